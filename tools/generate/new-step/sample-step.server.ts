import { defineHandler } from '#steps/base/step.server.ts';
import { sampleStep } from './sample-step.contract.ts';

/** Completes the step. It may run twice: effects elsewhere must be repeatable. */
export const sampleStepHandler = defineHandler(sampleStep, {
  actions: {},
  async complete({ answer }) {
    return { outcome: 'success', payload: { answer } };
  },
});
