import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test/support/platform.ts';
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
