import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { haltWords } from '#src/i18n/halt.i18n.ts';
import { twoDevicesWords } from '#src/i18n/two-devices.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { HandoffState, JourneyEvent } from '#src/machine/journey.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/notice.element.ts';
import './link-messages.element.ts';

/** @summary Help for a dead link: the company it belonged to, and the person's addresses to which the server can send a new link. */
export class ZaguanLostLink extends LitElement {
  static override styles = [
    base,
    css`
      p {
        margin-top: var(--zaguan-space-2);
      }
      zaguan-notice {
        display: block;
        margin-top: var(--zaguan-space-4);
      }
    `,
  ];

  @property({ attribute: false }) handoff!: HandoffState;
  @property({ attribute: false }) language: Language = 'es-MX';
  @property({ attribute: false }) send!: (event: JourneyEvent) => void;

  /** The id of the chosen address. */
  @state() private to: string | null = null;

  protected override firstUpdated(): void {
    this.send({ type: 'device.lost' });
  }

  #choose = ({ detail: to }: CustomEvent<string>) => {
    this.to = to;
    this.send({ type: 'device.renewed', to, language: this.language });
  };

  protected override render() {
    const { lost, asking, problem } = this.handoff;
    if (!lost) return nothing;
    const { company, destinations } = lost;
    const words = wordsIn(twoDevicesWords, this.language);
    return html`<p class="small">${wordsIn(haltWords, this.language).linkOf(company.name)}</p>
      ${
        destinations.length === 0
          ? nothing
          : html`<zaguan-link-messages
              .sending=${{ destinations, last: null }}
              .language=${this.language}
              .to=${asking ? this.to : null}
              @zaguan-send=${this.#choose}
            ></zaguan-link-messages>`
      }
      ${
        problem && this.to !== null
          ? html`<zaguan-notice kind="warn" live="alert">${problem.key === 'rate_limited' ? words.tooMany : words.notSent}</zaguan-notice>`
          : nothing
      }`;
  }
}

define('zaguan-lost-link', ZaguanLostLink);
