import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, openPostgres } from '#platform/data/database.ts';
import { freePort } from '#platform/edge/listen.ts';
import { type ServerProcess, startServerProcess } from '../../suites/journeys/server-process.ts';
import type { PostgresServer } from '../../support/postgres-server.ts';
import { dropSource, secondsBack, writeCopies } from './copies.ts';
import { keptFor } from './kept.ts';
import { walkedSource } from './walked.ts';

/** The people who complete a workflow on the server; all other workflows are copies of theirs. */
const WALKED = 10;
/** The number of workflows with the rare status, the same among few and many, so that both lists have as many rows. */
const RARE = 20;
/** Maximum number of different responsibles. */
const MAX_RESPONSIBLE = 500;
/** Minimum number of workflows of each: more than one page of a list. */
const MIN_OF_ONE = 40;
const SECONDS_APART = 2;
/** API keys of a run: the requests of one key per minute are limited. */
const KEYS = '60';
/** The comment on a database that is filled completely, with the tables of these migrations. */
const FILLED = `filled by ${createHash('sha256').update(migrations()).digest('hex').slice(0, 16)}`;

function migrations(): string {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('services/**/migrations/*.sql', { cwd: root }).sort();
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/** A server on a database with `rows` completed workflows, their events and people. */
export interface Filled {
  rows: number;
  url: string;
  /** The URL of its database. */
  database: string;
  server: ServerProcess;
  /** Values of a workflow in the middle, to filter lists by. */
  found: { reference: string; responsible: string; person: string; from: string; to: string };
  stop(): Promise<void>;
}

/**
 * Starts a server on a database of `rows` workflows; fills the database if it is not filled or has other tables. All workflows have ended,
 * so that no sweep ends them, and their media are marked as deleted. Tables that keep rows only for some days are not copied.
 */
export async function openFilled(postgres: PostgresServer, folder: string, rows: number): Promise<Filled> {
  const name = `walked_${rows}`;
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const administration = openPostgres(postgres.url, { connections: 1 });
  const dataFolder = join(folder, `files-${name}`);
  const start = async () => {
    mkdirSync(dataFolder, { recursive: true });
    const port = await freePort(0, '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    const server = await startServerProcess({
      ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'warn', JOURNEY_KEYS: KEYS },
      ...{ DATA_DIR: dataFolder, DATABASE_URL: database.href, ZAGUAN_SECRET: 'known only to this bench, and long enough' },
    });
    return { server, url };
  };
  try {
    if (!(await isFilled(administration, name))) {
      await administration.executeSql(`drop database if exists ${name}`);
      rmSync(dataFolder, { recursive: true, force: true });
      await administration.executeSql(`create database ${name}`);
      await fill(database.href, { rows, start, administration });
      await administration.executeSql(`comment on database ${name} is '${FILLED}'`);
    }
  } finally {
    await administration.close();
  }
  const found = await toLookFor(database.href, rows);
  const { server, url } = await start();
  return { rows, url, database: database.href, server, found, stop: () => server.stop() };
}

async function isFilled(administration: Engine, name: string): Promise<boolean> {
  const { rows } = await administration.executeSql(
    `select shobj_description(oid, 'pg_database') as says from pg_database where datname = $1`,
    [name],
  );
  return (rows[0] as { says: string | null } | undefined)?.says === FILLED;
}

interface FillOptions {
  rows: number;
  start(): Promise<{ server: ServerProcess; url: string }>;
  administration: Engine;
}

async function fill(database: string, { rows, start, administration }: FillOptions): Promise<void> {
  const { server, url } = await start();
  const engine = openPostgres(database, { connections: 1 });
  try {
    const source = (await walkedSource({ server, url, engine, people: WALKED })).filter(({ name }) => keptFor(name) === 'stays');
    const copies = Math.ceil(rows / WALKED) - 1;
    const back = (await secondsBack(engine, source)) ?? Number.POSITIVE_INFINITY;
    // Whole milliseconds, as the server writes times: a page of a list begins after such a time.
    const secondsApart = Math.floor(Math.min(SECONDS_APART * WALKED, back / copies) * 1000) / 1000;
    const began = performance.now();
    const done = (written: number) => {
      const minutes = ((performance.now() - began) / 60_000).toFixed(1);
      console.error(`${(written * WALKED).toLocaleString('en')} of ${rows.toLocaleString('en')} workflows after ${minutes} minutes`);
    };
    await carelessly(administration, () => writeCopies(engine, source, { copies, instead: otherwise(rows), secondsApart, done }));
    await dropSource(engine);
    await engine.executeSql('vacuum analyze');
  } finally {
    await engine.close();
    await server.stop();
  }
}

/** Runs `work` without PostgreSQL's protection against power cuts: an interrupted fill starts again from nothing. */
async function carelessly(administration: Engine, work: () => Promise<void>): Promise<void> {
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: "'8GB'" };
  for (const [name, value] of Object.entries(settings)) await administration.executeSql(`alter system set ${name} = ${value}`);
  await administration.executeSql('select pg_reload_conf()');
  try {
    await work();
  } finally {
    for (const name of Object.keys(settings)) await administration.executeSql(`alter system reset ${name}`);
    await administration.executeSql('select pg_reload_conf()');
    await administration.executeSql('checkpoint');
  }
}

/** SQL for the number of a copied workflow. The originals have the references `walked-0` and so on. */
const NUMBER = `((n - 1) * ${WALKED} + split_part(x.external_reference_id, '-', 2)::int + 1)`;

/** Returns SQL for a uuid in the shape of a random one (RFC 9562, version 4), always the same for the same text. */
const id = (of: string) => `overlay(overlay(md5(${of}) placing '4' from 13) placing '8' from 17)::uuid`;

const otherwise = (rows: number) => ({
  'workflows.workflows': {
    external_reference_id: `'order-' || ${NUMBER}`,
    responsible_uuid: id(`'responsible' || ${NUMBER} % ${Math.min(MAX_RESPONSIBLE, Math.ceil(rows / MIN_OF_ONE))}`),
    status: `case when ${NUMBER} % ${Math.ceil(rows / RARE)} = 0 then 'rules_failed' when ${NUMBER} % 5 = 0 then 'failed' else 'success' end`,
    media_removed_at: 'now()',
  },
});

async function toLookFor(database: string, rows: number): Promise<Filled['found']> {
  const engine = openPostgres(database, { connections: 1 });
  try {
    const middle = await engine.executeSql(
      `select external_reference_id as reference, responsible_uuid as responsible, people_uuid as person,
        created_at - interval '1 hour' as from, created_at as to
      from workflows.workflows where external_reference_id = $1`,
      [`order-${Math.floor(rows / 2)}`],
    );
    const { from, to, ...found } = middle.rows[0] as { reference: string; responsible: string; person: string; from: Date; to: Date };
    return { ...found, from: from.toISOString(), to: to.toISOString() };
  } finally {
    await engine.close();
  }
}
