import { attachSpace, explainAbsence, loadsLate, TagBase } from '../ui/late-tag.ts';
import type { CameraError, CameraEvents } from './events.ts';
import type { CameraHost, TagScreens } from './hosts.ts';

/**
 * What both cameras are on the page of a partner: a small tag, whose screens are loaded once it is there. It is a camera alone: no
 * server is asked for anything but these files.
 */
export abstract class CameraTag extends TagBase implements CameraHost {
  /** A method: with a first value, a browser below our floor could not read even this file. */
  static get observedAttributes(): string[] {
    return ['lang', 'assets-base', 'heading', 'manual', 'allow-file', 'specimen'];
  }

  #screens: TagScreens<this> | null = null;
  readonly #load = loadsLate(() => this.loadScreens());

  constructor() {
    super();
    attachSpace(this);
  }

  /** @internal Brings the screens. */
  protected abstract loadScreens(): Promise<() => TagScreens<this>>;

  /** `light`, `dark`, or empty for the system's. */
  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }
  set theme(theme: string) {
    this.write('theme', theme);
  }

  /** Where you serve `zaguan/assets`; empty for beside the script. */
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

  /** Nobody but the person presses the shutter, and nothing is loaded to do it for them. */
  get manual(): boolean {
    return this.says('manual');
  }
  set manual(manual: boolean) {
    this.toggleAttribute('manual', manual);
  }

  /** A picture file will do as well. */
  get allowFile(): boolean {
    return this.says('allow-file');
  }
  set allowFile(allowed: boolean) {
    this.toggleAttribute('allow-file', allowed);
  }

  /** A drawing in place of the camera, for tests and for trying it out. */
  get specimen(): boolean {
    return this.says('specimen');
  }
  set specimen(isOn: boolean) {
    this.toggleAttribute('specimen', isOn);
  }

  /** Some frameworks write a false one as a word. */
  protected says(name: string): boolean {
    return this.hasAttribute(name) && this.getAttribute(name) !== 'false';
  }

  protected write(name: string, value: string): void {
    if (value) this.setAttribute(name, value);
    else this.removeAttribute(name);
  }

  /** Loads the screens ahead, so that `open()` answers at once. */
  async preload(): Promise<void> {
    await this.#load();
  }

  /** Opens the camera, for another picture too. Does nothing while it is open, or while the person looks at a picture. */
  async open(): Promise<void> {
    await this.#show();
    if (this.isConnected) this.#screens?.open();
  }

  /** Turns the camera off and forgets the picture: the person sees the page before the camera. */
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
    const detail: CameraError = { code: explainAbsence(this, error, () => void this.#show()), fatal: true };
    this.dispatchEvent(new CustomEvent('zaguan-camera-error', { bubbles: true, detail }));
  }
}

declare global {
  interface HTMLElementEventMap extends CameraEvents {}
  /** They bubble. */
  interface DocumentEventMap extends CameraEvents {}
}
