import type { Locator, Page } from 'playwright-core';
import type { Hand } from './at-widget.ts';
import { Journey } from './journey.ts';

const MAX_STOPS = 40;

/** Presses Tab until the control has the focus; fails if Tab does not reach it. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await control.evaluate(hasFocus)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not reach ${control} within ${MAX_STOPS} stops.`);
}

/** Returns true if the element has the focus. Runs in the page. */
function hasFocus(element: Element): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === element;
}

/** A person who uses neither mouse nor touch. */
export class KeyboardJourney extends Journey {
  protected override hand: Hand = {
    press: async (button, _, timeout = 30_000) => {
      // Waits until the button is enabled (a shutter: until there is a picture), without pressing it.
      await button.click({ trial: true, timeout });
      await reach(this.page, button);
      await this.page.keyboard.press('Enter');
    },
    type: async (field, value) => {
      await reach(this.page, field);
      await this.page.keyboard.type(value);
    },
    tick: async (box) => {
      await reach(this.page, box);
      await this.page.keyboard.press('Space');
    },
  };
}
