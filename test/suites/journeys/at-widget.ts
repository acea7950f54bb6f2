import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { patience } from './engine.ts';
import type { Phone } from './phone.ts';
import type { World } from './world.ts';

export const PATIENCE = patience();

/** What a person does to the page. */
export interface Hand {
  press(button: Locator, times: number, patience?: number): Promise<void>;
  type(field: Locator, value: string): Promise<void>;
  tick(box: Locator): Promise<void>;
}

/** A person at the widget: what they press, type and tick there, and what they wait to see. No step has a name here. */
export class AtWidget {
  readonly phone: Phone;
  protected readonly world: World;
  readonly #frame: string | null;

  /** `frame` is the selector of the frame that the widget stands in, where it stands in one. */
  constructor(phone: Phone, world: World, frame: string | null = null) {
    this.phone = phone;
    this.#frame = frame;
    this.world = world;
  }

  get page(): Page {
    return this.phone.page();
  }

  protected get document(): Page | FrameLocator {
    return this.#frame === null ? this.page : this.page.frameLocator(this.#frame);
  }

  /** The widget, wherever the page put it. */
  get widget(): Locator {
    return this.document.locator('zaguan-onboarding');
  }

  /** What a person would have seen when something did not come: the page in words and as a picture, and what the console said. */
  protected async explained(what: string, action: Promise<unknown>): Promise<void> {
    try {
      await action;
    } catch (cause) {
      const picture = join(process.env.ZAGUAN_TEST_TRACES ?? tmpdir(), `zaguan-journey-${Date.now()}.png`);
      const seen = await this.page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
      await this.page.screenshot({ path: picture, timeout: 5000 }).catch(() => {});
      throw new Error(
        `${what}. On the screen (${picture}):\n${seen}\n\n${[...this.phone.observed.lines, ...this.world.serverLog()].join('\n')}`,
        { cause },
      );
    }
  }

  /** How a hand presses, types and ticks; a person with a keyboard alone does it otherwise. */
  protected hand: Hand = {
    press: (button, times, timeout = PATIENCE) => button.click({ clickCount: times, timeout }),
    type: (field, value) => field.fill(value, { timeout: PATIENCE }),
    tick: (box) => box.check({ timeout: PATIENCE }),
  };

  async press(name: string, times = 1): Promise<void> {
    await this.explained(`“${name}” could not be pressed`, this.hand.press(this.button(name), times));
  }

  protected button(name: string | RegExp): Locator {
    return this.widget.getByRole('button', { name, exact: true });
  }

  async type(label: string, value: string): Promise<void> {
    // A label may go on: "Interior opcional".
    const field = this.widget.getByLabel(new RegExp(`^${label}\\b`));
    await this.explained(`“${label}” could not be filled in`, this.hand.type(field, value));
  }

  async expectHeading(name: string | RegExp, patience = PATIENCE): Promise<void> {
    const heading = this.widget.getByRole('heading', { level: 1, name, exact: true });
    await this.explained(`“${name}” did not come`, heading.waitFor({ timeout: patience }));
  }

  async closeSheet(): Promise<void> {
    const sheet = this.widget.getByRole('dialog').filter({ visible: true }).last();
    await this.explained(
      'The sheet did not close',
      this.page.keyboard.press('Escape').then(() => sheet.waitFor({ state: 'hidden' })),
    );
  }

  async seeText(text: string): Promise<void> {
    await this.explained(`“${text}” did not come`, this.widget.getByText(text, { exact: true }).first().waitFor({ timeout: PATIENCE }));
  }

  /** A step's own screen is what the person sees. */
  async expectAt(step: string, patience = PATIENCE): Promise<void> {
    const screen = this.document.locator(`zaguan-step-${step.replaceAll('_', '-')}`);
    await this.explained(`The step ${step} did not come`, screen.waitFor({ timeout: patience }));
  }

  /** Leaves the page, so that the same address is opened anew. Firefox loads `about:blank` a second time, which interrupts the first. */
  async leave(): Promise<void> {
    await this.page.goto('data:text/html,');
  }

  /** Opens an address in the one tab. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }
}
