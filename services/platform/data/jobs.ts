import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { type Job, PgBoss, type WorkOptions } from 'pg-boss';
import type { AnyTransaction, Jobs, Log } from '../base/ports.ts';
import type { Engine } from './database.ts';
import { createJobWakes } from './job-wakes.ts';

const HOUR_SECONDS = 3600;
/** Seconds without heartbeat after which a worker counts as dead and its job is given to a different worker. */
const HEARTBEAT_SECONDS = 30;

/** Intervals of pg-boss's own queries. Long, since `createJobWakes` wakes the workers and pg-boss's flows are not used. */
const INTERVALS = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: HOUR_SECONDS,
  bamIntervalSeconds: HOUR_SECONDS,
};

const RETRY_AND_HEARTBEAT = { retryBackoff: true, retryDelayMax: HOUR_SECONDS, heartbeatSeconds: HEARTBEAT_SECONDS };

/** Retries the jobs of a dead process; runs while no other process works. A job that repeatedly ends its process fails. */
const TAKE_UP_AGAIN = `
  update jobs.job set heartbeat_on = null, start_after = now(),
    state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::jobs.job_state
  where state = 'active'`;

/** Locks the creation of the queue's schema, since several servers may start concurrently on a new database. */
const ONE_AT_A_TIME = "select pg_advisory_xact_lock(hashtextextended('zaguan.jobs.schema', 0))";

export interface RunningJobs extends Jobs {
  start(): Promise<void>;
  /** Stops fetching jobs, and waits for running jobs. */
  stop(): Promise<void>;
}

/** Creates the job queue: pg-boss on our database handle, so that enqueueing joins the caller's transaction. */
export function createJobs(engine: Engine, log: Log): RunningJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => engine.executeSql(text, values) },
    schema: 'jobs',
    ...INTERVALS,
    // Off, since these reports are neither read nor logged.
    registerInstance: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ error }, 'job queue failure'));
  const wakes = createJobWakes(boss, engine, log);
  const queues = new Set<string>();

  const declare = async (queue: string, options: { retryLimit: number; retryDelaySeconds: number }) => {
    if (queues.has(queue)) throw new Error(`The queue ${queue} has a worker already.`);
    queues.add(queue);
    // With the policy `short`, a queue has at most one waiting job per `singletonKey`.
    await boss.createQueue(queue, { policy: 'short' });
    const { retryLimit, retryDelaySeconds: retryDelay } = options;
    await boss.updateQueue(queue, { retryLimit, retryDelay, ...RETRY_AND_HEARTBEAT });
  };

  const addWorkers = async (queue: string, options: WorkOptions, work: (job: Job<object>) => Promise<void>): Promise<void> => {
    await boss.work<object>(queue, { pollingIntervalSeconds: HOUR_SECONDS, ...options }, async ([job]) => {
      try {
        wakes.wake(queue);
        if (job) await logFailure(log, { queue, job: job.id }, () => work(job));
      } finally {
        wakes.askAgain(queue);
      }
    });
  };

  const tellWorkers = (queue: string) => engine.afterCommit(() => wakes.wake(queue));

  return {
    async start() {
      await engine.view().transaction(async () => {
        await engine.executeSql(ONE_AT_A_TIME);
        await engine.executeSql('create schema if not exists jobs');
      });
      await boss.start();
      if (engine.isEmbedded) await engine.executeSql(TAKE_UP_AGAIN);
      wakes.start();
    },
    async stop() {
      await wakes.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
    async enqueue(trx, queue, data, options = {}) {
      await boss.send(queue, data, {
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.group ? { group: { id: options.group } } : {}),
        db: handleOf(trx),
      });
      if (!options.startAfterSeconds) tellWorkers(queue);
    },
    async enqueueAll(trx, queue, data, { group }) {
      if (data.length === 0) return;
      // pg-boss's types name this member `group`, but its code reads `groupId`.
      const jobs = data.map((one) => ({ data: one, singletonKey: randomUUID(), groupId: group }));
      await boss.insert(queue, jobs, { db: handleOf(trx) });
      tellWorkers(queue);
    },
    async work(queue, options, handler) {
      await declare(queue, options);
      const work = (job: Job<object>) => handler(job.data as Parameters<typeof handler>[0], job.id);
      const { atOnce = 1, perGroup } = options;
      await addWorkers(queue, { localConcurrency: atOnce, ...(perGroup ? { localGroupConcurrency: perGroup } : {}) }, work);
    },
    async schedule(queue, cron, handler) {
      await declare(queue, { retryLimit: 3, retryDelaySeconds: 60 });
      await addWorkers(queue, {}, handler);
      await boss.schedule(queue, cron, {}, { singletonKey: queue });
    },
  };
}

function handleOf(trx: AnyTransaction) {
  return { executeSql: async (text: string, values: unknown[] = []) => trx.executeQuery(CompiledQuery.raw(text, values)) };
}

/** Logs a failure and hides it from the queue, which would store it: a database error contains the values of its statement. */
async function logFailure(log: Log, job: { queue: string; job: string }, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ ...job, error }, 'job failed');
    throw new Error('The job failed; the log tells why under its id.');
  }
}
