import { type QueryExecutorProvider, sql } from 'kysely';
import type { Engine } from '../data/database.ts';
import type { Caller, Clock, Idempotency, IdempotentRequest, Keys } from '../ports.ts';
import { Problem } from '../problem.ts';

/** Hours that an answer is remembered. */
const KEPT_HOURS = 24;

/**
 * Every id in an answer is a subject of it. Operations do not name the subjects themselves: one that forgot a subject would keep data
 * of a deleted person for a day. An id too many only makes a retry do its work again.
 */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface SweptIdempotency extends Idempotency {
  sweep(): Promise<void>;
}

/** A retry may come with a renewed token of the same workflow, so a session is known by its workflow. */
export function actorOf(caller: Pick<Caller, 'workflow' | 'actor'>): string {
  return caller.workflow ?? caller.actor;
}

export function createIdempotency(engine: Engine, clock: Clock, keys: Keys): SweptIdempotency {
  const oldest = () => new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000);
  const sealer = keys.sealer('idempotency-answers');
  const place = (caller: Caller, { scope, key }: IdempotentRequest) =>
    JSON.stringify([caller.tenantId, caller.livemode, actorOf(caller), scope, key]);
  const earlierAnswer = async (db: QueryExecutorProvider, caller: Caller, request: IdempotentRequest) => {
    const { scope, key, hash } = request;
    const { rows } = await sql<{ hash: string; sealed: Uint8Array }>`
      select hash, sealed from platform.idempotency
      where tenant_id = ${caller.tenantId} and livemode = ${caller.livemode} and actor = ${actorOf(caller)}
        and scope = ${scope} and key = ${key} and created_at > ${oldest()}`.execute(db);
    const row = rows[0];
    if (!row) return null;
    if (row.hash !== hash) {
      throw new Problem(
        'idempotency_conflict',
        'This Idempotency-Key was used with another body or query. Use a new key for a new request.',
      );
    }
    const body = Buffer.from(await sealer.unseal(row.sealed, place(caller, request))).toString();
    return { body: JSON.parse(body) as unknown };
  };

  return {
    glance: (caller, request) => earlierAnswer(engine.ambient(), caller, request),

    async recall(trx, caller, request) {
      // Two requests with one key take turns: the second finds the answer of the first.
      await engine.turn(trx, `zaguan.idempotency ${place(caller, request)}`);
      return earlierAnswer(trx, caller, request);
    },

    async store(trx, caller, request, body) {
      const { scope, key, hash } = request;
      const text = JSON.stringify(body ?? null);
      const sealed = await sealer.seal(Buffer.from(text), place(caller, request));
      const subjects = [...new Set(`${scope} ${text}`.match(UUID))];
      const stored = await sql`
        insert into platform.idempotency (tenant_id, livemode, actor, scope, key, hash, sealed, subjects, created_at)
        values (${caller.tenantId}, ${caller.livemode}, ${actorOf(caller)}, ${scope}, ${key}, ${hash},
          ${sealed}, ${subjects}, ${clock.now()})
        on conflict (tenant_id, livemode, actor, scope, key) do update
          set hash = excluded.hash, sealed = excluded.sealed, subjects = excluded.subjects,
            created_at = excluded.created_at
          where platform.idempotency.created_at <= ${oldest()}`.execute(trx);
      if (stored.numAffectedRows === 0n) throw new Error('Another process has answered to this Idempotency-Key.');
    },

    async forget(trx, caller, subject) {
      await sql`
        delete from platform.idempotency
        where tenant_id = ${caller.tenantId} and livemode = ${caller.livemode}
          and (actor = ${subject} or subjects @> ${[subject]}::text[])`.execute(trx);
    },

    async sweep() {
      await engine.ambient().deleteFrom('platform.idempotency').where('created_at', '<=', oldest()).execute();
    },
  };
}
