import { wordsIn } from '#src/i18n/words.ts';
import { PhoneStepElement } from '#src/step/phone-step.ts';
import { define } from '#src/ui/define.ts';
import { verifyPhoneWords } from './verify-phone.i18n.ts';

/** @summary A phone number, then the code that was sent to it by SMS. */
export class VerifyPhoneElement extends PhoneStepElement {
  protected override readonly way = 'SMS';

  protected override get words() {
    return wordsIn(verifyPhoneWords, this.language, this.texts);
  }
}

export const tag = 'zaguan-step-verify-phone';
define(tag, VerifyPhoneElement);
