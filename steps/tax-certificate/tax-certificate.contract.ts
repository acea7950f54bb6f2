import * as z from 'zod/mini';
import { findingsSetup } from '#contracts/base/findings.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { cameraSetup, cameraSpecimens } from '#contracts/steps/camera-step.ts';
import { readDocumentSetup } from '#contracts/steps/paper-step.ts';
import { captureSources, defineStep } from '#contracts/steps/step.ts';
import { NO_HOLDER } from '#mexico/holders/paper-holder.ts';
import { PERSON_RFC_LENGTH } from '#mexico/rfc.ts';
import { certificateTroubles } from './certificate.contract.ts';

const findings = ['name_differs', 'reading_incomplete'] as const;

const setup = z.strictObject({
  /** True if a picture or PDF file of the certificate is accepted too, besides the camera. */
  allow_file: readDocumentSetup.allow_file,
  /** True if the certificate may belong to a company (its RFC has twelve characters). */
  allow_company: z._default(z.boolean(), true),
  capture: cameraSetup.capture,
  findings: findingsSetup(findings),
});

/** The part of the setup that the browser receives. */
export type TaxCertificateSetup = Omit<z.output<typeof setup>, 'findings'>;

/** A symbol's text. The limit is longer than any text in the SAT's symbols that a camera reads. */
const text = z.string().check(z.minLength(1), z.maxLength(4000));

/** True if the person confirms that the certificate is theirs although its RFC does not fit their CURP. */
const confirmation = z.optional(z.boolean());
/** `code` is the symbol's text that the camera read, `media` an uploaded medium; the server reads either again. */
const submission = z.union([
  z.strictObject({ code: text, confirmed: confirmation }),
  z.strictObject({ media: uuid, confirmed: confirmation }),
]);

const certificate = z.object({ rfc: z.string(), id_cif: z.nullable(z.string()), certificate_number: z.nullable(z.string()) });

/** The reasons why an uploaded file is rejected: its symbols, or the file itself. */
export const fileTroubles = [...certificateTroubles, 'unreadable', 'locked', 'too_large'] as const;
export type FileTrouble = (typeof fileTroubles)[number];

const payload = z.extend(certificate, {
  source: z.enum(['qr_live', 'photo', 'pdf']),
  /** Always false: the symbol was read, but the SAT was not queried. */
  verified: z.literal(false),
  /** True if the RFC fits the workflow's CURP; null if the workflow has no CURP, and for a company. */
  matches_curp: z._default(z.nullable(z.boolean()), null),
});

const reading = z.object({ media: uuid, certificate: z.nullable(certificate), trouble: z.nullable(z.enum(fileTroubles)) });

/** The server's reading of an uploaded medium. */
export type CertificateReading = z.output<typeof reading>;

/** The step with RFC and idCIF from the symbol on the SAT's certificate. The device reads it live, the server from a photo or a PDF. */
export const taxCertificate = defineStep({
  key: 'tax_certificate',
  title: 'Tax certificate',
  description: 'Reads RFC and idCIF from the QR of the Constancia de Situación Fiscal or the CIF. It reads them and verifies nothing.',
  minutes: 0.6,
  needs: { camera: true },
  findings,
  bring: ['csf'],
  shares: ['tax'],
  setup,
  submission,
  payload,
  actions: {
    read: {
      input: z.object({ media: uuid }),
      output: reading,
    },
  },
  media: {
    certificate: {
      title: { es: 'Constancia de situación fiscal', en: 'Tax certificate' },
      shows: ['document'],
      accept: PAPER_FILES,
      required: false,
      capture: captureSources,
    },
  },
  names: (submission) => ('media' in submission ? [submission.media] : []),
  specimens: cameraSpecimens,
  browserSetup: ({ allow_file, capture }) => ({ allow_file, capture }),
  // The person is shown nothing to correct: the symbol is what was read.
  holder: ({ rfc }) => (rfc.length === PERSON_RFC_LENGTH ? { ...NO_HOLDER, rfc, tells: 'id', isSeen: true, isCorrected: false } : null),
  samples: {
    setup: { allow_file: true },
    submission: {
      code: 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=12345678901_PEGL890909AB1',
    },
    payload: {
      rfc: 'PEGL890909AB1',
      id_cif: '12345678901',
      certificate_number: null,
      source: 'qr_live',
      verified: false,
      matches_curp: true,
    },
  },
});
