import { phoneCodeStep } from '#contracts/steps/code-step.ts';
import { defineStep } from '#contracts/steps/step.ts';

/** The step that proves access to a WhatsApp account: the person types a code that was sent to its number. */
export const verifyWhatsapp = defineStep({
  key: 'verify_whatsapp',
  title: 'WhatsApp',
  description: 'Sends a six-digit code by WhatsApp and waits for it.',
  ...phoneCodeStep('WHATSAPP'),
});
