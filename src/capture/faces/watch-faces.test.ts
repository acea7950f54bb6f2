import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '#vision/face/face-watch.ts';
import { FacesUnseen } from './finder.ts';
import { watchFaces } from './watch-faces.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits ten seconds for a finder, and no longer', async () => {
  const finder = { prepare: () => new Promise<never>(() => undefined), look: async () => NOBODY, close: () => undefined };
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const watching = { part: () => box, guide: () => box, finder, tell: () => undefined, signal: new AbortController().signal };
  const outcome = watchFaces({} as HTMLVideoElement, watching).catch((error: FacesUnseen) => error);
  await vi.advanceTimersByTimeAsync(9_900);
  await expect(Promise.race([outcome, 'waits'])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toBeInstanceOf(FacesUnseen);
  expect(await outcome).toMatchObject({ trouble: 'late' });
});
