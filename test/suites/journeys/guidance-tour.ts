import type { Page } from 'playwright-core';
import { guidance, sentenceOf } from '../../support/camera/guidance-states.ts';
import { startStageServer } from '../../support/camera/stage-server.ts';
import type { Look } from './looks.ts';

/** Two looks cover all the differences, because every camera screen is dark. */
const looks: readonly Look[] = [
  { language: 'es-MX', theme: 'light' },
  { language: 'en', theme: 'dark' },
];

/** Shows every advice of the camera's guide on each page; `look` takes a picture. Returns the number of pictures. */
export async function guidanceTour(
  pages: Readonly<Record<string, Page>>,
  look: (page: Page, name: string) => Promise<void>,
): Promise<number> {
  const server = await startStageServer('guidance-page.ts');
  const states = Object.keys(guidance);
  try {
    for (const [size, page] of Object.entries(pages)) {
      for (const state of states) {
        for (const { language, theme } of looks) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await page.goto(`${server.origin}/?${new URLSearchParams({ state, language })}`);
          await page.getByText(sentenceOf(state, language), { exact: true }).first().waitFor();
          // Waits until the oval has moved to the position of the move.
          await page.waitForTimeout(300);
          await look(page, `${state}.${size}.${theme}.${language}`);
        }
      }
    }
  } finally {
    server.close();
  }
  return states.length;
}
