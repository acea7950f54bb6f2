import type { Page } from 'playwright-core';
import { guidance, sentenceOf } from '../../support/camera/guidance-states.ts';
import { startStageServer } from '../../support/camera/stage-server.ts';
import type { Look } from './looks.ts';

/** The two looks that show what the others would: every camera screen is dark. */
const looks: readonly Look[] = [
  { language: 'es-MX', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** Every sentence that the guides of the camera say, each on its screen; `look` pictures it. */
export async function guidanceTour(page: Page, look: (state: string, as: Look) => Promise<void>): Promise<void> {
  const server = await startStageServer('guidance-page.ts');
  try {
    for (const state of Object.keys(guidance)) {
      for (const as of looks) {
        await page.emulateMedia({ colorScheme: as.theme, reducedMotion: 'reduce' });
        await page.goto(`${server.origin}/?${new URLSearchParams({ state, language: as.language })}`);
        await page.getByText(sentenceOf(state, as.language), { exact: true }).first().waitFor();
        // The oval has gone where the move wants it.
        await page.waitForTimeout(300);
        await look(state, as);
      }
    }
  } finally {
    server.close();
  }
}
