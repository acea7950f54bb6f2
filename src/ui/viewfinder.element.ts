import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import type { Quad } from '#vision/warp.ts';
import { base } from './base.styles.ts';
import { define } from './define.ts';
import { spinnerIcon, turnIcon } from './drawings/icons.ts';
import { torchIcon } from './drawings/later-icons.ts';
import { viewfinderStyles } from './viewfinder.styles.ts';
import { outlineStyles } from './viewfinder-outline.styles.ts';

/** Stage of the camera: `opening` until the first frame, `seeking` while the person aims, `taking` and `taken` for the picture. */
export type ViewfinderTone = 'opening' | 'seeking' | 'taking' | 'taken';

/** Outline of an ID-1 card (85.6 by 53.98 mm), 332 units wide. */
const cardCorners =
  'M0 38V18A18 18 0 0 1 18 0H38M294 0H314A18 18 0 0 1 332 18V38M332 171.4V191.4A18 18 0 0 1 314 209.4H294M38 209.4H18A18 18 0 0 1 0 191.4V171.4';
const cardOutline = 'M18 0H314A18 18 0 0 1 332 18V191.4A18 18 0 0 1 314 209.4H18A18 18 0 0 1 0 191.4V18A18 18 0 0 1 18 0Z';
const cardPetals = 'M11 11h9a9 9 0 0 1 -9 9ZM321 11v9a9 9 0 0 1 -9 -9ZM321 198.4h-9a9 9 0 0 1 9 -9ZM11 198.4v-9a9 9 0 0 1 9 9Z';
/** Outline of a square for symbols, 240 units wide. */
const codeCorners =
  'M0 40V20A20 20 0 0 1 20 0H40M200 0H220A20 20 0 0 1 240 20V40M240 200V220A20 20 0 0 1 220 240H200M40 240H20A20 20 0 0 1 0 220V200';
const codeOutline = 'M20 0H220A20 20 0 0 1 240 20V220A20 20 0 0 1 220 240H20A20 20 0 0 1 0 220V20A20 20 0 0 1 20 0Z';
/** Outline of a sheet of letter paper, 250 units wide. */
const sheetCorners =
  'M0 44V12A12 12 0 0 1 12 0H44M206 0H238A12 12 0 0 1 250 12V44M250 279.5V311.5A12 12 0 0 1 238 323.5H206M44 323.5H12A12 12 0 0 1 0 311.5V279.5';
const sheetOutline = 'M12 0H238A12 12 0 0 1 250 12V311.5A12 12 0 0 1 238 323.5H12A12 12 0 0 1 0 311.5V12A12 12 0 0 1 12 0Z';
const faceOutline = 'M0 155.7A124 155.7 0 0 1 248 155.7A124 190.3 0 0 1 0 155.7Z';

/* The oval, drawn clockwise from the top, for the line that fills while the face holds still. */
const faceFromTop = 'M124 0A124 155.7 0 0 1 248 155.7A124 190.3 0 0 1 0 155.7A124 155.7 0 0 1 124 0Z';

const card = svg`<path class="line corners" d=${cardCorners}/><path class="line whole" d=${cardOutline}/><path class="petal" d=${cardPetals}/>`;
/* Dashed like the tile's ornament: a long dash, a dot. */
const face = svg`<path class="line dashed" pathLength="240" stroke-dasharray="7 3 0 2" d=${faceOutline}/><path class="line whole" d=${faceOutline}/>`;

const code = svg`<path class="line corners" d=${codeCorners}/><path class="line whole" d=${codeOutline}/>`;

const sheet = svg`<path class="line corners" d=${sheetCorners}/><path class="line whole" d=${sheetOutline}/>`;

const outlines = {
  card: html`<svg class="outline" viewBox="0 0 332 209.4" aria-hidden="true">${card}</svg>`,
  face: html`<svg class="outline" viewBox="0 0 248 346" aria-hidden="true">${face}</svg>`,
  code: html`<svg class="outline" viewBox="0 0 240 240" aria-hidden="true">${code}</svg>`,
  sheet: html`<svg class="outline" viewBox="0 0 250 323.5" aria-hidden="true">${sheet}</svg>`,
};

