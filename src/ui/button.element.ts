import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';
import { spinnerIcon } from './drawings/icons.ts';

/**
 * The widget's button. It is never disabled: if it is pressed too early, the form shows what is missing.
 *
 * @summary A button 56 px high, or a text button.
 * @slot - The label, and at most one icon before it.
 * @csspart button - The native button.
 * @event click - Not fired while the button waits. Fired once for a double click, whose second click would press the next screen's button.
 */
export class ZaguanButton extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  static override styles = [
    base,
    css`
      :host([variant='text'][compact]) {
        display: inline-block;
      }
      button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: var(--zaguan-space-2);
        width: 100%;
        min-height: var(--zaguan-control);
        padding: var(--zaguan-space-2) var(--zaguan-space-5);
        border-radius: var(--zaguan-radius);
        font-weight: var(--zaguan-weight-strong);
        color: var(--zaguan-on-accent);
        background: var(--zaguan-accent);
      }
      /* Only while pressed: a transition during a change of theme would show unreadable colours. */
      button:active {
        transition: background var(--zaguan-fast) var(--zaguan-ease);
        background: var(--zaguan-accent-press);
      }
      :host([variant='quiet']) button,
      :host([waiting]:not([waiting=''])) button {
        color: var(--zaguan-accent);
        background: var(--zaguan-accent-soft);
      }
      :host([variant='text']) button {
        min-height: var(--zaguan-target);
        padding: 0 var(--zaguan-space-3);
        font-weight: var(--zaguan-weight-label);
        color: var(--zaguan-accent);
        background: none;
      }
      :host([variant='text'][compact]) button {
        padding: 0;
        justify-content: flex-start;
        text-align: start;
      }
      :host([inert]) {
        visibility: hidden;
      }
      :host([muted]) button {
        color: var(--zaguan-muted) !important;
      }
      :host([waiting]:not([waiting=''])) button {
        cursor: progress;
      }
      @media (forced-colors: active) {
        button {
          border: 1px solid;
        }
        :host([compact]) button {
          border: 0;
          text-decoration: underline;
        }
      }
    `,
  ];

  @property({ reflect: true }) variant: 'primary' | 'quiet' | 'text' = 'primary';
  /** True for a text button as wide as its label. */
  @property({ type: Boolean, reflect: true }) compact = false;
  /** True for the less important of two text buttons, drawn in the muted colour. */
  @property({ type: Boolean, reflect: true }) muted = false;
  /** `submit` fires the submit event of the surrounding form. */
  @property() type: 'button' | 'submit' = 'button';
  /** The reason for a wait, shown as the label; empty if there is none. While waiting, presses are ignored; size and focus stay. */
  @property({ reflect: true }) waiting = '';

  #press = (event: MouseEvent) => {
    if (this.waiting || event.detail > 1) event.stopImmediatePropagation();
    else if (this.type === 'submit') this.closest('form')?.requestSubmit();
  };

  protected override render() {
    const waiting = this.waiting !== '';
    return html`<button part="button" type="button" aria-busy=${waiting ? 'true' : nothing} @click=${this.#press}>
        ${waiting ? html`<span class="spinner">${spinnerIcon('small')}</span>${this.waiting}` : html`<slot></slot>`}
      </button>
      <span class="unseen" role="status">${this.waiting}</span>`;
  }
}
define('zaguan-button', ZaguanButton);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-button': ZaguanButton;
  }
}
