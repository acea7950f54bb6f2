import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { wordsIn } from '../../src/i18n/words.ts';
import { CodeStepElement } from '../../src/step/code-step.ts';
import { define } from '../../src/ui/define.ts';
import { EMAIL_LENGTH, emailTrouble, likelyEmail, normalizeEmail } from './email.contract.ts';
import { verifyEmailWords } from './verify-email.i18n.ts';

/**
 * @summary An e-mail address, then the code that was sent to it.
 * @event zaguan-step-action - `send_code {email, retry}`, `verify_code {code}`
 * @event zaguan-step-submit - `{submission: {email}}`, by itself once the code is right.
 * @event zaguan-step-draft - The address and when a code was sent; never the code.
 */
export class VerifyEmailElement extends CodeStepElement<{ email: string | null }, 'email'> {
  protected override readonly member = 'email';

  @state() private suggestion: string | null = null;

  protected override get words() {
    return wordsIn(verifyEmailWords, this.language, this.texts);
  }

  protected override sentTo(): string {
    return this.words.sentTo;
  }

  protected override checkedAddress(): string | null {
    const trouble = emailTrouble(this.address);
    if (trouble === null) return normalizeEmail(this.address);
    const { empty, noAt, ending, shape } = this.words;
    this.addressError = { empty, no_at: noAt, ending, shape }[trouble];
    this.suggestion = likelyEmail(this.address);
    return null;
  }

  #type = (event: Event) => {
    this.setAddress((event.target as HTMLInputElement).value);
    this.suggestion = null;
  };

  /** Asked on leaving the field: while someone types, every address looks unfinished. */
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
      .error=${this.addressError}
      .suggestion=${this.suggestion ? words.suggestion(this.suggestion) : ''}
      @input=${this.#type}
      @focusout=${this.#leave}
      @zaguan-suggestion=${this.#takeSuggestion}
    ></zaguan-field>`;
  }
}

export const tag = 'zaguan-step-verify-email';
define(tag, VerifyEmailElement);
