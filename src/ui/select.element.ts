import { css, html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from './base.styles.ts';
import { Control } from './control.ts';
import { define } from './define.ts';
import { chevronIcon } from './drawings/later-icons.ts';
import { fieldStyles } from './field.styles.ts';

/**
 * Uses the native list, which is the easiest to use with one hand on a phone.
 *
 * @summary A choice among known values.
 * @csspart label @csspart box @csspart select @csspart help @csspart error
 * @event input - The native event, after `value` was set.
 */
export class ZaguanSelect extends Control {
  static override styles = [
    base,
    fieldStyles,
    css`
      .box select {
        appearance: none;
        padding-inline-end: 32px;
        text-overflow: ellipsis;
      }
      option {
        color: var(--zaguan-ink);
        background: var(--zaguan-surface);
      }
      .box .icon {
        position: absolute;
        inset-inline-end: 10px;
        transform: rotate(90deg);
        pointer-events: none;
        color: var(--zaguan-muted);
      }
    `,
  ];

  @query('select') private select!: HTMLSelectElement;

  @property({ attribute: false }) options: readonly { value: string; text: string }[] = [];
  /** Shown while nothing is chosen. */
  @property() placeholder = '';
  @property() autocomplete?: AutoFill;

  #take = () => {
    this.value = this.select.value;
  };

  protected override render() {
    return this.renderControl(html`
      <select
        id="control"
        part="select"
        autocomplete=${ifDefined(this.autocomplete)}
        aria-describedby="under"
        aria-invalid=${this.error ? 'true' : nothing}
        @input=${this.#take}
      >
        <option value="" ?selected=${this.value === ''} disabled hidden>${this.placeholder}</option>
        ${this.options.map(({ value, text }) => html`<option value=${value} ?selected=${value === this.value}>${text}</option>`)}
      </select>
      ${chevronIcon('small')}
    `);
  }

  /** Sets the list's value, because changed `selected` attributes have no effect on a list that was already touched. */
  protected override updated(): void {
    this.select.value = this.value;
  }
}
define('zaguan-select', ZaguanSelect);
