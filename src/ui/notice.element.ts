import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';

/**
 * @summary A short text in a box: a fact, an offer, a failure with its remedy, or the band that explains a wait.
 * @slot icon - One icon, 24 px.
 * @slot - One or two sentences.
 * @slot actions - Text buttons.
 * @csspart notice
 */
export class ZaguanNotice extends LitElement {
  static override styles = [
    base,
    css`
      .notice {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        column-gap: var(--zaguan-space-3);
        padding: var(--zaguan-space-4);
        border-radius: var(--zaguan-radius);
        background: var(--zaguan-panel);
      }
      .words {
        grid-column: 2;
      }
      b {
        display: block;
        font-weight: var(--zaguan-weight-label);
        line-height: 24px;
        text-wrap: pretty;
      }
      .body {
        text-wrap: pretty;
      }
      b + .body {
        margin-top: 2px;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--zaguan-space-5);
        margin: 2px 0 -12px;
      }
      :host([kind='offer']) .notice {
        background: var(--zaguan-accent-soft);
      }
      :host([kind='offer']) ::slotted([slot='icon']) {
        color: var(--zaguan-accent);
      }
      :host([kind='warn']) .notice {
        background: var(--zaguan-warn-soft);
      }
      :host([kind='warn']) b,
      :host([kind='warn']) ::slotted([slot='icon']) {
        color: var(--zaguan-warn);
      }
      :host([kind='warn']) .body {
        color: var(--zaguan-ink);
      }
      :host([kind='done']) .notice {
        background: var(--zaguan-done-soft);
      }
      :host([kind='done']) ::slotted([slot='icon']) {
        color: var(--zaguan-done);
      }
      :host([kind='band']) .notice {
        align-items: center;
        padding-block: 14px;
        color: var(--zaguan-on-inverse);
        background: var(--zaguan-inverse);
      }
      :host([kind='band']) .body {
        display: block;
        color: var(--zaguan-on-inverse);
      }
      @media (forced-colors: active) {
        .notice {
          border: 1px solid;
        }
      }
    `,
  ];

  @property({ reflect: true }) kind: 'quiet' | 'offer' | 'warn' | 'done' | 'band' = 'quiet';
  @property() heading = '';
  /** The notice's ARIA role, by which screen readers read it at once (`alert`), at the next pause (`status`), or not by itself (empty). */
  @property() live: 'alert' | 'status' | '' = '';
  /** True if there are buttons in the slot `actions`. */
  @property({ type: Boolean }) actionable = false;

  protected override render() {
    return html`<div class="notice" part="notice" role=${this.live || nothing}>
      <slot name="icon"></slot>
      <div class="words">
        ${this.heading ? html`<b>${this.heading}</b>` : nothing}
        <div class="body small"><slot></slot></div>
        ${this.actionable ? html`<div class="actions"><slot name="actions"></slot></div>` : nothing}
      </div>
    </div>`;
  }
}
define('zaguan-notice', ZaguanNotice);
