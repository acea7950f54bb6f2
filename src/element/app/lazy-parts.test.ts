import { expect, it, vi } from 'vitest';
import { LazyParts } from './lazy-parts.ts';

it('a part that is on its way is asked for once, and after a failure anew', async () => {
  const part = {};
  const load = vi.fn<() => Promise<unknown>>(async () => part).mockRejectedValueOnce(new Error('offline'));
  const parts = new LazyParts(load as <Part>() => Promise<Part>, () => {});
  await expect(parts.load('leave')).rejects.toThrow('offline');
  expect([parts.getOrLoad('leave'), parts.getOrLoad('leave')]).toEqual([undefined, undefined]);
  await parts.load('leave');
  expect(parts.getOrLoad('leave')).toBe(part);
  expect(load).toHaveBeenCalledTimes(2);
});
