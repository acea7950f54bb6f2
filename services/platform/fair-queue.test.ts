import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, lastOfTheMost } from './fair-queue.ts';

interface Entry {
  tenantId: string;
  number: number;
}

/** Entries as they come, while so many may be active at once: whenever one more would be, the one that began first ends. */
function orderOfTurns(tenants: readonly string[], atOnce: number): Entry[] {
  const queue = new FairQueue<Entry>();
  for (const [number, tenantId] of tenants.entries()) queue.add({ tenantId, number });
  const begun: Entry[] = [];
  for (;;) {
    if (queue.active.size === atOnce) queue.remove([...queue.active][0]!);
    const entry = queue.next(() => true);
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
    const first = queue.next(() => true)!;
    queue.add({ tenantId: 'one', number: 100 });
    queue.remove(first);
    expect(queue.next(() => true)).toEqual({ tenantId: 'one', number: 100 });
  });

  it('passes over what does not fit, and forgets nobody for it', () => {
    const queue = new FairQueue<Entry>();
    for (const number of [1, 2, 3]) queue.add({ tenantId: 'a', number });
    expect(queue.next(({ number }) => number === 2)).toMatchObject({ number: 2 });
    expect(queue.next(() => false)).toBeNull();
    expect(queue.waiting.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('sends away the last entry of whoever has the most', () => {
    const entries = ['a', 'b', 'b', 'a', 'b', 'c'].map((tenantId, number) => ({ tenantId, number }));
    expect(lastOfTheMost(entries)).toEqual({ tenantId: 'b', number: 4 });
    expect(lastOfTheMost(entries.filter(({ tenantId }) => tenantId !== 'b'))).toEqual({ tenantId: 'a', number: 3 });
    expect(lastOfTheMost([])).toBeUndefined();
  });
});
