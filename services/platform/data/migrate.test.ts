import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newDatabase } from '#test/support/new-database.ts';
import { type Engine, openEmbedded } from './database.ts';
import { migrate } from './migrate.ts';

let engine: Engine;
let folder: string;
beforeAll(async () => {
  engine = (await openEmbedded(null, await newDatabase())).engine;
});
afterAll(() => engine.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-migrations-'));
  await engine.executeSql(`drop schema if exists things cascade; drop table if exists public.zaguan_migrations`);
  return () => rm(folder, { recursive: true, force: true });
});

const file = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(engine, [{ name: 'things', migrations: pathToFileURL(folder) }]);
const count = async () => (await engine.executeSql('select count(*) as n from things.doors')).rows[0];

it('applies numbered files in order, once', async () => {
  await file('0002-fill.sql', `insert into things.doors values (1); insert into things.doors values (2);`);
  await file('0001-doors.sql', `create table things.doors (id int);`);
  expect(await run()).toEqual({ applied: ['things/0001-doors.sql', 'things/0002-fill.sql'] });
  expect(await run()).toEqual({ applied: [] });
  expect(await count()).toEqual({ n: 2 });
});

it('refuses a file that was changed after it had been applied', async () => {
  await file('0001-doors.sql', `create table things.doors (id int);`);
  await run();
  await file('0001-doors.sql', `create table things.doors (id bigint);`);
  await expect(run()).rejects.toThrow('things/0001-doors.sql was changed after it had been applied');
});

it('leaves nothing of a file that fails half way', async () => {
  await file('0001-doors.sql', `create table things.doors (id int); insert into things.doors values (1); select nonsense;`);
  await expect(run()).rejects.toThrow('nonsense');
  await file('0001-doors.sql', `create table things.doors (id int);`);
  expect(await run()).toEqual({ applied: ['things/0001-doors.sql'] });
  expect(await count()).toEqual({ n: 0 });
});

it('refuses two files of one number, and a name that is no migration', async () => {
  await file('0001-one.sql', 'select 1');
  await file('0001-two.sql', 'select 1');
  await expect(run()).rejects.toThrow('Two migrations carry the number 0001');
  await rm(join(folder, '0001-two.sql'));
  await file('doors.sql', 'select 1');
  await expect(run()).rejects.toThrow('doors.sql is not named like a migration');
});

it('lets two starters run at once', async () => {
  await file('0001-doors.sql', `create table things.doors (id int);`);
  const both = await Promise.all([run(), run()]);
  expect(both.flatMap(({ applied }) => applied)).toEqual(['things/0001-doors.sql']);
});

it('tells a set of each file once, in the transaction of the file', async () => {
  const told: string[] = [];
  const set = {
    name: 'things',
    migrations: pathToFileURL(folder),
    whenApplied: async (name: string) => {
      if (told.push(name) === 1) throw new Error('killed here');
      await engine.executeSql('insert into things.doors values (7)');
    },
  };
  await file('0001-doors.sql', `create table things.doors (id int);`);
  await expect(migrate(engine, [set])).rejects.toThrow('killed here');
  expect(await migrate(engine, [set])).toEqual({ applied: ['things/0001-doors.sql'] });
  await file('0002-more.sql', `create table things.windows (id int);`);
  await migrate(engine, [set]);
  await migrate(engine, [set]);
  expect(told).toEqual(['0001-doors.sql', '0001-doors.sql', '0002-more.sql']);
  expect(await count()).toEqual({ n: 2 });
});
