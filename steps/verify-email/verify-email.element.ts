import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { wordsIn } from '#src/i18n/words.ts';
import { CodeStepElement } from '#src/step/code-step.ts';
import { define } from '#src/ui/define.ts';
import { EMAIL_LENGTH, emailTrouble, likelyEmail, normalizeEmail } from './email.contract.ts';
import { type VerifyEmailWords, verifyEmailWords } from './verify-email.i18n.ts';

/** @summary An e-mail address, then the code that was sent to it. */
export class VerifyEmailElement extends CodeStepElement<{ email: string | null }, 'email', VerifyEmailWords> {
  protected override readonly member = 'email';

  @state() private suggestion: string | null = null;
  /** The address for which a correction was suggested. If the person submits it again, it is accepted. */
  #doubted = '';

  protected override get words() {
    return wordsIn(verifyEmailWords, this.language, this.texts);
  }

  protected override sentTo(): string {
    return this.words.sentTo;
  }

  protected override checkedAddress(): string | null {
    const trouble = emailTrouble(this.address);
    const email = normalizeEmail(this.address);
    this.suggestion = likelyEmail(this.address);
    if (trouble === null && (!this.suggestion || this.#doubted === email)) return email;
    this.#doubted = email;
    this.addressError = trouble ?? 'doubt';
    return null;
  }

  #type = (event: Event) => {
    this.setAddress((event.target as HTMLInputElement).value);
    this.suggestion = null;
  };

  /** Checks the address when the field loses focus, because every address looks unfinished while it is typed. */
  #leave = () => {
    if (this.address) this.suggestion = likelyEmail(this.address);
  };

  #takeSuggestion = () => {
    if (!this.suggestion) return;
    this.setAddress(this.suggestion);
    this.suggestion = null;
    this.renderRoot.querySelector('zaguan-field')?.focus();
  };

  protected override renderField() {
    const words = this.words;
    return html`<zaguan-field
      .label=${words.email}
      type="email"
      inputMode="email"
      autocomplete="email"
      data-cursor
      autocapitalize="none"
      .maxLength=${EMAIL_LENGTH}
      .value=${this.address}
      .error=${this.addressError && words[this.addressError]}
      .suggestion=${this.suggestion ? words.suggestion(this.suggestion) : ''}
      @input=${this.#type}
      @focusout=${this.#leave}
      @zaguan-suggestion=${this.#takeSuggestion}
    ></zaguan-field>`;
  }
}

export const tag = 'zaguan-step-verify-email';
define(tag, VerifyEmailElement);
