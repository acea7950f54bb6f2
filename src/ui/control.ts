import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { warnIcon } from './drawings/later-icons.ts';

/** Base class of the controls with a label and one line below for error or help. `value` is set before `input` events arrive. */
export abstract class Control extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  @property() value = '';
  @property() label = '';
  /** A word next to the label: "opcional". */
  @property() note = '';
  /** Help in the line below; an error replaces it. */
  @property() help = '';
  /** The error and its remedy; empty for none. */
  @property() error = '';
  /** A suggested value, as a question on a button; pressing the button emits `zaguan-suggestion`. */
  @property() suggestion = '';
  /** True if no empty line is reserved below; for long forms. */
  @property({ type: Boolean, reflect: true }) tight = false;

  /** True if only screen readers get the label, because the page's title already asks for the value. */
  @property({ type: Boolean }) unlabelled = false;

  /** Draws the label, the native control in its box, and the line below. */
  protected renderControl(control: TemplateResult): TemplateResult {
    return html`<label class=${this.unlabelled ? 'unseen' : 'label'} part="label" for="control">${this.label}${this.note ? html` <i>${this.note}</i>` : nothing}</label>
    <div class="box ${this.error ? 'wrong' : ''}" part="box">${control}</div>
    ${this.#renderUnder()}`;
  }

  #renderUnder(): TemplateResult {
    // The class marks an empty line, since Firefox does not update `:has` after `:host`.
    return html`<div class="under ${this.error || this.help ? '' : 'empty'}" id="under" aria-live="polite">${
      this.error
        ? html`<p class="error small with-icon" part="error">${warnIcon('small')}<span>${this.error}</span></p>`
        : this.help
          ? html`<p class="small" part="help">${this.help}</p>`
          : nothing
    }</div>
    ${this.suggestion ? html`<button class="chip" part="chip" type="button" @click=${this.#suggest}>${this.suggestion}</button>` : nothing}`;
  }

  #suggest = () => this.dispatchEvent(new CustomEvent('zaguan-suggestion', { bubbles: true }));

  /** The control that Enter focuses next; undefined in the last control of the form. */
  get #next(): HTMLElement | undefined {
    const controls = [...(this.closest('form')?.querySelectorAll('*') ?? [])].filter((element) => element instanceof Control);
    return controls[controls.indexOf(this) + 1];
  }

  /** Labels the on-screen keyboard's Enter key. Runs on focus, when the form's controls are known. */
  protected nameEnter = ({ target }: Event) => {
    (target as HTMLInputElement).enterKeyHint = this.#next ? 'next' : 'done';
  };

  /** Focuses the next control on Enter; in the last control submits the form, as a native form would without shadow roots. */
  protected enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const next = this.#next;
    if (next) next.focus();
    else this.closest('form')?.requestSubmit();
  };
}
