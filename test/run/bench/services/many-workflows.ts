import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../../../services/platform/data/database.ts';
import { freePort } from '../../../../services/platform/edge/listen.ts';
import { pack } from '../../../../services/workflows/packed-json.ts';
import { type ServerProcess, startServerProcess } from '../../../suites/journeys/server-process.ts';
import type { PostgresServer } from '../../../support/postgres-server.ts';

/** Of these many workflows one has this status, so that a filter that finds little is measured too. */
const RARE = 50_000;
const RESPONSIBLE = 500;
const PEOPLE = 3;
/** Keys of this run: what one may ask in a minute is bounded. */
const KEYS = '60';

/** A server on a database that holds so many workflows of three steps. */
export interface Filled {
  rows: number;
  url: string;
  server: ServerProcess;
  /** What is there to look for. */
  found: { reference: string; responsible: string; person: string; from: string; to: string };
  stop(): Promise<void>;
}

/**
 * Starts a server on a database of `rows` workflows; fills it where it was not filled before. All of them have ended, so that no sweep
 * ends them, and their media count as deleted.
 */
export async function openFilled(postgres: PostgresServer, folder: string, rows: number): Promise<Filled> {
  const name = `workflows_${rows}`;
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  await makeDatabase(postgres, name);
  const port = await freePort(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = join(folder, `files-${rows}`);
  mkdirSync(dataFolder, { recursive: true });
  const server = await startServerProcess({
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'warn' },
    ...{
      DATA_DIR: dataFolder,
      DATABASE_URL: database.href,
      ZAGUAN_SECRET: 'known only to this bench, and long enough',
      JOURNEY_KEYS: KEYS,
    },
  });
  try {
    return { rows, url, server, found: await fill(database.href, rows), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function makeDatabase(postgres: PostgresServer, name: string): Promise<void> {
  const engine = openPostgres(postgres.url, { connections: 1 });
  const { rows } = await engine.executeSql('select 1 from pg_database where datname = $1', [name]);
  await engine.close();
  if (rows.length === 0) postgres.create(name);
}

async function fill(database: string, rows: number): Promise<Filled['found']> {
  const engine = openPostgres(database, { connections: 1 });
  try {
    const [tenant] = (await engine.executeSql('select id from platform.tenants limit 1')).rows as { id: string }[];
    const count = async () =>
      (
        (await engine.executeSql("select count(*) as n from workflows.workflows where external_reference_id like 'order-%'")).rows[0] as {
          n: number;
        }
      ).n;
    if ((await count()) < rows) {
      await engine.executeSql(WORKFLOWS, [tenant!.id, rows]);
      await engine.executeSql(STEPS, [tenant!.id, pack({}), pack({ read: true })]);
      await engine.executeSql('analyze workflows.workflows');
      await engine.executeSql('analyze workflows.steps');
    }
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

/** A random uuid's shape (RFC 9562, version 4), always the same of the same text. */
const id = (of: string) => `overlay(overlay(md5(${of}) placing '4' from 13) placing '8' from 17)::uuid`;
const SALT = randomUUID();

const WORKFLOWS = `
insert into workflows.workflows (tenant_id, livemode, uuid, status, person, people_uuid, people_given, responsible_uuid,
  external_reference_id, disable_geolocation, expires_in, started_at, finished_at, media_removed_at, created_at, updated_at)
select $1::uuid, true, ${id(`'${SALT}' || i`)},
  case when i % ${RARE} = 0 then 'rules_failed' when i % 5 = 0 then 'failed' else 'success' end, 'attached',
  ${id(`'person' || (i / ${PEOPLE})`)}, false, ${id(`'responsible' || (i % ${RESPONSIBLE})`)}, 'order-' || i, false, 0, at, at, at, at, at
from generate_series(1, $2::int) as i,
  lateral (select date_trunc('milliseconds', now()) - ($2::int - i + 1) * interval '2 seconds' as at) as times`;

const STEPS = `
insert into workflows.steps (tenant_id, livemode, uuid, workflow_uuid, position, step, custom_id, status, version, faults, setup,
  payload, facts, memory, started_at, finished_at, created_at, updated_at)
select $1::uuid, true, ${id(`w.uuid::text || position`)}, w.uuid, position, (array['acceptance', 'personal_data', 'personal_address'])[position + 1],
  (array['acceptance', 'personal_data', 'personal_address'])[position + 1], 'success', 2, 0, $2, $3, null, '{}',
  w.created_at, w.created_at, w.created_at, w.created_at
from workflows.workflows w, generate_series(0, 2) as position
where w.tenant_id = $1::uuid and w.external_reference_id like 'order-%'
on conflict do nothing`;
