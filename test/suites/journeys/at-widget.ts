import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { patience } from './engine.ts';
import type { Phone } from './phone.ts';
import type { World } from './world.ts';

export const PATIENCE = patience();

/** The physical actions of a person on the page. */
export interface Hand {
  press(button: Locator, times: number, patience?: number): Promise<void>;
  type(field: Locator, value: string): Promise<void>;
  tick(box: Locator): Promise<void>;
}

/** A person at the widget: presses, types, ticks, and waits for what appears. Knows no step by name. */
export class AtWidget {
  readonly phone: Phone;
  protected readonly world: World;
  readonly #frame: string | null;

  /** @param frame The selector of the iframe around the widget; null without an iframe. */
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

  /** Returns the widget, anywhere on the page. */
  get widget(): Locator {
    return this.document.locator('zaguan-onboarding');
  }

  /** Awaits the action; if it fails, adds the page's text, a picture and the console's lines to the error. */
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

  /** The actions by mouse or touch; a person who uses only a keyboard overrides them. */
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
    // A label may continue: "Interior opcional".
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

  /** Waits until the screen of a step is visible. */
  async expectAt(step: string, patience = PATIENCE): Promise<void> {
    const screen = this.document.locator(`zaguan-step-${step.replaceAll('_', '-')}`);
    await this.explained(`The step ${step} did not come`, screen.waitFor({ timeout: patience }));
  }

  /**
   * Leaves the page, so that the same address loads again. Firefox loads `about:blank` a second time, which would interrupt that. It may
   * load this page twice too, and then says that the first load was interrupted.
   */
  async leave(): Promise<void> {
    const nothing = 'data:text/html,';
    await this.page.goto(nothing).catch(() => this.page.waitForURL(nothing));
  }

  /** Opens an address in the only tab. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }
}
