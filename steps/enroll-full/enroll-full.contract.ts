import * as z from 'zod/mini';
import { defineStep, type MediaSlot } from '../../contracts/step.ts';

/** The three photos, in the order they are taken; also the names of their collections. */
export const sides = ['front', 'back', 'selfie'] as const;
export type Side = (typeof sides)[number];

const side = z.enum(sides);
const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const photo: Omit<MediaSlot, 'shows' | 'title'> = { accept: pictures, required: true, capture: ['live', 'file', 'handoff', 'fixture'] };

const setup = z.strictObject({
  /** Which photos may come from a file; a face is live unless it is named here. */
  allow_file: z._default(z.array(side).check(z.maxLength(sides.length)), ['front', 'back']),
  /** `fixture`: the camera films our drawn specimens. For test keys. */
  capture: z._default(z.enum(['live', 'fixture']), 'live'),
});

/** What the browser sees of the setup. */
export type EnrollFullSetup = z.output<typeof setup>;

const submission = z.object({ front: z.uuid(), back: z.uuid(), selfie: z.uuid() });

/** Nothing was read or compared, and nothing pretends it was. */
const payload = z.object({ biometrics: z.null(), ocr_frontside: z.null(), ocr_backside: z.null() });

/** INE credential, both sides, and a selfie: captured on the device and stored. */
export const enrollFull = defineStep({
  key: 'enroll_full',
  title: 'INE and selfie',
  description: 'Photographs both sides of the INE credential and a selfie, and stores them.',
  minutes: 2,
  needs: { camera: true, consent: 'biometric' },
  bring: ['ine'],
  shares: ['ine', 'selfie'],
  setup,
  submission,
  payload,
  media: {
    front: {
      ...photo,
      title: { es: 'Frente de la credencial', en: 'Front of the credential' },
      shows: ['document', 'face'],
      consent: 'biometric',
    },
    back: { ...photo, title: { es: 'Reverso de la credencial', en: 'Back of the credential' }, shows: ['document'] },
    selfie: { ...photo, title: { es: 'Foto de la cara', en: 'Photo of the face' }, shows: ['face'], consent: 'biometric' },
  },
  names: ({ front, back, selfie }) => [front, back, selfie],
  specimens: ({ capture }) => (capture === 'fixture' ? 'capture' : null),
  browserSetup: ({ allow_file, capture }) => ({ allow_file, capture }),
  samples: {
    setup: { allow_file: ['front', 'back'] },
    submission: {
      front: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e01',
      back: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e02',
      selfie: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e03',
    },
    payload: { biometrics: null, ocr_frontside: null, ocr_backside: null },
  },
});
