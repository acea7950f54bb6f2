import * as z from 'zod/mini';
import { faceOutcomes } from '#contracts/base/face-outcome.ts';
import { findingsSetup } from '#contracts/base/findings.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { PHOTO_FILES } from '#contracts/steps/accepted-files.ts';
import { cameraSetup, cameraSpecimens } from '#contracts/steps/camera-step.ts';
import { biometrics, faceFindings, NO_MEASURES } from '#contracts/steps/face-step.ts';
import {
  livenessActions,
  livenessAnswer,
  livenessFindings,
  livenessMedia,
  livenessSetup,
  PASSED_CHALLENGE,
  reliefSetup,
} from '#contracts/steps/liveness-step.ts';
import { captureSources, defineStep } from '#contracts/steps/step.ts';

const findings = [...faceFindings, ...livenessFindings] as const;

const setup = z.strictObject({
  /** True if the selfie may also be a file. */
  allow_file: z._default(z.boolean(), false),
  /** With `capture: fixture` (test mode), the drawn specimen matches any person. */
  ...cameraSetup,
  liveness: livenessSetup,
  relief: reliefSetup,
  findings: findingsSetup(findings),
});

/** The part of the setup that the browser receives. */
export type EnrollSimpleSetup = Pick<z.output<typeof setup>, 'allow_file' | 'automatic' | 'liveness' | 'capture'>;

const submission = z.object({ selfie: uuid });

/** The step with a selfie, which is compared with the stored portrait of the person for whom the workflow was created. */
export const enrollSimple = defineStep({
  key: 'enroll_simple',
  title: 'Selfie',
  description:
    'Takes a selfie, has the person move before the camera unless the setup says otherwise, and compares it with the portrait that is kept of them.',
  minutes: 0.9,
  needs: { camera: true, people: true, consent: 'biometric' },
  findings,
  consequences: { face_mismatch: 'fail', face_unsure: 'fail', liveness_failed: 'fail' },
  shares: ['selfie'],
  setup,
  submission,
  payload: z.object({
    /** `no_portrait`: the portrait was deleted after the workflow was created. */
    outcome: z.enum([...faceOutcomes, 'no_portrait']),
    /** Null if the setup requests no challenge. */
    liveness: z.nullable(livenessAnswer),
    biometrics,
  }),
  actions: livenessActions,
  media: {
    selfie: {
      title: { es: 'Foto de la cara', en: 'Photo of the face' },
      shows: ['face'],
      accept: PHOTO_FILES,
      required: true,
      capture: captureSources,
      consent: 'biometric',
    },
    ...livenessMedia,
  },
  collects: ({ liveness }) => ['selfie', ...(liveness === 'challenge' ? Object.keys(livenessMedia) : [])],
  names: ({ selfie }) => [selfie],
  specimens: cameraSpecimens,
  browserSetup: ({ allow_file, automatic, liveness, capture }): EnrollSimpleSetup => ({ allow_file, automatic, liveness, capture }),
  samples: {
    setup: { allow_file: false },
    submission: { selfie: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e04' },
    payload: {
      outcome: 'match',
      liveness: PASSED_CHALLENGE,
      biometrics: { ...NO_MEASURES, success: true, wasProcessed: true, matchLevel: 6, executed_at: '2026-11-20T18:00:00.000Z' },
    },
  },
});
