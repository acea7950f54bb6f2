import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#services/main.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/**
 * Tests that each service's `tables.ts` agrees with its migrations: the same tables and columns, of a type that fits the driver's values,
 * nullable exactly if the column is. The compiler checks it: a file of types is generated from the database, which `tables.ts` must
 * satisfy.
 */
const typesOf = {
  platform: 'PlatformTables',
  otp: 'OtpTables',
  people: 'PeopleTables',
  workflows: 'WorkflowTables',
  verification: 'VerificationTables',
} as const;

/** The schemas of services that have several. */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = { people: ['people', 'documents'] };

const root = fileURLToPath(new URL('../../', import.meta.url));
let platform: TestPlatform<unknown>;
let folder: string;

beforeAll(async () => {
  platform = await createTestPlatform(migrations);
  folder = await mkdtemp(join(tmpdir(), 'zaguan-tables-'));
  await symlink(`${root}node_modules`, join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await platform.close();
});

/** The driver's JavaScript type for each column type. */
const kinds: Readonly<Record<string, string>> = {
  uuid: 'string',
  '"char"': 'string',
  text: 'string',
  date: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  ARRAY: 'readonly string[]',
};

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: 'YES' | 'NO';
}

/** `never` if a column's type does not fit; JSON allows any type, null included. */
const prelude = `
type Holds<Actual, Kind, Nullable> =
  [Exclude<Actual, null>] extends [Kind] ? ([null] extends [Actual] ? true : false) extends Nullable ? true : never : never;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;
`;

function checks(tables: string, columns: readonly Column[]): string {
  const union = (names: readonly string[]) => [...new Set(names)].map((name) => `'${name}'`).join(' | ');
  const lines = [`export const tables: Same<keyof ${tables}, ${union(columns.map(({ table }) => table))}> = true;`];
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const row = `Selectable<${tables}['${table}']>`;
    const id = table.replace('.', '_');
    lines.push(`export const ${id}: Same<keyof ${row}, ${union(own.map(({ name }) => name))}> = true;`);
    for (const { name, type, nullable } of own.filter((column) => column.type !== 'jsonb')) {
      lines.push(`export const ${id}_${name}: Holds<${row}['${name}'], ${kinds[type] ?? 'never'}, ${nullable === 'YES'}> = true;`);
    }
  }
  return lines.join('\n');
}

async function compile(): Promise<string> {
  const config = { extends: `${root}tools/config/tsconfig.node.json`, include: [`${folder}/*.ts`], exclude: [] };
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(config));
  const tsc = promisify(execFile)(`${root}node_modules/.bin/tsc`, ['-p', `${folder}/tsconfig.json`]);
  return tsc.then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  );
}

async function writeChecks(service: keyof typeof typesOf, extra: readonly Column[] = []): Promise<void> {
  const { rows } = await platform.engine.executeSql(
    `select table_schema || '.' || table_name as table, column_name as name, data_type as type, is_nullable as nullable
     from information_schema.columns join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
     where table_schema = any($1) and not relispartition order by 1, 2`,
    [SCHEMAS[service] ?? [service]],
  );
  const folderOf = service === 'platform' ? 'platform/data' : `${service}/model`;
  const imports = `import type { Selectable } from 'kysely';\nimport type { ${typesOf[service]} } from '${root}services/${folderOf}/tables.ts';`;
  const columns = [...(rows as Column[]), ...extra];
  await writeFile(`${folder}/${service}.ts`, [imports, prelude, checks(typesOf[service], columns)].join('\n'));
}

it('has types that are true of the tables', async () => {
  for (const service of Object.keys(typesOf) as (keyof typeof typesOf)[]) await writeChecks(service);
  expect(await compile()).toBe('');
});

it('would notice a column that the types do not know', async () => {
  await writeChecks('otp', [{ table: 'otp.codes', name: 'forgotten', type: 'text', nullable: 'NO' }]);
  expect(await compile()).toContain('otp.ts');
});

/**
 * Indexes of tenants' tables that do not begin with the tenant, each with its reason. A unique index among them is unique within one
 * database only, so its values must name their database (shard).
 */
const NOT_BY_TENANT: Readonly<Record<string, string>> = {
  'workflows.tokens_by_id': 'a token arrives alone: its first four digits name the shard, a directory of tenants resolves first',
  'platform.api_keys_id_key': 'a key arrives alone: its first four digits name the shard, a directory of tenants resolves first',
  'platform.idempotency_by_subject': 'looks into lists, and has no room for a tenant; a uuid is one tenant’s',
  'otp.outbox_by_time': 'the operator of this machine reads the newest of all tenants',
};

/** Tables without a tenant, each with its reason. A tenant that moves takes only its row of `platform.tenants`. */
const WITHOUT_TENANT: Readonly<Record<string, string>> = {
  'public.zaguan_migrations': 'what was made of this database',
  'platform.tenants': 'a row is a tenant, by its `id`',
  'platform.keys': 'the installation’s; every database of it has them',
  'platform.rate_windows': 'counts addresses too, before anybody is known',
  'documents.signing_keys': 'the installation’s certificates, the same for every tenant',
  'people.nationalities': 'a catalog, the same for every tenant',
  'people.states': 'a catalog, the same for every tenant',
  'people.marital_statuses': 'a catalog, the same for every tenant',
  'people.person_relations': 'a catalog, the same for every tenant',
};

it('has the tenant in every table, but where a reason stands', async () => {
  const { rows } = await platform.engine.executeSql(
    `select relnamespace::regnamespace || '.' || relname as table from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_.*|information_schema|jobs|test)$' and not exists (
       select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull)
     order by 1`,
  );
  expect((rows as { table: string }[]).map(({ table }) => table)).toEqual(Object.keys(WITHOUT_TENANT).sort());
});

describe('a table of tenants’ rows', () => {
  it('names the tenant by a uuid', async () => {
    const { rows } = await platform.engine.executeSql(
      `select table_schema || '.' || table_name as table, data_type as type from information_schema.columns
       where column_name = 'tenant_id' and table_schema <> 'jobs' and data_type <> 'uuid'`,
    );
    expect(rows).toEqual([]);
  });

  it('has the tenant first in every key and index, so that a tenant can live on a database of its own', async () => {
    const { rows } = await platform.engine.executeSql(
      `select indexed.relnamespace::regnamespace || '.' || index.relname as index
       from pg_index join pg_class indexed on indexed.oid = indrelid join pg_class index on index.oid = indexrelid
       join pg_attribute tenant on tenant.attrelid = indrelid and tenant.attname = 'tenant_id'
       where indexed.relnamespace::regnamespace::text = any($1) and not indexed.relispartition and indkey[0] <> tenant.attnum
       order by 1`,
      [Object.keys(typesOf)],
    );
    expect((rows as { index: string }[]).map(({ index }) => index)).toEqual(Object.keys(NOT_BY_TENANT).sort());
  });

  it('is found along an index by whatever takes it along when it is deleted', async () => {
    const { rows } = await platform.engine.executeSql(
      `select conrelid::regclass || ' ' || conname as key from pg_constraint
       where contype = 'f' and confdeltype = 'c' and connamespace::regnamespace::text = any($1) and not exists (
         select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
      [Object.keys(typesOf)],
    );
    expect(rows).toEqual([]);
  });
});
