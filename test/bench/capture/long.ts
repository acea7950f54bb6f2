import { readFileSync } from 'node:fs';
import { cardFrontClip, webcamFilm } from '../../support/camera/clips.ts';
import { rendererOf, withStage } from './browser.ts';
import type { Row } from './row.ts';

const MINUTES = 5;
/** Milliseconds of capture before the first measurement: by then the worker, its canvas and compiled code are in memory. */
const WARM_MS = 20_000;

/** Measures the growth of the tab's memory over five minutes of capture, one picture after the other. */
export async function longRows(): Promise<readonly Row[]> {
  return await withStage('capture-page.ts', await cardFrontClip(webcamFilm), async (page, browser, origin) => {
    await page.goto(origin);
    await page.evaluate(() => window.openFilm());
    await page.evaluate((milliseconds) => window.captureFor(milliseconds), WARM_MS);
    const renderer = await rendererOf(browser);
    const cdp = await page.context().newCDPSession(page);
    const megabytes = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return residentMegabytes(renderer);
    };
    const first = await megabytes();
    const each: number[] = [];
    let pictures = 0;
    for (let minute = 0; minute < MINUTES; minute++) {
      pictures += await page.evaluate(() => window.captureFor(60_000));
      each.push(await megabytes());
    }
    const growth = each.at(-1)! - first;
    return [
      {
        figure: `memory of the tab over ${MINUTES} minutes and ${pictures} pictures (${[first, ...each].map(Math.round).join(', ')} MB)`,
        ours: `${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB`,
        limit: '<= +20 MB',
      },
    ];
  });
}

/** Returns the private memory of a process, in MB. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^Private_Dirty:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
