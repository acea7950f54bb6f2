import { describe, expect, test } from 'vitest';
import { review } from './review.contract.ts';
import { reviewHandler } from './review.server.ts';

describe('review', () => {
  test.each([
    ['approved', 'success', undefined],
    ['rejected', 'failed', 'review_rejected'],
  ])('%s means %s', async (decision, outcome, reason) => {
    const result = await reviewHandler.complete({ decision, reason: 'Visto' }, {} as never);
    expect(result).toEqual({ outcome, payload: { decision, reason: 'Visto' }, ...(reason ? { reason } : {}) });
  });

  test('shows the browser nothing of what an operator wrote', () => {
    expect(review.browserPayload({ decision: 'rejected', reason: 'Sospechoso' })).toBeNull();
  });

  test.each([{ decision: 'maybe' }, { decision: 'approved', reason: 'x'.repeat(501) }, {}])('refuses %o', (submission) => {
    expect(review.submission.safeParse(submission).success).toBe(false);
  });
});
