import { css, html, LitElement, unsafeCSS } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import SignaturePad from 'signature_pad';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import { INK, type SignaturePicture } from './signature-picture.ts';
import { isTooSmall, pictureOfStrokes } from './strokes.ts';

/**
 * The pad is light with dark ink in both themes, so that the signature looks as it will be printed. The strokes are kept only in
 * memory, never on the device's disk.
 *
 * @summary A place to sign by hand.
 * @csspart pad
 * @event change - A stroke was added, or all were cleared.
 */
export class ZaguanPad extends LitElement {
  static override styles = [
    base,
    css`
      .pad {
        position: relative;
        height: clamp(132px, 20vh, 168px);
        border-radius: var(--zaguan-radius);
        color: #5b5f68;
        background: #ffffff;
        box-shadow: inset 0 0 0 1px var(--zaguan-edge);
      }
      .pad.wrong {
        box-shadow: inset 0 0 0 2px var(--zaguan-warn);
      }
      .pad::before {
        content: '';
        position: absolute;
        inset: auto 20px 48px;
        border-bottom: 1.5px solid #c9cbd0;
      }
      canvas {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        border-radius: inherit;
        cursor: crosshair;
        touch-action: none;
      }
      .hint {
        position: absolute;
        inset: auto auto 14px 20px;
        font-size: var(--zaguan-text-small);
        line-height: 20px;
        pointer-events: none;
      }
      .clear {
        position: absolute;
        inset: auto 4px 0 auto;
        color: ${unsafeCSS(INK)};
      }
      .clear:focus-visible {
        outline-color: currentColor;
        outline-offset: -4px;
      }
      @media (forced-colors: active) {
        .pad {
          border: 1px solid;
          forced-color-adjust: none;
        }
      }
    `,
  ];

  @query('canvas') private canvas!: HTMLCanvasElement;
  @state() private empty = true;
  #pad: SignaturePad | null = null;
  #watch: ResizeObserver | null = null;

  @property() label = '';
  @property() hint = '';
  @property({ attribute: false }) clearLabel = '';
  @property({ type: Boolean }) wrong = false;

  /** Returns the picture of the signature; null if the pad is empty, `too-small` if it has only a dot. */
  take(): SignaturePicture | 'too-small' | null {
    const strokes = this.#pad?.toData() ?? [];
    if (strokes.length === 0) return null;
    return isTooSmall(strokes) ? 'too-small' : pictureOfStrokes(strokes);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#pad) this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  protected override firstUpdated(): void {
    this.#pad = new SignaturePad(this.canvas, { penColor: INK, minWidth: 0.9, maxWidth: 2.8 });
    this.#pad.addEventListener('endStroke', this.#changed);
    this.#follow();
  }

  /** Resizes the canvas with the element, so that it stays sharp. The drawing survives a rotation of the phone. */
  #follow(): void {
    this.#watch = new ResizeObserver(() => {
      const pad = this.#pad;
      const { clientWidth, clientHeight } = this.canvas;
      if (!pad || clientWidth === 0) return;
      const ratio = Math.max(1, devicePixelRatio);
      const strokes = pad.toData();
      this.canvas.width = Math.round(clientWidth * ratio);
      this.canvas.height = Math.round(clientHeight * ratio);
      this.canvas.getContext('2d')?.scale(ratio, ratio);
      pad.clear();
      pad.fromData(strokes);
    });
    this.#watch.observe(this.canvas);
  }

  #changed = () => {
    this.empty = this.#pad?.isEmpty() ?? true;
    this.dispatchEvent(new Event('change'));
  };

  #clear = () => {
    this.#pad?.clear();
    this.#changed();
  };

  protected override render() {
    return html`<div class="pad ${this.wrong ? 'wrong' : ''}" part="pad">
      <canvas role="img" aria-label=${this.label}></canvas>
      ${
        this.empty
          ? html`<p class="hint">${this.hint}</p>`
          : html`<button class="text-button clear" type="button" @click=${this.#clear}>${this.clearLabel}</button>`
      }
    </div>`;
  }
}
define('zaguan-pad', ZaguanPad);

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-pad': ZaguanPad;
  }
}
