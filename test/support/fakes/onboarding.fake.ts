import { html } from 'lit';
import type { SessionView } from '#contracts/session/session.ts';
import { FakeConnectivity } from '#src/device/connectivity.fake.ts';
import { NetworkMonitor } from '#src/session/network.ts';
import { Session } from '#src/session/session.ts';
import { base } from '#src/ui/base.styles.ts';
import { FakeServer } from './server.fake.ts';
import { FakeVault } from './vault.fake.ts';
import '#src/ui/button.element.ts';
import '#src/ui/page.element.ts';
import { ZaguanApp } from '#src/element/app/zaguan-app.ts';
import { ZaguanOnboarding } from '#src/element/zaguan-onboarding.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';

/** Step with inner screens, for the shell's tests: `back` leaves an inner screen first. */
class FakeStep extends StepElement {
  static override styles = [base, step];
  inner = 0;

  override back(): boolean {
    if (this.inner === 0) return false;
    this.inner -= 1;
    this.requestUpdate();
    return true;
  }

  #submit = () => this.host.submit({ inner: this.inner });

  protected override render() {
    return html`<zaguan-page heading="${this.language === 'en' ? 'Question' : 'Pregunta'} ${this.companyName} ${this.inner}">
      <p>${this.problem?.key ?? ''}</p>
      <zaguan-button slot="dock" .waiting=${this.busy ? '…' : ''} @click=${this.#submit}>${this.language === 'en' ? 'Go on' : 'Seguir'}</zaguan-button>
    </zaguan-page>`;
  }
}
customElements.define('zaguan-fake-step', FakeStep);
ZaguanOnboarding.defaultApiBase = 'https://zaguan.example';
customElements.define('zaguan-onboarding', ZaguanOnboarding);

/** Puts the whole widget into the page, with a server in memory. */
export class Stand {
  readonly server = new FakeServer();
  readonly vault = new FakeVault();
  readonly connectivity = new FakeConnectivity();
  readonly events: CustomEvent[] = [];
  /** True if another tab has the workflow open. */
  openElsewhere = false;
  /** True for a computer without a camera. */
  blind = false;
  element!: ZaguanOnboarding;

  constructor(change: (view: SessionView) => SessionView = (view) => view) {
    this.server.change = change;
  }

  async open(attributes: Readonly<Record<string, string>> = {}): Promise<this> {
    ZaguanOnboarding.loadApp = async () => () => this.#app();
    this.element = document.createElement('zaguan-onboarding');
    for (const [name, value] of Object.entries({ token: 'ses_one', lang: 'es-MX', ...attributes })) this.element.setAttribute(name, value);
    for (const name of ['ready', 'step', 'complete', 'error', 'token-expiring', 'close']) {
      this.element.addEventListener(`zaguan-${name}`, (event) => this.events.push(event as CustomEvent));
    }
    document.body.append(this.element);
    if (this.element.mode === 'inline') await this.#eventually(() => this.element.shadowRoot!.querySelector('zaguan-app'), 'app');
    return this;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot!.querySelector('zaguan-app')!.shadowRoot!;
  }

  get title(): string {
    return this.#heading?.textContent ?? '';
  }

  get titleHasFocus(): boolean {
    return this.#page?.shadowRoot?.activeElement === this.#heading;
  }

  get step(): FakeStep | null {
    return this.root.querySelector('zaguan-fake-step');
  }

  /** Waits for the visible button with this text or label, in any shadow root, and presses it. */
  async press(words: string): Promise<void> {
    const button = await this.#eventually(() => find(this.root, words), `a button "${words}"`);
    const target = button.shadowRoot?.querySelector('button') ?? button;
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    target.click();
  }

  async at(title: string): Promise<void> {
    await this.#eventually(() => this.title.startsWith(title) || null, `the title "${title}", not "${this.title}"`);
    await (this.root.host as ZaguanApp).updateComplete;
    const fades = this.root.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(fades.map(({ finished }) => finished));
  }

  named(name: string): CustomEvent[] {
    return this.events.filter(({ type }) => type === `zaguan-${name}`);
  }

  async until(holds: () => unknown): Promise<void> {
    await this.#eventually(() => (holds() ? true : null), String(holds));
  }

  close(): void {
    this.element.remove();
  }

  get #page(): Element | null {
    return (
      this.step?.shadowRoot?.querySelector('zaguan-page') ??
      this.root.querySelector('zaguan-handoff')?.shadowRoot?.querySelector('zaguan-page') ??
      this.element.shadowRoot?.querySelector('zaguan-app')?.shadowRoot?.querySelector('zaguan-page') ??
      null
    );
  }

  get #heading(): Element | null {
    return this.#page?.shadowRoot?.querySelector('h1') ?? null;
  }

  get #locks(): LockManager {
    const request = async (_: string, options: LockOptions, use: (lock: object | null) => unknown) =>
      use(this.openElsewhere && !options.steal ? null : {});
    return { request } as unknown as LockManager;
  }

  #app(): ZaguanApp {
    const app = new ZaguanApp();
    app.screens = { step_1: async () => ({ tag: 'zaguan-fake-step' }), step_2: async () => ({ tag: 'zaguan-fake-step' }) };
    app.openSession = (apiBase) =>
      new Session({
        apiBase,
        fetch: this.server.fetch,
        network: new NetworkMonitor(this.connectivity),
        locks: this.#locks,
        localSteps: { openVault: async () => this.vault, sendBytes: this.server.sendBytes },
        lacksCamera: async () => this.blind,
      });
    return app;
  }

  async #eventually<T>(look: () => T | null, what: string): Promise<T> {
    const deadline = Date.now() + 20_000;
    for (;;) {
      const found = look();
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`There was no ${what}`);
      await new Promise((next) => requestAnimationFrame(next));
    }
  }
}

function find(root: ShadowRoot, words: string): HTMLElement | null {
  const named = [...root.querySelectorAll<HTMLElement>('button, zaguan-button')].find(
    (button) => (button.textContent?.trim() || button.getAttribute('aria-label')) === words && button.checkVisibility(),
  );
  if (named) return named;
  for (const inner of root.querySelectorAll('*')) {
    const found = inner.shadowRoot && find(inner.shadowRoot, words);
    if (found) return found;
  }
  return null;
}
