import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ADMIN_SCOPE, type LogEntry } from '#contracts/base/settings.ts';
import type { Caller, Clock, Jobs, Log, Platform } from '#platform/base/ports.ts';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import type { Post } from '#platform/calls/outbound.ts';
import type { Stamp } from '#platform/data/anchors/anchors.ts';
import { type Engine, openEmbedded, openPostgres, type PostgresOptions } from '#platform/data/database.ts';
import { type MasterSecrets, masterSecrets } from '#platform/data/keys/master-secrets.ts';
import { type MigrationSet, migrate, readMigrations, withSchemas } from '#platform/data/migrate.ts';
import { createFaces } from '#platform/foreign-files/faces.ts';
import { createLog } from '#platform/log.ts';
import { type AssembledPlatform, assemblePlatform, type PlatformParts, platformMigrations } from '#platform/platform.ts';
import { CACHE } from './cache.ts';
import { newDatabase } from './new-database.ts';
import { rememberedFaces } from './remembered-faces.ts';

export interface FakeClock extends Clock {
  advance(seconds: number): void;
  set(time: Date | string): void;
}

export interface TestJobs extends Jobs {
  /** Runs due jobs in order, by the fake clock, until none is due. A failed job is rescheduled. Returns the number of jobs run. */
  run(): Promise<number>;
  /** Returns the workers of a queue, one per started service. */
  workers(queue: string): ((data: object) => Promise<void>)[];
  /** Returns all waiting jobs, due or not. */
  waiting(): Promise<{ queue: string; data: object; due: Date }[]>;
}

export interface TestPlatform<Tables> extends AssembledPlatform {
  platform: Platform<Tables>;
  engine: Engine;
  clock: FakeClock;
  jobs: TestJobs;
  /** Every log line, so that a test can search for data that must not be logged. */
  logged: { level: string; fields: Readonly<Record<string, unknown>>; message: string }[];
  /** Every webhook attempt; `answer` returns the receiver's status (200 by default) after `meanwhile` resolves. */
  outbound: {
    sent: { url: string; body: string; headers: Readonly<Record<string, string>> }[];
    answer: () => number | Error;
    meanwhile: () => Promise<void>;
  };
  /** TXT records of the fake domain name system, by name. */
  txtRecords: Map<string, string>;
  /** Publishes the record that proves a custom domain, and runs the lookup. */
  proveDomain(domain: string): Promise<void>;
  /** The answer of the fake time stamp authority; by default a hash of the bytes. */
  stamped: { answer: Stamp };
  /** Returns the whole log of a stream. */
  entriesOf(tenantId: string, stream: Parameters<AssembledPlatform['events']['page']>[1]): Promise<LogEntry[]>;
  /** The folder of blobs and anchors (signed statements of the logs' heads). */
  dataFolder: string;
  tenant: { id: string };
  /** A test-mode key of the tenant with the scope of every service. */
  apiKey: string;
  /** Returns the caller that the key represents, with `overrides` applied. */
  caller(overrides?: Partial<Caller>): Caller;
  /** Opens a second process over the same database, with none of this one's memory. */
  replica(secrets?: MasterSecrets): AssembledPlatform;
  /** Creates a second tenant, for tests that it cannot see the first one's rows. */
  otherTenant(): Promise<Caller>;
  /** Writes a workflow's log entry and returns its id, for code that needs no more of a workflow. */
  newWorkflow(caller?: Caller): Promise<string>;
  close(): Promise<void>;
}

export const TEST_SECRET = 'a secret that only the tests know, never a server';

const ALL_SERVICES = ['people', 'workflows', 'otp', 'verification'] as const;

const ALL_SCOPES = [...ALL_SERVICES, 'people:export', ADMIN_SCOPE];

/** Shared by all test files of this process, so that started workers are reused. */
const workers = new WorkerBudget();

/** Enough simultaneous connections to show a race that four would hide. */
const CONNECTIONS = 16;

/**
 * Creates a platform for one test file: real SQL, a clock that a test moves, jobs that run on request. With `TEST_DATABASE_URL` it gets a
 * new database on that Postgres server, else one in memory on the embedded engine. Both are copies of a migrated template named after the
 * migrations' hash, so that opening one is fast.
 */
