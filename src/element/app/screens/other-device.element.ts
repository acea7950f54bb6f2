import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { twoDevicesWords } from '../../../i18n/two-devices.i18n.ts';
import { learn, speaks, wordsIn } from '../../../i18n/words.ts';
import type { JourneyContext, JourneyEvent } from '../../../machine/journey.ts';
import { base } from '../../../ui/base.styles.ts';
import '../../../ui/button.element.ts';
import { define } from '../../../ui/define.ts';
import { warnIcon } from '../../../ui/icons.ts';
import '../../../ui/notice.element.ts';

/** Since when there is another device that the person knows: they are not asked about it on every screen. */
let knownSince: string | undefined;

/** @summary Says that another device uses this link, and ends the link where that is not the person. */
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

  get #since(): string | undefined {
    return this.context.view?.other_device?.since;
  }

  #accept = () => {
    knownSince = this.#since;
    this.requestUpdate();
  };

  #ask = (isEnding: boolean) => () => {
    this.isEnding = isEnding;
  };

  protected override willUpdate(): void {
    if (!speaks(this.context.language)) void learn(this.context.language).then(() => this.requestUpdate());
  }

  protected override updated(changed: PropertyValues): void {
    // The pressed button has gone: the keyboard goes on from the question.
    if (changed.has('isEnding') && changed.get('isEnding') !== undefined)
      this.shadowRoot?.querySelector<HTMLElement>('zaguan-button')?.focus();
  }

  protected override render() {
    if (knownSince === this.#since || !speaks(this.context.language)) return nothing;
    const words = wordsIn(twoDevicesWords, this.context.language);
    const { isEnding } = this;
    return html`<zaguan-notice kind="warn" live="status" actionable heading=${isEnding ? words.endTitle : words.otherTitle}>
      <span slot="icon">${warnIcon()}</span><span>${isEnding ? words.endWhy : words.otherWhy}</span>
      ${
        isEnding
          ? html`<zaguan-button slot="actions" variant="text" compact .waiting=${this.context.handoff.asking === 'answer' ? words.ending : ''} @click=${() => this.send({ type: 'device.disowned' })}>
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
