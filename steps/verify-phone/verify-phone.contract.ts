import { phoneCodeStep } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';

/** The step that proves possession of a phone number: the person types a code that was sent to it. */
export const verifyPhone = defineStep({
  key: 'verify_phone',
  title: 'Phone',
  description: 'Sends a six-digit code by SMS and waits for it.',
  ...phoneCodeStep('SMS'),
});
