import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import type { PaperPage, Word } from '#papers/layout/page.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { createReadings } from './reading.ts';

const budget = new WorkerBudget();
const readings = createReadings(budget);
afterAll(() => budget.close());

/** Returns a row of labels so close together that the search for each one's value passes all others. */
const row = (top: number, count: number): Word[] =>
  Array.from({ length: count }, (_, at) => ({
    text: 'Del:',
    box: { left: at * 0.3, top, right: at * 0.3 + 0.2, bottom: top + 0.2 },
    sure: 1,
  }));

/** Returns pages with two such rows each: the slowest case for the parser. */
const crowdedPages = (count: number): PaperPage[] => {
  const words = [...row(100, 3000), ...row(100.4, 3000)];
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, width: 900, height: 792, origin: 'text', words }));
};
const ask = (pages: PaperPage[]) => ({ name: 'bankStatement', paper: { pages, symbols: [] }, today: '2026-11-20' }) as const;

it('finds values among words that are laid so that each looks over all others, and holds nobody up meanwhile', async () => {
  const delay = monitorEventLoopDelay();
  delay.enable();
  await expect(readings.read({ tenantId: 'one' }, ask(crowdedPages(3)))).resolves.toHaveProperty('data');
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(onThisMachine(1000));
});

it('ends a parser that takes longer than it may, and reads the next paper', async () => {
  const hasty = createReadings(budget, { processorMs: 500 });
  const endless = hasty.read({ tenantId: 'one' }, ask(crowdedPages(300)));
  await expect(endless).rejects.toMatchObject({ key: 'document_unreadable' });
  await expect(hasty.read({ tenantId: 'one' }, ask([]))).resolves.toHaveProperty('data');
});
