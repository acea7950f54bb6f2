import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import { problemOf } from '../calls/problem-response.ts';

let bench: TestPlatform<object>;

beforeAll(async () => {
  bench = await createTestPlatform();
  await bench.engine.executeSql("create table things (id int primary key, name text not null default '')");
  await bench.engine.executeSql('insert into things (id) values (1), (2)');
});
afterAll(() => bench.close());

it.each(['40P01', '40001'])(
  'a transaction that the database ends for another (%s) runs once more, and is then told to come back',
  async (code) => {
    let runs = 0;
    let committed = 0;
    const failing = (times: number) => {
      runs = 0;
      return bench.engine.inTransaction(async () => {
        bench.engine.afterCommit(() => committed++);
        if (runs++ < times) throw Object.assign(new Error('deadlock detected'), { code });
        return 'done';
      });
    };
    expect(await failing(1)).toBe('done');
    expect([runs, committed]).toEqual([2, 1]);
    const failure = await failing(9).catch((cause: unknown) => cause);
    expect([runs, committed]).toEqual([2, 1]);
    expect(problemOf(failure)).toMatchObject({ key: 'unavailable', status: 503, retryAfter: expect.any(Number) });
  },
);

// Two simultaneous transactions need a Postgres server.
describe.runIf(process.env.TEST_DATABASE_URL)('two transactions that wait for each other', () => {
  it('both take effect, once each', async () => {
    let isOver = false;
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const runs = [0, 0];
    const add = (at: 0 | 1) =>
      bench.platform.database.transaction(async (trx) => {
        runs[at]!++;
        const [first, second] = at === 0 ? [1, 2] : [2, 1];
        const mark = (id: number) => sql`update things set name = name || ${at} where id = ${id}`.execute(trx);
        await mark(first);
        both[at]?.resolve();
        await both[1 - at]?.promise;
        // The second transaction requests its second lock when the first one waits, which makes a deadlock.
        if (at === 1 && runs[at] === 1) await somebodyWaits(bench.engine, () => isOver);
        await mark(second);
      });
    await Promise.all([add(0), add(1)]).finally(() => {
      isOver = true;
    });
    expect(runs.reduce((all, count) => all + count)).toBe(3);
    const { rows } = await bench.engine.executeSql('select length(name) as length from things order by id');
    expect(rows).toEqual([{ length: 2 }, { length: 2 }]);
  });
});
