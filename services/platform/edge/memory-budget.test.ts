import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryBudget, type Reservation } from './memory-budget.ts';

const MB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns work that ends when `end` is called; `began` is called when it begins. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const began = vi.fn(() => promise);
  return { began, end: resolve };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

it('lets in what fits, and the others in the order of coming', async () => {
  const budget = createMemoryBudget({ total: 30, perTenant: 30, longestWaitMs: 1000 });
  const [first, second, third] = [work(), work(), work()];
  const all = [
    budget.withReservation('a', 20, first.began),
    budget.withReservation('b', 20, second.began),
    budget.withReservation('c', 20, third.began),
  ];
  await settled();
  expect([first, second, third].map(({ began }) => began.mock.calls.length)).toEqual([1, 0, 0]);
  first.end();
  await settled();
  expect([second, third].map(({ began }) => began.mock.calls.length)).toEqual([1, 0]);
  second.end();
  third.end();
  await Promise.all(all);
});

it('keeps one tenant from filling it for the others', async () => {
  const budget = createMemoryBudget({ total: 40, perTenant: 20, longestWaitMs: 1000 });
  const [mine, mineToo, theirs] = [work(), work(), work()];
  const all = [
    budget.withReservation('a', 20, mine.began),
    budget.withReservation('a', 20, mineToo.began),
    budget.withReservation('b', 20, theirs.began),
  ];
  await settled();
  expect([mine, mineToo, theirs].map(({ began }) => began.mock.calls.length)).toEqual([1, 0, 1]);
  for (const { end } of [mine, mineToo, theirs]) end();
  await Promise.all(all);
});

it('lets no small bodies of one tenant go before a large one of another, nor before a larger one of its own', async () => {
  const budget = createMemoryBudget({ total: 30, perTenant: 20, longestWaitMs: 1000 });
  const small = Array.from({ length: 6 }, work);
  const [large, larger, last] = [work(), work(), work()];
  const begun = (all: readonly ReturnType<typeof work>[]) => all.map(({ began }) => began.mock.calls.length);
  const all = [
    ...small.map(({ began }) => budget.withReservation('a', 10, began)),
    budget.withReservation('a', 20, larger.began),
    budget.withReservation('a', 10, last.began),
    budget.withReservation('b', 20, large.began),
  ];
  await settled();
  expect(begun([...small, large])).toEqual([1, 1, 0, 0, 0, 0, 0]);
  small[0]!.end();
  await settled();
  expect(begun([...small, large])).toEqual([1, 1, 0, 0, 0, 0, 1]);
  large.end();
  for (const { end } of small.slice(1, 5)) end();
  await settled();
  expect(begun([...small, larger, last])).toEqual([1, 1, 1, 1, 1, 1, 0, 0]);
  for (const { end } of [...small, larger, last]) end();
  await Promise.all(all);
});

it('keeps room for nobody who gave up waiting', async () => {
  const budget = createMemoryBudget({ total: 20, perTenant: 20, longestWaitMs: 1000 });
  const [first, large, small] = [work(), work(), work()];
  const all = [budget.withReservation('a', 10, first.began)];
  budget.withReservation('b', 20, large.began).catch(() => {});
  await vi.advanceTimersByTimeAsync(500);
  all.push(budget.withReservation('c', 10, small.began));
  await settled();
  expect(small.began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(small.began).toHaveBeenCalled();
  for (const { end } of [first, small]) end();
  await Promise.all(all);
});

it('refuses whoever waits too long, and gives back what work reserved that failed', async () => {
  const budget = createMemoryBudget({ total: 10, perTenant: 10, longestWaitMs: 1000 });
  const failing = budget.withReservation('a', 10, () => new Promise((_, reject) => setTimeout(() => reject(new Error('broken')), 1500)));
  failing.catch(() => {});
  const late = work();
  const refused = budget.withReservation('a', 1, late.began);
  refused.catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  await expect(refused).rejects.toMatchObject({ key: 'unavailable', status: 503, retryAfter: 5 });
  expect(late.began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  await expect(failing).rejects.toThrow('broken');
  // Work larger than the whole budget runs alone.
  expect(await budget.withReservation('a', 99, async () => 'done')).toBe('done');
});

it('keeps no room for what a slow body only announced, and finds it room as it comes', async () => {
  const budget = createMemoryBudget({ total: 20 * MB, perTenant: 20 * MB, longestWaitMs: 20_000 });
  const slow = work();
  const { promise: told, resolve } = Promise.withResolvers<Reservation>();
  const all = [
    budget.withReservation('a', 20 * MB, (room) => {
      resolve(room);
      return slow.began();
    }),
  ];
  const room = await told;
  expect(room.advance(1000)).toBeNull();
  const next = work();
  all.push(budget.withReservation('a', 19 * MB, next.began));
  await vi.advanceTimersByTimeAsync(900);
  expect(next.began).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(next.began).toHaveBeenCalled();

  // The slow body speeds up: it waits for room, but before newer work.
  const newer = work();
  all.push(budget.withReservation('a', 19 * MB, newer.began));
  const more = room.advance(2 * MB);
  expect(more).toBeInstanceOf(Promise);
  next.end();
  await more;
  expect(newer.began).not.toHaveBeenCalled();
  slow.end();
  await settled();
  expect(newer.began).toHaveBeenCalled();
  newer.end();
  await Promise.all(all);
});

it('keeps the whole room of a body that comes soon, and gives back at once what it did not need', async () => {
  const budget = createMemoryBudget({ total: 20 * MB, perTenant: 20 * MB, longestWaitMs: 20_000 });
  const [quick, next] = [work(), work()];
  const { promise: told, resolve } = Promise.withResolvers<Reservation>();
  const all = [
    budget.withReservation('a', 20 * MB, (room) => {
      resolve(room);
      return quick.began();
    }),
    budget.withReservation('b', 10 * MB, next.began),
  ];
  const room = await told;
  for (let second = 1; second <= 4; second++) {
    expect(room.advance(4 * second * MB)).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(next.began).not.toHaveBeenCalled();
  }
  room.complete(10 * MB);
  await settled();
  expect(next.began).toHaveBeenCalled();
  for (const { end } of [quick, next]) end();
  await Promise.all(all);
});
