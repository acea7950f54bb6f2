import type { PgBoss } from 'pg-boss';
import type { Log } from '../base/ports.ts';
import type { Engine } from './database.ts';

/** Milliseconds between two searches for jobs that became due or were enqueued by a different process. */
const LOOK_EVERY_MS = 1_500;

const firstOf = (state: string) => `
  (select start_after from jobs.job where name = queue.name and state = '${state}' and not blocked order by start_after limit 1)`;

/** Finds queues with due jobs, with two index entries each and the same conditions as pg-boss's fetch. */
const QUEUES_WITH_DUE_JOBS = `
  select queue.name from unnest($1::text[]) as queue (name),
    lateral (${firstOf('created')} union all ${firstOf('retry')}) as first
  where first.start_after <= now()`;

/** Wakes the workers of this process: immediately for a job of this process, else by one regular query for all queues. */
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

  /** Wakes an idle worker of a queue; if the worker finds a job, it wakes the next worker. */
  wake(queue: string): void {
    const resting = this.#workersOf(queue).find(({ count }) => count === 0);
    if (resting) this.#boss.notifyWorker(resting.id);
  }

  /** Makes a queue's busy workers fetch again when they finish. */
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
