import type { BlobNames, Clock, Jobs, Log } from '../base/ports.ts';
import { createTurns } from '../base/turns.ts';
import type { BlobTurn, SealedBlobs } from '../data/blobs/sealed.ts';
import type { Engine } from '../data/database.ts';
import type { DataKeys } from './data-keys.ts';
import { KEY_CACHE_MS } from './data-keys.ts';

const EVERY_HOUR = '53 * * * *';
/** The most milliseconds of one job; the next job continues. */
const LONGEST_MS = 300_000;
const DAY_MS = 86_400_000;

/** Returns a function that runs work under a lock per blob: in memory if the database is embedded, else in the database. */
export function blobTurn(engine: Engine): BlobTurn {
  const turns = createTurns();
  if (engine.isEmbedded) return turns.take;
  return (place, work) =>
    engine.within(async (db) => {
      await engine.turn(db, `zaguan.blobs ${place}`);
      return work();
    });
}

export type SealAnew = ReturnType<typeof createSealAnew>;

/** Re-encrypts a tenant's blobs with its newest key, service by service. An old key is deleted after `backupDays` without use. */
export function createSealAnew(parts: {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  blobs: SealedBlobs;
  keys: DataKeys;
  tenants: { all(): Promise<string[]> };
  backupDays: number;
}) {
  const { engine, jobs, clock, log, blobs, keys } = parts;
  const queues: string[] = [];

  const enqueue = (queue: string, tenantId: string, startAfterSeconds: number) =>
    engine.within((_db, trx) => jobs.enqueue(trx, queue, { tenantId }, { singletonKey: tenantId, startAfterSeconds }));

  /** Returns the time before which a key must have become idle, so that no backup needs the key. */
  const oldestBackup = () => new Date(clock.now().getTime() - parts.backupDays * DAY_MS);

  const work = async (names: BlobNames, tenantId: string): Promise<boolean> => {
    const until = performance.now() + LONGEST_MS;
    await keys.newest(tenantId, true);
    let [anew, damaged, isThrough] = [0, 0, true];
    for await (const name of names({ tenantId })) {
      try {
        if (await blobs.sealAnew(tenantId, name)) anew += 1;
      } catch {
        damaged += 1;
      }
      // Blobs that are already sealed anew are skipped without a time limit, so that each job gets further than the previous job.
      isThrough = anew + damaged === 0 || performance.now() <= until;
      if (!isThrough) break;
    }
    // A backup made a moment ago needs the old keys, so their `backupDays` count from now.
    if (anew > 0) await keys.need(tenantId);
    if (damaged > 0) log.error({ tenant: tenantId, damaged }, 'files that no key opens');
    return isThrough;
  };

  const settle = async (tenantId: string) => {
    const { anew, left } = await blobs.sealAllAnew(tenantId);
    if (anew + left > 0) await keys.need(tenantId);
    const retiredCount = left > 0 ? 0 : await keys.retire(tenantId, oldestBackup());
    log.info({ tenant: tenantId, left, gone: retiredCount }, 'files were sealed anew');
  };

  /** Returns true if a file may need an older key, or if an older key may be deleted. */
  const isToDo = async (tenantId: string) => {
    const [, ...older] = await keys.list(tenantId);
    return older.some(({ idleSince }) => idleSince === null || idleSince <= oldestBackup());
  };

  return {
    /** Registers the names of a service's blobs, since some blobs cannot be decrypted without their name. */
    async registerNames(service: string, names: BlobNames): Promise<void> {
      const queue = `platform-seal-anew-${service}`;
      queues.push(queue);
      await jobs.work<{ tenantId: string }>(queue, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ tenantId }) => {
        const isThrough = await work(names, tenantId);
        if (isThrough) await settle(tenantId);
        else await enqueue(queue, tenantId, 1);
      });
      await jobs.schedule(`platform-old-keys-${service}`, EVERY_HOUR, async () => {
        for (const tenantId of await parts.tenants.all()) {
          if (await isToDo(tenantId)) await enqueue(queue, tenantId, 0);
        }
      });
    },

    /** Starts the re-encryption, after a delay in which every process learns the new key. */
    async begin(tenantId: string): Promise<void> {
      for (const queue of queues) await enqueue(queue, tenantId, (2 * KEY_CACHE_MS) / 1000);
    },
  };
}
