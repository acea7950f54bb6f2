import { sql } from 'kysely';
import type { BlobTurn, SealedBlobs } from '../data/blobs/sealed.ts';
import type { Engine } from '../data/database.ts';
import type { BlobNames, Clock, Jobs, Log } from '../ports.ts';
import { createTurns } from '../turns.ts';
import type { DataKeys } from './data-keys.ts';
import { NEW_KEY_KNOWN_MS } from './data-keys.ts';

const EVERY_HOUR = '53 * * * *';
/** A job that takes longer is given to another; the next one goes on where this one was. */
const LONGEST_MS = 300_000;
const DAY_MS = 86_400_000;

/** Takes turns by the process where the engine has one, else by the database. */
export function blobTurn(engine: Engine): BlobTurn {
  const turns = createTurns();
  if (engine.embedded) return turns.take;
  return (place, work) =>
    engine.within(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`zaguan.blobs ${place}`}, 0))`.execute(db);
      return work();
    });
}

export interface SealAnew {
  /** A service says which blobs it has of a tenant: some open with their names alone. */
  named(service: string, names: BlobNames): Promise<void>;
  /** Once every process seals with the new key: the jobs that seal what the old one sealed. */
  begin(tenantId: string): Promise<void>;
}

/**
 * After a tenant got a new key, seals its blobs with that, service by service. Blobs tell which key sealed them, so a job that died on
 * its way is begun again and skips what is done. An old key goes when nothing needs it, and no backup does that is younger than
 * `backupDays`.
 */
export function createSealAnew(parts: {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  blobs: SealedBlobs;
  keys: DataKeys;
  tenants: { all(): Promise<string[]> };
  backupDays: number;
}): SealAnew {
  const { engine, jobs, clock, log, blobs, keys } = parts;
  const queues: string[] = [];

  const enqueue = (queue: string, tenantId: string, startAfterSeconds: number) =>
    engine.within((_db, trx) => jobs.enqueue(trx, queue, { tenantId }, { singletonKey: tenantId, startAfterSeconds }));

  const work = async (names: BlobNames, tenantId: string): Promise<boolean> => {
    const until = performance.now() + LONGEST_MS;
    await keys.newest(tenantId, true);
    let damaged = 0;
    for await (const name of names({ tenantId })) {
      await blobs.sealAnew(tenantId, name).catch(() => {
        damaged += 1;
      });
      if (performance.now() > until) return false;
    }
    if (damaged > 0) log.error({ tenant: tenantId, damaged }, 'files that no key opens');
    return true;
  };

  const settle = async (tenantId: string) => {
    const left = await blobs.sealAllAnew(tenantId);
    const gone = await keys.retire(tenantId, left > 0, new Date(clock.now().getTime() - parts.backupDays * DAY_MS));
    log.info({ tenant: tenantId, left, gone }, 'files were sealed anew');
  };

  return {
    async named(service, names) {
      const queue = `platform-seal-anew-${service}`;
      queues.push(queue);
      await jobs.work<{ tenantId: string }>(queue, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ tenantId }) => {
        const isThrough = await work(names, tenantId);
        if (isThrough) await settle(tenantId);
        else await enqueue(queue, tenantId, 1);
      });
      await jobs.schedule(`platform-old-keys-${service}`, EVERY_HOUR, async () => {
        for (const tenantId of await parts.tenants.all()) {
          if ((await keys.newest(tenantId, true)).hasOlder) await enqueue(queue, tenantId, 0);
        }
      });
    },

    async begin(tenantId) {
      for (const queue of queues) await enqueue(queue, tenantId, (2 * NEW_KEY_KNOWN_MS) / 1000);
    },
  };
}