/**
 * Shows a camera's stream, but does not open the camera: its owner sets the stream and the stage.
 *
 * @summary The live picture as large as the screen allows, the frame to fill, one instruction, and the controls.
 * @slot - Content of the frame.
 * @slot foot - A button below the controls, before the button for a file.
 * @csspart pill - The instruction.
 * @csspart shutter
 * @event zaguan-shutter - The person pressed the shutter.
 * @event zaguan-torch - The person pressed the button that turns the light on or off.
 * @event zaguan-other-camera - The person pressed the button that changes the camera.
 * @event zaguan-file - The person pressed the button for a file.
 * @cssproperty --zaguan-bar - Height of the bar above, under which the picture continues.
 */
export class ZaguanViewfinder extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [base, viewfinderStyles, outlineStyles];

  @query('video') readonly video!: HTMLVideoElement;
  @query('.frame') private frame!: HTMLElement;
  @query('.shutter') private shutter!: HTMLButtonElement | null;

  @property({ attribute: false }) stream: MediaStream | null = null;
  @property({ type: Boolean }) mirrored = false;
  /** Corners of an outline over the picture, in shares (0 to 1) of the unmirrored video's width and height. */
  @property({ attribute: false }) quad: Quad | null = null;
  /** Shift of the frame in shares of its own width and height, and its scale; null for its normal place. */
  @property({ attribute: false }) place: { right: number; down: number; scale: number } | null = null;
  /** Share of the oval's outline to fill, 0 to 1; null while no face is in the frame. */
  @property({ attribute: false }) steady: number | null = null;
  @property() guide: 'card' | 'face' | 'code' | 'sheet' = 'card';
  @property() tone: ViewfinderTone = 'opening';
  /** The present instruction, at most five words; screen readers read each change at the next pause. */
  @property() instruction = '';
  /** True if the instruction is already spoken aloud, so that screen readers do not repeat it. */
  @property({ type: Boolean }) spoken = false;
  /** The heading below the frame: the name of the object to photograph. */
  @property() caption = '';
  /** Label of the shutter; empty for no shutter. */
  @property({ attribute: 'shutter-label' }) shutterLabel = '';
  /** Label of the light's button; empty if the camera has no light. */
  @property({ attribute: 'torch-label' }) torchLabel = '';
  @property({ type: Boolean }) torch = false;
  /** Label of the button that changes the camera; empty if there is no other camera. */
  @property({ attribute: 'other-label' }) otherLabel = '';
  /** Label of the button for a file; empty if files are not accepted. */
  @property({ attribute: 'file-label' }) fileLabel = '';

  /** Measures the frame's box relative to the video, and the video's size on the screen, both in CSS pixels. */
  measure(): { guide: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>; screen: Pick<DOMRect, 'width' | 'height'> } {
    const { x, y, width, height } = this.frame.getBoundingClientRect();
    const screen = this.video.getBoundingClientRect();
    return { guide: { x: x - screen.x, y: y - screen.y, width, height }, screen };
  }

  override focus(options?: FocusOptions): void {
    this.shutter?.focus(options);
  }

  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has('stream') && this.video.srcObject !== this.stream) {
      this.video.srcObject = this.stream;
      if (this.stream) this.#play();
    }
    if (changes.has('place')) {
      const { right, down, scale } = this.place ?? { right: 0, down: 0, scale: 1 };
      // Set by script, because a host page's policy may forbid style attributes in the markup.
      this.frame.style.transform = this.place ? `translate(${right * 100}%, ${down * 100}%) scale(${scale})` : '';
    }
    if (!changes.has('tone') || !this.stream) return;
    // The button pressed before is removed, so the shutter takes the focus, unless another element of the page has it.
    if (changes.get('tone') === 'opening' && document.activeElement === document.body) this.focus({ preventScroll: true });
    // The picture taken stays on the screen until its review.
    if (this.tone === 'taken') this.video.pause();
    else if (this.video.paused) this.#play();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.hasUpdated) this.video.srcObject = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('stream');
  }

  /** Starts the video. A refusal is ignored: the owner notices that no frame arrives and informs the person. */
  #play(): void {
    this.video.play().catch(() => undefined);
  }

  #ask(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }

  #shoot = () => {
    if (this.tone === 'seeking') this.#ask('zaguan-shutter');
  };

  /** Draws `quad` in the video's own pixels. The browser scales the drawing like the video, so no measurement is needed. */
  #renderQuad() {
    if (!this.quad) return nothing;
    const { videoWidth: width, videoHeight: height } = this.video;
    return html`<svg
      class="seen ${this.mirrored ? 'mirrored' : ''}"
      viewBox="0 0 ${width} ${height}"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    ><polygon class="line" points=${this.quad.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} /></svg>`;
  }

  #renderSteady() {
    if (!this.steady || this.guide !== 'face') return nothing;
    return html`<svg class="outline" viewBox="0 0 248 346" aria-hidden="true"
      ><path class="line fills" pathLength="100" stroke-dasharray="${Math.round(this.steady * 100)} 100" d=${faceFromTop}
    /></svg>`;
  }

  /** Draws a button beside the shutter; nothing if it has no label or the person cannot aim yet. */
  #renderSide(name: 'torch' | 'other-camera', label: string, icon: TemplateResult) {
    if (!label || this.tone !== 'seeking') return nothing;
    return html`<button
      class="icon-button side ${name}"
      type="button"
      aria-label=${label}
      aria-pressed=${name === 'torch' ? String(this.torch) : nothing}
      @click=${() => this.#ask(`zaguan-${name}`)}
    >
      ${icon}
    </button>`;
  }

  protected override render() {
    const ready = this.tone === 'seeking';
    return html`<div class="film"><div class="screen" data-tone=${this.tone}>
      <video class=${this.mirrored ? 'mirrored' : ''} aria-hidden="true" tabindex="-1" playsinline autoplay .muted=${true}></video>
      ${this.#renderQuad()}
      <p class="pill" part="pill">
        ${this.tone === 'opening' ? html`<span class="spinner">${spinnerIcon('small')}</span>` : nothing}
        <span role=${this.spoken ? nothing : 'status'}>${this.instruction}</span>
      </p>
      <div class="middle ${this.place ? 'roams' : ''}">
        <div class="frame ${this.guide} ${this.steady === null ? '' : 'occupied'} ${this.steady ? 'filling' : ''}">
          ${outlines[this.guide]}
          ${this.#renderSteady()}
          ${this.tone === 'taken' ? tile : nothing}
          <slot></slot>
        </div>
        <h1 class="caption">${this.caption}</h1>
      </div>
      <div class="controls">
        ${this.#renderSide('torch', this.torchLabel, torchIcon())}
        ${
          this.shutterLabel
            ? html`<button
                class="shutter"
                part="shutter"
                type="button"
                aria-label=${this.shutterLabel}
                aria-disabled=${ready ? nothing : 'true'}
                @click=${this.#shoot}
              ></button>`
            : nothing
        }
        ${this.#renderSide('other-camera', this.otherLabel, turnIcon())}
      </div>
      <div class="foot">
        <slot name="foot"></slot>
        ${
          this.fileLabel && this.tone !== 'taken'
            ? html`<button class="text-button" type="button" @click=${() => this.#ask('zaguan-file')}>${this.fileLabel}</button>`
            : nothing
        }
      </div>
    </div></div>`;
  }
}
define('zaguan-viewfinder', ZaguanViewfinder);

const tile = html`<svg class="tile" viewBox="0 0 64 64" aria-hidden="true">
  <path class="petal" d="M10 10h8a8 8 0 0 1 -8 8ZM54 10v8a8 8 0 0 1 -8 -8ZM54 54h-8a8 8 0 0 1 8 -8ZM10 54v-8a8 8 0 0 1 8 8Z" />
  <path class="line" d="m21 32.5 7.5 7.5 14.5-15" />
</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'zaguan-viewfinder': ZaguanViewfinder;
  }
}
