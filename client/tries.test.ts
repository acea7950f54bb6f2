import { afterEach, expect, it, vi } from 'vitest';
import { createZaguan, type Patience } from './zaguan.ts';

afterEach(() => vi.restoreAllMocks());

/** So often a list is asked for until it comes, behind a proxy that finds nobody at first. */
async function asked({ refusals, ...patience }: Partial<Patience> & { refusals: number }): Promise<number> {
  const fetched = vi.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () =>
    fetched.mock.calls.length > refusals ? Response.json({ result: {} }) : new Response('', { status: 503 }),
  );
  await createZaguan({ url: 'https://onboarding.bank.example', key: 'sk_live_x', ...patience })
    .workflows.list()
    .catch(() => {});
  return fetched.mock.calls.length;
}

it('as many tries are made as were asked for, though the waits between them would grow too long', async () => {
  expect(await asked({ refusals: 99, retries: 8, longestWaitMs: 1 })).toBe(9);
});

it.each([Number.NaN, -1])('%s tries are none', async (retries) => {
  expect(await asked({ refusals: 20, retries, longestWaitMs: 1 })).toBe(1);
});

it('tries without end go on until an answer comes', async () => {
  expect(await asked({ refusals: 20, retries: Number.POSITIVE_INFINITY, longestWaitMs: 1 })).toBe(21);
});
