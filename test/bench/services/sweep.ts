import { randomUUID } from 'node:crypto';
import type { Log } from '#platform/base/ports.ts';
import { openPostgres } from '#platform/data/database.ts';
import { createJobs } from '#platform/data/jobs.ts';

const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 60_000;

/**
 * Runs the server's hourly jobs, and returns the milliseconds that its process worked on all of them, from the queue's times. Throws if
 * they do not end within a minute.
 */
export async function hourlySweep(database: string): Promise<number> {
  const engine = openPostgres(database, { connections: 1 });
  try {
    const jobs = createJobs(engine, silent);
    const { rows } = await engine.executeSql("select distinct name from jobs.schedule where cron ~ '^[0-9]+ [*] [*] [*] [*]$'");
    const queues = (rows as { name: string }[]).map(({ name }) => name);
    const key = randomUUID();
    await engine.view().transaction(async (trx) => {
      for (const queue of queues) await jobs.enqueue(trx, queue, {}, { singletonKey: key });
    });
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const { rows: ended } = await engine.executeSql(
        `select extract(epoch from sum(completed_on - started_on)) * 1000 as milliseconds, count(*) as count
        from jobs.job where singleton_key = $1 and state = 'completed'`,
        [key],
      );
      const { milliseconds, count } = ended[0] as { milliseconds: string; count: number };
      if (count === queues.length) return Number(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    throw new Error(`Not all of ${queues.join(', ')} ended within ${PATIENCE_MS / 1000} s.`);
  } finally {
    await engine.close();
  }
}
