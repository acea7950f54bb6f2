import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, lastOfTheMost } from './fair-queue.ts';

interface Entry {
  tenantId: string;
  number: number;
}

/** Returns the entries in the order in which they begin; at most `atOnce` are active, and the oldest ends when the queue is full. */
function orderOfTurns(tenants: readonly string[], atOnce: number): Entry[] {
  const queue = new FairQueue<Entry>();
  for (const [number, tenantId] of tenants.entries()) queue.add({ tenantId, number });
  const begun: Entry[] = [];
  for (;;) {
    if (queue.active.size === atOnce) queue.remove([...queue.active][0]!);
    const entry = queue.startNext(() => true);
    if (!entry) return begun;
    begun.push(entry);
  }
}

const tenants = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 60 });
const atOnce = fc.integer({ min: 1, max: 4 });

describe('a fair queue', () => {
  it('gives everybody a turn, and each tenant its turns in the order of arrival', () => {
    fc.assert(
      fc.property(tenants, atOnce, (all, most) => {
        const begun = orderOfTurns(all, most);
        expect(begun.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(all.map((_, at) => at));
        for (const tenant of new Set(all)) {
          const own = begun.filter(({ tenantId }) => tenantId === tenant).map(({ number }) => number);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('gives no tenant two turns more than another one that waits', () => {
    fc.assert(
      fc.property(tenants, atOnce, (all, most) => {
        const begun = orderOfTurns(all, most).map(({ tenantId }) => tenantId);
        begun.forEach((_, at) => {
          const turns = (tenant: string) => begun.slice(0, at + 1).filter((one) => one === tenant).length;
          const waiting = [...new Set(begun.slice(at + 1))];
          for (const tenant of new Set(all)) for (const other of waiting) expect(turns(tenant) - turns(other)).toBeLessThan(2);
        });
      }),
    );
  });

  it('lets one entry of a newcomer be next, however many of others wait', () => {
    const queue = new FairQueue<Entry>();
    for (let number = 0; number < 100; number++) queue.add({ tenantId: 'many', number });
    const first = queue.startNext(() => true)!;
    queue.add({ tenantId: 'one', number: 100 });
    queue.remove(first);
    expect(queue.startNext(() => true)).toEqual({ tenantId: 'one', number: 100 });
  });

  it('keeps room for the one whose turn it is, and forgets nobody for it', () => {
    const queue = new FairQueue<Entry>();
    queue.add({ tenantId: 'large', number: 1 });
    for (const number of [2, 3]) queue.add({ tenantId: 'small', number });
    const withoutRoom = ({ tenantId }: Entry) => tenantId === 'small';
    expect(queue.startNext(withoutRoom)).toBeNull();
    expect(queue.waiting.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(queue.startNext(() => true)).toEqual({ tenantId: 'large', number: 1 });
    expect(queue.startNext(withoutRoom)).toEqual({ tenantId: 'small', number: 2 });
  });

  it('lets no newcomer go before one that has nothing active and waits for room', () => {
    const queue = new FairQueue<Entry>();
    const large = { tenantId: 'large', number: 0 };
    queue.add({ tenantId: 'large', number: -1 });
    queue.add(large);
    queue.remove(queue.startNext(() => true)!);
    for (let number = 1; number < 4; number++) {
      expect(queue.startNext((entry) => entry !== large)).toBeNull();
      queue.add({ tenantId: `newcomer ${number}`, number });
    }
    expect(queue.startNext(() => true)).toBe(large);
  });

  it('passes over a tenant that waits for its own work, with all that it brought after', () => {
    const queue = new FairQueue<Entry>();
    for (const [number, tenantId] of ['full', 'full', 'other'].entries()) queue.add({ tenantId, number });
    const waitsForItsOwn = ({ number }: Entry) => number === 0;
    expect(queue.startNext(() => true, waitsForItsOwn)).toMatchObject({ number: 2 });
    expect(queue.startNext(() => true, waitsForItsOwn)).toBeNull();
    expect(queue.startNext(() => true)).toMatchObject({ number: 0 });
  });

  it('sends away the last entry of whoever has the most', () => {
    const entries = ['a', 'b', 'b', 'a', 'b', 'c'].map((tenantId, number) => ({ tenantId, number }));
    expect(lastOfTheMost(entries)).toEqual({ tenantId: 'b', number: 4 });
    expect(lastOfTheMost(entries.filter(({ tenantId }) => tenantId !== 'b'))).toEqual({ tenantId: 'a', number: 3 });
    expect(lastOfTheMost([])).toBeUndefined();
  });
});
