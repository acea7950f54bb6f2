import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { mexicanDate } from '#mexico/today.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { createPdfs } from '#platform/foreign-files/pdf.ts';
import { createSymbolFiles } from '#platform/foreign-files/symbol-files.ts';
import { kinds } from '#services/extraction/kinds/kinds.ts';
import { createPaperSource } from '#services/extraction/source/paper.ts';
import { compare } from '../../specimens/compare.ts';
import { photo } from '../../specimens/photo/photo.ts';
import { printHere } from '../../specimens/print-here.ts';
import { cameraFlags, launchOptions } from '../../support/browser.ts';
import { cardFrontClip, webcamFilm } from '../../support/camera/clips.ts';
import { startStageServer } from '../../support/camera/stage-server.ts';
import { processorSeconds } from '../processor-time.ts';
import { median, type Row, share } from './row.ts';

const FRAMES = 150;
const CAPTURES = 9;
/**
 * Readings before the measured ones, so that compilation is not measured: it happens while the person holds the card. They also make the
 * page's renderer the busiest process, by which `rendererOf` finds it.
 */
const WARM_READINGS = 3;
/**
 * The factor by which a mid-range phone is slower. The browser can slow down a page but not its workers, so the bench multiplies their
 * time.
 */
export const SLOWER = 4;

/** Runs `work` on a page of the test stage, with a camera that plays the clip. */
export async function withStage<Result>(
  script: string,
  clip: string,
  work: (page: Page, browser: Browser, origin: string) => Promise<Result>,
) {
  const server = await startStageServer(script);
  const browser = await chromium.launch(await launchOptions(cameraFlags(clip), { whole: true }));
  try {
    return await work(await browser.newPage({ viewport: { width: 360, height: 740 } }), browser, server.origin);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Measures the worker's processor time per frame, and the time until a picture of a card is taken. */
export async function workerRows(): Promise<readonly Row[]> {
  return await withStage('capture-page.ts', await cardFrontClip(webcamFilm), async (page, browser, origin) => {
    await page.goto(origin);
    await page.evaluate(() => window.openFilm());
    await page.evaluate(() => window.lookAtFrames(20));
    const renderer = await rendererOf(browser);
    const before = workerSeconds(renderer);
    await page.evaluate((count) => window.lookAtFrames(count), FRAMES);
    const each = (1000 * (workerSeconds(renderer) - before)) / FRAMES;
    const captures: number[] = [];
    for (let capture = 0; capture < CAPTURES; capture++) captures.push(await page.evaluate(() => window.captureOnce()));
    return [
      {
        figure: `processor time of the worker, a frame of ${FRAMES} with focus and glare`,
        ours: `${each.toFixed(1)} ms`,
        limit: '<= 30 ms',
      },
      {
        figure: `from the card in view to the picture, a steady clip, median of ${CAPTURES}`,
        ours: `${(median(captures) / 1000).toFixed(2)} s`,
        limit: '<= 1.5 s',
      },
    ];
  });
}

/** Returns the id of the process that runs the page: the renderer with the most processor time. */
export async function rendererOf(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const busiest = processInfo.filter(({ type }) => type === 'renderer').toSorted((one, other) => other.cpuTime - one.cpuTime)[0];
  if (!busiest) throw new Error('The browser has no page.');
  return busiest.id;
}

/** Clock ticks per second in /proc (proc_pid_stat(5)). */
const TICKS = 100;

/** Returns the seconds of processor time that the process's dedicated workers have used. */
function workerSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'));
  return threads
    .filter((stat) => stat.includes('(DedicatedWorker'))
    .map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / TICKS, 0);
}

/** Reads the same pictures on the device and by the service; returns the device's time and the share of equal fields. */
export async function readingRows(frames: number): Promise<readonly Row[]> {
  const count = Math.max(4, Math.round(frames / 10));
  const budget = new WorkerBudget();
  const pdfs = createPdfs(budget);
  const symbolFiles = createSymbolFiles(budget, pdfs);
  const paperOf = createPaperSource({ pdfs, symbolFiles, print: await printHere() });
  const today = mexicanDate(new Date());
  try {
    return await withStage('capture-page.ts', await cardFrontClip(webcamFilm), async (page, browser, origin) => {
      await page.goto(origin);
      await page.evaluate(() => window.prepareReader());
      const keep = ({ jpeg }: { jpeg: Uint8Array }) =>
        page.evaluate((base64) => window.keepCard(base64), Buffer.from(jpeg).toString('base64'));
      await keep(await photo('ineFront', 95_000, 'moderate'));
      for (let time = 0; time < WARM_READINGS; time++) await page.evaluate(() => window.readCard('ine_front'));
      const renderer = await rendererOf(browser);
      const seconds: number[] = [];
      let [same, fields] = [0, 0];
      for (let seed = 1; seed <= count; seed++) {
        const kind = seed % 2 ? 'ineFront' : 'ineBack';
        const { jpeg } = await photo(kind, 95_000 + seed, 'moderate');
        await keep({ jpeg });
        const before = processorSeconds(renderer).own;
        const device = await page.evaluate(
          (side) => window.readCard(side),
          kind === 'ineFront' ? ('ine_front' as const) : ('ine_back' as const),
        );
        seconds.push(processorSeconds(renderer).own - before);
        const { pages, symbols, parse } = kinds[kind];
        const file = new File([jpeg], 'card.jpg', { type: 'image/jpeg' });
        const paper = await paperOf({ tenantId: 'bench', livemode: false }, file, null, { pages, symbols, accepts: 'pictures and PDFs' });
        const outcomes = compare(parse(paper, { today }).data, device ?? {});
        fields += outcomes.length;
        same += outcomes.filter(({ outcome }) => outcome === 'exact').length;
      }
      return [
        {
          figure: `from the still to a credential's fields, ${SLOWER} times the processor time of the tab, median of ${count}`,
          ours: `${Math.round(1000 * SLOWER * median(seconds))} ms`,
          limit: '<= 800 ms',
        },
        { figure: `fields that are the same as the service's, of ${fields}`, ours: share(same, fields), limit: '>= 95 %' },
      ];
    });
  } finally {
    budget.close();
  }
}
