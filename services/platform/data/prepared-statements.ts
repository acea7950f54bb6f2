import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sha256 } from '../base/sha256.ts';

/** Maximum number of prepared statements per connection: each needs tens of kilobytes in the server's process. */
const MAX_PREPARED = 200;
/** An SQL text is prepared after this many uses. */
const USES_BEFORE_PREPARING = 3;
/** Maximum number of SQL texts whose uses are counted; above it, counting starts anew. */
const MAX_COUNTED = 1_000;
/** Maximum number of characters of an SQL text that is prepared. */
const LONGEST_TEXT = 10_000;

/** Matches a single query without values, as the job queue repeats it. A text with a semicolon may be several statements. */
const REPEATED_QUERY = /^\s*(?:select|with)\b[^;]*$/i;
/** Matches queries of a page, which are not prepared: the best plan depends on whether their values are rare or common. */
const IS_PAGE = /\blimit \$/i;

/** Postgres's error for a prepared statement whose result columns a migration changed. */
const STALE_PLAN_ERROR = { code: '0A000', routine: 'RevalidateCachedQuery' };
/** Error codes for a prepared statement that is missing or exists already, as behind a connection pooler. */
const POOLER_ERROR_CODES: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** Returns true if a text is a single statement, which may be prepared. */
export function isOneStatement(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || REPEATED_QUERY.test(text);
}

/** Returns true if a statement failed only because it was prepared. */
export function failedBecausePrepared(failure: unknown): boolean {
  return hasChanged(failure) || POOLER_ERROR_CODES.has(fieldsOf(failure).code);
}

/** The fields of a Postgres error (protocol-error-fields). */
interface ErrorFields {
  code?: unknown;
  routine?: unknown;
}

const fieldsOf = (failure: unknown): ErrorFields => (failure as ErrorFields | null) ?? {};
const hasChanged = (failure: unknown) =>
  fieldsOf(failure).code === STALE_PLAN_ERROR.code && fieldsOf(failure).routine === STALE_PLAN_ERROR.routine;

/** Names of prepared statements: a text has the same name in every process, so that a pooler cannot confuse statements. */
class StatementNames {
  #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #generation = 0;
  #isOff = false;

  /** Returns the name under which a text is prepared; undefined if the text is not prepared (yet). */
  nameOf(text: string, values: readonly unknown[]): string | undefined {
    const earlier = this.#names.get(text);
    if (earlier !== undefined || this.#isOff || this.#names.size >= MAX_PREPARED) return earlier;
    if (text.length > LONGEST_TEXT || !isOneStatement(text, values) || IS_PAGE.test(text)) return;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= MAX_COUNTED) this.#uses = new Map();
    this.#uses.set(text, uses);
    if (uses < USES_BEFORE_PREPARING) return;
    this.#uses.delete(text);
    const name = `zaguan_${this.#generation}_${sha256(text).toString('base64url', 0, 24)}`;
    this.#names.set(text, name);
    return name;
  }

  /** Renames all statements after a schema change; stops preparing if the connection does not keep statements. */
  forget(failure: unknown): void {
    this.#names.clear();
    this.#generation++;
    this.#isOff ||= !hasChanged(failure);
  }
}

/** Wraps a pool so that frequent statements are parsed and planned once. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const earlier = clients.get(client);
      if (earlier) return earlier;
      const wrapper = preparingClient(client, names);
      clients.set(client, wrapper);
      return wrapper;
    },
  };
}

/** Combines the rows of several statements into one result, since Kysely cannot read a list of results. */
function rowsOfAll(answer: pg.QueryResult | pg.QueryResult[]): Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'> {
  return Array.isArray(answer) ? { command: '', rowCount: null, rows: answer.flatMap(({ rows }) => rows) } : answer;
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let inTransaction = false;
  const run = async (text: string, values: readonly unknown[]) => {
    const name = names.nameOf(text, values);
    if (name === undefined) return rowsOfAll(await client.query(text, [...values]));
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (failure) {
      if (!failedBecausePrepared(failure)) throw failure;
      names.forget(failure);
      // The error aborts an open transaction, so the code that opened it must run it again.
      if (inTransaction) throw failure;
      return client.query(text, [...values]);
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') inTransaction = true;
    if (text === 'commit' || text === 'rollback') inTransaction = false;
    return run(text, values);
  };
  // `PostgresPoolClient.query` also accepts a cursor. Nothing here reads by a cursor, so the cast is safe.
  return { query: query as unknown as PostgresPoolClient['query'], release: (discard) => client.release(discard) };
}
