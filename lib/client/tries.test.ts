import { afterEach, expect, it, vi } from 'vitest';
import { createZaguan, type Patience } from './zaguan.ts';

afterEach(() => vi.restoreAllMocks());

/** Counts the requests of a client for a list, behind a proxy that answers the first `refusals` requests with 503. */
async function countTries({ refusals, ...patience }: Partial<Patience> & { refusals: number }): Promise<number> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () =>
    fetched.mock.calls.length > refusals ? Response.json({ result: {} }) : new Response('', { status: 503 }),
  );
  await createZaguan({ url: 'https://onboarding.bank.example', key: 'sk_live_x', ...patience })
    .workflows.list()
    .catch(() => {});
  return fetched.mock.calls.length;
}

it.each([8, Number.POSITIVE_INFINITY])('nobody waits longer than was said, though %s tries were asked for', async (retries) => {
  expect(await countTries({ refusals: 20, retries, longestWaitMs: 1 })).toBe(1);
});

it.each([Number.NaN, -1, 0])('%s tries more are none', async (retries) => {
  expect(await countTries({ refusals: 20, retries })).toBe(1);
});

it('a try more is made where it is worth the wait', async () => {
  expect(await countTries({ refusals: 1, retries: 1 })).toBe(2);
});
