import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';

let bench: TestPlatform<object>;

beforeEach(async () => {
  bench = await createTestPlatform();
  await bench.engine.executeSql('create table things (id int, name text)');
  await bench.engine.executeSql("insert into things values (1, 'one')");
});
afterEach(() => bench.close());

const READ = 'select * from things where id = $1';
const read = async (text = READ) => (await bench.engine.executeSql(text, [1])).rows;
const often = async (ask: () => Promise<unknown>) => {
  for (let time = 0; time < 6; time++) await ask();
};

it('gives back the rows of several statements, of which none is prepared', async () => {
  const { rows } = await bench.engine.executeSql('begin; select 1 as one; select 2 as two; commit;');
  expect(rows).toEqual([{ one: 1 }, { two: 2 }]);
});

describe('a statement that is asked often', () => {
  it('shows a column that came meanwhile', async () => {
    await often(read);
    await bench.engine.executeSql("alter table things add column colour text default 'red'");
    expect(await read()).toEqual([{ id: 1, name: 'one', colour: 'red' }]);
  });

  it('shows it within a transaction too, which takes effect once', async () => {
    await often(read);
    await bench.engine.executeSql("alter table things add column colour text default 'red'");
    let committed = 0;
    const rows = await bench.engine.inTransaction(async (_, trx) => {
      bench.engine.afterCommit(() => committed++);
      await trx.executeQuery(CompiledQuery.raw('insert into things values ($1, $2)', [1, 'two']));
      return (await trx.executeQuery(CompiledQuery.raw(READ, [1]))).rows;
    });
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ id: 1, name: 'two', colour: 'red' });
    expect(await read('select count(*)::int as count from things where id = $1')).toEqual([{ count: 2 }]);
    expect(committed).toBe(1);
  });
});

const PREPARED = 'select statement from pg_prepared_statements where statement like $1';
const preparedLike = async (pattern: string) => (await bench.engine.executeSql(PREPARED, [pattern])).rows;

// The embedded engine names its prepared statements differently (`embedded.ts`).
describe.runIf(process.env.TEST_DATABASE_URL)('on a Postgres server', () => {
  it('stays prepared from its third time on, unless it reads a page', async () => {
    await read();
    await read();
    expect(await preparedLike('%things where id%')).toEqual([]);
    await read();
    const page = () => bench.engine.executeSql('select * from things order by id limit $1', [1]);
    await often(page);
    expect(await preparedLike('%things%')).toEqual([{ statement: READ }]);
  });

  it('is answered where the connection did not keep it, and none is prepared any more', async () => {
    await often(read);
    await bench.engine.executeSql('deallocate all');
    const inTransaction = () => bench.engine.inTransaction(async (_, trx) => (await trx.executeQuery(CompiledQuery.raw(READ, [1]))).rows);
    expect(await inTransaction()).toEqual([{ id: 1, name: 'one' }]);
    await often(read);
    expect(await preparedLike('%things where id%')).toEqual([]);
  });

  it('is one of two hundred at most', async () => {
    for (let number = 0; number < 260; number++) await often(() => read(`select ${number} as n from things where id = $1`));
    expect((await preparedLike('%from things%')).length).toBeGreaterThan(150);
    expect((await preparedLike('%')).length).toBeLessThanOrEqual(200);
  });
});
