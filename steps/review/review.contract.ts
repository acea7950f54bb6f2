import * as z from 'zod/mini';
import { atMost } from '#contracts/base/limits.ts';
import { defineStep } from '#contracts/steps/step.ts';

const decision = z.enum(['approved', 'rejected']);

/** The step in which a human of the company checks the workflow and decides. A rejection ends it with `review_rejected`. */
export const review = defineStep({
  key: 'review',
  title: 'Review',
  description: 'Waits until an operator approves or rejects what the steps before recorded.',
  // The person has nothing to do here.
  minutes: 0.1,
  answered_by: 'operator',
  final: true,
  allow_multiple: true,
  shares: [],
  setup: z.strictObject({}),
  submission: z.object({ decision, reason: z.nullish(z.string().check(atMost(500))) }),
  payload: z.object({
    decision,
    /** The reviewer's reason. The person never sees it. */
    reason: z.nullable(z.string()),
  }),
  samples: {
    setup: {},
    submission: { decision: 'approved', reason: 'INE y selfie coinciden' },
    payload: { decision: 'approved', reason: 'INE y selfie coinciden' },
  },
});
