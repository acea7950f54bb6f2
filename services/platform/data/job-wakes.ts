import type { PgBoss } from 'pg-boss';
import type { Log } from '../base/ports.ts';
import type { Engine } from './database.ts';

/** Milliseconds between two searches for jobs that became due or were enqueued by a different process. */
const SEARCH_EVERY_MS = 1_500;

const firstOf = (state: string) => `
  (select start_after from jobs.job where name = queue.name and state = '${state}' and not blocked order by start_after limit 1)`;

/** Finds queues with due jobs, with two index entries each and the same conditions as pg-boss's fetch. */
const QUEUES_WITH_DUE_JOBS = `
  select queue.name from unnest($1::text[]) as queue (name),
    lateral (${firstOf('created')} union all ${firstOf('retry')}) as first
  where first.start_after <= now()`;

/** Wakes the workers of this process: immediately for a job of this process, else by one regular query for all queues. */
export function createJobWakes(boss: PgBoss, engine: Engine, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let query: Promise<void> = Promise.resolve();

  const workersOf = (queue: string) => boss.getWipData({ includeInternal: true }).filter(({ name }) => name === queue);

  /** Wakes an idle worker of a queue; if the worker finds a job, it wakes the next worker. */
  const wake = (queue: string): void => {
    const idleWorker = workersOf(queue).find(({ count }) => count === 0);
    if (idleWorker) boss.notifyWorker(idleWorker.id);
  };

  const wakeDue = async (): Promise<void> => {
    const queues = [...new Set(boss.getWipData({ includeInternal: true }).map(({ name }) => name))];
    try {
      const { rows } = await engine.executeSql(QUEUES_WITH_DUE_JOBS, [queues]);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (error) {
      log.error({ error }, 'job queue failure');
    }
  };

  const start = (): void => {
    timer = setTimeout(() => {
      query = wakeDue().then(() => {
        if (timer) start();
      });
    }, SEARCH_EVERY_MS);
  };

  return {
    start,
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await query;
    },
    wake,
    /** Makes a queue's busy workers fetch again when they finish. */
    askAgain(queue: string): void {
      for (const { id, count } of workersOf(queue)) if (count > 0) boss.notifyWorker(id);
    },
  };
}
