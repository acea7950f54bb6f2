import { html, type TemplateResult } from 'lit';
import { wordsIn } from '../../../src/i18n/words.ts';
import { tickIcon } from '../../../src/ui/icons.ts';
import '../../../src/ui/notice.element.ts';
import type { StepElement } from '../../../src/step/step-element.ts';
import type { SignatureKind } from '../document-sign.contract.ts';
import { givenConsent } from './earlier-consent.contract.ts';
import { givenWords } from './earlier-signature.i18n.ts';

/** The signature that the person gave to an earlier document. Its code comes only where there is one. */
export class Given {
  readonly #step: StepElement;
  readonly #document: string;

  /** @param document The name of the earlier one. */
  constructor(step: StepElement, document: string) {
    this.#step = step;
    this.#document = document;
  }

  get #words() {
    return wordsIn(givenWords, this.#step.language, this.#step.texts);
  }

  get preferAnew(): string {
    return this.#words.preferAnew;
  }

  /** In the place of the pad. */
  render(): TemplateResult {
    return html`<zaguan-notice kind="done" id="given" tabindex="-1"
      ><span slot="icon">${tickIcon()}</span>${this.#words.given(this.#document)}</zaguan-notice
    >`;
  }

  /** The way back to it. */
  choice(kind: SignatureKind, onGiven: () => void): TemplateResult | null {
    if (kind === 'applied') return null;
    return html`<zaguan-button variant="text" compact @click=${onGiven}>${this.#words.preferGiven}</zaguan-button>`;
  }

  consent(document: string) {
    return givenConsent(this.#step.language, this.#step.companyName, document, this.#document);
  }
}
