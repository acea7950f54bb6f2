import { css, html, LitElement, type PropertyValues } from 'lit';
import { property, query } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';

/** Maximum height of a scroll bar, in pixels. A larger difference in height is the on-screen keyboard. */
const SCROLLBAR = 20;

/**
 * Draws a page and its dock. The dock sticks to the bottom of the scrolling area, above the keyboard and the safe area;
 * longer pages fade under it. On very low screens it is the end of the page instead. A new heading is a new screen: it takes the
 * focus, so that screen readers read it. If the page has a field with `data-cursor`, the field takes the focus.
 *
 * @summary One question: the title, one line with the reason, the content, and the buttons.
 * @slot - The content.
 * @slot why - The line below the title, if it needs more than plain text.
 * @slot dock - One primary button, at most one text button, and the band that explains a wait.
 * @csspart title @csspart content @csspart dock
 * @event zaguan-page-open - A new heading is on screen and about to take the focus; `preventDefault()` leaves the focus where it is.
 */
export class ZaguanPage extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: flex;
        flex-direction: column;
        flex: 1 0 auto;
        min-width: 0;
        background: var(--zaguan-ground);
      }
      .content,
      .dock {
        width: 100%;
        max-width: calc(var(--zaguan-measure) + 2 * var(--zaguan-gutter));
        margin-inline: auto;
        padding-inline: var(--zaguan-gutter);
      }
      .content {
        flex: 1;
        padding-top: var(--zaguan-space-4);
        padding-bottom: 28px;
      }
      .dock {
        position: sticky;
        z-index: 1;
        bottom: var(--zaguan-keyboard, 0px);
        display: grid;
        gap: var(--zaguan-space-2);
        padding-top: var(--zaguan-space-3);
        padding-bottom: max(var(--zaguan-gutter), env(safe-area-inset-bottom));
        background: var(--zaguan-ground);
      }
      .dock::before {
        content: '';
        position: absolute;
        inset: -28px 0 100%;
        background: linear-gradient(transparent, var(--zaguan-ground));
        pointer-events: none;
      }
      /* In landscape or far zoomed in, a sticky dock would cover the question. */
      @media (max-height: 480px) and (orientation: landscape), (max-width: 240px) {
        .content {
          padding-bottom: var(--zaguan-space-3);
        }
        .dock {
          position: static;
        }
        .dock::before {
          content: none;
        }
      }
    `,
  ];

  @query('h1') private titleElement!: HTMLElement;

  /** The question, in the person's words. */
  @property() heading = '';
  @property() why = '';

  override connectedCallback(): void {
    super.connectedCallback();
    visualViewport?.addEventListener('resize', this.#rise);
    visualViewport?.addEventListener('scroll', this.#rise);
    this.#rise();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    visualViewport?.removeEventListener('resize', this.#rise);
    visualViewport?.removeEventListener('scroll', this.#rise);
  }

  /** Raises the dock by the keyboard's height, in browsers whose keyboard covers the page instead of shrinking it. */
  #rise = () => {
    const viewport = visualViewport;
    if (viewport?.scale !== 1) return;
    const keyboardHeight = Math.round(innerHeight - viewport.height - viewport.offsetTop);
    if (keyboardHeight > SCROLLBAR) this.style.setProperty('--zaguan-keyboard', `${keyboardHeight}px`);
    else this.style.removeProperty('--zaguan-keyboard');
  };

  protected override updated(changes: PropertyValues<this>): void {
    if (!changes.has('heading')) return;
    const mayFocus = this.dispatchEvent(new CustomEvent('zaguan-page-open', { bubbles: true, composed: true, cancelable: true }));
    if (!mayFocus) return;
    const field = this.querySelector<LitElement>('[data-cursor]');
    if (field) void field.updateComplete.then(() => field.focus());
    else this.titleElement.focus({ preventScroll: true });
  }

  protected override render() {
    return html`<div class="content" part="content">
        <h1 class="title" part="title" tabindex="-1">${this.heading}</h1>
        ${this.why ? html`<p class="why">${this.why}</p>` : html`<div class="why"><slot name="why"></slot></div>`}
        <slot></slot>
      </div>
      <div class="dock" part="dock"><slot name="dock"></slot></div>`;
  }
}
define('zaguan-page', ZaguanPage);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-page': ZaguanPage;
  }
}
