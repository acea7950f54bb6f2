import type { Engine } from '#platform/data/database.ts';

/**
 * Copies completed workflows row by row, in every table into which completing them wrote. The tables, columns and keys are read from
 * PostgreSQL's catalog, so this file need not change with the tables.
 */

/** The bench's own schema, dropped at the end. */
const SCHEMA = 'bench_source';
/** Copies written in one transaction. */
const AT_ONCE = 1_000;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * SQL functions that replace ids in a copy. The same id and copy number yield the same new id in every table, in the shape of a random uuid
 * (RFC 9562, version 4).
 */
const FUNCTIONS = `
create schema ${SCHEMA};
create function ${SCHEMA}.other(id uuid, copy bigint) returns uuid language sql immutable strict parallel safe as $$
  select overlay(overlay(md5(id::text || copy) placing '4' from 13) placing '8' from 17)::uuid $$;
create function ${SCHEMA}.other(said text, copy bigint) returns text language sql immutable strict parallel safe as $$
  select coalesce(replace(said, found, ${SCHEMA}.other(found::uuid, copy)::text), said) from substring(said from '${UUID}') as found $$;
create function ${SCHEMA}.other(list text[], copy bigint) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(${SCHEMA}.other(one, copy) order by place), '{}') from unnest(list) with ordinality as of (one, place) $$;
create function ${SCHEMA}.other(hash bytea, copy bigint) returns bytea language sql immutable strict parallel safe as $$
  select substring(sha256(hash || copy::text::bytea) || hash from 1 for length(hash)) $$;`;

/** A table with rows of people; a partitioned table counts with all its partitions. */
export interface Table {
  /** The name with its schema. */
  name: string;
  /** The number of rows. */
  count: number;
}

/** Values that copies have in place of the original's, by table and column, as SQL over the original row `x` and the copy's number `n`. */
export type Instead = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Column {
  name: string;
  type: string;
  /** The oids of the unique indexes that contain the column. */
  unique: number[];
  /** True if copies keep the value: it refers to a table that is not copied, or is the row's tenant. */
  stays: boolean;
}

