import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import type { HandoffSending } from '#contracts/session/session.ts';
import { type HandoffWords, handoffWords } from '#src/i18n/handoff.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { Countdown } from '#src/step/countdown.ts';
import { define } from '#src/ui/define.ts';
import { phoneIcon } from '#src/ui/drawings/icons.ts';
import { mailIcon, tickIcon } from '#src/ui/drawings/later-icons.ts';

type LinkDestination = HandoffSending['destinations'][number];

/**
 * @summary The person's verified addresses, to each of which the link can be sent, and sent again after a wait.
 * @event {CustomEvent<string>} zaguan-send - The id of the address to which the link is to be sent.
 */
export class ZaguanLinkMessages extends LitElement {
  static override styles = [
    base,
    css`
      .send {
        margin-top: var(--zaguan-space-4);
        border-top: 1px solid var(--zaguan-line);
        outline: none;
      }
      .row {
        display: grid;
        grid-template-columns: 24px minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 var(--zaguan-space-3);
        min-height: 64px;
        padding: var(--zaguan-space-2) 0;
        border-bottom: 1px solid var(--zaguan-line);
        text-align: start;
      }
      .row .small {
        display: block;
      }
      .row > .icon {
        color: var(--zaguan-muted);
      }
      /* An address that is too long breaks before its “@” or a dot. */
      .row b {
        font-weight: var(--zaguan-weight-label);
        overflow-wrap: anywhere;
      }
      .sent,
      .sent > .icon {
        color: var(--zaguan-done);
      }
      .sent b {
        color: var(--zaguan-ink);
      }
      .figures {
        font-variant-numeric: tabular-nums;
      }
      .late {
        margin-top: var(--zaguan-space-3);
      }
    `,
  ];

  @property({ attribute: false }) sending!: HandoffSending;
  @property({ attribute: false }) language: Language = 'es-MX';
  /** The id of the address to which the link is being sent, or null. */
  @property({ attribute: false }) to: string | null = null;

  readonly #waits = new Map<string, Countdown>();

  get #words(): HandoffWords {
    return wordsIn(handoffWords, this.language);
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has('sending')) return;
    for (const { id, wait } of this.sending.destinations) this.#wait(id).until = Date.now() + wait * 1000;
  }

  protected override updated(changes: PropertyValues<this>): void {
    // The pressed button may have been replaced by the countdown, so the group takes the keyboard focus.
    if (changes.get('to') && this.to === null && !this.shadowRoot?.activeElement)
      this.shadowRoot?.querySelector<HTMLElement>('.send')?.focus();
  }

  #wait(id: string): Countdown {
    const countdown = this.#waits.get(id) ?? new Countdown(this);
    this.#waits.set(id, countdown);
    return countdown;
  }

  #ask(id: string): void {
    if (this.to === null) this.dispatchEvent(new CustomEvent<string>('zaguan-send', { detail: id }));
  }

  #act({ id, channel, to }: LinkDestination) {
    const words = this.#words;
    const { seconds, clock } = this.#wait(id);
    if (seconds > 0 && this.to !== id) return html`<span class="small figures" role="timer">${words.againIn(clock)}</span>`;
    const isAgain = this.sending.last?.id === id;
    return html`<zaguan-button variant="text" compact .waiting=${this.to === id ? words.sendingLink : ''} @click=${() => this.#ask(id)}>
      ${isAgain ? words.sendAgain : words.sendMe}<span class="unseen">${words.toAddress(channel, to)}</span>
    </zaguan-button>`;
  }

  #row(destination: LinkDestination) {
    const words = this.#words;
    const { id, channel, to } = destination;
    const { last } = this.sending;
    const isSent = last?.id === id && this.to !== id;
    return html`<div class="row ${isSent ? 'sent' : ''}">
      ${isSent ? tickIcon() : channel === 'EMAIL' ? mailIcon() : phoneIcon()}
      <div>
        <b>${to.split(/(?=[@.])/).map((part) => html`<wbr />${part}`)}</b><span class="small">${isSent ? words.sentBy(channel) : words.way(channel)}</span>
      </div>
      ${this.#act(destination)}
    </div>`;
  }

  protected override render() {
    const words = this.#words;
    const { destinations, last } = this.sending;
    return html`<div class="send" role="group" tabindex="-1" aria-label=${words.send}>
        ${destinations.map((destination) => this.#row(destination))}
      </div>
      ${last ? html`<p class="late small">${words.late(last.channel)}</p>` : nothing}`;
  }
}

define('zaguan-link-messages', ZaguanLinkMessages);
