import * as z from 'zod/mini';
import { defineStep } from '#contracts/steps/step.ts';

const answer = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What the person is asked, and what the server takes for an answer. Everything that others know about this step is said here. */
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
