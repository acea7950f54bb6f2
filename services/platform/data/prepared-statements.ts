import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sha256 } from '../base/sha256.ts';

/** Statements prepared per connection: each takes tens of kilobytes of the server's process. */
const MOST_PREPARED = 200;
/** Uses after which a text is prepared. */
const ASKED_OFTEN = 3;
/** Texts that are counted meanwhile. */
const MOST_COUNTED = 1_000;
const LONGEST_TEXT = 10_000;

/** Texts without values that the queue repeats; one with a semicolon may be several statements. */
const ASKED_AGAIN = /^\s*(?:select|with)\b[^;]*$/i;
/** Pages are planned for their values: the best plan for rare ones is the worst for common ones. */
const IS_PAGE = /\blimit \$/i;

/** Postgres's refusal of a plan whose rows a migration changed. */
const STALE_PLAN_ERROR = { code: '0A000', routine: 'RevalidateCachedQuery' };
/** Codes of a statement that is missing or doubled, as behind a pooler. */
const NOT_KEPT: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** Tells whether a text is one statement, which may be prepared. */
export function isOneStatement(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || ASKED_AGAIN.test(text);
}

/** Tells whether a statement failed only because it was prepared. */
export function isStale(failure: unknown): boolean {
  return hasChanged(failure) || NOT_KEPT.has(saidBy(failure).code);
}

/** As Postgres says it (protocol-error-fields). */
interface ErrorFields {
  code?: unknown;
  routine?: unknown;
}

const saidBy = (failure: unknown): ErrorFields => (failure as ErrorFields | null) ?? {};
const hasChanged = (failure: unknown) =>
  saidBy(failure).code === STALE_PLAN_ERROR.code && saidBy(failure).routine === STALE_PLAN_ERROR.routine;

/** Names of prepared texts: one per text in every process, so that a pooler cannot mix them up. */
class StatementNames {
  #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #generation = 0;
  #off = false;

  of(text: string, values: readonly unknown[]): string | undefined {
    const earlier = this.#names.get(text);
    if (earlier !== undefined || this.#off || this.#names.size >= MOST_PREPARED) return earlier;
    if (text.length > LONGEST_TEXT || !isOneStatement(text, values) || IS_PAGE.test(text)) return;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size >= MOST_COUNTED) this.#uses = new Map();
    this.#uses.set(text, uses);
    if (uses < ASKED_OFTEN) return;
    this.#uses.delete(text);
    const name = `zaguan_${this.#generation}_${sha256(text).toString('base64url', 0, 24)}`;
    this.#names.set(text, name);
    return name;
  }

  /** Renames all after a schema change; stops preparing where the connection does not keep statements. */
  forget(failure: unknown): void {
    this.#names.clear();
    this.#generation++;
    this.#off ||= !hasChanged(failure);
  }
}

/** Wraps a pool so that frequent statements are parsed and planned once. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const earlier = clients.get(client);
      if (earlier) return earlier;
      const mine = preparingClient(client, names);
      clients.set(client, mine);
      return mine;
    },
  };
}

/** Joins the rows of several statements, of which Kysely would see none. */
function rowsOfAll(answer: pg.QueryResult | pg.QueryResult[]): Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'> {
  return Array.isArray(answer) ? { command: '', rowCount: null, rows: answer.flatMap(({ rows }) => rows) } : answer;
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let inTransaction = false;
  const run = async (text: string, values: readonly unknown[]) => {
    const name = names.of(text, values);
    if (name === undefined) return rowsOfAll(await client.query(text, [...values]));
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (failure) {
      if (!isStale(failure)) throw failure;
      names.forget(failure);
      // An open transaction is lost with it, and whoever opened it begins again.
      if (inTransaction) throw failure;
      return client.query(text, [...values]);
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    if (text === 'begin') inTransaction = true;
    if (text === 'commit' || text === 'rollback') inTransaction = false;
    return run(text, values);
  };
  // Nothing here reads by a cursor, which is what the other half of that type is for.
  return { query: query as unknown as PostgresPoolClient['query'], release: (discard) => client.release(discard) };
}
