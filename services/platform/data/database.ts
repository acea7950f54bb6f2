import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery, type Dialect, Kysely, PostgresDialect, type QueryExecutorProvider, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { AnyTransaction, Database } from '../base/ports.ts';
import { contentionPause, isContended } from './contention.ts';
import { failedBecausePrepared, withPreparedStatements } from './prepared-statements.ts';
import type { PlatformTables } from './tables.ts';
import { withTables } from './with-tables.ts';

interface OpenTransaction {
  /** Null once the transaction has ended: timers started in it then run outside a transaction. */
  handle: Transaction<unknown> | null;
  readonly whenCommitted: (() => void)[];
}

/** The database, embedded or a Postgres server, with the same rules: inside a transaction only its own handle may be used. */
export interface Engine {
  readonly isEmbedded: boolean;
  /** Returns this database as a service's `Database`, typed with its tables. */
  view<Tables>(): Database<Tables>;
  /** Returns the handle for single statements: the open transaction of this call chain, else a connection of the pool. */
  db(): Kysely<PlatformTables>;
  /** Runs work in the open transaction of this call chain, or in a new transaction. */
  inTransaction<T>(work: (db: Kysely<PlatformTables>, trx: AnyTransaction) => Promise<T>): Promise<T>;
  turn(trx: QueryExecutorProvider, name: string): Promise<void>;
  /** Returns how often a row found no partition; a change means that cached partitions must be read again. */
  partitionsMissed(): number;
  /** Runs work after the open transaction commits, or immediately outside a transaction. */
  afterCommit(work: () => void): void;
  /** Runs raw SQL, in the open transaction if any. Without values the SQL may be several statements; returns the rows of all. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Creates the engine, with its rules for transactions, on a Kysely dialect. */
export function createEngine(dialect: Dialect, isEmbedded: boolean): Engine {
  const kysely = new Kysely<unknown>({ dialect: refuseNesting(dialect) });
  const current = () => openTransaction.getStore()?.handle ?? null;
  const runOnce = async <T>(work: (trx: Transaction<unknown>) => Promise<T>): Promise<T> => {
    const whenCommitted: (() => void)[] = [];
    const result = await kysely.transaction().execute(async (trx) => {
      const open: OpenTransaction = { handle: trx, whenCommitted };
      try {
        return await openTransaction.run(open, () => work(trx));
      } finally {
        open.handle = null;
      }
    });
    for (const then of whenCommitted) then();
    return result;
  };
  let missCount = 0;
  /** Runs work again, once, if a stale prepared statement, a missing partition or a concurrent transaction aborted it. */
  const transaction = <T>(work: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
    runOnce(work).catch(async (failure: unknown) => {
      if (foundNoPartition(failure)) missCount++;
      else if (isContended(failure)) await setTimeout(contentionPause());
      else if (!failedBecausePrepared(failure)) throw failure;
      return runOnce(work);
    });
  const turn = async (trx: QueryExecutorProvider, name: string): Promise<void> => {
    // The embedded engine runs one transaction at a time, so it needs no lock.
    if (!isEmbedded) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  };
  const whole: Database<unknown> = { query: kysely, transaction, turn, isShared: !isEmbedded };
  // All services share one pool of connections; a view only types it with a service's tables.
  const view = <Tables>() => whole as unknown as Database<Tables>;
  return {
    isEmbedded,
    turn,
    view,
    partitionsMissed: () => missCount,
    inTransaction: async (work) => {
      const open = current();
      return open ? work(withTables<PlatformTables>(open), open) : transaction((trx) => work(withTables<PlatformTables>(trx), trx));
    },
    db: () => {
      const open = current();
      return open ? withTables<PlatformTables>(open) : view<PlatformTables>().query;
    },
    afterCommit(work) {
      const open = openTransaction.getStore();
      if (open?.handle) open.whenCommitted.push(work);
      else work();
    },
    executeSql: async (text, values = []) => {
      const query = CompiledQuery.raw(text, [...values]);
      const open = current();
      return open ? open.executeQuery(query) : kysely.connection().execute((connection) => executeAlone(connection, query));
    },
    close: () => kysely.destroy(),
  };
}

/** Returns true if an insert found no partition. A failed check has the same code, so the routine is compared too. */
function foundNoPartition(failure: unknown): boolean {
  const { code, routine } = (failure ?? {}) as { code?: unknown; routine?: unknown };
  return code === '23514' && routine === 'ExecFindPartition';
}

/** Runs statements outside a transaction. If a script fails, rolls back a transaction that the script itself began. */
async function executeAlone<Tables>(connection: Kysely<Tables>, query: CompiledQuery): Promise<{ rows: unknown[] }> {
  try {
    return await connection.executeQuery(query);
  } catch (error) {
    if (query.parameters.length === 0) await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
    throw error;
  }
}

/** Throws if code inside a transaction requests a second connection: the embedded engine would wait for ever. */
function refuseNesting(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        if (openTransaction.getStore()?.handle) {
          throw new Error('A query outside the open transaction: use the handle that transaction() gives.');
        }
        return acquire(options);
      };
      return driver;
    },
  };
}

const TYPE_INT8 = 20;
/** Object identifier of the type `date` in Postgres. */
const TYPE_DATE = 1082;

export interface PostgresOptions {
  connections: number;
  /** Wraps the Kysely dialect. */
  around?: (dialect: Dialect) => Dialect;
}

/** Opens a Postgres server. Returns int8 as numbers and dates as text, like the embedded engine. */
export function openPostgres(url: string, { connections, around = (dialect) => dialect }: PostgresOptions): Engine {
  const parsers: Record<number, (text: string) => unknown> = { [TYPE_INT8]: Number, [TYPE_DATE]: (text) => text };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'zaguan',
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return createEngine(around(new PostgresDialect({ pool: withPreparedStatements(pool) })), false);
}

/**
 * Settings of the embedded database. By default it fills 128 MB of shared buffers with zeros at every start, which takes most of the start;
 * what it does not find in 16 MB it reads from the file system's cache.
 */
const EMBEDDED_SETTINGS = ['-c', 'shared_buffers=16MB'];

/** Opens the embedded database, a WebAssembly build of Postgres; `folder` null: in memory. */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<{ engine: Engine; dump(): Promise<Blob> }> {
  const [{ PGlite }, { embeddedDialect }, { makeFolder }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./embedded.ts'),
    import('./new-folder.ts'),
  ]);
  const litePromise = (folder ? makeFolder(folder) : Promise.resolve()).then(() =>
    PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      startParams: [...PGlite.defaultStartParams, ...EMBEDDED_SETTINGS],
      parsers: { [TYPE_INT8]: Number, [TYPE_DATE]: (text: string) => text },
    }),
  );
  const lite = await litePromise.catch((error: unknown) => {
    throw folder ? asFileTrouble(error, folder) : error;
  });
  return { engine: createEngine(embeddedDialect(lite), true), dump: () => lite.dumpDataDir('none') };
}

/** Error codes by WASI's numbers, for failures of the data folder. */
const WASI_CODES: Readonly<Record<number, string>> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

function asFileTrouble(failure: unknown, path: string): unknown {
  const code = WASI_CODES[(failure as { errno?: number } | null)?.errno ?? 0];
  return code ? Object.assign(new Error(`The embedded database failed with ${code}.`, { cause: failure }), { code, path }) : failure;
}
