import type { Browser } from 'playwright-core';
import { statedEfforts } from '../../suites/journeys/counted.ts';
import { cardFrontClip } from '../../support/camera/clips.ts';
import { SLOWER, withStage } from './browser.ts';
import { median, type Row } from './row.ts';

const ROUNDS = 5;

/** Measures the page's longest task in a real step, from the tap that opens the camera to the first picture. */
export async function pageRows(): Promise<readonly Row[]> {
  const rounds: Longest[] = [];
  await withStage('stage-page.ts', await cardFrontClip(), async (first, browser, origin) => {
    await first.close();
    for (let round = 0; round < ROUNDS; round++) rounds.push(await longestTask(browser, origin));
  });
  const [whole, own] = [rounds.map(({ ms }) => ms), rounds.map(({ processorMs }) => processorMs)];
  const task = `longest task of the page, ${SLOWER} times slower, median of ${ROUNDS}`;
  return [
    tapsRow(),
    { figure: `${task} (${whole.map(Math.round).join(', ')})`, ours: `${Math.round(median(whole))} ms`, limit: '<= 50 ms' },
    { figure: `the same by processor time (${own.map(Math.round).join(', ')})`, ours: `${Math.round(median(own))} ms`, limit: '<= 50 ms' },
  ];
}

/**
 * The longest task by wall time and the longest by processor time: they may differ, since on a busy machine the longest task may only have
 * waited.
 */
interface Longest {
  ms: number;
  processorMs: number;
}

async function longestTask(browser: Browser, origin: string): Promise<Longest> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  try {
    await page.goto(`${origin}/?automatic`);
    const { x, y } = await page.evaluate(buttonThatOpens, 'Abrir la cámara');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
    const taken = page.evaluate(() => new Promise<void>((resolve) => addEventListener('taken', () => resolve(), { once: true })));
    await page.evaluate(() => performance.mark('opens') && undefined);
    await page.mouse.click(x, y);
    await taken;
    return longestIn(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  } finally {
    await page.close();
  }
}

/** Runs in the page: returns the middle of the button, 1.5 s after it appears. A search from outside would count as the page's work. */
async function buttonThatOpens(name: string): Promise<{ x: number; y: number }> {
  const find = (root: ParentNode): Element | undefined => {
    const elements = [...root.querySelectorAll('*')];
    const found = elements.find((one) => one.localName === 'zaguan-button' && one.textContent === name);
    return found ?? elements.map(({ shadowRoot }) => shadowRoot && find(shadowRoot)).find((one) => one) ?? undefined;
  };
  let button = find(document);
  for (; !button; button = find(document)) await new Promise(requestAnimationFrame);
  // A person who reads the page does not tap earlier.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** An event of Chromium's trace, in microseconds; `tdur` is the processor time of its thread. */
interface TraceEvent {
  name: string;
  ph: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

function longestIn(events: readonly TraceEvent[]): Longest {
  const markOf = (mark: string) => {
    const found = events.find(({ name, cat }) => name === mark && cat.includes('user_timing'));
    if (!found) throw new Error(`The trace has no "${mark}".`);
    return found;
  };
  const [opens, taken] = [markOf('opens'), markOf('taken')];
  const tasks = events.filter(
    ({ ph, cat, pid, tid, ts }) =>
      ph === 'X' && cat.includes('toplevel') && pid === opens.pid && tid === opens.tid && ts >= opens.ts && ts <= taken.ts,
  );
  const most = (of: (task: TraceEvent) => number | undefined) => Math.max(...tasks.map((task) => of(task) ?? 0)) / 1000;
  return { ms: most(({ dur }) => dur), processorMs: most(({ tdur }) => tdur) };
}

/** Returns the taps that the docs state. The journey test counts them, and fails if the stated number is too low. */
function tapsRow(): Row {
  const stated = statedEfforts().get('INE and selfie');
  return { figure: 'taps from “Tu INE” to the selfie, as the journey counts them', ours: String(stated?.taps), limit: '<= 3' };
}
