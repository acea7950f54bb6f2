import { wordsIn } from '#src/i18n/words.ts';
import { PhoneStepElement } from '#src/step/phone-step.ts';
import { define } from '#src/ui/define.ts';
import { verifyWhatsappWords } from './verify-whatsapp.i18n.ts';

/**
 * @summary A phone number, then the code that was sent to it by WhatsApp.
 * @event zaguan-step-action - `send_code {phone, retry, other}`, `verify_code {code}`
 * @event zaguan-step-submit - `{submission: {phone}}`, by itself once the code is right.
 * @event zaguan-step-draft - The number and when a code was sent; never the code.
 */
export class VerifyWhatsappElement extends PhoneStepElement {
  protected override readonly way = 'WHATSAPP';

  protected override get words() {
    return wordsIn(verifyWhatsappWords, this.language, this.texts);
  }
}

export const tag = 'zaguan-step-verify-whatsapp';
define(tag, VerifyWhatsappElement);
