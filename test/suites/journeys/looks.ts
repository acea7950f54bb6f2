import type { Page } from 'playwright-core';

export const languages = ['es-MX', 'en'] as const;
export const themes = ['light', 'dark'] as const;
export const sizes = {
  phone: { width: 360, height: 740 },
  shortPhone: { width: 360, height: 612 },
  laptop: { width: 1366, height: 768 },
} as const;

export interface Look {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
}

/** Shows the screen in each language and theme, then returns to Spanish and light. */
export async function inEveryLook(page: Page, look: (look: Look) => Promise<void>): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await settled(page);
      await look({ language, theme });
    }
  }
  await speak(page, languages[0]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settled(page);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('zaguan-onboarding').evaluate((element, lang) => {
    element.setAttribute('lang', lang);
  }, language);
}

/** Waits two frames: one in which Lit renders, one in which the browser paints. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
