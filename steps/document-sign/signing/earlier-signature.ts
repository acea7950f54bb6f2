import { html, type TemplateResult } from 'lit';
import { wordsIn } from '#src/i18n/words.ts';
import { tickIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { earlierConsent } from '../document/earlier-consent.contract.ts';
import { earlierSignatureWords } from './earlier-signature.i18n.ts';

/** Returns the parts of the offer to apply the person's signature of the document `earlier`, with the consent that names it. */
export function earlierSignature({ language, texts, companyName }: StepElement, earlier: string) {
  const words = wordsIn(earlierSignatureWords, language, texts);
  return {
    preferAnew: words.preferAnew,
    /** Stands in place of the signature pad. */
    notice: html`<zaguan-notice kind="done" id="earlier" tabindex="-1"
      ><span slot="icon">${tickIcon()}</span>${words.given(earlier)}</zaguan-notice
    >`,
    renderChoice: (onApply: () => void): TemplateResult =>
      html`<zaguan-button variant="text" compact @click=${onApply}>${words.preferGiven}</zaguan-button>`,
    consentTo: (document: string) => earlierConsent(language, companyName, document, earlier),
  };
}
export type EarlierSignature = ReturnType<typeof earlierSignature>;
