import { attachShadowWithStyles, createLazyLoader, showLoadFailure, TagBase } from '../ui/late-tag.ts';
import type { CameraError, CameraEvents } from './events.ts';
import type { CameraHost, TagScreens } from './hosts.ts';

/**
 * The base class of both public cameras: a small tag, which loads its screens once it is on the page. It sends no request to any server but
 * for these files.
 *
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's.
 * @attr {'light' | 'dark'} theme - The colour scheme; by default the system's.
 * @attr {string} assets-base - The address of `zaguan/assets` on your site; by default where the bundler put it, or next to the script.
 * @attr {string} heading - The title of the page before the camera.
 * @attr {boolean} manual - Only the person presses the shutter.
 * @attr {boolean} allow-file - An image file is also accepted.
 * @attr {boolean} specimen - A drawing replaces the camera, for tests and trials.
 *
 * @event {CustomEvent<CameraError>} zaguan-camera-error - The reason why there is no camera, or why the person must press the shutter.
 *
 * @slot privacy - Your line on the purpose and recipient of the picture, shown before the camera opens.
 *
 * @csspart frame - Everything the person sees.
 * @csspart bar - The button that turns the camera off.
 *
 * @cssproperty [--zaguan-accent=#1f4b8f] - The one accent. Tints follow from it.
 * @cssproperty [--zaguan-ground=#fbf9f6] - The page.
 * @cssproperty [--zaguan-surface=#ffffff] - Fields and cards.
 * @cssproperty [--zaguan-ink=#1a1f2b] - Text.
 * @cssproperty [--zaguan-muted=#5b5f68] - Quieter text.
 * @cssproperty [--zaguan-radius=14px] - Corners of buttons and pictures.
 * @cssproperty [--zaguan-font=system-ui] - The typeface.
 * @cssproperty [--zaguan-min-height=600px] - Least height.
 */
export abstract class CameraTag extends TagBase implements CameraHost {
  /** A getter method: with an initialised static field, browsers older than supported could not even parse this file. */
  static get observedAttributes(): string[] {
    return ['lang', 'assets-base', 'heading', 'manual', 'allow-file', 'specimen'];
  }

  #screens: TagScreens<this> | null = null;
  readonly #load = createLazyLoader(() => this.loadScreens());

  constructor() {
    super();
    attachShadowWithStyles(this);
  }

  /** @internal Loads the screens and returns their factory. */
  protected abstract loadScreens(): Promise<() => TagScreens<this>>;

  /** The colour scheme: `light`, `dark`, or empty for the system's. */
  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }
  set theme(theme: string) {
    this.write('theme', theme);
  }

  /** The address where you serve `zaguan/assets`; empty for next to the script. */
  get assetsBase(): string {
    return this.getAttribute('assets-base') ?? '';
  }
  set assetsBase(base: string) {
    this.write('assets-base', base);
  }

  /** The title of the page before the camera; empty for our own. */
  get heading(): string {
    return this.getAttribute('heading') ?? '';
  }
  set heading(heading: string) {
    this.write('heading', heading);
  }

  /** True if only the person presses the shutter; then no automatic capture is loaded. */
  get manual(): boolean {
    return this.says('manual');
  }
  set manual(manual: boolean) {
    this.toggleAttribute('manual', manual);
  }

  /** True if an image file is also accepted. */
  get allowFile(): boolean {
    return this.says('allow-file');
  }
  set allowFile(allowed: boolean) {
    this.toggleAttribute('allow-file', allowed);
  }

  /** True if a drawing replaces the camera, for tests and trials. */
  get specimen(): boolean {
    return this.says('specimen');
  }
  set specimen(isOn: boolean) {
    this.toggleAttribute('specimen', isOn);
  }

  /** Reads a boolean attribute. The text `false` counts as false, since some frameworks write that. */
  protected says(name: string): boolean {
    return this.hasAttribute(name) && this.getAttribute(name) !== 'false';
  }

  protected write(name: string, value: string): void {
    if (value) this.setAttribute(name, value);
    else this.removeAttribute(name);
  }

  /** Loads the screens in advance, so that `open()` responds at once. */
  async preload(): Promise<void> {
    await this.#load();
  }

  /** Opens the camera, also for another picture. Does nothing while it is open, or while the person reviews a picture. */
  async open(): Promise<void> {
    await this.#show();
    if (this.isConnected) this.#screens?.open();
  }

  /** Turns the camera off and deletes the picture: the person sees the page before the camera. */
  close(): void {
    this.#screens?.close();
  }

  connectedCallback(): void {
    void this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  async #show(): Promise<void> {
    if (!this.#screens) {
      try {
        const create = await this.#load();
        this.#screens ??= create();
      } catch (error) {
        return this.#explain(error);
      }
    }
    this.#screens.follow(this);
    if (!this.#screens.isConnected) this.shadowRoot?.replaceChildren(this.#screens);
  }

  #explain(error: unknown): void {
    const detail: CameraError = { code: showLoadFailure(this, error, () => void this.#show()), fatal: true };
    this.dispatchEvent(new CustomEvent('zaguan-camera-error', { bubbles: true, detail }));
  }
}

declare global {
  interface HTMLElementEventMap extends CameraEvents {}
  /** The events of the cameras bubble up to the document. */
  interface DocumentEventMap extends CameraEvents {}
}