/** Returns every logged table with its number of rows. */
export async function everyTable(engine: Engine): Promise<Table[]> {
  const { rows } = await engine.executeSql(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text::int as count
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and n.nspname not in ('pg_catalog', 'information_schema', '${SCHEMA}')
    order by 1`);
  return rows as Table[];
}

/** Returns the number of a new transaction; rows written from now on have at least this number as xmin. */
export async function nextTransaction(engine: Engine): Promise<number> {
  const { rows } = await engine.executeSql('select txid_current() as number');
  return Number((rows[0] as { number: number | string }).number);
}

/**
 * Copies the rows written since `transaction` into the bench's schema, from the tables that have more rows than in `before`. Returns these
 * tables with the number of copied rows.
 */
export async function takeSource(engine: Engine, before: readonly Table[], transaction: number): Promise<Table[]> {
  await engine.executeSql(FUNCTIONS);
  const earlier = new Map(before.map(({ name, count }) => [name, count]));
  const grown = (await everyTable(engine)).filter(({ name, count }) => count > (earlier.get(name) ?? 0));
  const source: Table[] = [];
  for (const { name } of grown) {
    await engine.executeSql(`create unlogged table ${sourceOf(name)} as select * from ${name} where xmin::text::bigint >= ${transaction}`);
    const { rows } = await engine.executeSql(`select count(*)::int as count from ${sourceOf(name)}`);
    source.push({ name, count: (rows[0] as { count: number }).count });
  }
  return source;
}

interface CopyOptions {
  copies: number;
  /** The number of copies written before; by default 0. */
  after?: number;
  instead?: Instead;
  /** The seconds by which each copy is older than the next; the last copy is as old as the original. */
  secondsApart?: number;
  /** Is called with the number of copies so far. */
  done?: (copies: number) => void;
}

/** Writes `copies` copies of the rows that `takeSource` stored. Throws if a unique index has no column that can differ. */
export async function writeCopies(
  engine: Engine,
  source: readonly Table[],
  { copies, after = 0, instead = {}, secondsApart = 0, done }: CopyOptions,
): Promise<void> {
  const copied = new Set(source.map(({ name }) => name));
  const end = after + copies;
  const older = secondsApart === 0 ? '' : ` - (${end} - n) * interval '${secondsApart} seconds'`;
  const inserts: string[] = [];
  for (const { name } of source) inserts.push(await insertOf(engine, name, { copied, instead: instead[name] ?? {}, older }));
  for (let first = after + 1; first <= end; first += AT_ONCE) {
    const last = Math.min(end, first + AT_ONCE - 1);
    // A foreign key may refer to a row that is written later in the same transaction.
    await engine.executeSql(`
      begin; set local synchronous_commit = off; set local session_replication_role = replica;
      ${inserts.map((text) => text.replace('$first', String(first)).replace('$last', String(last))).join(';\n')};
      commit;`);
    done?.(last);
  }
}

/**
 * Returns the most seconds that copies may go back in time, so that each time partition that they need exists already. Null if no table is
 * partitioned by time.
 */
export async function secondsBack(engine: Engine, tables: readonly Table[]): Promise<number | null> {
  const { rows } = await engine.executeSql(
    `select floor(extract(epoch from now() - max(oldest)))::int as seconds from (
      select min((regexp_match(pg_get_expr(c.relpartbound, c.oid), $$FROM \\('(\\d{4}-[^']+)'$$))[1]::timestamptz) as oldest
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = any ($1::regclass[]) and c.relpartbound is not null
      group by i.inhparent having not bool_or(pg_get_expr(c.relpartbound, c.oid) = 'DEFAULT')) as ranges`,
    [tables.map(({ name }) => name)],
  );
  return (rows[0] as { seconds: number | null }).seconds;
}

/** Drops the stored rows. */
export async function dropSource(engine: Engine): Promise<void> {
  await engine.executeSql(`drop schema ${SCHEMA} cascade`);
}

const sourceOf = (table: string) => `${SCHEMA}.${table.replaceAll('"', '').replace('.', '_')}`;

/** Returns the statement that writes a table's copies; `older` is the SQL that is subtracted from each time. */
async function insertOf(
  engine: Engine,
  table: string,
  { copied, instead, older }: { copied: ReadonlySet<string>; instead: Readonly<Record<string, string>>; older: string },
): Promise<string> {
  const columns = await columnsOf(engine, table, copied);
  const missing = Object.keys(instead).filter((name) => !columns.some((column) => column.name === name));
  if (missing.length > 0) throw new Error(`${table} has no column ${missing.join(', ')}.`);
  const withUuids = await columnsWithUuids(engine, table, columns);
  const varies = (column: Column) =>
    column.name in instead || (!column.stays && (column.type === 'uuid' || withUuids.has(column.name) || column.type === 'bytea'));
  // Copies would be equal in such a unique index, so the number of the copy is appended to its last text column.
  const alike = [...new Set(columns.flatMap(({ unique }) => unique))].filter(
    (index) => !columns.some((c) => c.unique.includes(index) && varies(c)),
  );
  const renamed = new Set(alike.map((index) => columns.findLast((c) => c.unique.includes(index) && c.type === 'text' && !c.stays)?.name));
  const writtenAs = (column: Column): string => {
    const value = `x."${column.name}"`;
    if (instead[column.name] !== undefined) return instead[column.name] ?? value;
    if (renamed.has(column.name)) return `${value} || n`;
    if (column.stays) return value;
    if (column.type === 'timestamp with time zone') return `${value}${older}`;
    const isHash = column.type === 'bytea' && column.unique.length > 0;
    if (withUuids.get(column.name) === 'alone') return `${SCHEMA}.other(${value}::uuid, n)::text`;
    return column.type === 'uuid' || isHash || withUuids.has(column.name) ? `${SCHEMA}.other(${value}, n)` : value;
  };
  return `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${columns.map(writtenAs).join(', ')} from generate_series($first::bigint, $last::bigint) as n, ${sourceOf(table)} as x order by n`;
}

/** Returns the columns that an insert writes: neither generated columns nor identities that the database always sets. */
async function columnsOf(engine: Engine, table: string, copied: ReadonlySet<string>): Promise<Column[]> {
  const { rows } = await engine.executeSql(
    `select a.attname as name, format_type(a.atttypid, null) as type,
      array(select i.indexrelid::int from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any (i.indkey)) as "unique",
      array(
        select format('%I.%I', n.nspname, r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid join pg_namespace n on n.oid = r.relnamespace
        where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any (f.conkey)) as targets
    from pg_attribute a
    where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
    order by a.attnum`,
    [table],
  );
  return (rows as (Column & { targets: string[] })[]).map(({ targets, ...column }) => ({
    ...column,
    stays: column.name === 'tenant_id' || (targets.length > 0 && targets.every((target) => !copied.has(target))),
  }));
}

/** Returns the text columns, and lists of texts, that contain uuids. `alone`: each value is one uuid, which is quicker to copy. */
async function columnsWithUuids(engine: Engine, table: string, columns: readonly Column[]): Promise<Map<string, 'alone' | 'within'>> {
  const found = new Map<string, 'alone' | 'within'>();
  for (const { name } of columns.filter(({ type, stays }) => !stays && (type === 'text' || type === 'text[]'))) {
    const { rows } = await engine.executeSql(
      `select bool_or("${name}"::text ~ '${UUID}') as within, bool_and("${name}"::text ~ '^${UUID}$') as alone from ${sourceOf(table)}`,
    );
    const { within, alone } = rows[0] as { within: boolean | null; alone: boolean | null };
    if (within) found.set(name, alone ? 'alone' : 'within');
  }
  return found;
}
