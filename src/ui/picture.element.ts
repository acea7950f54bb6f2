import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base } from './base.styles.ts';
import { define } from './define.ts';
import { zoomIcon } from './drawings/later-icons.ts';

/** Maximum length of the longer side, in pixels: more than any screen that shows it, and few enough to draw at once. */
const LONGEST_SIDE = 1800;

/**
 * Draws the photo on a canvas, because an `<img>` with a blob URL would need `img-src blob:` in the host page's policy.
 *
 * @summary A photo that the person took, from a blob.
 * @csspart picture
 * @event zaguan-drawn - The photo is drawn.
 */
export class ZaguanPicture extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
        overflow: hidden;
        background: var(--zaguan-panel);
      }
      .pane {
        height: 100%;
        overflow: auto;
        overscroll-behavior: contain;
      }
      canvas {
        display: block;
        width: 100%;
        height: 100%;
        object-fit: cover;
      }
      :host([fit='whole']) canvas {
        height: auto;
        max-height: inherit;
        object-fit: contain;
      }
      .near canvas {
        width: 220%;
        max-height: none;
      }
      .zoom {
        position: absolute;
        inset: auto 8px 8px auto;
        color: #ffffff;
        background: var(--zaguan-camera-pill);
      }
      .zoom:focus-visible {
        outline-color: #ffffff;
        outline-offset: -5px;
      }
    `,
  ];

  @query('canvas') private canvas!: HTMLCanvasElement;
  @query('.pane') private pane!: HTMLElement;
  @state() private near = false;

  @property({ attribute: false }) picture: Blob | null = null;
  /** Description of the photo, for screen readers. */
  @property() label = '';
  /** `whole` shows the whole photo in its own proportions; `cover` fills the box. */
  @property({ reflect: true }) fit: 'whole' | 'cover' = 'cover';
  /** Label of the zoom button; empty for no button. */
  @property({ attribute: 'zoom-label' }) zoomLabel = '';

  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has('picture') && this.picture) void this.#draw(this.picture);
  }

  async #draw(picture: Blob): Promise<void> {
    const { canvas } = this;
    let bitmap: ImageBitmap;
    try {
      bitmap = await createImageBitmap(picture);
    } catch {
      // The device can no longer read the blob; the words next to the photo still name it.
      return;
    }
    if (picture === this.picture) {
      const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
      canvas.width = Math.round(bitmap.width * scale);
      canvas.height = Math.round(bitmap.height * scale);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      this.dispatchEvent(new CustomEvent('zaguan-drawn'));
    }
    bitmap.close();
  }

  #zoom = async () => {
    this.near = !this.near;
    await this.updateComplete;
    // Starts at the photo's middle, where the camera's frame was.
    const { pane } = this;
    pane.scrollTo((pane.scrollWidth - pane.clientWidth) / 2, (pane.scrollHeight - pane.clientHeight) / 2);
  };

  protected override render() {
    return html`<div class="pane ${this.near ? 'near' : ''}" tabindex=${this.near ? '0' : nothing}>
        <canvas part="picture" role="img" aria-label=${this.label}></canvas>
      </div>
      ${
        this.zoomLabel
          ? html`<button
              class="icon-button zoom"
              type="button"
              aria-label=${this.zoomLabel}
              aria-pressed=${this.near ? 'true' : 'false'}
              @click=${this.#zoom}
            >
              ${zoomIcon()}
            </button>`
          : nothing
      }`;
  }
}
define('zaguan-picture', ZaguanPicture);
