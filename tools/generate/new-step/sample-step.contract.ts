import * as z from 'zod/mini';
import { defineStep } from '#contracts/steps/step.ts';

const answer = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** Contract of the step: its question, its answer, and all that other code knows about it. */
export const sampleStep = defineStep({
  key: 'sample_step',
  title: 'Sample step',
  description: 'Asks one question and keeps the answer.',
  minutes: 1,
  shares: [],
  setup: z.strictObject({}),
  submission: z.object({ answer }),
  payload: z.object({ answer }),
  browserPayload: ({ answer }) => ({ answer }),
  samples: {
    setup: {},
    submission: { answer: 'Respuesta de ejemplo' },
    payload: { answer: 'Respuesta de ejemplo' },
  },
});
