import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type QueryExecutorProvider, sql } from 'kysely';
import { daysBefore, HOUR_MS } from '../base/durations.ts';
import type { Caller, Clock, Idempotency, IdempotentRequest, Keys, RememberedAnswer } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { Engine } from '../data/database.ts';
import type { Partitions } from '../data/partitions.ts';

/** Hours for which an answer is stored. Its row is in the partition of today or yesterday. */
const KEPT_HOURS = 24;

/** Bytes stored of a digest's 32: enough, since a collision cannot be searched for without the HMAC key. */
const DIGEST_BYTES = 16;

/** The largest stored answer, in compressed bytes: hundreds of records. */
const MAX_BYTES = 64 * 1024;
/** Maximum number of ids that a stored answer may contain: each is an entry of an index. */
const MAX_SUBJECTS = 256;

/** Every uuid in an answer counts as a subject: an overlooked subject would keep a deleted person's data for a day. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The encrypted part of an answer. `stands`: its body is above the limits, and `of` is the id of the record that the request created. */
type StoredEntry = { stands: false; body: unknown } | { stands: true; of: string | null };

export interface SweptIdempotency extends Idempotency {
  /** Drops the partitions of days before yesterday. */
  sweep(): Promise<void>;
}

/** Returns the actor to whom an `Idempotency-Key` belongs: for a session its workflow, since a retry may use a renewed token. */
export function actorOf(caller: Pick<Caller, 'workflow' | 'actor'>): string {
  return caller.workflow ?? caller.actor;
}

/** Creates the store of answers. Each is encrypted, and found by a hash of caller, operation and `Idempotency-Key` (`place`). */
export function createIdempotency(engine: Engine, clock: Clock, keys: Keys, partitions: Partitions): SweptIdempotency {
  const sealer = keys.sealer('idempotency-answers');
  const place = (caller: Caller, { scope, key }: IdempotentRequest) =>
    JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), scope, key]);
  const digest = async (text: string) => (await keys.hmac('idempotency', text)).subarray(0, DIGEST_BYTES);
  const hashOf = (at: string, { hash }: IdempotentRequest) => digest(`${at} ${hash}`);

  const earlierAnswer = async (db: QueryExecutorProvider, caller: Caller, request: IdempotentRequest): Promise<RememberedAnswer | null> => {
    const at = place(caller, request);
    const oldest = new Date(clock.now().getTime() - KEPT_HOURS * HOUR_MS);
    const { rows } = await sql<{ hash: Uint8Array; sealed: Uint8Array | null }>`
      select hash, sealed from platform.idempotency
      where tenant_id = ${caller.tenantId} and place = ${await digest(at)} and day >= ${dayOf(oldest)} and created_at > ${oldest}`.execute(
      db,
    );
    const row = rows[0];
    if (!row) return null;
    if (!(await hashOf(at, request)).equals(row.hash)) {
      throw new Problem(
        'idempotency_conflict',
        'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
      );
    }
    if (!row.sealed) return { recordId: null };
    const entry = JSON.parse(inflateRawSync(await sealer.unseal(row.sealed, at)).toString()) as StoredEntry;
    return entry.stands ? { recordId: entry.of } : { body: entry.body };
  };

  /** Returns every uuid in a request and in the stored part of its answer. */
  const subjectsOf = (caller: Caller, { scope }: IdempotentRequest, content: string | null): string[] => [
    ...new Set(`${actorOf(caller)} ${content === null ? '' : `${scope} ${content}`}`.match(UUID)),
  ];

  const pack = (caller: Caller, request: IdempotentRequest, entry: StoredEntry) => {
    const text = JSON.stringify(entry);
    return { bytes: deflateRawSync(text), subjects: subjectsOf(caller, request, text) };
  };

  return {
    peek: (caller, request) => earlierAnswer(engine.db(), caller, request),

    async recall(trx, caller, request) {
      // Locks the key: a second request with the same key waits, then finds the answer of the first.
      await engine.turn(trx, `zaguan.idempotency ${place(caller, request)}`);
      return earlierAnswer(trx, caller, request);
    },

    async store(trx, caller, request, answer) {
      const now = clock.now();
      const at = place(caller, request);
      const whole = answer && pack(caller, request, { stands: false, body: answer.body ?? null });
      const fits = whole === null || (whole.bytes.length <= MAX_BYTES && whole.subjects.length <= MAX_SUBJECTS);
      const entry = fits || !answer ? whole : pack(caller, request, { stands: true, of: answer.recordId });
      const sealedBytes = entry && (await sealer.seal(entry.bytes, at));
      const subjects = entry?.subjects ?? subjectsOf(caller, request, null);
      await partitions.make(now);
      await sql`
        insert into platform.idempotency (tenant_id, day, created_at, place, hash, subjects, sealed)
        values (${caller.tenantId}, ${dayOf(now)}, ${now}, ${await digest(at)}, ${await hashOf(at, request)}, ${subjects}, ${sealedBytes})`.execute(
        trx,
      );
    },

    async forget(trx, caller, subject) {
      await sql`
        delete from platform.idempotency
        where tenant_id = ${caller.tenantId} and subjects @> ${[subject]}::uuid[]`.execute(trx);
    },

    async sweep() {
      const yesterday = daysBefore(clock.now(), 1);
      for (const partition of await partitions.list()) {
        if (dayOf(partition.from) < dayOf(yesterday)) await partitions.drop(partition);
      }
    },
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
