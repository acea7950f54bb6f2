import { css, html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { CURP_LENGTH, type CurpPart, type CurpReading, normalizeCurp, readCurp } from '#mexico/curp.ts';
import { mexicanDate } from '#mexico/today.ts';
import { base } from './base.styles.ts';
import { Control } from './control.ts';
import { define } from './define.ts';
import { fieldStyles } from './field.styles.ts';

/**
 * Draws one native input. Behind it, the same characters in transparent text carry the line under each part, coloured by validity.
 *
 * @summary An input for a CURP, whose parts are underlined as they become valid.
 * @csspart label @csspart box @csspart input @csspart help @csspart error @csspart chip
 * @event input - The native event, after `value` was set in upper case and without spaces.
 * @event zaguan-suggestion - The suggestion was pressed.
 */
export class ZaguanCurpField extends Control {
  static override styles = [
    base,
    fieldStyles,
    css`
      .under {
        min-height: 40px;
      }
      .box input,
      .mirror {
        text-transform: uppercase;
        font-variant-numeric: tabular-nums lining-nums;
        font-kerning: none;
        letter-spacing: 0.09em;
      }
      .mirror {
        position: absolute;
        inset: 0 15px;
        display: flex;
        align-items: center;
        overflow: hidden;
        color: transparent;
        pointer-events: none;
        user-select: none;
      }
      .mirror span {
        position: relative;
        display: flex;
        align-items: center;
        height: 54px;
        flex: none;
      }
      .mirror span::after {
        content: '';
        position: absolute;
        inset: auto 5px 10px 0;
        height: var(--zaguan-stroke);
        border-radius: 2px;
        background: var(--zaguan-next);
        transition: background var(--zaguan-fast) var(--zaguan-ease);
      }
      .mirror .valid::after {
        background: var(--zaguan-accent);
      }
      .mirror .wrong::after {
        background: var(--zaguan-warn);
      }
      .box:focus-within .typing::after {
        background: var(--zaguan-glow);
      }
    `,
  ];

  @query('input') private input!: HTMLInputElement;

  /** ISO date; a later date of birth is invalid. */
  @property({ attribute: false }) today = mexicanDate(new Date());

  /** The typed text, read as a CURP, complete or not. */
  get reading(): CurpReading {
    return readCurp(this.value, this.today);
  }

  #take = (event: InputEvent) => {
    this.value = normalizeCurp(this.input.value).slice(0, CURP_LENGTH);
    // Rewrites the input only if characters were removed, and never while a phone's keyboard composes a word.
    if (!event.isComposing && this.input.value.length !== this.value.length) this.input.value = this.value;
  };

  /** Text to write into the input: its own text if that normalizes to `value`, since a change would move the cursor. */
  get #shown(): string {
    const text = this.hasUpdated ? this.input.value : '';
    return normalizeCurp(text) === this.value ? text : this.value;
  }

  #renderPart(part: CurpPart) {
    const rest = '0'.repeat(part.length - part.text.length);
    return html`<span class=${part.state}>${part.text}${rest}</span>`;
  }

  protected override render() {
    return this.renderControl(html`
      <div class="mirror" aria-hidden="true">${this.reading.parts.map((part) => this.#renderPart(part))}</div>
      <input
        id="control"
        part="input"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        autocorrect="off"
        spellcheck="false"
        aria-describedby="under"
        aria-invalid=${this.error ? 'true' : nothing}
        .value=${live(this.#shown)}
        @input=${this.#take}
        @focus=${this.nameEnter}
        @keydown=${this.enter}
      />
    `);
  }
}
define('zaguan-curp-field', ZaguanCurpField);
