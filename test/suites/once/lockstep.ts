import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import type { Engine } from '#platform/data/database.ts';

/** One of the operations that run at the same time. */
interface Contender {
  statements: number;
  /** The statement before which it pauses until the others are done or blocked by it; null if it does not pause. */
  pausesAt: number | null;
  inTransaction: boolean;
  /** True while the others are blocked until its transaction ends. */
  isAlone: boolean;
}

/** Longer than any work between two statements, such as sealing a document on a busy machine. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 2;
/** Counts connections that wait for a lock, and those that run a statement. */
const SESSIONS = `select count(*) filter (where wait_event_type = 'Lock')::int as locked,
    count(*) filter (where state = 'active' and wait_event_type is distinct from 'Lock' and pid <> pg_backend_pid())::int as running
  from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`;

/**
 * Runs contenders in lockstep: a statement starts only when every other contender has reached a statement, is done, or waits for a lock.
 * So all contenders read before any writes, unless a guard keeps them apart, and a missing guard shows every time. If a contender reaches
 * no statement within a minute, the contest fails. So contenders must not share anything exclusive except the database: each is a service
 * of its own, with its own in-process locks.
 */
export class Lockstep {
  readonly #contender = new AsyncLocalStorage<Contender>();
  readonly #live = new Set<Contender>();
  readonly #waiting = new Map<Contender, (() => void)[]>();
  #random: () => number = Math.random;

  /** Wraps a dialect so that every statement of a contender waits for the others. */
  readonly around = (dialect: Dialect): Dialect => ({
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      const known = new WeakSet<DatabaseConnection>();
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (!known.has(connection)) this.#hold(connection);
        known.add(connection);
        return connection;
      };
      return driver;
    },
  });

  #hold(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(query: CompiledQuery, ...rest: unknown[]) => {
      const contender = this.#contender.getStore();
      if (contender && this.#live.has(contender)) await this.#step(contender, query.sql);
      return (execute as (...args: unknown[]) => ReturnType<typeof connection.executeQuery<Row>>)(query, ...rest);
    };
  }

  #step(contender: Contender, text: string): Promise<void> | undefined {
    contender.statements++;
    if (/^begin|^start transaction/i.test(text)) contender.inTransaction = true;
    const isEnd = /^(commit|rollback)$/i.test(text);
    const { isAlone } = contender;
    if (isEnd) Object.assign(contender, { inTransaction: false, isAlone: false });
    // A rollback is the end of a contender's work, so it does not wait.
    if (isAlone || /^rollback$/i.test(text)) return;
    return new Promise((resolve) => {
      this.#waiting.set(contender, [...(this.#waiting.get(contender) ?? []), resolve]);
    });
  }

  /**
   * Runs all operations at once and returns the outcome of each.
   * @param paused This contender runs alone until it reaches its statement of that number. Then the others run until they are done or
   *   wait for it.
   */
  async contest(
    engine: Engine,
    operations: readonly (() => Promise<unknown>)[],
    random: () => number,
    paused: { contender: number; statement: number } | null = null,
  ): Promise<{ outcomes: PromiseSettledResult<unknown>[]; statements: number[] }> {
    this.#random = random;
    const contenders = operations.map((_, at) => {
      const pausesAt = paused?.contender === at ? paused.statement : null;
      return { statements: 0, pausesAt, inTransaction: false, isAlone: false };
    });
    for (const contender of contenders) this.#live.add(contender);
    const running = contenders.map(async (contender, at) => {
      try {
        return await this.#contender.run(contender, () => operations[at]!());
      } finally {
        this.#live.delete(contender);
      }
    });
    const all = Promise.allSettled(running);
    try {
      await this.#openUntilDone(engine);
    } finally {
      this.#live.clear();
      this.#open([...this.#waiting.keys()]);
    }
    return { outcomes: await all, statements: contenders.map(({ statements }) => statements) };
  }

  async #openUntilDone(engine: Engine): Promise<void> {
    let lastMove = performance.now();
    while (this.#live.size > 0) {
      const move = await this.#whoMoves(engine);
      this.#open(move);
      if (move.length > 0) lastMove = performance.now();
      else if (performance.now() - lastMove > PATIENCE_MS) throw new Error(`${this.#missing} contenders came to no statement in a minute.`);
      await pause(move.length > 0 ? 0 : LOOK_EVERY_MS);
    }
  }

  get #missing(): number {
    return this.#live.size - this.#waiting.size;
  }

  /** Returns the contenders that may run now; none while another may still reach a statement. */
  async #whoMoves(engine: Engine): Promise<Contender[]> {
    const first = [...this.#live].find(({ statements, pausesAt }) => pausesAt !== null && statements < pausesAt);
    if (first) return this.#waiting.has(first) ? [first] : [];
    if (this.#waiting.size === 0) return [];
    if (this.#missing > 0) {
      const { rows } = await engine.executeSql(SESSIONS);
      const { locked, running } = rows[0] as { locked: number; running: number };
      if (running > 0 || this.#missing > locked) return [];
    }
    const waiting = [...this.#waiting.keys()];
    const [only] = waiting;
    if (only?.inTransaction && waiting.length === 1) only.isAlone = true;
    const others = waiting.filter(({ pausesAt }) => pausesAt === null);
    if (others.length === 0) return waiting;
    // A contender that waited for a lock first catches up with the others.
    const least = Math.min(...others.map(({ statements }) => statements));
    return others.filter(({ statements }) => statements === least);
  }

  #open(contenders: readonly Contender[]): void {
    const order = contenders.map((contender) => ({ contender, at: this.#random() })).sort((one, other) => one.at - other.at);
    for (const { contender } of order) {
      const waiting = this.#waiting.get(contender) ?? [];
      this.#waiting.delete(contender);
      for (const go of waiting) go();
    }
  }
}
