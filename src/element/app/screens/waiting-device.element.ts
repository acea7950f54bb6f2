import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { ANSWER_MS } from '#contracts/session/contender.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { HandoffState, JourneyEvent } from '#src/machine/journey.ts';
import { Countdown } from '#src/step/countdown.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/notice.element.ts';

/** @summary The wait of a second device for the first device's approval; after `ANSWER_MS` the person may request a new link. */
export class ZaguanWaitingDevice extends LitElement {
  static override styles = [
    base,
    css`
      p {
        text-wrap: pretty;
      }
      p:not(:empty),
      zaguan-button,
      zaguan-notice {
        display: block;
        margin-top: var(--zaguan-space-4);
      }
    `,
  ];

  @property({ attribute: false }) handoff!: HandoffState;
  @property({ attribute: false }) language: Language = 'es-MX';
  @property({ attribute: false }) send!: (event: JourneyEvent) => void;

  readonly #untilLate = new Countdown(this);

  protected override firstUpdated(): void {
    this.#untilLate.until = Date.now() + ANSWER_MS;
    this.send({ type: 'device.waits' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.send({ type: 'device.gave_up' });
  }

  get #problem(): string {
    const words = wordsIn(twoDevicesWords, this.language);
    const key = this.handoff.problem?.key;
    if (key === 'conflict') return words.nowhere;
    return key === 'rate_limited' ? words.tooSoon : words.notSent;
  }

  protected override render() {
    const words = wordsIn(twoDevicesWords, this.language);
    const { asking, problem } = this.handoff;
    const late = this.hasUpdated && this.#untilLate.seconds === 0;
    return html`<p role="status">${late ? words.begWhy : nothing}</p>
      ${
        late
          ? html`<zaguan-button
              variant="quiet"
              .waiting=${asking ? words.sending : ''}
              @click=${() => this.send({ type: 'device.begged', language: this.language })}
            >
              ${words.beg}
            </zaguan-button>`
          : nothing
      }
      ${problem ? html`<zaguan-notice kind="warn" live="alert">${this.#problem}</zaguan-notice>` : nothing}`;
  }
}

define('zaguan-waiting-device', ZaguanWaitingDevice);
