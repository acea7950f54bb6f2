import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';

/** The zoom steps: the width of the page as a multiple of its frame's width. */
const STEPS = [1, 1.5, 2, 3, 4] as const;
const MAX_ZOOM = 4;
/** Pixels of a wheel's movement that zoom by the factor e (2.7). */
const WHEEL_PIXELS = 200;
/** The longest side of the canvas in pixels: more than a screen shows, and small enough to draw in one go. */
const MAX_PIXELS = 2400;

/**
 * A page as a picture. It fills its frame; pinch, keyboard (+, −, 0) or the host's buttons zoom it, and scrolling moves it then.
 * It is drawn on a canvas, because a picture from a blob URL would need `img-src blob:` in the policy (CSP) of the partner's page.
 *
 * @summary A page of a document.
 * @slot - Replaces a picture that is lost.
 * @event zaguan-zoom - `zoom` has changed.
 * @event zaguan-drawn - The picture is on screen.
 * @event zaguan-broken - The bytes are no picture.
 */
export class ZaguanPaper extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
        overflow: hidden;
        border-radius: var(--zaguan-radius-small);
        color: #1a1f2b;
        background: #ffffff;
        box-shadow: 0 0 0 1px var(--zaguan-line);
      }
      .pane {
        aspect-ratio: var(--width, 17) / var(--height, 22);
        overflow: auto;
        overscroll-behavior: contain;
        touch-action: pan-x pan-y;
        scrollbar-width: thin;
      }
      .pane.still {
        overflow: hidden;
        overscroll-behavior: auto;
      }
      .pane:focus-visible {
        outline-offset: -3px;
      }
      canvas {
        display: block;
        width: calc(100% * var(--zoom, 1));
        height: calc(100% * var(--zoom, 1));
      }
      .over {
        position: absolute;
        inset: 0;
      }
      .over:not(.lost) {
        pointer-events: none;
      }
      .lines {
        margin: 12% 11%;
        height: 76%;
        background: repeating-linear-gradient(#eceae5 0 8px, transparent 8px 22px);
        animation: waiting 1.2s 300ms infinite alternate ease-in-out both;
      }
      @keyframes waiting {
        from {
          opacity: 0.35;
        }
      }
      .lost {
        display: grid;
        place-content: center;
        padding: var(--zaguan-space-5);
        text-align: center;
        color: var(--zaguan-ink);
        background: var(--zaguan-panel);
      }
      @media (prefers-reduced-motion: reduce) {
        .lines {
          animation: none;
        }
      }
    `,
  ];

  @query('.pane') private pane!: HTMLElement;
  @query('canvas') private canvas!: HTMLCanvasElement;
  @state() private isDrawn = false;
  /** The distance of the two fingers, in pixels, divided by the zoom when they touched. */
  #pinch = 0;

  /** The number of the page. A new number ends the zoom. */
  @property({ attribute: false }) page = 1;
  @property({ attribute: false }) picture: Blob | null = null;
  /** Shows the slot in place of the picture. */
  @property({ type: Boolean }) lost = false;
  /** The size of the page, in points. */
  @property({ attribute: false }) size: { width: number; height: number } = { width: 612, height: 792 };
  /** The name of the page, for screen readers. */
  @property() label = '';
  @state() zoom = 1;

  /** True if the page cannot be zoomed further. */
  get nearest(): boolean {
    return this.zoom >= MAX_ZOOM;
  }

  nearer(): void {
    this.#zoomTo(STEPS.find((step) => step > this.zoom) ?? MAX_ZOOM);
  }

  farther(): void {
    this.#zoomTo([...STEPS].reverse().find((step) => step < this.zoom) ?? 1);
  }

  /** Zooms around a point, in fractions of the frame. Buttons zoom around the upper left corner, where lines begin. */
  #zoomTo(zoom: number, x = 0, y = 0): void {
    const { pane } = this;
    const next = Math.min(MAX_ZOOM, Math.max(1, zoom));
    const factor = next / this.zoom;
    const left = (pane.scrollLeft + x * pane.clientWidth) * factor - x * pane.clientWidth;
    const top = (pane.scrollTop + y * pane.clientHeight) * factor - y * pane.clientHeight;
    this.zoom = next;
    this.style.setProperty('--zoom', String(next));
    pane.classList.toggle('still', next === 1);
    pane.scrollTo(left, top);
    this.dispatchEvent(new CustomEvent('zaguan-zoom'));
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has('page') || !this.hasUpdated) return;
    this.zoom = 1;
    this.isDrawn = false;
    this.pane.scrollTo(0, 0);
    this.dispatchEvent(new CustomEvent('zaguan-zoom'));
  }

  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has('size')) {
      this.style.setProperty('--width', String(this.size.width));
      this.style.setProperty('--height', String(this.size.height));
    }
    if (changes.has('zoom')) this.style.setProperty('--zoom', String(this.zoom));
    if (changes.has('picture') && this.picture) void this.#draw(this.picture);
  }

  async #draw(picture: Blob): Promise<void> {
    const bitmap = await createImageBitmap(picture).catch(() => null);
    if (picture !== this.picture) {
      bitmap?.close();
      return;
    }
    if (bitmap) {
      const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
      this.canvas.width = Math.round(bitmap.width * scale);
      this.canvas.height = Math.round(bitmap.height * scale);
      this.canvas.getContext('2d')?.drawImage(bitmap, 0, 0, this.canvas.width, this.canvas.height);
      this.isDrawn = true;
      bitmap.close();
    }
    this.dispatchEvent(new CustomEvent(bitmap ? 'zaguan-drawn' : 'zaguan-broken'));
  }

  #key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': () => this.nearer(), '=': () => this.nearer(), '-': () => this.farther(), '0': () => this.#zoomTo(1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** A pinch on a touchpad arrives as a wheel with Ctrl. */
  #wheel = {
    passive: false,
    handleEvent: (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.#zoomTo(this.zoom * Math.exp(-event.deltaY / WHEEL_PIXELS), ...this.#share(event.clientX, event.clientY));
    },
  };

  #touchStart = (event: TouchEvent) => {
    if (event.touches.length === 2) this.#pinch = spread(event) / this.zoom;
  };

  #touchMove = {
    passive: false,
    handleEvent: (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two || this.#pinch === 0) return;
      event.preventDefault();
      this.#zoomTo(spread(event) / this.#pinch, ...this.#share((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2));
    },
  };

  /** Converts a point of the window to fractions of the frame. */
  #share(x: number, y: number): [number, number] {
    const { left, top, width, height } = this.pane.getBoundingClientRect();
    return [(x - left) / width, (y - top) / height];
  }

  protected override render() {
    return html`<div
        class="pane ${this.zoom === 1 ? 'still' : ''}"
        tabindex="0"
        role="group"
        aria-label=${this.label}
        aria-keyshortcuts="+ -"
        @keydown=${this.#key}
        @wheel=${this.#wheel}
        @touchstart=${this.#touchStart}
        @touchmove=${this.#touchMove}
      >
        <canvas aria-hidden="true" ?hidden=${!this.isDrawn}></canvas>
      </div>
      ${this.lost ? html`<div class="over lost"><slot></slot></div>` : this.isDrawn ? nothing : html`<div class="over"><div class="lines"></div></div>`}`;
  }
}
define('zaguan-paper', ZaguanPaper);

function spread({ touches: [one, two] }: TouchEvent): number {
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;
}

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-paper': ZaguanPaper;
  }
}
