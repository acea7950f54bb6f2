import { defineHandler } from '../base/step.server.ts';
import { review } from './review.contract.ts';

export const reviewHandler = defineHandler(review, {
  actions: {},
  async complete({ decision, reason = null }) {
    const payload = { decision, reason };
    return decision === 'approved' ? { outcome: 'success', payload } : { outcome: 'failed', payload, reason: 'review_rejected' };
  },
});
