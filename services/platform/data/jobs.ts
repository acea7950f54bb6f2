import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { type Job, PgBoss, type WorkOptions } from 'pg-boss';
import type { AnyTransaction, Jobs, Log } from '../ports.ts';
import type { Engine } from './database.ts';

/** How often a worker asks the database: nobody announces another process's jobs, or those whose time has come. */
const POLLING_SECONDS = 2;
/** The same for what is due once an hour. */
const SCHEDULE_POLLING_SECONDS = 30;
const MAX_BACKOFF_SECONDS = 3600;
/** A worker that is silent for this long counts as dead. Another one gets its job. */
const HEARTBEAT_SECONDS = 30;
const SUPERVISE_SECONDS = 15;

/** What a process that died was working on, while no other can be at work. A job that ends its process every time is given up in the end. */
const TAKE_UP_AGAIN = `
  update jobs.job set heartbeat_on = null, start_after = now(),
    state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::jobs.job_state
  where state = 'active'`;

/** Two servers that start on a new database both make the queue's schema; the queue itself is told apart by pg-boss. */
const ONE_AT_A_TIME = "select pg_advisory_xact_lock(hashtextextended('zaguan.jobs.schema', 0))";

/** One call of pg-boss: `perGroup` of them share an id, under which the first of them is woken. */
interface QueueWorker {
  id: string;
  /** Jobs that are under way. */
  working: number;
}

export interface RunningJobs extends Jobs {
  start(): Promise<void>;
  /** Takes no new job, waits for those at work. */
  stop(): Promise<void>;
}

/**
 * pg-boss over our own database handle, so that a job is enqueued in the business transaction.
 * Every queue allows one waiting job per key; a job without a key gets one of its own.
 */
export function createJobs(engine: Engine, log: Log): RunningJobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => engine.executeSql(text, values) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: 30,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ error }, 'job queue failure'));
  const queues = new Set<string>();
  /** This process's workers, by queue; who was woken last stands last. */
  const workers = new Map<string, QueueWorker[]>();

  const declare = async (queue: string, options: { retryLimit: number; retryDelaySeconds: number }) => {
    if (queues.has(queue)) throw new Error(`The queue ${queue} has a worker already.`);
    queues.add(queue);
    await boss.createQueue(queue, { policy: 'short' });
    await boss.updateQueue(queue, {
      retryLimit: options.retryLimit,
      retryDelay: options.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: MAX_BACKOFF_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    });
  };

  /** The queue stores a failure whole, and a database's error has the values of its statement. So only the log gets the error. */
  const logFailure = async (queue: string, job: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.error({ queue, job, error }, 'job failed');
      throw new Error('The job failed; the log tells why under its id.');
    }
  };

  /** Wakes one that rests, or where all work every one, since some have a place left: each asks the database. Who finds a job wakes the next. */
  const wake = (queue: string): void => {
    const all = workers.get(queue) ?? [];
    const resting = all.find(({ working }) => working === 0);
    if (resting) workers.set(queue, [...all.filter((worker) => worker !== resting), resting]);
    for (const { id } of resting ? [resting] : all) boss.notifyWorker(id);
  };

  /** The next at once as long as there are any. */
  const addWorker = async (queue: string, options: WorkOptions, work: (job: Job<object>) => Promise<void>): Promise<void> => {
    const worker: QueueWorker = { id: '', working: 0 };
    workers.set(queue, [...(workers.get(queue) ?? []), worker]);
    worker.id = await boss.work<object>(queue, options, async ([job]) => {
      worker.working++;
      try {
        wake(queue);
        if (job) await logFailure(queue, job.id, () => work(job));
      } finally {
        worker.working--;
        boss.notifyWorker(worker.id);
      }
    });
  };

  const tellWorkers = (queue: string) => engine.afterCommit(() => wake(queue));

  return {
    async start() {
      await engine.view().transaction(async () => {
        await engine.executeSql(ONE_AT_A_TIME);
        await engine.executeSql('create schema if not exists jobs');
      });
      await boss.start();
      if (engine.embedded) await engine.executeSql(TAKE_UP_AGAIN);
    },
    async stop() {
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
      // `group` is what pg-boss says that it takes here, `groupId` what it reads.
      const jobs = data.map((one) => ({ data: one, singletonKey: randomUUID(), groupId: group }));
      await boss.insert(queue, jobs, { db: handleOf(trx) });
      tellWorkers(queue);
    },
    async work(queue, options, handler) {
      await declare(queue, options);
      const work = (job: Job<object>) => handler(job.data as Parameters<typeof handler>[0], job.id);
      const { atOnce = 1, perGroup } = options;
      // pg-boss knows no more workers of one call than may work for one group.
      const shared = perGroup ? { localConcurrency: perGroup, localGroupConcurrency: perGroup } : {};
      for (let count = 0; count < atOnce; count += perGroup ?? 1) {
        await addWorker(queue, { pollingIntervalSeconds: POLLING_SECONDS, ...shared }, work);
      }
    },
    async schedule(queue, cron, handler) {
      await declare(queue, { retryLimit: 3, retryDelaySeconds: 60 });
      await addWorker(queue, { pollingIntervalSeconds: SCHEDULE_POLLING_SECONDS }, handler);
      await boss.schedule(queue, cron, {}, { singletonKey: queue });
    },
  };
}

function handleOf(trx: AnyTransaction) {
  return { executeSql: async (text: string, values: unknown[] = []) => trx.executeQuery(CompiledQuery.raw(text, values)) };
}
