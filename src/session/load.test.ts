import { describe, expect, it, vi } from 'vitest';
import { FakeConnectivity } from '../device/connectivity.fake.ts';
import { JourneyProblem } from '../machine/journey.ts';
import { LazyPart, loadPart } from './load.ts';
import { NetworkMonitor } from './network.ts';

it('a part that came, and says what is wrong, is not asked for again', async () => {
  const problem = new JourneyProblem({ key: 'internal', retryAfter: null, field: null });
  const load = vi.fn(() => Promise.reject(problem));
  await expect(loadPart(new NetworkMonitor(new FakeConnectivity()), load)).rejects.toBe(problem);
  expect(load).toHaveBeenCalledOnce();
});

describe('a lazy part', () => {
  it('is loaded once, and again after a failure', async () => {
    let loads = 0;
    const part = new LazyPart(async () => {
      if (++loads === 1) throw new Error('offline');
      return loads;
    });
    await expect(part.get()).rejects.toThrow('offline');
    expect(await Promise.all([part.get(), part.get()])).toEqual([2, 2]);
  });

  it('that was dropped takes no later one with it when its load fails late', async () => {
    const loads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let next = 0;
    const part = new LazyPart(() => loads[next++]!.promise);
    const first = part.get();
    part.drop();
    const second = part.get();
    loads[0]!.reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    loads[1]!.resolve('second');
    expect(await part.get()).toBe('second');
    expect(await second).toBe('second');
    expect(next).toBe(2);
  });
});
