import { phoneCodeStep } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';

/** Proves that the person holds a phone number: a code is sent to it and typed here. */
export const verifyPhone = defineStep({
  key: 'verify_phone',
  title: 'Phone',
  description: 'Sends a six-digit code by SMS and waits for it.',
  ...phoneCodeStep('SMS'),
});
