import { html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { base } from './base.styles.ts';
import { Control } from './control.ts';
import { define } from './define.ts';
import { fieldStyles } from './field.styles.ts';

/**
 * @summary A line of text with its label above and one line for help or error below.
 * @csspart label @csspart box @csspart input @csspart help @csspart error @csspart chip
 * @event input - The native event, after `value` was set.
 * @event zaguan-suggestion - The suggestion was pressed.
 */
export class ZaguanField extends Control {
  static override styles = [base, fieldStyles];

  @query('input') private input!: HTMLInputElement;

  @property() type: 'text' | 'email' | 'tel' = 'text';
  @property() autocomplete?: AutoFill;
  @property() override inputMode = '';
  @property() override autocapitalize = '';
  @property({ type: Number }) maxLength = 120;
  @property() placeholder = '';
  /** Suggestions that the browser shows while typing; any other text is accepted too. */
  @property({ attribute: false }) options: readonly string[] = [];
  /** Turns the spelling check on; off for addresses, codes and names. */
  @property({ type: Boolean }) spelling = false;

  #take = () => {
    this.value = this.input.value;
  };

  protected override render() {
    return this.renderControl(html`
      <input
        id="control"
        part="input"
        type=${this.type}
        autocomplete=${ifDefined(this.autocomplete)}
        inputmode=${this.inputMode || nothing}
        autocapitalize=${this.autocapitalize || nothing}
        spellcheck=${this.spelling ? 'true' : 'false'}
        autocorrect="off"
        maxlength=${this.maxLength}
        placeholder=${this.placeholder || nothing}
        list=${this.options.length > 0 ? 'options' : nothing}
        aria-describedby="under"
        aria-invalid=${this.error ? 'true' : nothing}
        .value=${live(this.value)}
        @input=${this.#take}
        @focus=${this.nameEnter}
        @keydown=${this.enter}
      />
      ${this.options.length > 0 ? html`<datalist id="options">${this.options.map((option) => html`<option value=${option}></option>`)}</datalist>` : nothing}
    `);
  }
}
define('zaguan-field', ZaguanField);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-field': ZaguanField;
  }
}
