import type { PgBoss } from 'pg-boss';
import type { Log } from '../base/ports.ts';
import type { Engine } from './database.ts';

/** Milliseconds within which a job begins that became due or came from another process. */
const LOOK_EVERY_MS = 1_500;

const firstOf = (state: string) => `
  (select start_after from jobs.job where name = queue.name and state = '${state}' and not blocked order by start_after limit 1)`;

/** Finds queues with due jobs by two index entries each, under the conditions of pg-boss's fetch. */
const QUEUES_WITH_DUE_JOBS = `
  select queue.name from unnest($1::text[]) as queue (name),
    lateral (${firstOf('created')} union all ${firstOf('retry')}) as first
  where first.start_after <= now()`;

/** Wakes this process's workers with one query for all of them, and at once for a job of this process. */
export class JobWakes {
  readonly #boss: PgBoss;
  readonly #engine: Engine;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> = Promise.resolve();

  constructor(boss: PgBoss, engine: Engine, log: Log) {
    this.#boss = boss;
    this.#engine = engine;
    this.#log = log;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#look = this.#wakeDue().then(() => {
        if (this.#timer) this.start();
      });
    }, LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#look;
  }

  /** Wakes an idle worker, which wakes the next where it finds a job. */
  wake(queue: string): void {
    const resting = this.#workersOf(queue).find(({ count }) => count === 0);
    if (resting) this.#boss.notifyWorker(resting.id);
  }

  /** Has busy workers ask again when done. */
  askAgain(queue: string): void {
    for (const { id, count } of this.#workersOf(queue)) if (count > 0) this.#boss.notifyWorker(id);
  }

  #workersOf(queue: string) {
    return this.#boss.getWipData({ includeInternal: true }).filter(({ name }) => name === queue);
  }

  async #wakeDue(): Promise<void> {
    const queues = [...new Set(this.#boss.getWipData({ includeInternal: true }).map(({ name }) => name))];
    try {
      const { rows } = await this.#engine.executeSql(QUEUES_WITH_DUE_JOBS, [queues]);
      for (const { name } of rows as { name: string }[]) this.wake(name);
    } catch (error) {
      this.#log.error({ error }, 'job queue failure');
    }
  }
}
