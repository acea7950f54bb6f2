import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Engine, openPostgres } from '#platform/data/database.ts';
import { startServerProcess } from '../suites/journeys/server-process.ts';
import { makeInstallation } from '../suites/kill/installation.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { type Table, writeCopies } from './services/copies.ts';
import { type Kept, keptFor } from './services/kept.ts';
import { whenFilled } from './services/reserved.ts';
import { STEPS, walkedSource } from './services/walked.ts';

/** Maximum size of one workflow in bytes, by how long they are kept. */
const LIMITS: Readonly<Partial<Record<Kept, number>>> = { stays: 12_000, 'a day': 8_000 };
/** Maximum number of bytes that the reserved columns, which no code fills yet, may add to a workflow. */
const RESERVED_LIMIT = 4_000;

interface Size {
  heap: number;
  toast: number;
  indexes: number;
}

/**
 * Measures the bytes that a workflow of four steps with three pictures takes in PostgreSQL, table by table: `npm run bench -- bytes
 * [copies] [people]`. People complete workflows on a real server; their rows are copied so often that half a page more or less does not
 * count, then copied again with the reserved columns filled. The partitions of a table count as one table. Exits with 1 above a limit.
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
    const sizes = [await sizesOf(engine, source)];
    for (const instead of [{}, whenFilled]) {
      await writeCopies(engine, source, { copies: Number(copies), after: (sizes.length - 1) * Number(copies), instead });
      sizes.push(await sizesOf(engine, source));
    }
    print(source, { sizes, workflows: Number(people), copies: Number(copies) });
  } finally {
    await engine.close();
    receiver.close();
    await installation.remove();
    await postgres.stop();
  }
}

interface Measured {
  /** The sizes by table: before the copies, after them, and after as many more with the reserved columns filled. */
  sizes: readonly ReadonlyMap<string, Size>[];
  workflows: number;
  copies: number;
}

function print(source: readonly Table[], { sizes, workflows, copies }: Measured) {
  /** Returns the bytes that one workflow of the first or second set of copies adds to a part of a table. */
  const each = (name: string, part: keyof Size, turn: 1 | 2) =>
    Math.round(((sizes[turn]?.get(name)?.[part] ?? 0) - (sizes[turn - 1]?.get(name)?.[part] ?? 0)) / (workflows * copies));
  const weights = source.map(({ name, count }) => {
    const [heap, toast, indexes] = [each(name, 'heap', 1), each(name, 'toast', 1), each(name, 'indexes', 1)];
    const rows = Math.round((count / workflows) * 10) / 10;
    // No index has a reserved column.
    const reserved = name in whenFilled ? each(name, 'heap', 2) + each(name, 'toast', 2) - heap - toast : null;
    return { name, kept: keptFor(name), rows, heap, toast, indexes, together: heap + toast + indexes, reserved };
  });
  console.log(`Walked: ${STEPS.join(', ')}, with three pictures.`);
  console.log('Bytes a workflow, by table; `reserved` is what its reserved columns add when they are filled:');
  const rows = weights.toSorted((one, other) => other.together - one.together);
  console.table(Object.fromEntries(rows.map(({ name, reserved, ...row }) => [name, { ...row, reserved: reserved ?? '' }])));
  const sums = Object.entries(Object.groupBy(weights, ({ kept }) => kept)).map(([kept, some = []]) => {
    return { kept, bytes: some.reduce((total, { together }) => total + together, 0), limit: LIMITS[kept as Kept] };
  });
  const reserved = weights.reduce((total, weight) => total + (weight.reserved ?? 0), 0);
  sums.push({ kept: 'reserved, when filled', bytes: reserved, limit: RESERVED_LIMIT });
  console.log('Bytes a workflow, by how long they are kept:');
  console.table(Object.fromEntries(sums.map(({ kept, bytes, limit = 'none' }) => [kept, { bytes, limit }])));
  const above = sums.filter(({ bytes, limit }) => limit !== undefined && bytes > limit).map(({ kept }) => kept);
  console.log(above.length === 0 ? 'Passed: each is within its limit.' : `Failed: above the limit are ${above.join(', ')}.`);
  if (above.length > 0) process.exitCode = 1;
}

/** Returns the size of each table in bytes, its partitions included. */
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
