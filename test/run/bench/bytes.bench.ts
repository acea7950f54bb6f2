import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Engine, openPostgres } from '../../../services/platform/data/database.ts';
import { startServerProcess } from '../../suites/journeys/server-process.ts';
import { makeInstallation } from '../../suites/kill/installation.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import { type Table, writeCopies } from './services/copies.ts';
import { type Kept, keptFor } from './services/kept.ts';
import { walkedSource } from './services/walked.ts';

/** In bytes a workflow; `before` is what it was on 2026-11-27, before the tables got this shape. */
const LIMITS: Readonly<Partial<Record<Kept, { limit: number; before: number }>>> = {
  stays: { limit: 12_000, before: 18_500 },
  'a day': { limit: 8_000, before: 36_900 },
};

interface Size {
  heap: number;
  toast: number;
  indexes: number;
}

/**
 * `npm run bench -- bytes [copies] [people]`: what a workflow of four steps with three pictures weighs in PostgreSQL, table by table. People
 * walk on a real server; what that wrote is copied so often that half a page more or less does not show. The parts of a partitioned table
 * count as one. Above a limit it ends with 1.
 */
export async function run([copies = '1000', people = '5']: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  const installation = await makeInstallation(postgres.url);
  const receiver = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
  const engine = openPostgres(installation.environment.DATABASE_URL ?? '', { connections: 1 });
  try {
    const server = await startServerProcess({ ...installation.environment, ALLOW_LOOPBACK_WEBHOOKS: '1' });
    const callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const source = await walkedSource({ server, url: installation.url, engine, people: Number(people), callback });
    const empty = await sizesOf(engine, source);
    await writeCopies(engine, source, { copies: Number(copies) });
    await print(engine, source, { empty, workflows: Number(people), copies: Number(copies) });
  } finally {
    await engine.close();
    receiver.close();
    await installation.remove();
    await postgres.stop();
  }
}

interface Weight extends Size {
  kept: Kept;
  rows: number;
  together: number;
}

async function print(
  engine: Engine,
  source: readonly Table[],
  of: { empty: ReadonlyMap<string, Size>; workflows: number; copies: number },
) {
  const full = await sizesOf(engine, source);
  const weights = source.map(({ name, count }): [string, Weight] => {
    const each = (part: keyof Size) =>
      Math.round(((full.get(name)?.[part] ?? 0) - (of.empty.get(name)?.[part] ?? 0)) / (of.workflows * of.copies));
    const [heap, toast, indexes] = [each('heap'), each('toast'), each('indexes')];
    const rows = Math.round((count / of.workflows) * 10) / 10;
    return [name, { kept: keptFor(name), rows, heap, toast, indexes, together: heap + toast + indexes }];
  });
  console.log('Bytes a workflow, by table:');
  console.table(Object.fromEntries(weights.toSorted(([, one], [, other]) => other.together - one.together)));
  const sums = Object.entries(Object.groupBy(weights, ([, { kept }]) => kept)).map(([kept, some = []]) => {
    const { limit, before } = LIMITS[kept as Kept] ?? {};
    return { kept, bytes: some.reduce((total, [, { together }]) => total + together, 0), limit, before };
  });
  console.log('Bytes a workflow, by how long they are kept:');
  console.table(Object.fromEntries(sums.map(({ kept, bytes, limit = 'none', before = '' }) => [kept, { bytes, limit, before }])));
  if (sums.some(({ bytes, limit }) => limit !== undefined && bytes > limit)) process.exitCode = 1;
}

/** By table, its parts together. */
async function sizesOf(engine: Engine, tables: readonly Table[]): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const { name } of tables) {
    const { rows } = await engine.executeSql(
      `select sum(pg_relation_size(c.oid)) as heap, sum(coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)) as toast,
        sum(pg_indexes_size(c.oid)) as indexes
      from pg_class c where c.relkind = 'r' and c.oid in (select relid from pg_partition_tree($1::regclass) union select $1::regclass)`,
      [name],
    );
    const { heap, toast, indexes } = rows[0] as Record<keyof Size, string>;
    sizes.set(name, { heap: Number(heap), toast: Number(toast), indexes: Number(indexes) });
  }
  return sizes;
}
