import * as z from 'zod/mini';
import { findingsSetup } from '#contracts/base/findings.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { PAPER_FILES } from '#contracts/steps/accepted-files.ts';
import { cameraSpecimens } from '#contracts/steps/camera-step.ts';
import { browserDocumentSetup, paperFindings, readDocumentSetup, readingAnswer, readings } from '#contracts/steps/paper-step.ts';
import { captureSources, defineStep, type MediaSlot } from '#contracts/steps/step.ts';
import { paperKinds } from '#kinds/kinds.ts';
import { corrections, correctionsMade, documentView } from './document.contract.ts';
import { holderOfDocument } from './holder.contract.ts';
import { collectionOf, isPdfOnly } from './kinds.contract.ts';

const findings = [...paperFindings, 'name_differs'] as const;

const TITLE_LENGTH = 60;
const WHY_LENGTH = 200;

/** A schema for a text in languages. A plain string is Spanish. */
const inLanguages = (most: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(most));
  return z._default(z.nullable(z.union([text, z.strictObject({ 'es-MX': text, en: z.optional(text) })])), null);
};

const setup = z
  .strictObject({
    /** The kind of paper as which the document is read; null: it is stored unread. */
    kind: z._default(z.nullable(z.enum(paperKinds)), null),
    /** The title and the reason shown to the person; null: the default texts of the kind. */
    title: inLanguages(TITLE_LENGTH),
    why: inLanguages(WHY_LENGTH),
    ...readDocumentSetup,
    findings: findingsSetup(findings),
  })
  .check(
    z.refine(({ kind, allow_file }) => allow_file || !isPdfOnly(kind), {
      path: ['allow_file'],
      error: 'This kind is taken as a PDF only, so allow_file must be true',
    }),
  );

const payload = z.object({
  kind: z.nullable(z.enum(paperKinds)),
  /** Null if the setup stores the document unread. */
  reading: z.nullable(z.enum(readings)),
  /** The read data as the extraction service returns them, without corrections; null if the document was not read. */
  data: z.nullable(z.record(z.string(), z.unknown())),
  /** True if the person saw the read data. */
  seen: z.boolean(),
  /** The person's corrections of the read data; the key is the path in `data`. */
  corrections: correctionsMade,
});

/** The part of the setup that the browser receives. */
export type DocumentCaptureSetup = Pick<z.output<typeof setup>, 'kind' | 'title' | 'why'> & ReturnType<typeof browserDocumentSetup>;

const slot: Omit<MediaSlot, 'shows' | 'title'> = {
  accept: PAPER_FILES,
  required: false,
  capture: captureSources,
};

/** The step with a document of a kind that the extraction service reads, or with a document that is only stored. */
export const documentCapture = defineStep({
  key: 'document_capture',
  title: 'Document',
  description:
    'Takes a document as a photo or a PDF. If the kind can be read, the person sees the data that were read. It verifies nothing.',
  minutes: 0.5,
  allow_multiple: true,
  needs: { camera: true },
  findings,
  shares: [],
  setup,
  submission: z.object({ document: uuid, ...readingAnswer(corrections) }),
  payload,
  actions: {
    read: { input: z.object({ media: uuid }), output: documentView },
  },
  media: {
    document: { ...slot, title: { es: 'Documento', en: 'Document' }, shows: ['document'] },
    document_with_face: {
      ...slot,
      title: { es: 'Documento con foto', en: 'Document with a photo' },
      shows: ['document', 'face'],
      consent: 'biometric',
    },
  },
  collects: ({ kind }) => [collectionOf(kind)],
  names: ({ document }) => [document],
  specimens: cameraSpecimens,
  browserSetup: ({ kind, title, why, ...common }): DocumentCaptureSetup => ({ kind, title, why, ...browserDocumentSetup(common) }),
  browserPayload: ({ corrections }) => ({ corrections }),
  holder: ({ kind, data, corrections, seen }) => data && holderOfDocument({ kind, data, corrections }, seen),
  samples: {
    setup: { kind: 'nss' },
    submission: { document: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e06', seen: true },
    payload: {
      kind: 'nss',
      reading: 'read',
      data: {
        ...{ nss: '92048901232', name: 'LUISA', first_lastname: 'PEREZ', second_lastname: 'GOMEZ', curp: 'PEGL890909MJCRMS08' },
      },
      seen: true,
      corrections: { nss: null, name: null, first_lastname: null, second_lastname: null, curp: null },
    },
  },
});
