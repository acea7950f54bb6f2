import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';
import { tickIcon, warnIcon } from './drawings/later-icons.ts';

/**
 * @summary One consent with a tick box: its name, two lines, and a button for the full text outside the label.
 * @slot - The two lines of text.
 * @csspart card @csspart tick @csspart link @csspart error
 * @event change - The tick changed; `checked` is already set.
 * @event zaguan-read - The person pressed the button for the full text.
 */
export class ZaguanConsent extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    base,
    css`
      :host {
        scroll-margin: 72px 0 140px;
      }
      .card {
        position: relative;
        padding: var(--zaguan-space-4);
        border-radius: var(--zaguan-radius);
        background: var(--zaguan-surface);
        box-shadow: inset 0 0 0 1px var(--zaguan-line);
      }
      .card.on {
        box-shadow: inset 0 0 0 1.5px var(--zaguan-accent);
      }
      .card.wrong {
        box-shadow: inset 0 0 0 2px var(--zaguan-warn);
      }
      label {
        display: grid;
        grid-template-columns: 28px minmax(0, 1fr);
        column-gap: var(--zaguan-space-3);
        min-height: var(--zaguan-target);
        cursor: pointer;
      }
      input {
        position: absolute;
        opacity: 0;
        width: 28px;
        height: 28px;
      }
      .tick {
        display: grid;
        place-items: center;
        width: 28px;
        height: 28px;
        border-radius: var(--zaguan-radius-small);
        border: 1.5px solid var(--zaguan-edge);
        background: var(--zaguan-surface);
        color: transparent;
      }
      .tick .icon {
        width: 18px;
        height: 18px;
        stroke-width: 2.5;
      }
      input:checked + .tick {
        border-color: var(--zaguan-accent);
        background: var(--zaguan-accent);
        color: var(--zaguan-on-accent);
      }
      input:focus-visible + .tick {
        outline: 3px solid var(--zaguan-accent);
        outline-offset: 2px;
      }
      b {
        display: block;
        font-weight: var(--zaguan-weight-strong);
        line-height: 28px;
      }
      .lines {
        display: block;
        margin-top: 2px;
      }
      .note {
        font-weight: var(--zaguan-weight);
        color: var(--zaguan-muted);
      }
      .link {
        display: inline-flex;
        align-items: center;
        min-height: var(--zaguan-target);
        margin: 0 0 -14px 40px;
        font-size: var(--zaguan-text-small);
        text-align: start;
      }
      .error {
        margin: 6px 0 0 2px;
        font-size: var(--zaguan-text-small);
        line-height: 20px;
        color: var(--zaguan-warn);
      }
      @media (forced-colors: active) {
        .card {
          border: 1px solid;
        }
        .tick {
          forced-color-adjust: none;
        }
      }
    `,
  ];

  @property({ type: Boolean, reflect: true }) checked = false;
  @property() heading = '';
  /** A word next to the name: "opcional". */
  @property() note = '';
  /** Label of the button for the full text; empty for no button. */
  @property() more = '';
  /** The error below the card; empty for none. */
  @property() error = '';

  #take = (event: Event) => {
    this.checked = (event.target as HTMLInputElement).checked;
    this.dispatchEvent(new Event('change', { bubbles: true }));
  };

  #read = () => this.dispatchEvent(new CustomEvent('zaguan-read', { bubbles: true }));

  protected override render() {
    return html`<div class="card ${this.checked ? 'on' : ''} ${this.error ? 'wrong' : ''}" part="card">
        <label>
          <span>
            <input
              type="checkbox"
              .checked=${this.checked}
              aria-describedby=${this.error ? 'lines error' : 'lines'}
              aria-labelledby="name"
              aria-invalid=${this.error ? 'true' : nothing}
              @change=${this.#take}
            />
            <span class="tick" part="tick">${tickIcon()}</span>
          </span>
          <span>
            <b id="name">${this.heading}${this.note ? html` <span class="note">${this.note}</span>` : nothing}</b>
            <span class="lines small" id="lines"><slot></slot></span>
          </span>
        </label>
        ${this.more ? html`<button class="link" part="link" type="button" @click=${this.#read}>${this.more}</button>` : nothing}
      </div>
      ${this.error ? html`<p class="error with-icon" part="error" id="error">${warnIcon('small')}<span>${this.error}</span></p>` : nothing}`;
  }
}
define('zaguan-consent', ZaguanConsent);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-consent': ZaguanConsent;
  }
}
