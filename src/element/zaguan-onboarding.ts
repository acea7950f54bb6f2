import { attachShadowWithStyles, createLazyLoader, showLoadFailure, TagBase } from '../ui/late-tag.ts';
import type { OnboardingEvents } from './app/events.ts';
import type { ZaguanApp } from './app/zaguan-app.ts';

/** CSS rule by which a modal takes no space on the host page. */
const modal = ':host([mode=modal]){display:contents!important;min-height:0}';

/**
 * Walks a person through an onboarding workflow: consent, one-time codes, credential, selfie, address, signature.
 *
 * The tag itself is small; its screens are loaded when they are needed. Its content is in a shadow root and reads
 * nothing from the host page but the custom properties below.
 *
 * @tagname zaguan-onboarding
 * @summary The whole onboarding, in one tag.
 *
 * @attr {string} token - The session's token (`ses_…`), requested by your server. With a new token the widget stays on the same screen.
 * @attr {string} lang - `es-MX` or `en` (any BCP 47 tag finds the nearest); without it, the nearest `lang` around the element, then the browser's. The person may change it.
 * @attr {'light' | 'dark'} theme - Colour theme; without it the system's.
 * @attr {'inline' | 'modal'} mode - `inline` (the default) fills the element; `modal` shows nothing until `open()`.
 * @attr {string} api-base - Origin of the Zaguán server; by default the origin this script came from. Needed with the npm package.
 * @attr {string} assets-base - URL of the folder with models and workers; by default next to the script.
 * @attr {string} face-models - URL of the bundle of models that finds faces; by default with the other assets.
 * @attr {string} face-wasm-base - URL of the folder with MediaPipe's loader and binary; by default with the other assets.
 *
 * @event {CustomEvent<{ workflow: string; status: string; steps: number; company: string }>} zaguan-ready - The session is open; fired once.
 * @event {CustomEvent<{ uuid: string; step: string; customId: string; index: number; total: number }>} zaguan-step - A step is on screen.
 * @event {CustomEvent<{ workflow: string; status: string; redirectUrl: string | null }>} zaguan-complete - The workflow has ended. Call `preventDefault()` to stay on this page.
 * @event {CustomEvent<{ code: string; fatal: boolean }>} zaguan-error - A failure that the person already sees. `code` is a problem key.
 * @event {CustomEvent<{ expiresAt: string; refresh(token: string): void }>} zaguan-token-expiring - The token ends soon: fetch a new one and call `detail.refresh(token)`.
 * @event {CustomEvent<{ reason: 'person' | 'host' | 'finished' }>} zaguan-close - The person left, or `close()` was called.
 *
 * @csspart frame - The whole visible widget.
 * @csspart bar - Back, progress and close.
 *
 * @cssproperty [--zaguan-accent=#1f4b8f] - The accent colour, from which the tints are computed.
 * @cssproperty [--zaguan-ground=#fbf9f6] - Background of the page.
 * @cssproperty [--zaguan-surface=#ffffff] - Background of fields and cards.
 * @cssproperty [--zaguan-ink=#1a1f2b] - Text.
 * @cssproperty [--zaguan-muted=#5b5f68] - Quieter text.
 * @cssproperty [--zaguan-radius=14px] - Corners of buttons and fields.
 * @cssproperty [--zaguan-font=system-ui] - The typeface.
 * @cssproperty [--zaguan-min-height=600px] - Least height of an inline widget.
 */
export class ZaguanOnboarding extends TagBase {
  /**
   * The attributes whose change is passed on to the screens. Not `theme`, which CSS applies, nor the attributes of the face model, which
   * are read when a camera opens. A getter, since old, unsupported browsers cannot parse static fields with values, and this file must
   * run there to say that they are too old.
   */
  static get observedAttributes(): string[] {
    return ['token', 'lang', 'mode', 'api-base', 'assets-base'];
  }

  /** @internal Set by the entry point: loads the screens. */
  static loadApp: () => Promise<(fetch?: typeof globalThis.fetch) => ZaguanApp>;
  /** @internal Set by the entry point: requests the session while the screens load. */
  static askEarly?: (apiBase: string, token: string) => typeof fetch;
  /** @internal Set by the entry point: the server's origin, used if `api-base` is missing. */
  static defaultApiBase?: string;

  #app: ZaguanApp | null = null;
  #earlyFetch: typeof fetch | undefined;
  readonly #load = createLazyLoader(() => ZaguanOnboarding.loadApp());
  /** True if the widget is to open once its screens are loaded. After that `ZaguanApp.isOpen` counts, as the person closes it too. */
  #isOpen = false;

  constructor() {
    super();
    attachShadowWithStyles(this, modal);
  }

  get token(): string {
    return this.getAttribute('token') ?? '';
  }
  set token(token: string) {
    this.setAttribute('token', token);
  }

  /** `light`, `dark`, or empty for the system's. */
  get theme(): string {
    return this.getAttribute('theme') ?? '';
  }
  set theme(theme: string) {
    if (theme) this.setAttribute('theme', theme);
    else this.removeAttribute('theme');
  }

  get mode(): 'inline' | 'modal' {
    return this.getAttribute('mode') === 'modal' ? 'modal' : 'inline';
  }
  set mode(mode: 'inline' | 'modal') {
    this.setAttribute('mode', mode);
  }

  get apiBase(): string {
    return this.getAttribute('api-base') ?? ZaguanOnboarding.defaultApiBase ?? '';
  }
  set apiBase(base: string) {
    this.setAttribute('api-base', base);
  }

  /** URL of the folder with models and workers; empty: next to the script. */
  get assetsBase(): string {
    return this.getAttribute('assets-base') ?? '';
  }
  set assetsBase(base: string) {
    this.setAttribute('assets-base', base);
  }

  /** Loads the code of the screens, so that `open()` shows them without delay. */
  async preload(): Promise<void> {
    await this.#load();
  }

  /** Shows the widget; a modal holds the focus until it is closed. Waits for a token if there is none yet. */
  async open(): Promise<void> {
    this.#isOpen = true;
    if (this.#app) this.#app.isOpen = true;
    await this.#show();
  }

  /** Hides the widget without asking the person. The journey's data is kept. */
  close(): void {
    this.#isOpen = false;
    this.#app?.leave('host');
  }

  connectedCallback(): void {
    void (this.mode === 'inline' ? this.open() : this.#show());
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  async #show(): Promise<void> {
    if (!this.isConnected) return;
    if (!this.#app) {
      if (!this.#isOpen || !this.token) return;
      try {
        this.#earlyFetch ??= ZaguanOnboarding.askEarly?.(this.apiBase, this.token);
        const create = await this.#load();
        this.#app ??= create(this.#earlyFetch);
      } catch (error) {
        this.#earlyFetch = undefined;
        return this.#explain(error);
      }
      this.#app.isOpen = this.#isOpen;
      if (!this.#app.isConnected) this.shadowRoot?.replaceChildren(this.#app);
    }
    this.#app.follow(this);
  }

  #explain(error: unknown): void {
    const code = showLoadFailure(this, error, () => void this.#show());
    this.dispatchEvent(new CustomEvent('zaguan-error', { bubbles: true, composed: true, detail: { code, fatal: true } }));
  }
}

declare global {
  interface HTMLElementEventMap extends OnboardingEvents {}
  /** The events bubble, so the document receives them too. */
  interface DocumentEventMap extends OnboardingEvents {}
  interface HTMLElementTagNameMap {
    'zaguan-onboarding': ZaguanOnboarding;
  }
}
