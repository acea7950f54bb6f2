import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUDGET_MS, startTimeBudget } from './time-budget.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hanging = () => new Promise<string>(() => undefined);

it('gives the parts of a request one limit, so that together they do not outlast it', async () => {
  const budget = startTimeBudget();
  const began = performance.now();
  const first = budget.run(hanging);
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  expect(await first).toBeNull();
  expect(await budget.run(hanging)).toBeNull();
  expect(performance.now() - began).toBe(BUDGET_MS);
});

it('gives a part the time that the parts before it left', async () => {
  const budget = startTimeBudget();
  const wait = async () => {
    await new Promise((resolve) => setTimeout(resolve, BUDGET_MS - 10));
    return 'read';
  };
  const first = budget.run(wait);
  await vi.advanceTimersByTimeAsync(BUDGET_MS - 10);
  expect(await first).toBe('read');
  const second = budget.run(hanging);
  await vi.advanceTimersByTimeAsync(10);
  expect(await second).toBeNull();
});
