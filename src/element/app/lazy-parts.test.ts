import { expect, it, vi } from 'vitest';
import { LazyParts } from './lazy-parts.ts';

it('a part that is on its way is asked for once, and after a failure anew', async () => {
  const part = {};
  const load = vi.fn<() => Promise<unknown>>(async () => part).mockRejectedValueOnce(new Error('offline'));
  const parts = new LazyParts(load as <Part>() => Promise<Part>, () => {});
  await expect(parts.need('leave')).rejects.toThrow('offline');
  expect([parts.want('leave'), parts.want('leave')]).toEqual([undefined, undefined]);
  await parts.need('leave');
  expect(parts.want('leave')).toBe(part);
  expect(load).toHaveBeenCalledTimes(2);
});
