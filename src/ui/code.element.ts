import { css, html, nothing } from 'lit';
import { query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { base } from './base.styles.ts';
import { Control } from './control.ts';
import { define } from './define.ts';
import { fieldStyles } from './field.styles.ts';

/** Digits of a one-time code. */
const PLACES = 6;

/**
 * Draws six places over one native input, so that pasting, autofill from a message, and screen readers work as with any field.
 *
 * @summary An input for a one-time code of six digits.
 * @csspart label @csspart box @csspart input @csspart help @csspart error
 * @event input - The native event, after `value` was set to the digits alone.
 * @event zaguan-code - All six digits are typed. Fired before the `input` event of the last digit.
 */
export class ZaguanCode extends Control {
  static override styles = [
    base,
    fieldStyles,
    css`
      /* Reserves two lines for the server's error, so that the page does not move. */
      :host {
        min-height: 114px;
      }
      .box {
        height: 68px;
      }
      .places {
        position: absolute;
        inset: 0 10px;
        display: grid;
        grid-template-columns: repeat(3, 1fr) 12px repeat(3, 1fr);
        pointer-events: none;
      }
      .places b {
        visibility: hidden;
      }
      .places span {
        position: relative;
        display: grid;
        place-items: center;
        padding-bottom: 6px;
        font-size: var(--zaguan-text-title);
        font-weight: var(--zaguan-weight-label);
        font-variant-numeric: tabular-nums lining-nums;
      }
      .places span::after {
        content: '';
        position: absolute;
        inset-inline: 8px;
        bottom: 13px;
        height: var(--zaguan-stroke);
        border-radius: 2px;
        background: var(--zaguan-next);
      }
      .places .in::after {
        background: var(--zaguan-accent);
      }
      .wrong .in::after {
        background: var(--zaguan-warn);
      }
      .box:focus-within .now::after {
        inset-inline: 5px;
        background: var(--zaguan-glow);
      }
      .box:focus-within .now::before {
        content: '';
        width: 2px;
        height: 28px;
        border-radius: 1px;
        background: var(--zaguan-accent);
        animation: blink 1.1s step-end infinite;
      }
      @keyframes blink {
        50% {
          opacity: 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .box:focus-within .now::before {
          animation: none;
        }
      }
      .box input {
        height: 66px;
        font-size: var(--zaguan-text-title);
        color: transparent;
        caret-color: transparent;
      }
      .box input::selection {
        background: none;
      }
    `,
  ];

  @query('input') private input!: HTMLInputElement;

  #take = () => {
    const before = this.value;
    this.value = this.input.value.replace(/\D/g, '').slice(0, PLACES);
    if (this.input.value !== this.value) this.input.value = this.value;
    if (this.value.length === PLACES && this.value !== before) this.dispatchEvent(new CustomEvent('zaguan-code', { bubbles: true }));
  };

  /** Pastes only the code from a whole message ("Tu código es 407 182"). */
  #paste = (event: ClipboardEvent) => {
    const code = event.clipboardData
      ?.getData('text')
      .match(/(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/)?.[0]
      .replace(/\D/g, '');
    if (!code) return;
    event.preventDefault();
    this.input.value = code;
    this.input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };

  protected override render() {
    return this.renderControl(html`
      <div class="places" aria-hidden="true">
        ${Array.from({ length: PLACES }, (_, place) => {
          const state = place < this.value.length ? 'in' : place === this.value.length ? 'now' : '';
          return html`${place === PLACES / 2 ? html`<b></b>` : nothing}<span class=${state}>${this.value.charAt(place)}</span>`;
        })}
      </div>
      <input
        id="control"
        part="input"
        type="text"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]*"
        aria-describedby="under"
        aria-invalid=${this.error ? 'true' : nothing}
        .value=${live(this.value)}
        @input=${this.#take}
        @paste=${this.#paste}
        @focus=${this.nameEnter}
        @keydown=${this.enter}
      />
    `);
  }
}
define('zaguan-code', ZaguanCode);
