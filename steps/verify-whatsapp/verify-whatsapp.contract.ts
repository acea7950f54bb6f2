import { phoneCodeStep } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';

/** Proves that the person reads a WhatsApp account: a code is sent to its number and typed here. */
export const verifyWhatsapp = defineStep({
  key: 'verify_whatsapp',
  title: 'WhatsApp',
  description: 'Sends a six-digit code by WhatsApp and waits for it.',
  ...phoneCodeStep('WHATSAPP'),
});
