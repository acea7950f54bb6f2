import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { WorkerBudget } from '../../platform/worker-budget.ts';
import type { Word } from '../layout/page.ts';
import { createReadings } from './reading.ts';

const readings = createReadings(new WorkerBudget());
afterAll(() => readings.close());

/** A row of labels that stand so close that each looks over all others for its value. */
const row = (top: number, count: number): Word[] =>
  Array.from({ length: count }, (_, at) => ({
    text: 'Del:',
    box: { left: at * 0.3, top, right: at * 0.3 + 0.2, bottom: top + 0.2 },
    sure: 1,
  }));

it('finds values among words that are laid so that each looks over all others, and holds nobody up meanwhile', {
  timeout: 60_000,
}, async () => {
  const words = [...row(100, 3000), ...row(100.4, 3000)];
  const page = { number: 1, width: 900, height: 792, origin: 'text' as const, words };
  const pages = [1, 2, 3].map((number) => ({ ...page, number }));
  const delay = monitorEventLoopDelay();
  delay.enable();
  const reading = readings.read({ tenantId: 'one' }, { name: 'bankStatement', paper: { pages, symbols: [] }, today: '2026-11-20' });
  await expect(reading).resolves.toHaveProperty('data');
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(1000);
});
