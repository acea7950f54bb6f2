import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Caller, Clock, IdempotentRequest } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import { sha256 } from '../base/sha256.ts';
import type { Engine } from '../data/database.ts';
import { actorOf } from './idempotency.ts';

/** Seconds without renewal, by the database's clock, after which the holder of a lease counts as dead. */
const LEASE_SECONDS = 10;
/** Time between two renewals of a lease, in ms. */
const RENEW_EVERY_MS = 3_000;
/** Time between two attempts to acquire a lease, in ms. */
const RETRY_MS = 200;
/** The longest wait for a lease. Longer than the lease, so that a waiting process can replace a dead holder. */
const LONGEST_WAIT_MS = 15_000;
/** Value of `Retry-After` if no lease was acquired. */
const RETRY_AFTER_SECONDS = 3;

export type Leases = ReturnType<typeof createLeases>;

/** Creates leases: the right of one process to prepare the answer to an `Idempotency-Key`, for seconds. */
export function createLeases(engine: Engine, clock: Clock) {
  // A scope contains path parameters of any length; an index entry holds at most 2.7 kB.
  const hashOfScope = (scope: string) => sha256(scope).toString('base64url');
  const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

  /** Acquires or takes over the lease. Returns false while a different process holds it. */
  const take = async ({ tenantId, livemode, ...caller }: Caller, { scope, key }: IdempotentRequest, holder: string): Promise<boolean> => {
    const { rows } = await sql`
      insert into platform.idempotency_claims as lease (tenant_id, livemode, actor, scope, key, holder, held_until)
      values (${tenantId}, ${livemode}, ${actorOf(caller)}, ${hashOfScope(scope)}, ${key}, ${holder}, ${leaseEnd})
      on conflict (tenant_id, livemode, actor, scope, key) do update set holder = excluded.holder, held_until = excluded.held_until
        where lease.held_until < clock_timestamp()
      returning true`.execute(engine.db());
    return rows.length > 0;
  };

  const ownRow = ({ tenantId, livemode, ...caller }: Caller, { scope, key }: IdempotentRequest, holder: string) => sql`
    tenant_id = ${tenantId} and livemode = ${livemode} and actor = ${actorOf(caller)} and scope = ${hashOfScope(scope)} and key = ${key}
      and holder = ${holder}`;

  return {
    /** Runs work under the lease of a key. Throws `idempotency_in_progress` if a different process holds the lease for more than 15 s. */
    async hold<Value>(caller: Caller, request: IdempotentRequest, work: () => Promise<Value>): Promise<Value> {
      // An embedded database has a single process.
      if (engine.isEmbedded) return work();
      const holder = randomUUID();
      const until = Math.min(clock.now().getTime() + LONGEST_WAIT_MS, caller.deadline);
      while (!(await take(caller, request, holder))) {
        if (clock.now().getTime() >= until) {
          const message = 'The same request is still being answered. Send it again in a moment, with this key.';
          throw new Problem('idempotency_in_progress', message, { retryAfter: RETRY_AFTER_SECONDS });
        }
        await pause(RETRY_MS);
      }
      const own = ownRow(caller, request, holder);
      // Ignores database errors: without the database the lease expires by itself, and the work cannot be recorded.
      const run = (statement: ReturnType<typeof sql>) => statement.execute(engine.db()).catch(() => {});
      const renewal = setInterval(
        () => run(sql`update platform.idempotency_claims set held_until = ${leaseEnd} where ${own}`),
        RENEW_EVERY_MS,
      );
      try {
        return await work();
      } finally {
        clearInterval(renewal);
        await run(sql`delete from platform.idempotency_claims where ${own}`);
      }
    },

    /** Deletes leases that expired more than an hour ago. */
    async sweep(): Promise<void> {
      await sql`delete from platform.idempotency_claims where held_until < clock_timestamp() - interval '1 hour'`.execute(engine.db());
    },
  };
}