export async function createTestPlatform<Tables>(
  services: readonly MigrationSet[] = [],
  onServer: PostgresOptions = { connections: CONNECTIONS },
): Promise<TestPlatform<Tables>> {
  const engine = await openMigrated([platformMigrations, ...services], onServer);
  const dataFolder = await mkdtemp(join(tmpdir(), 'zaguan-test-'));
  const clock = fakeClock('2026-11-20T18:00:00.000Z');
  const jobs = testJobs(engine, clock);
  const logged: TestPlatform<Tables>['logged'] = [];
  const outbound: TestPlatform<Tables>['outbound'] = { sent: [], answer: () => 200, meanwhile: async () => {} };
  const post: Post = async (url, body, headers) => {
    outbound.sent.push({ url, body, headers });
    await outbound.meanwhile();
    const answer = outbound.answer();
    if (answer instanceof Error) throw answer;
    return { status: answer };
  };
  const txtRecords = new Map<string, string>();
  const stamped: TestPlatform<Tables>['stamped'] = { answer: async (bytes) => createHash('sha256').update(bytes).digest() };
  const parts: PlatformParts = {
    engine,
    jobs,
    clock,
    log: collectingLog(logged),
    secrets: masterSecrets(TEST_SECRET, null),
    dataFolder,
    backupDays: 90,
    anchorFolder: join(dataFolder, 'anchors'),
    stamp: (bytes) => stamped.answer(bytes),
    workers,
    faces: (budget) => rememberedFaces(createFaces(budget)),
    post,
    async readTxt(name) {
      const text = txtRecords.get(name);
      if (text === undefined) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
      // A long record is split into parts.
      return [['v=spf1 -all'], [text.slice(0, 20), text.slice(20)]];
    },
    scopes: { services: ALL_SERVICES, all: [...ALL_SCOPES, 'people:ignore_curp_validation', 'workflows:review'] },
    config: { publicUrl: 'http://localhost:4100', allowLoopbackWebhooks: true },
  };
  const replica = (secrets = parts.secrets) => assemblePlatform({ ...parts, secrets });
  const assembled = replica();
  for (const { name } of await readMigrations(platformMigrations.migrations)) await assembled.keyring.makePermanentKeys(name);
  await assembled.openKeys();
  const makeTenant = async (name: string, origin: string) => {
    const tenant = await assembled.tenants.create({
      name,
      settings: { company: { name }, origins: [origin], redirect_hosts: ['banco.example'] },
    });
    await assembled.webhooks.createSecret({ tenantId: tenant.id, livemode: false });
    const { id, key } = await assembled.keys.create({ tenantId: tenant.id, name: 'test', livemode: false, scopes: ALL_SCOPES });
    const caller: Caller = {
      kind: 'key',
      tenantId: tenant.id,
      livemode: false,
      scopes: new Set(ALL_SCOPES),
      actor: id,
      workflow: null,
      requestId: 'req_test',
      deadline: Number.MAX_SAFE_INTEGER,
    };
    return { tenant, key, caller };
  };
  const { tenant, key, caller } = await makeTenant('Banco Jacaranda', 'https://banco.example');
  await assembled.start();
  return {
    ...assembled,
    platform: assembled.for<Tables>(),
    engine,
    clock,
    jobs,
    logged,
    outbound,
    txtRecords,
    async proveDomain(domain) {
      txtRecords.set(`_zaguan.${domain}`, `zaguan-tenant=${tenant.id}`);
      await assembled.for().administration.domains.prove(tenant.id, domain);
    },
    stamped,
    entriesOf: async (tenantId, stream) => (await assembled.events.page(tenantId, stream, { page: 1, per_page: 10_000 })).rows,
    dataFolder,
    tenant,
    apiKey: key,
    caller: (overrides = {}) => ({ ...caller, ...overrides }),
    replica,
    otherTenant: async () => (await makeTenant('Caja Bugambilia', 'https://caja.example')).caller,
    async newWorkflow(of = caller) {
      const id = randomUUID();
      const entry = { type: 'workflow.created', data: {} };
      await engine.inTransaction((_db, trx) => assembled.events.append(trx, of, { kind: 'workflow', id }, entry));
      return id;
    },
    async close() {
      await engine.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The table of waiting jobs, so that a job commits or rolls back with its transaction, as real ones do. */
const JOBS_TABLE = `create schema test;
create table test.jobs (
  id uuid primary key, number bigint generated always as identity, queue text not null, data jsonb not null,
  due timestamptz not null, singleton_key text, unique (queue, singleton_key));`;

async function openMigrated(sets: readonly MigrationSet[], onServer: PostgresOptions): Promise<Engine> {
  const files = await Promise.all(withSchemas(sets).map(async (set) => ({ name: set.name, files: await readMigrations(set.migrations) })));
  const hash = createHash('sha256')
    .update(JSON.stringify([JOBS_TABLE, files]))
    .digest('hex')
    .slice(0, 16);
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server, sets, { template: `zaguan_template_${hash}`, ...onServer });
  return openFromSnapshot(sets, join(CACHE, `database-${hash}.tar`));
}

async function prepare(engine: Engine, sets: readonly MigrationSet[]): Promise<void> {
  await migrate(engine, sets);
  await engine.executeSql(JOBS_TABLE);
}

async function openFromSnapshot(sets: readonly MigrationSet[], cached: string): Promise<Engine> {
  const snapshot = await readFile(cached).catch(() => null);
  if (snapshot) return (await openEmbedded(null, new Blob([snapshot]))).engine;
  const { engine, dump } = await openEmbedded(null, await newDatabase());
  await prepare(engine, sets);
  await mkdir(CACHE, { recursive: true });
  const temporary = `${cached}.${randomUUID()}`;
  await writeFile(temporary, Buffer.from(await (await dump()).arrayBuffer()));
  await rename(temporary, cached);
  return engine;
}

/** Opens a new database on a Postgres server, a copy of the migrated template; closing it deletes it. */
async function openOnServer(
  url: string,
  sets: readonly MigrationSet[],
  { template, ...options }: PostgresOptions & { template: string },
): Promise<Engine> {
  const name = `zaguan_test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url, { connections: 1 });
  const databaseNamed = (database: string, options: PostgresOptions) => {
    const address = new URL(url);
    address.pathname = `/${database}`;
    return openPostgres(address.href, options);
  };
  // The lock lets one process make the template, under a temporary name until it is complete: Postgres copies no database in use.
  await server.executeSql(`select pg_advisory_lock(hashtextextended('${template}', 0))`);
  const { rows } = await server.executeSql('select from pg_database where datname = $1', [template]);
  if (rows.length === 0) {
    await server.executeSql(`create database ${name}`);
    const making = databaseNamed(name, { connections: 1 });
    await prepare(making, sets);
    await making.close();
    await server.executeSql(`alter database ${name} rename to ${template}`);
  }
  await server.executeSql(`select pg_advisory_unlock(hashtextextended('${template}', 0))`);
  await server.executeSql(`create database ${name} template ${template} strategy file_copy`);
  const engine = databaseNamed(name, options);
  let open = true;
  return {
    ...engine,
    async close() {
      // A test may close it early.
      if (!open) return;
      open = false;
      await engine.close();
      await server.executeSql(`drop database ${name}`);
      await server.close();
    },
  };
}

export function fakeClock(start: string): FakeClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    set: (time) => {
      now = new Date(time);
    },
  };
}

function testJobs(engine: Engine, clock: Clock): TestJobs {
  type Worker = { retryDelaySeconds: number; handler: (data: never, jobId: string) => Promise<void> };
  const workers = new Map<string, Worker[]>();
  const addWorker = (queue: string, worker: Worker) => void workers.set(queue, [...(workers.get(queue) ?? []), worker]);
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  return {
    async enqueue(trx, queue, data, options = {}) {
      await sql`
        insert into test.jobs (id, queue, data, due, singleton_key)
        values (${randomUUID()}, ${queue}, ${JSON.stringify(data)}, ${later(options.startAfterSeconds ?? 0)}, ${options.singletonKey ?? null})
        on conflict (queue, singleton_key) do nothing`.execute(trx);
    },
    async enqueueAll(trx, queue, data) {
      for (const one of data) await this.enqueue(trx, queue, one);
    },
    async work(queue, { retryDelaySeconds }, handler) {
      addWorker(queue, { retryDelaySeconds, handler });
    },
    async schedule(queue, _cron, handler) {
      addWorker(queue, { retryDelaySeconds: 60, handler });
    },
    workers: (queue) =>
      (workers.get(queue) ?? []).map(
        ({ handler }) =>
          (data) =>
            handler(data as never, randomUUID()),
      ),
    async waiting() {
      const { rows } = await engine.executeSql('select queue, data, due from test.jobs order by due, number');
      return rows as { queue: string; data: object; due: Date }[];
    },
    async run() {
      for (let ran = 0; ; ran++) {
        const { rows } = await engine.executeSql(
          `delete from test.jobs where id = (select id from test.jobs where due <= $1 order by due, number limit 1) returning *`,
          [clock.now()],
        );
        const job = rows[0] as { id: string; queue: string; data: object; singleton_key: string | null } | undefined;
        if (!job) return ran;
        const worker = workers.get(job.queue)?.at(-1);
        if (!worker) throw new Error(`Nobody works on the queue ${job.queue}.`);
        await worker.handler(job.data as never, job.id).catch(async () => {
          await engine.executeSql('insert into test.jobs (id, queue, data, due, singleton_key) values ($1, $2, $3, $4, $5)', [
            job.id,
            job.queue,
            JSON.stringify(job.data),
            later(worker.retryDelaySeconds),
            job.singleton_key,
          ]);
        });
      }
    },
  };
}

function collectingLog(lines: { level: string; fields: Readonly<Record<string, unknown>>; message: string }[]): Log {
  // Also written as a server writes it, if the run of the suite stores logs.
  const written = createLog('silent');
  const at = (level: keyof Log) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
    written[level](fields, message);
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
