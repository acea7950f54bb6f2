import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';
import { closeIcon } from './drawings/icons.ts';
import { dialogStyles } from './frame.styles.ts';

/**
 * Uses the native dialog, which traps the focus, returns it, and closes on Escape.
 *
 * @summary A sheet from below on phones, a centred card from 640 px.
 * @slot - The text or question.
 * @slot actions - Buttons, pinned at its end.
 * @csspart sheet @csspart heading @csspart close
 * @event zaguan-sheet-close - The person closed the sheet; the owner must set `open` to false.
 */
export class ZaguanSheet extends LitElement {
  static override styles = [
    base,
    dialogStyles,
    css`
      dialog {
        max-height: min(86vh, 720px);
        max-height: min(86dvh, 720px);
        overflow: hidden;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
      }
      .head {
        display: flex;
        align-items: flex-start;
        gap: var(--zaguan-space-2);
        padding: var(--zaguan-space-4) 8px 0 var(--zaguan-gutter);
      }
      h2 {
        flex: 1;
        padding-top: 8px;
        font-size: var(--zaguan-text);
        font-weight: var(--zaguan-weight-strong);
        text-wrap: balance;
      }
      .body {
        padding: var(--zaguan-space-2) var(--zaguan-gutter) var(--zaguan-space-5);
        overflow: auto;
        overscroll-behavior: contain;
      }
      .foot {
        display: grid;
        gap: var(--zaguan-space-1);
        padding: var(--zaguan-space-3) var(--zaguan-gutter) max(var(--zaguan-gutter), env(safe-area-inset-bottom));
        border-top: 1px solid var(--zaguan-line);
      }
      @media (min-width: 640px) {
        dialog {
          width: calc(var(--zaguan-measure) + 32px);
          height: fit-content;
        }
      }
    `,
  ];

  @query('dialog') private dialog!: HTMLDialogElement;

  @property({ type: Boolean, reflect: true }) open = false;
  @property() heading = '';
  /** Label of the close button, for screen readers. */
  @property({ attribute: 'close-label' }) closeLabel = '';

  /** True if there are buttons in the slot `actions`. */
  @property({ type: Boolean }) actionable = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('open');
  }

  /** Closes the dialog: after it leaves the page its attribute `open` remains, but it no longer traps the focus. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.dialog?.removeAttribute('open');
  }

  protected override updated(changes: PropertyValues<this>): void {
    if (!changes.has('open') || !this.isConnected) return;
    if (this.open && !this.dialog.open) this.dialog.showModal();
    else if (!this.open && this.dialog.open) this.dialog.close();
  }

  #closed = () => {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new CustomEvent('zaguan-sheet-close', { bubbles: true }));
  };

  #close = () => this.dialog.close();

  /** Closes the sheet on a press on the backdrop, which arrives as a press on the dialog outside its box. */
  #pressBackdrop = (event: MouseEvent) => {
    if (event.target !== this.dialog) return;
    const { left, right, top, bottom } = this.dialog.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) this.#close();
  };

  protected override render() {
    return html`<dialog part="sheet" aria-labelledby="heading" @close=${this.#closed} @click=${this.#pressBackdrop}>
      <div class="head">
        <h2 id="heading" part="heading">${this.heading}</h2>
        <button class="icon-button" part="close" type="button" aria-label=${this.closeLabel} @click=${this.#close}>${closeIcon()}</button>
      </div>
      <div class="body" tabindex="0"><slot></slot></div>
      ${this.actionable ? html`<div class="foot"><slot name="actions"></slot></div>` : nothing}
    </dialog>`;
  }
}
define('zaguan-sheet', ZaguanSheet);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-sheet': ZaguanSheet;
  }
}
