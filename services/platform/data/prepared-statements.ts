import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sha256 } from '../base/sha256.ts';

/** Statements that stay prepared on each connection: each takes some tens of kilobytes of its process there. */
const MOST_PREPARED = 200;
/** A text that came so often is prepared from then on. */
const ASKED_OFTEN = 3;
/** Texts that are counted meanwhile. */
const MOST_COUNTED = 1_000;
const LONGEST_TEXT = 10_000;

/** What the queue asks again and again comes without values. A text with a semicolon may be several statements. */
const ASKED_AGAIN = /^\s*(?:select|with)\b[^;]*$/i;
/** A page of a list is planned for its own values: the best way to the rare ones is the worst to the common ones. */
const IS_PAGE = /\blimit \$/i;

/** Where Postgres refuses a plan whose rows would look otherwise since a migration; its sentence is in the server's language. */
const STALE_PLAN_ERROR = { code: '0A000', routine: 'RevalidateCachedQuery' };
/** The statement is not there, or is there already: a pooler gives each transaction another connection. */
const NOT_KEPT: ReadonlySet<unknown> = new Set(['26000', '42P05']);

/** Whether it is one statement, which may be prepared. */
export function isOneStatement(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || ASKED_AGAIN.test(text);
}

/** Whether a statement failed only because it was prepared: it may be asked again. */
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

/** The names under which texts are prepared. One text has one name in every process, so that a pooler cannot run another under it. */
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

  /** After a change of the schema all are prepared anew, under other names. Where the connection does not keep them, none is any more. */
  forget(failure: unknown): void {
    this.#names.clear();
    this.#generation++;
    this.#off ||= !hasChanged(failure);
  }
}

/** The same pool, whose connections prepare what is asked often: Postgres else parses and plans each statement at each run. */
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

/** `pg` answers several statements with a list, of which Kysely would see no row. Of a last `commit` it would take the transaction's own end. */
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
