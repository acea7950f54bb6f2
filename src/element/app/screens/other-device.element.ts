import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { wordsIn } from '#src/i18n/words.ts';
import type { JourneyContext, JourneyEvent } from '#src/machine/journey.ts';
import type { StepProblem } from '#src/machine/step-state.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';

/** `since` of the device that the person confirmed as their own, so that the notice is not repeated on every screen. */
let quietSince: string | undefined;

/** @summary A notice that another device uses this link, with a button to end the link if the device is not the person's. */
export class ZaguanOtherDevice extends LitElement {
  static override styles = [
    base,
    css`
      zaguan-notice {
        display: block;
        margin: var(--zaguan-space-2) max(var(--zaguan-gutter), (100% - var(--zaguan-measure)) / 2);
      }
    `,
  ];

  @property({ attribute: false }) context!: JourneyContext;
  @property({ attribute: false }) send!: (event: JourneyEvent) => void;

  @state() private isEnding = false;

  /** The handoff's problem before the question was asked, which this notice does not report. */
  #earlier: StepProblem | null = null;

  get #since(): string | undefined {
    return this.context.view?.other_device?.since;
  }

  #accept = () => {
    quietSince = this.#since;
    this.requestUpdate();
  };

  /** Returns the handler of a press that opens the question whether to end the link (true), or closes it. */
  #ask = (isEnding: boolean) => () => {
    this.#earlier = this.context.handoff.problem;
    this.isEnding = isEnding;
  };

  protected override updated(changes: PropertyValues): void {
    // The pressed button is removed, so the question's first button takes the keyboard focus.
    if (changes.has('isEnding') && changes.get('isEnding') !== undefined)
      this.shadowRoot?.querySelector<HTMLElement>('zaguan-button')?.focus();
  }

  protected override render() {
    if (quietSince === this.#since) return nothing;
    const { language, handoff } = this.context;
    const words = wordsIn(twoDevicesWords, language);
    const { isEnding } = this;
    const hasFailed = handoff.problem !== null && handoff.problem !== this.#earlier;
    const endWhy = hasFailed ? words.notEnded : words.endWhy;
    return html`<zaguan-notice kind="warn" live="status" actionable heading=${isEnding ? words.endTitle : words.otherTitle}>
      <span slot="icon">${warnIcon()}</span><span>${isEnding ? endWhy : words.otherWhy}</span>
      ${
        isEnding
          ? html`<zaguan-button slot="actions" variant="text" compact .waiting=${handoff.asking === 'answer' ? words.ending : ''} @click=${() => this.send({ type: 'device.disowned' })}>
                ${words.end}
              </zaguan-button>
              <zaguan-button slot="actions" variant="text" compact muted @click=${this.#ask(false)}>${words.keep}</zaguan-button>`
          : html`<zaguan-button slot="actions" variant="text" compact @click=${this.#ask(true)}>${words.notMe}</zaguan-button>
              <zaguan-button slot="actions" variant="text" compact @click=${this.#accept}>${words.me}</zaguan-button>`
      }
    </zaguan-notice>`;
  }
}

define('zaguan-other-device', ZaguanOtherDevice);
