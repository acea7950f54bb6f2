import { daysBefore } from '../base/durations.ts';
import type { Clock, Jobs, Log } from '../base/ports.ts';
import { createTurns } from '../base/turns.ts';
import type { BlobTurn, SealedBlobs } from '../data/blobs/sealed.ts';
import type { Engine } from '../data/database.ts';
import { type DataKeys, KEY_CACHE_MS } from './data-keys.ts';

const QUEUE = 'platform-seal-anew';
const SCHEDULE = '53 * * * *';
/** Maximum duration of one job, in ms; the next job continues. */
const LONGEST_MS = 300_000;

/** Returns a function that runs work under a lock per blob: in memory if the database is embedded, else in the database. */
export function blobTurn(engine: Engine): BlobTurn {
  const turns = createTurns();
  if (engine.isEmbedded) return turns.take;
  return (place, work) =>
    engine.inTransaction(async (db) => {
      await engine.turn(db, `zaguan.blobs ${place}`);
      return work();
    });
}

export type Reencryption = ReturnType<typeof createReencryption>;

/** Re-encrypts a tenant's blobs with its newest data key. An old key is deleted after `backupDays` without use. */
export function createReencryption(parts: {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  blobs: Pick<SealedBlobs, 'reencrypt'>;
  keys: DataKeys;
  tenants: { all(): Promise<string[]> };
  backupDays: number;
}) {
  const { engine, jobs, clock, log, blobs, keys } = parts;

  const enqueue = (tenantId: string, startAfterSeconds: number) =>
    engine.inTransaction((_db, trx) => jobs.enqueue(trx, QUEUE, { tenantId }, { singletonKey: tenantId, startAfterSeconds }));

  /** Returns the time before which a key must have become idle, so that no backup needs the key. */
  const oldestBackup = () => daysBefore(clock.now(), parts.backupDays);

  const work = async (tenantId: string): Promise<void> => {
    const until = performance.now() + LONGEST_MS;
    await keys.newest(tenantId, true);
    let [count, damaged, isDone] = [0, 0, true];
    for await (const isIntact of blobs.reencrypt(tenantId)) {
      if (isIntact) count += 1;
      else damaged += 1;
      // Each job re-encrypts at least one blob, so that damaged blobs do not keep it from getting further.
      isDone = count === 0 || performance.now() <= until;
      if (!isDone) break;
    }
    // A backup made a moment ago needs the old keys, so their `backupDays` count from now.
    if (count + damaged > 0) await keys.need(tenantId);
    if (damaged > 0) log.error({ tenant: tenantId, damaged }, 'files that no key opens');
    if (!isDone) return enqueue(tenantId, 1);
    const retiredCount = damaged > 0 ? 0 : await keys.retire(tenantId, oldestBackup());
    log.info({ tenant: tenantId, left: damaged, gone: retiredCount }, 'files were sealed anew');
  };

  /** Returns true if a file may need an older key, or if an older key may be deleted. */
  const isToDo = async (tenantId: string) => {
    const [, ...older] = await keys.list(tenantId);
    return older.some(({ idleSince }) => idleSince === null || idleSince <= oldestBackup());
  };

  return {
    async start(): Promise<void> {
      await jobs.work<{ tenantId: string }>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, ({ tenantId }) => work(tenantId));
      await jobs.schedule('platform-old-keys', SCHEDULE, async () => {
        for (const tenantId of await parts.tenants.all()) if (await isToDo(tenantId)) await enqueue(tenantId, 0);
      });
    },

    /** Starts the re-encryption, after a delay in which every process learns the new key. */
    begin: (tenantId: string): Promise<void> => enqueue(tenantId, (2 * KEY_CACHE_MS) / 1000),
  };
}
