import { wordsIn } from '#src/i18n/words.ts';
import { PhoneStepElement } from '#src/step/phone-step.ts';
import { define } from '#src/ui/define.ts';
import { verifyWhatsappWords } from './verify-whatsapp.i18n.ts';

/** @summary A phone number, then the code that was sent to it by WhatsApp. */
export class VerifyWhatsappElement extends PhoneStepElement {
  protected override readonly way = 'WHATSAPP';

  protected override get words() {
    return wordsIn(verifyWhatsappWords, this.language, this.texts);
  }
}

export const tag = 'zaguan-step-verify-whatsapp';
define(tag, VerifyWhatsappElement);
