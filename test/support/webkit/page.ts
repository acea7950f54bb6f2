import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Find, look, type Seen, type Told, tell, type Wanted } from './look.ts';
import { type ElementReference, type WebDriver, WebDriverRefusal } from './web-driver.ts';

/**
 * The part of Playwright's `Page` and `Locator` that the journeys of every browser use, over WebDriver, with the same names and meaning:
 * a locator searches at each use, waits until one element matches, and acts as a hand would.
 */

const PATIENCE = 30_000;
const BETWEEN_LOOKS = 50;

type Name = string | RegExp;
interface Patience {
  timeout?: number;
}

const wanted = (text: Name): Wanted => (typeof text === 'string' ? { is: text } : { fits: text.source });
/** Waits between searches for at least as long as the last search took: on a busy machine it takes the page seconds. */
const later = (tookMs: number) => new Promise((resolve) => setTimeout(resolve, Math.max(BETWEEN_LOOKS, tookMs)));

/** Reasons for a refusal that a retry may resolve. */
const passing: ReadonlySet<string> = new Set([
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
]);

/** A place to search in: a page or an element. */
abstract class Place {
  readonly page: WebKitPage;
  readonly way: readonly Find[];

  constructor(page: WebKitPage | null, way: readonly Find[]) {
    this.page = page ?? (this as unknown as WebKitPage);
    this.way = way;
  }

  protected inside(find: Find): WebKitLocator {
    return new WebKitLocator(this.page, [...this.way, find]);
  }

  locator(selector: string): WebKitLocator {
    return this.inside({ by: 'css', selector });
  }

  getByRole(role: string, { name, level }: { name?: Name; exact?: boolean; level?: number } = {}): WebKitLocator {
    return this.inside({ by: 'role', role, name: name === undefined ? undefined : wanted(name), level });
  }

  getByLabel(label: Name): WebKitLocator {
    return this.inside({ by: 'label', label: wanted(label) });
  }

  getByText(text: Name): WebKitLocator {
    return this.inside({ by: 'text', text: wanted(text) });
  }
}

