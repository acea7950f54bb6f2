import { html, type TemplateResult } from 'lit';
import { wordsIn } from '#src/i18n/words.ts';
import { tickIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import type { ConsentWords } from '#contracts/steps/consent-text.ts';
import type { StepElement } from '#src/step/step-element.ts';
import { earlierConsent } from '../document/earlier-consent.contract.ts';
import { earlierSignatureWords } from './earlier-signature.i18n.ts';

/** The offer to apply the person's signature of an earlier document. */
export class EarlierSignature {
  readonly #step: StepElement;
  readonly #document: string;

  /** @param document The name of the earlier document. */
  constructor(step: StepElement, document: string) {
    this.#step = step;
    this.#document = document;
  }

  get #words() {
    return wordsIn(earlierSignatureWords, this.#step.language, this.#step.texts);
  }

  get preferAnew(): string {
    return this.#words.preferAnew;
  }

  /** Renders the offer in place of the signature pad. */
  render(): TemplateResult {
    return html`<zaguan-notice kind="done" id="earlier" tabindex="-1"
      ><span slot="icon">${tickIcon()}</span>${this.#words.given(this.#document)}</zaguan-notice
    >`;
  }

  renderChoice(onApply: () => void): TemplateResult {
    return html`<zaguan-button variant="text" compact @click=${onApply}>${this.#words.preferGiven}</zaguan-button>`;
  }

  /** Returns the consent, which names the document whose signature is applied. */
  consent(document: string): ConsentWords {
    return earlierConsent(this.#step.language, this.#step.companyName, document, this.#document);
  }
}
