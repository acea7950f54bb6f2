import { defineHandler } from '#steps/base/step.server.ts';
import { sampleStep } from './sample-step.contract.ts';

/** What completing the step means. It may run twice: whatever it does elsewhere must be safe to repeat. */
export const sampleStepHandler = defineHandler(sampleStep, {
  actions: {},
  async complete({ answer }) {
    return { outcome: 'success', payload: { answer } };
  },
});
