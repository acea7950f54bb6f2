import type { CameraError, CameraEvents } from './events.ts';
import type { CameraHost, TagScreens } from './hosts.ts';

/** On a server there is no HTMLElement. The class must still be importable there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** Keeps space while the screens arrive, so that nothing on the host page jumps. */
const ground = ':host{display:block!important;min-height:var(--zaguan-min-height,600px)}:host([hidden]){display:none!important}';

function layGround(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ground);
  root.adoptedStyleSheets = [sheet];
}

/**
 * What both cameras are on the page of a partner: a small tag, whose screens are loaded once it is there. It is a camera alone: no
 * server is asked for anything but these files.
 */
export abstract class CameraTag extends Base implements CameraHost {
  /** A method: with a first value, a browser below our floor could not read even this file. */
  static get observedAttributes(): string[] {
    return ['lang', 'assets-base', 'heading', 'manual', 'allow-file', 'specimen'];
  }

  #screens: TagScreens<this> | null = null;
  #loading: Promise<() => TagScreens<this>> | null = null;

  constructor() {
    super();
    layGround(this.attachShadow({ mode: 'open' }));
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
  set specimen(wanted: boolean) {
    this.toggleAttribute('specimen', wanted);
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

  #load(): Promise<() => TagScreens<this>> {
    const canLoad = 'throwIfAborted' in AbortSignal.prototype;
    this.#loading ??= (canLoad ? this.loadScreens() : Promise.reject(new SyntaxError('old'))).catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #show(): Promise<void> {
    if (!this.#screens) {
      try {
        const create = await this.#load();
        this.#screens ??= create();
      } catch (error) {
        return this.#explain(error instanceof SyntaxError);
      }
    }
    this.#screens.follow(this);
    if (!this.#screens.isConnected) this.shadowRoot?.replaceChildren(this.#screens);
  }

  /** Says the one sentence that needs no screen. */
  #explain(old: boolean): void {
    const spanish = (this.closest('[lang]')?.getAttribute('lang') ?? navigator.language).startsWith('es');
    const words = document.createElement(old ? 'p' : 'button');
    if (!old) {
      words.textContent = spanish ? 'No se pudo abrir. Intentar otra vez' : 'This could not open. Try again';
      words.onclick = () => void this.#show();
    } else if (spanish) words.textContent = 'Este navegador es muy antiguo. Actualízalo o usa otro.';
    else words.textContent = 'This browser is too old. Update it or use another.';
    this.shadowRoot?.replaceChildren(words);
    const detail: CameraError = { code: old ? 'old_browser' : 'unavailable', fatal: true };
    this.dispatchEvent(new CustomEvent('zaguan-camera-error', { bubbles: true, detail }));
  }
}

declare global {
  interface HTMLElementEventMap extends CameraEvents {}
  /** They bubble. */
  interface DocumentEventMap extends CameraEvents {}
}
