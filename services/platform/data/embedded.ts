import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { isOneStatement } from './prepared-statements.ts';

const { serialize } = protocol;

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const BEGIN = serialize.query('begin');
const EXECUTE = Buffer.concat([serialize.execute({}), serialize.sync()]);

/** Maximum number of prepared statements; above it, the longest unused is closed. */
const MAX_PREPARED = 200;
/** A statement is prepared again after so many runs or milliseconds: its plan is fixed and no statistics are gathered here. */
const PREPARED_FOR = { runs: 500, ms: 60_000 };
const CHANGES_THE_SCHEMA = /\b(create|alter|drop)\b/i;

interface PreparedStatement {
  name: string;
  types: readonly number[];
  /** The statement's row description; Postgres rejects the statement once the description changes. */
  rows: BackendMessages;
  runs: number;
  until: number;
}

/** Prepares each statement once, a fifth of the work of `query`. Sends `begin` with the first statement. Not for concurrent calls. */
class Statements {
  readonly #lite: PGlite;
  /** Prepared statements by their SQL, longest unused first. */
  readonly #prepared = new Map<string, PreparedStatement>();
  #count = 0;
  /** True if `begin` is due, to be sent with the transaction's first statement. */
  #begins = false;

  constructor(lite: PGlite) {
    this.#lite = lite;
  }

  async run(text: string, values: readonly unknown[]): Promise<Results | undefined> {
    const statement = await this.#preparedFor(text);
    const { name, types, rows } = statement;
    statement.runs--;
    const texts = values.map((value, index) => this.#write(value, types[index]!));
    const answer = await this.#send([serialize.bind({ statement: name, values: texts }), EXECUTE]);
    return parse.parseResults([...rows, ...answer], this.#lite.parsers)[0];
  }

  begin(): void {
    this.#begins = true;
  }

  async end(text: 'commit' | 'rollback'): Promise<void> {
    if (this.#begins) this.#begins = false;
    else await this.#send([serialize.query(text)]);
  }

  /** Runs any number of statements without values and returns the rows of all. */
  async runScript(text: string): Promise<Pick<Results, 'rows' | 'affectedRows'>> {
    if (CHANGES_THE_SCHEMA.test(text)) await this.#forgetAll();
    if (this.#begins) await this.#send([]);
    const results = await this.#lite.exec(text);
    return { rows: results.flatMap(({ rows }) => rows), affectedRows: results.at(-1)?.affectedRows ?? 0 };
  }

  /** Returns the prepared statement of a SQL text, moved to the end of the map as the last used. */
  async #preparedFor(text: string): Promise<PreparedStatement> {
    const earlier = this.#prepared.get(text);
    const isFresh = earlier !== undefined && earlier.runs > 0 && performance.now() < earlier.until;
    if (earlier && !isFresh) await this.#forget(text);
    const statement = isFresh ? earlier : await this.#prepare(text);
    this.#prepared.delete(text);
    this.#prepared.set(text, statement);
    return statement;
  }

  async #prepare(text: string): Promise<PreparedStatement> {
    if (this.#prepared.size >= MAX_PREPARED) await this.#forget(this.#prepared.keys().next().value!);
    const name = `zaguan_${++this.#count}`;
    const answer = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);
    const { runs, ms } = PREPARED_FOR;
    const rows = answer.filter((message) => message.name === 'rowDescription');
    return { name, types: parse.parseDescribeStatementResults(answer), rows, runs, until: performance.now() + ms };
  }

  async #forget(text: string): Promise<void> {
    const { name } = this.#prepared.get(text)!;
    this.#prepared.delete(text);
    await this.#send([serialize.close({ type: 'S', name }), serialize.sync()]);
  }

  /** Closes all prepared statements before a schema change: they would fail or lack new columns. */
  async #forgetAll(): Promise<void> {
    for (const text of [...this.#prepared.keys()]) await this.#forget(text);
  }

  #write(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.#lite.serializers[type]?.(value) ?? String(value);
  }

  async #send(messages: readonly Uint8Array[]): Promise<BackendMessages> {
    if (!this.#begins) return this.#lite.execProtocolStream(Buffer.concat(messages));
    this.#begins = false;
    const answer = await this.#lite.execProtocolStream(Buffer.concat([BEGIN, ...messages]));
    return answer.slice(answer.findIndex(({ name }) => name === 'readyForQuery') + 1);
  }
}

/** Creates the Kysely dialect of the embedded database, which has a single connection. */
export function embeddedDialect(lite: PGlite): Dialect {
  const statements = new Statements(lite);
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => embeddedDriver(lite, statements),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

interface EmbeddedConnection extends DatabaseConnection {
  release(): void;
  /** True once a statement failed: Postgres then answers `commit` with a rollback, without an error. */
  hasFailed: boolean;
}

function embeddedConnection(statements: Statements, release: () => void): EmbeddedConnection {
  return {
    release,
    hasFailed: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      try {
        const result = isOneStatement(sql, parameters) ? await statements.run(sql, parameters) : await statements.runScript(sql);
        return { rows: (result?.rows ?? []) as Row[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
      } catch (error) {
        this.hasFailed = true;
        throw error;
      }
    },
    // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams.
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('The embedded database does not stream.');
    },
  };
}

/** Milliseconds after which the event loop must run: the engine answers without it, so a long queue would block all requests. */
const LONGEST_WITHOUT_OTHERS_MS = 10;

/** Creates the driver, which assigns the only connection to one caller at a time, in order of arrival. */
function embeddedDriver(lite: PGlite, statements: Statements): Driver {
  let last: Promise<void> = Promise.resolve();
  let othersRan = 0;
  return {
    init: async () => {},
    async acquireConnection() {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      if (performance.now() - othersRan > LONGEST_WITHOUT_OTHERS_MS) {
        await letOthersRun();
        othersRan = performance.now();
      }
      return embeddedConnection(statements, turn.resolve);
    },
    beginTransaction: async () => statements.begin(),
    async commitTransaction(connection: EmbeddedConnection) {
      if (!connection.hasFailed) return statements.end('commit');
      // Kysely sends no rollback after this error, so the rollback is sent here.
      await statements.end('rollback');
      throw new AbortedTransactionError();
    },
    rollbackTransaction: () => statements.end('rollback'),
    releaseConnection: async (connection: EmbeddedConnection) => connection.release(),
    destroy: () => lite.close(),
  };
}
