import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from '#test/support/new-database.ts';
import { type Engine, openEmbedded } from './database.ts';

let engine: Engine;

beforeAll(async () => {
  engine = (await openEmbedded(null, await newDatabase())).engine;
  await engine.executeSql(
    'create table things (id int primary key, words text[], at timestamptz, told jsonb, bytes bytea, big bigint, yes bool)',
  );
});
afterAll(() => engine.close());

const rowsOf = async (text: string, ...values: unknown[]) => (await engine.executeSql(text, values)).rows;

describe('the embedded engine, which keeps its statements prepared', () => {
  it('takes and gives every kind of value, the second time as the first', async () => {
    const at = new Date('2026-11-20T18:00:00.123Z');
    for (const id of [1, 2]) {
      await rowsOf(
        'insert into things values ($1, $2, $3, $4, $5, $6, $7)',
        id,
        ['a,b', '"c"', ''],
        at,
        JSON.stringify({ ñ: [1, null] }),
        Uint8Array.of(0, 255, 39),
        2 ** 40,
        true,
      );
      const [row] = (await rowsOf('select * from things where id = $1', id)) as Record<string, unknown>[];
      expect(row).toEqual({
        id,
        words: ['a,b', '"c"', ''],
        at,
        told: { ñ: [1, null] },
        bytes: Uint8Array.of(0, 255, 39),
        big: 2 ** 40,
        yes: true,
      });
    }
    await rowsOf('insert into things values ($1, $2, $3, $4, $5, $6, $7)', 3, null, null, null, null, null, undefined);
    expect(await rowsOf('select words, at, told, bytes, big, yes from things where id = any($1::int[])', [3])).toEqual([
      { words: null, at: null, told: null, bytes: null, big: null, yes: null },
    ]);
  });

  it('says which rule was broken, and goes on', async () => {
    for (const _ of ['first', 'again']) {
      await expect(rowsOf('insert into things (id) values ($1)', 1)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
    }
    await expect(rowsOf('select nothing from things where id = $1', 1)).rejects.toMatchObject({ code: '42703' });
    await expect(rowsOf('select id from things where id = $1', 'one')).rejects.toMatchObject({ code: '22P02' });
    expect(await rowsOf('select id from things where id = $1', 1)).toEqual([{ id: 1 }]);
  });

  it('sees a table as it is after it was changed', async () => {
    const read = () => rowsOf('select * from things where id = $1', 1);
    expect(Object.keys((await read())[0] as object)).not.toContain('later');
    await engine.executeSql('alter table things add column later text');
    expect(Object.keys((await read())[0] as object)).toContain('later');
  });

  it('plans a statement anew, for a table that has grown since', async () => {
    await engine.executeSql('create table grown (id int primary key, at int); create index on grown (at)');
    const read = () => rowsOf('select id from grown where at = $1', 7);
    const planOf = async () => {
      const [plan] = (await rowsOf(
        'select generic_plans + custom_plans as runs from pg_prepared_statements where statement like $1',
        '%from grown where at%',
      )) as { runs: number }[];
      return plan?.runs;
    };
    for (let run = 0; run < 500; run++) await read();
    expect(await planOf()).toBe(500);
    await read();
    expect(await planOf()).toBe(1);
  });

  it('keeps a statement without values too, where it asks something and is one', async () => {
    const kept = () => rowsOf('select statement from pg_prepared_statements where statement like $1', '%things as bare%');
    for (const _ of ['first', 'again']) {
      expect(await rowsOf('select id from things as bare where id = 1')).toEqual([{ id: 1 }]);
      expect(await rowsOf('select id from things as bare where id = 1; select id from things as bare where id = 2')).toEqual([
        { id: 1 },
        { id: 2 },
      ]);
    }
    expect(await kept()).toEqual([{ statement: 'select id from things as bare where id = 1' }]);
  });

  it('answers more kinds of statements than it keeps', async () => {
    for (const round of [1, 2]) {
      for (let kind = 0; kind < 250; kind++) {
        expect(await rowsOf(`select $1::int + ${kind} as sum`, round)).toEqual([{ sum: round + kind }]);
      }
    }
  });

  it('tells how many rows a statement changed', async () => {
    const db = engine.db();
    const changed = await sql`update things set yes = ${false} where id < ${3}`.execute(db);
    expect(changed.numAffectedRows).toBe(2n);
  });

  it('opens a transaction with its first statement, whatever that is and whatever becomes of it', async () => {
    const numbersOf = async () =>
      (await rowsOf('select id from things where id > $1 order by id', 100)).map((row) => (row as { id: number }).id);
    const transaction = (work: (run: (text: string, ...values: unknown[]) => Promise<unknown>) => Promise<unknown>) =>
      engine
        .db()
        .transaction()
        .execute((trx) => work((text, ...values) => trx.executeQuery(CompiledQuery.raw(text, values))));
    const add = 'insert into things (id) values ($1)';
    await transaction(async () => {});
    await transaction(async (run) => run(add, 101));
    await transaction(async (run) => run('insert into things (id) values (102); insert into things (id) values (103)'));
    await expect(transaction(async (run) => run(add, 101))).rejects.toMatchObject({ code: '23505' });
    const undo = new Error('undo');
    const undone = async (run: (text: string, ...values: unknown[]) => Promise<unknown>, text: string, ...values: unknown[]) => {
      await run(text, ...values);
      throw undo;
    };
    await expect(transaction((run) => undone(run, add, 104))).rejects.toBe(undo);
    await expect(transaction((run) => undone(run, 'insert into things (id) values (105)'))).rejects.toBe(undo);
    await expect(transaction(() => Promise.reject(undo))).rejects.toBe(undo);
    expect(await numbersOf()).toEqual([101, 102, 103]);
  });

  it('keeps nobody else waiting while somebody asks it again and again', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns++;
      next = setImmediate(count);
    });
    // By the processor's clock: on a busy machine little happens in the same time by the wall's.
    const began = process.cpuUsage();
    const spent = () => process.cpuUsage(began).user / 1000;
    while (spent() < 300) await rowsOf('select count(*) from things where id > $1', 0);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(5);
  });
});
