import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { warnIcon } from './drawings/later-icons.ts';

/**
 * What every control with a label shares: its words, and the one line below it that help and error take turns in.
 * `input` events of the native control pass through; `value` is set before they arrive.
 */
export abstract class Control extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  @property() value = '';
  @property() label = '';
  /** A word beside the label: "opcional". */
  @property() note = '';
  /** A quiet line below; an error takes its place. */
  @property() help = '';
  /** What is wrong and what to do; empty when nothing is. */
  @property() error = '';
  /** What was probably meant, as a question; pressing it emits `zaguan-suggestion`. */
  @property() suggestion = '';
  /** Reserves no line below; for long forms. */
  @property({ type: Boolean, reflect: true }) tight = false;

  /** The label is for screen readers alone, where the page's title asks for it already. */
  @property({ type: Boolean }) unlabelled = false;

  protected renderLabel(): TemplateResult {
    return html`<label class=${this.unlabelled ? 'unseen' : 'label'} part="label" for="control">${this.label}${this.note ? html` <i>${this.note}</i>` : nothing}</label>`;
  }

  protected renderUnder(): TemplateResult {
    // An empty line is told by a class: behind `:host`, Firefox does not see that `:has` has changed.
    return html`<div class="under ${this.error || this.help ? '' : 'empty'}" id="under" aria-live="polite">${
      this.error
        ? html`<p class="error" part="error">${warnIcon('small')}<span>${this.error}</span></p>`
        : this.help
          ? html`<p class="small" part="help">${this.help}</p>`
          : nothing
    }</div>
    ${this.suggestion ? html`<button class="chip" part="chip" type="button" @click=${this.#suggest}>${this.suggestion}</button>` : nothing}`;
  }

  #suggest = () => this.dispatchEvent(new CustomEvent('zaguan-suggestion', { bubbles: true }));

  /** What Enter goes to; undefined in the last control of the form. */
  get #next(): HTMLElement | undefined {
    const controls = [...(this.closest('form')?.querySelectorAll('*') ?? [])].filter((element) => element instanceof Control);
    return controls[controls.indexOf(this) + 1];
  }

  /** The keyboard's key says what Enter does. Which controls the form has shows when the cursor comes. */
  protected nameEnter = ({ target }: Event) => {
    (target as HTMLInputElement).enterKeyHint = this.#next ? 'next' : 'done';
  };

  /** Enter in a control of one line goes to the next control. In the last one it sends the form, as it would without shadow roots between them. */
  protected enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const next = this.#next;
    if (next) next.focus();
    else this.closest('form')?.requestSubmit();
  };
}
