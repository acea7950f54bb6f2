import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { cameraWords } from '../../../src/i18n/camera.i18n.ts';
import { enrollFullWords } from '../../../steps/enroll-full/enroll-full.i18n.ts';
import { type Hand, Journey, language, READING } from './journey.ts';

/** What a person does on the way through a part of a journey. */
export interface Effort {
  /** Presses of a control. One that puts the cursor into a field is one too; typing and a signature's stroke are none. */
  taps: number;
  /** Screens that wait for the person. */
  screens: number;
  /** Fields that the person writes in. */
  fields: number;
}

/** Screens that go on by themselves. */
const passing: ReadonlySet<string> = new Set([
  enrollFullWords[language].glanceCard,
  enrollFullWords[language].readingCard,
  enrollFullWords[language].sendingTitle,
]);

declare global {
  interface Window {
    tellScreen(name: string): Promise<void>;
    lookAtScreen(): Promise<void>;
  }
}

/** Tells every screen of the widget that comes: its title, or what its camera films. Runs in the page. */
function tellScreens(): void {
  const find = (root: ParentNode, selector: string): Element | null => {
    const here = root.querySelector(selector);
    if (here) return here;
    for (const element of root.querySelectorAll('*')) {
      const inside = element.shadowRoot && find(element.shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  let shown = '';
  window.lookAtScreen = async () => {
    const widget = document.querySelector('zaguan-onboarding')?.shadowRoot;
    if (!widget) return;
    const camera = find(widget, 'zaguan-viewfinder') as (Element & { caption: string }) | null;
    const name = camera ? `camera: ${camera.caption}` : (find(widget, 'h1')?.textContent ?? '').trim();
    if (!name || name === shown) return;
    shown = name;
    await window.tellScreen(name);
  };
  setInterval(() => void window.lookAtScreen(), 40);
}

/** A person whose effort is counted, part by part. */
export class CountedJourney extends Journey {
  readonly efforts = new Map<string, Effort>();
  readonly #screens: string[] = [];
  #taps = 0;
  #fields = 0;

  protected override hand: Hand = {
    press: (button, times) => this.#tap(() => button.click({ clickCount: times, timeout: 15_000 })),
    type: async (field, value) => {
      this.#fields++;
      if (!(await this.#hasCursor(field))) await this.#tap(() => field.click({ timeout: 15_000 }));
      await this.page.keyboard.type(value);
    },
    tick: (box) => this.#tap(() => box.check({ timeout: 15_000 })),
  };

  async #tap(action: () => Promise<unknown>): Promise<void> {
    this.#taps++;
    await action();
  }

  #hasCursor(field: Locator): Promise<boolean> {
    return field.evaluate((element) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active === element;
    });
  }

  /** Call before the page opens. */
  async watch(): Promise<void> {
    await this.phone.context.exposeFunction('tellScreen', (name: string) => this.#screens.push(name));
    await this.phone.context.addInitScript(tellScreens);
  }

  /** Counts a part of the journey. It begins on its first screen, and `walk` ends on the first one after it. */
  async part(name: string, walk: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => window.lookAtScreen());
    const before = { taps: this.#taps, screens: this.#waiting, fields: this.#fields };
    await walk();
    await this.page.evaluate(() => window.lookAtScreen());
    const [taps, screens, fields] = [this.#taps - before.taps, this.#waiting - before.screens, this.#fields - before.fields];
    this.efforts.set(name, { taps, screens, fields });
  }

  get #waiting(): number {
    return this.#screens.filter((screen) => !passing.has(screen)).length;
  }

  get screens(): readonly string[] {
    return this.#screens;
  }

  /** The camera photographs the card by itself. It films no face: the person takes the selfie. */
  async enrollByItself(): Promise<void> {
    const words = { ...cameraWords[language], ...enrollFullWords[language] };
    await this.press(words.openCamera);
    await this.expectHeading(words.cardTitle, READING);
    await this.press(words.cardKeep);
    await this.press(words.shutter);
    await this.press(words.keepSelfie);
    await this.expectAt('personal_address', READING);
  }
}

/** What docs/journey.md states, by part. */
export function statedEfforts(): Map<string, Effort> {
  const page = readFileSync(new URL('../../../docs/journey.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return new Map([...rows].map(([, name, taps, screens, fields]) => [name!, { taps: +taps!, screens: +screens!, fields: +fields! }]));
}
