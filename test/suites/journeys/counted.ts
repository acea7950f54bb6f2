import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { cameraWords } from '#src/i18n/camera.i18n.ts';
import { enrollFullWords } from '#steps/enroll-full/enroll-full.i18n.ts';
import type { Hand } from './at-widget.ts';
import { Journey } from './journey.ts';
import { language, READING } from './language.ts';
import { PRESSES_FOR_A_CODE, type Seconds, secondsOf } from './pace.ts';

/** The effort of a person in one part of a journey. */
export interface Effort {
  /** Presses of controls, including a press that focuses a field; typing and a signature's stroke do not count. */
  taps: number;
  /** Screens that wait for the person. */
  screens: number;
  /** Fields that the person fills in. */
  fields: number;
}

/** Titles of screens that continue by themselves. */
const passing: ReadonlySet<string> = new Set([
  enrollFullWords[language].glanceCard,
  enrollFullWords[language].readingCard,
  enrollFullWords[language].sendingTitle,
  enrollFullWords[language].lifeStarting,
  enrollFullWords[language].lifeChecking,
]);

declare global {
  interface Window {
    tellScreen(name: string): Promise<void>;
    lookAtScreen(): Promise<void>;
  }
}

/** Reports each new screen of the widget: its title, or the subject of its camera. Runs in the page. */
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
    const camera = find(widget, 'zaguan-viewfinder') as (Element & { guide: string; caption: string }) | null;
    // The selfie and the challenge film one face, whatever the sentence.
    const subject = camera?.guide === 'face' ? 'a face' : camera?.caption;
    const name = camera ? `camera: ${subject}` : (find(widget, 'h1')?.textContent ?? '').trim();
    if (!name || name === shown) return;
    shown = name;
    await window.tellScreen(name);
  };
  setInterval(() => void window.lookAtScreen(), 40);
}

/** Returns every readable text of the widget. Runs in the page. */
function textsOf(widget: Element): string[] {
  /** Returns false for text only for screen readers, which is a pixel in size. */
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return getComputedStyle(element).display === 'contents' || (width > 1 && height > 1);
  };
  const read = (node: Node): string[] => {
    if (!(node instanceof Element) || node.matches('style, script')) return [];
    const isShown = node.checkVisibility({ visibilityProperty: true }) && isDrawn(node);
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    return (slotted.length > 0 ? slotted : [...(node.shadowRoot ?? node).childNodes]).flatMap((child) =>
      child.nodeType === Node.TEXT_NODE ? (isShown ? [child.textContent?.trim() ?? ''] : []) : read(child),
    );
  };
  return read(widget);
}

/** A person whose effort and time are counted, part by part. */
export class CountedJourney extends Journey {
  readonly efforts = new Map<string, Effort>();
  readonly seconds = new Map<string, Seconds>();
  /** Milliseconds from the last press to each screen; checked every 40. */
  readonly waits: { screen: string; wait: number }[] = [];
  /** False if the server had no time to judge the challenge. */
  isChallengePassed = true;
  readonly #screens: string[] = [];
  /** Texts that the person has read; each is counted once. */
  readonly #texts = new Set<string>();
  #taps = 0;
  #tapped = 0;
  #fields = 0;
  #words = 0;
  #characters = 0;
  #errands = 0;

  protected override hand: Hand = {
    press: (button, times) => this.#tap(button, () => button.click({ clickCount: times, timeout: 15_000 })),
    type: async (field, value) => {
      this.#fields++;
      this.#characters += value.length;
      await this.#read(field);
      if (!(await this.#hasCursor(field))) await this.#tap(field, () => field.click({ timeout: 15_000 }));
      await this.page.keyboard.type(value);
    },
    tick: (box) => this.#tap(box, () => box.check({ timeout: 15_000 })),
  };

  async #tap(what: Locator, action: () => Promise<unknown>): Promise<void> {
    this.#taps++;
    await this.#read(what);
    this.#tapped = performance.now();
    await action();
  }

  /** Counts the texts of the screen as read, before the person's next action. */
  async #read(what: Locator): Promise<void> {
    await what.waitFor({ timeout: 15_000 });
    const texts = new Set(await this.widget.evaluate(textsOf));
    for (const text of texts) {
      if (this.#texts.has(text)) continue;
      this.#texts.add(text);
      this.#words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }
  }

  override async typeCode(code: string): Promise<void> {
    this.#errands += PRESSES_FOR_A_CODE;
    await super.typeCode(code);
  }

  #hasCursor(field: Locator): Promise<boolean> {
    return field.evaluate((element) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active === element;
    });
  }

  /** Starts the counting; must be called before the page opens. */
  async watch(): Promise<void> {
    await this.phone.context.exposeFunction('tellScreen', (name: string) => {
      this.#screens.push(name);
      this.waits.push({ screen: name, wait: performance.now() - this.#tapped });
    });
    await this.phone.context.addInitScript(tellScreens);
  }

  /** Counts a part of the journey, which starts on its first screen; `walk` must end on the first screen after it. */
  async part(name: string, walk: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => window.lookAtScreen());
    const before = this.#sofar;
    const began = performance.now();
    await walk();
    const machine = (performance.now() - began) / 1000;
    await this.page.evaluate(() => window.lookAtScreen());
    const after = this.#sofar;
    const since = (what: keyof typeof after) => after[what] - before[what];
    this.efforts.set(name, { taps: since('taps'), screens: since('screens'), fields: since('fields') });
    const work = { words: since('words'), characters: since('characters'), presses: since('taps') + since('errands') };
    this.seconds.set(name, { ...secondsOf(work), machine });
  }

  get #sofar() {
    const [taps, fields, words, characters, errands] = [this.#taps, this.#fields, this.#words, this.#characters, this.#errands];
    return { taps, fields, words, characters, errands, screens: this.#waiting };
  }

  get #waiting(): number {
    return this.#screens.filter((screen) => !passing.has(screen)).length;
  }

  get screens(): readonly string[] {
    return this.#screens;
  }

  /** Chooses an option of a list, which counts as two presses. */
  async choose(label: string, option: string): Promise<void> {
    const list = this.widget.getByLabel(label);
    await this.#tap(list, () => list.focus());
    await this.#tap(list, () => list.selectOption({ label: option }));
  }

  /** Lets the camera photograph the card automatically. The page's policy forbids what finds a face, so the person takes the selfie. */
  async enrollByItself(): Promise<void> {
    const words = { ...cameraWords[language], ...enrollFullWords[language] };
    await this.press(words.openCamera);
    await this.expectHeading(words.cardTitle, READING);
    await this.press(words.cardKeep);
    await this.press(words.shutter);
    await this.press(words.keepSelfie);
    this.isChallengePassed = await this.endChallenge('personal_address');
    await this.expectAt('personal_address', READING);
  }
}

/** Returns the efforts stated in docs/journey.md, by part. */
export function statedEfforts(): Map<string, Effort> {
  const page = readFileSync(new URL('../../../docs/journey.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return new Map([...rows].map(([, name, taps, screens, fields]) => [name!, { taps: +taps!, screens: +screens!, fields: +fields! }]));
}
