import { defineHandler } from '#steps/base/step.server.ts';
import { sampleStep } from './sample-step.contract.ts';

/** Handler that completes the step. `complete` may run twice, so its effects in other systems must be repeatable. */
export const sampleStepHandler = defineHandler(sampleStep, {
  actions: {},
  async complete({ answer }) {
    return { outcome: 'success', payload: { answer } };
  },
});