export class WebKitLocator extends Place {
  get #driver(): WebDriver {
    return this.page.driver;
  }

  or(other: WebKitLocator): WebKitLocator {
    return this.inside({ by: 'or', other: other.way });
  }

  first(): WebKitLocator {
    return this.inside({ by: 'place', place: 0 });
  }

  last(): WebKitLocator {
    return this.inside({ by: 'place', place: -1 });
  }

  filter(_: { visible: true }): WebKitLocator {
    return this.inside({ by: 'visible' });
  }

  async all(): Promise<WebKitLocator[]> {
    return (await this.page.look(this.way)).map((_, place) => this.inside({ by: 'place', place }));
  }

  async #seen(): Promise<Seen<ElementReference> | null> {
    const [one = null, ...others] = await this.page.look(this.way);
    if (others.length > 0) throw new Error(`${others.length + 1} elements are meant by ${JSON.stringify(this.way)}.`);
    return one;
  }

  /** Retries `attempt` until it returns a result; throws after `timeout` milliseconds. */
  async #until<Result>(timeout: number, attempt: (seen: Seen<ElementReference> | null) => Promise<Result | null>): Promise<Result> {
    for (const end = Date.now() + timeout; ; ) {
      let why: unknown = 'it is not there, or not ready';
      const began = performance.now();
      try {
        const result = await attempt(await this.#seen());
        if (result !== null) return result;
      } catch (failure) {
        if (!(failure instanceof WebDriverRefusal && passing.has(failure.reason))) throw failure;
        why = failure.message;
      }
      if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${JSON.stringify(this.way)}: ${why}`);
      await later(performance.now() - began);
    }
  }

  async waitFor({ state = 'visible', timeout = PATIENCE }: Patience & { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await this.#until(timeout, async (seen) => ((seen?.isVisible ?? false) === (state === 'visible') ? true : null));
  }

  async isVisible(): Promise<boolean> {
    return (await this.#seen())?.isVisible ?? false;
  }

  /** Calls `act` once the element is visible, still and enabled. */
  async #onceReady(timeout: number, act: (seen: Seen<ElementReference>) => Promise<void>): Promise<void> {
    let before = '';
    await this.#until(timeout, async (seen) => {
      const box = JSON.stringify(seen?.box);
      const isStill = box === before;
      before = box;
      if (!seen?.isVisible || seen.isDisabled || !isStill) return null;
      await act(seen);
      return true;
    });
  }

  async click({ timeout = PATIENCE, clickCount = 1, trial = false }: Patience & { clickCount?: number; trial?: boolean } = {}) {
    await this.#onceReady(timeout, async ({ element }) => {
      for (let press = 0; press < clickCount && !trial; press++) await this.#driver.click(element);
    });
  }

  /** Replaces the field's text, key by key. */
  async fill(value: string, { timeout = PATIENCE }: Patience = {}): Promise<void> {
    await this.#onceReady(timeout, async ({ element }) => {
      await this.page.run(selectAll, element);
      await this.#driver.type(element, value);
    });
  }

  async check({ timeout = PATIENCE }: Patience = {}): Promise<void> {
    await this.#onceReady(timeout, async ({ element, isChecked }) => {
      if (!isChecked) await this.#driver.click(element);
    });
    await this.#until(timeout, async (seen) => (seen?.isChecked ? true : null));
  }

  /** Waits for the one element, visible or not, and runs a function on it in the page. */
  async evaluate<Result>(script: (element: Element) => Result): Promise<Awaited<Result>> {
    const { element } = await this.#until(PATIENCE, async (seen) => seen);
    return this.page.run(script as (element: unknown) => Result, element);
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#onceReady(PATIENCE, async ({ element }) => this.page.run(bringIntoView, element));
  }

  async boundingBox() {
    return (await this.#seen())?.box ?? null;
  }

  /** Returns the text of the page, to read in a failure. */
  async ariaSnapshot(): Promise<string> {
    return this.page.run(readAloud);
  }
}

/** A file chooser that the page opened. */
interface OpenedChooser {
  setFiles(file: { name: string; buffer: Buffer }): Promise<void>;
}

export class WebKitPage extends Place {
  readonly driver: WebDriver;
  readonly #hear: (told: Told) => void;
  /** A folder for chosen files, because a page may read them later. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'zaguan-files-'));

  /** @param hear Receives each page's requests and errors. */
  constructor(driver: WebDriver, hear: (told: Told) => void) {
    super(null, []);
    this.driver = driver;
    this.#hear = hear;
  }

  /** Runs a function in the page, and reports the page's requests and errors since the last run. */
  async run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    this.#hear(await this.driver.run(tell));
    return this.driver.run(script, ...args);
  }

  look(way: readonly Find[]): Promise<Seen<ElementReference>[]> {
    return this.run(look, way) as unknown as Promise<Seen<ElementReference>[]>;
  }

  async goto(url: string): Promise<void> {
    await this.driver.goTo(url);
    this.#hear(await this.driver.run(tell));
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    this.#hear(await this.driver.run(tell));
  }

  async close(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
    await this.driver.close().catch(() => {});
  }

  readonly keyboard = {
    press: async (key: 'Escape'): Promise<void> => {
      const value = { Escape: '\uE00C' }[key];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await this.driver.act({ type: 'key', id: 'keyboard', actions });
    },
  };

  readonly mouse = {
    move: (x: number, y: number) => this.#point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
    down: () => this.#point({ type: 'pointerDown', button: 0 }),
    up: () => this.#point({ type: 'pointerUp', button: 0 }),
  };

  async #point(action: object): Promise<void> {
    await this.driver.act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  }

  async screenshot({ path }: { path?: string } = {}): Promise<Buffer> {
    const picture = await this.driver.picture();
    if (path !== undefined) writeFileSync(path, picture);
    return picture;
  }

  /** Puts a chosen file into the page's own file field, because WebDriver controls no system dialog. */
  async waitForEvent(_: 'filechooser', { timeout = PATIENCE }: Patience = {}): Promise<OpenedChooser> {
    await this.run(catchChooser);
    const field = this.locator('input[type=file]');
    await field.waitFor({ timeout });
    return {
      setFiles: async ({ name, buffer }) => {
        writeFileSync(join(this.#folder, name), buffer);
        const [seen] = await this.look(field.way);
        await this.driver.type(seen!.element, join(this.#folder, name));
      },
    };
  }
}

/** Selects the field's text. Runs in the page. */
function selectAll(element: unknown): void {
  (element as HTMLInputElement).focus();
  (element as HTMLInputElement).select();
}

/** Scrolls the element into view. Runs in the page. */
function bringIntoView(element: unknown): void {
  (element as Element).scrollIntoView({ block: 'center' });
}

/** Runs in the page: a file field that would open the system's dialog is attached to the page instead, until it has its file. */
function catchChooser(): void {
  const open = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function () {
    if (this.type !== 'file') return open.call(this);
    HTMLInputElement.prototype.click = open;
    this.addEventListener('change', () => this.remove());
    document.body.append(this);
  };
}

/** Returns all words on the page. Runs in the page. */
function readAloud(): string {
  const words = (root: ParentNode): string =>
    [...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) =>
        [
          ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim()),
          element.shadowRoot && !/^(STYLE|SCRIPT)$/.test(element.tagName) ? words(element.shadowRoot) : '',
        ]
          .filter(Boolean)
          .join(' '),
      )
      .filter(Boolean)
      .join('\n');
  return words(document.body);
}
