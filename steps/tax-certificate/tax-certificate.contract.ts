import * as z from 'zod/mini';
import { uuid } from '#contracts/base/uuid.ts';
import { cameraSetup } from '#contracts/steps/camera-step.ts';
import { readDocumentSetup } from '#contracts/steps/paper-step.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { CERTIFICATE_FILES, certificateTroubles } from './certificate.contract.ts';

const setup = z.strictObject({
  /** Whether a picture or PDF file of the certificate is taken too, beside the camera. */
  allow_file: readDocumentSetup.allow_file,
  /** Whether the certificate may be a company's, whose RFC has twelve characters. */
  allow_company: z._default(z.boolean(), true),
  capture: cameraSetup.capture,
});

/** What the browser sees of the setup. */
export type TaxCertificateSetup = z.output<typeof setup>;

/** Longer than any payload of the SAT's that a camera reads. */
const text = z.string().check(z.minLength(1), z.maxLength(4000));

/**
 * `code` is the payload that the camera read, `media` an uploaded medium; the server reads either again. `confirmed`: the person says
 * that the certificate is theirs although their CURP says otherwise.
 */
const confirmation = z.optional(z.boolean());
const submission = z.union([
  z.strictObject({ code: text, confirmed: confirmation }),
  z.strictObject({ media: uuid, confirmed: confirmation }),
]);

const certificate = z.object({ rfc: z.string(), id_cif: z.nullable(z.string()), certificate_number: z.nullable(z.string()) });

/** Why an uploaded file does not serve: its symbols, or the file itself. */
export const fileTroubles = [...certificateTroubles, 'unreadable', 'locked', 'too_large'] as const;
export type FileTrouble = (typeof fileTroubles)[number];

const payload = z.extend(certificate, {
  source: z.enum(['qr_live', 'photo', 'pdf']),
  /** The symbol was read; the SAT was not asked. */
  verified: z.literal(false),
  /** Whether the RFC fits the CURP that the workflow knows; null where it knows none, and for a company's. */
  matches_curp: z._default(z.nullable(z.boolean()), null),
});

const reading = z.object({ media: uuid, certificate: z.nullable(certificate), trouble: z.nullable(z.enum(fileTroubles)) });

/** What the server made of an uploaded medium. */
export type CertificateReading = z.output<typeof reading>;

/** RFC and idCIF from the symbol on the SAT's certificate: the device reads it live, the server from a photo or a PDF. */
export const taxCertificate = defineStep({
  key: 'tax_certificate',
  title: 'Tax certificate',
  description: 'Reads RFC and idCIF from the QR of the Constancia de Situación Fiscal or the CIF. It reads them and verifies nothing.',
  minutes: 0.6,
  needs: { camera: true },
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
      accept: CERTIFICATE_FILES,
      required: false,
      capture: ['live', 'file', 'handoff', 'fixture'],
    },
  },
  names: (submission) => ('media' in submission ? [submission.media] : []),
  specimens: ({ capture }) => (capture === 'fixture' ? 'capture' : null),
  browserSetup: ({ allow_file, capture }) => ({ allow_file, capture }),
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
