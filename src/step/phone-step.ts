import { html } from 'lit';
import type { PhoneChannel } from '#contracts/steps/code-step.ts';
import { formatPhone, internationalPhone, normalizePhone, phoneTrouble } from '#mexico/phone.ts';
import type { phoneWords } from '../i18n/phone.i18n.ts';
import type { CodeStepWords } from './code-screens.ts';
import { type CodeDelivery, CodeStepElement, resent } from './code-step.ts';

/** The part of the setup that the browser receives. */
export interface PhoneSetup {
  phone: string | null;
  international: boolean;
  other_channel: boolean;
}

export type PhoneStepWords = CodeStepWords & (typeof phoneWords)['es-MX'] & Record<'phone', string>;

/** A step that proves a phone number: by SMS or WhatsApp, and by the other channel when the code is late. */
export abstract class PhoneStepElement extends CodeStepElement<PhoneSetup, 'phone', PhoneStepWords> {
  protected override readonly member = 'phone';
  protected abstract override get words(): PhoneStepWords;
  /** The channel through which the step sends its codes first. */
  protected abstract readonly way: PhoneChannel;

  protected override formatAddress(address: string): string {
    const digits = normalizePhone(address);
    return digits ? formatPhone(digits) : address;
  }

  protected override sentTo({ channel }: CodeDelivery): string {
    return (channel ?? this.way) === 'SMS' ? this.words.sentBySms : this.words.sentByWhatsapp;
  }

  protected override checkedAddress(): string | null {
    const trouble = phoneTrouble(this.address, this.setup.international);
    if (trouble === null) return internationalPhone(this.address);
    this.addressError = trouble === 'short' ? 'tooShort' : trouble === 'long' ? 'tooLong' : trouble;
    return null;
  }

  #type = (event: Event) => this.setAddress((event.target as HTMLInputElement).value);

  /** Formats the number when the field loses focus: during typing, formatting would move the cursor. */
  #leave = () => {
    const digits = normalizePhone(this.address);
    if (digits && phoneTrouble(this.address, this.setup.international) === null) this.setAddress(formatPhone(digits));
  };

  protected override renderField() {
    const words = this.words;
    return html`<zaguan-field
      .label=${words.phone}
      .note=${this.setup.international ? '' : words.country}
      type="tel"
      inputMode="tel"
      autocomplete="tel"
      data-cursor
      .maxLength=${24}
      .value=${this.address}
      .error=${this.addressError && words[this.addressError]}
      @input=${this.#type}
      @focusout=${this.#leave}
    ></zaguan-field>`;
  }

  protected override resend(delivery: CodeDelivery): void {
    this.send(delivery.to, true, resent, { other: (delivery.channel ?? this.way) !== this.way });
  }

  protected override renderOtherWay(delivery: CodeDelivery) {
    if (!this.setup.other_channel) return super.renderOtherWay(delivery);
    const words = this.words;
    // The member `other` of the action: true for the channel that is not the step's own.
    const isOwn = (delivery.channel ?? this.way) === this.way;
    const next = isOwn === (this.way === 'SMS') ? words.byWhatsapp : words.bySms;
    return html`<zaguan-button
      variant="text"
      compact
      @click=${() => this.send(delivery.to, false, ({ sentOther }) => sentOther, { other: isOwn })}
      >${next}</zaguan-button
    >`;
  }
}
