import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import type { AnyTransaction } from '../base/ports.ts';
import type { PlatformTables } from './tables.ts';

let test: TestPlatform<PlatformTables>;
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterAll(() => test.close());

const monthsOfEvents = async () =>
  (
    await test.engine.executeSql(
      `select relname as name from pg_class where relispartition and relkind = 'r' and relname like 'events_%' and relname > 'events_2027' order by 1`,
    )
  ).rows.map((row) => (row as { name: string }).name);

it('is made once, however many processes need it at once, and goes with a transaction that fails', async () => {
  test.clock.set('2027-08-15T00:00:00.000Z');
  const append = (at: Pick<TestPlatform<unknown>, 'events'>, fail = false) => {
    const stream = { kind: 'person', id: randomUUID() } as const;
    return test.platform.database.transaction(async (trx) => {
      await at.events.append(trx, test.caller(), stream, { type: 'seen', data: {} });
      if (fail) throw new Error('killed here');
    });
  };
  await expect(append(test, true)).rejects.toThrow('killed here');
  expect(await monthsOfEvents()).toEqual([]);
  await Promise.all([test, ...Array.from({ length: 3 }, () => test.replica())].map((process) => append(process)));
  expect(await monthsOfEvents()).toEqual(['events_2027_08']);
});

it('is made ahead for the month after this one, also over the end of a year', async () => {
  test.clock.set('2027-12-31T23:59:59.000Z');
  await test.makePartitions();
  await test.makePartitions();
  expect(await monthsOfEvents()).toEqual(['events_2027_08', 'events_2027_12', 'events_2028_01']);
});

it('is made anew where another process dropped it', async () => {
  test.clock.set('2029-02-10T12:00:00.000Z');
  const context = () => ({ caller: test.caller(), idempotency: { scope: 'POST /x', key: randomUUID(), hash: 'h' } });
  let ran = 0;
  const ask = () => test.platform.once(context(), async () => ++ran);
  expect(await ask()).toBe(1);
  // A replica whose clock is four days ahead drops the partition.
  test.clock.set('2029-02-14T12:00:00.000Z');
  await test.replica().idempotency.sweep();
  test.clock.set('2029-02-10T12:00:00.000Z');
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(4);
});

describe.runIf(process.env.TEST_DATABASE_URL)('while a transaction is open', () => {
  const append = (at: Pick<TestPlatform<unknown>, 'events'>, trx: AnyTransaction) =>
    at.events.append(trx, test.caller(), { kind: 'person', id: randomUUID() }, { type: 'seen', data: {} });

  /** Lets another process append after `work` and before its commit; returns the order in which the two finished. */
  const meanwhile = async (work: (trx: AnyTransaction) => Promise<void>) => {
    const order: string[] = [];
    const done = Promise.withResolvers<void>();
    const open = test.platform.database.transaction(async (trx) => {
      await work(trx).finally(done.resolve);
      // Waits until the other transaction has finished or waits for this one.
      await somebodyWaits(test.engine, () => order.length > 0);
      order.push('open');
    });
    await done.promise;
    const other = test.replica();
    const appending = test.platform.database.transaction((trx) => append(other, trx)).finally(() => order.push('other'));
    await Promise.all([open, appending]);
    return order;
  };

  it('that made it, whoever needs it waits, and finds it there', async () => {
    test.clock.set('2028-03-15T00:00:00.000Z');
    expect(await meanwhile((trx) => append(test, trx))).toEqual(['open', 'other']);
  });

  it('that makes another, nobody waits who needs one that is there', async () => {
    test.clock.set('2028-05-15T00:00:00.000Z');
    await test.makePartitions();
    expect(await meanwhile((trx) => test.platform.database.turn(trx, 'zaguan.partitions platform.events'))).toEqual(['other', 'open']);
  });
});
