import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { acceptance } from '#contracts/verification/webhooks.ts';
import { ASK_AGAIN_SECONDS, daysBefore } from '#platform/base/durations.ts';
import type { CallContext, Platform, RetentionRule } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { VerificationTables } from '../model/tables.ts';
import type { Providers } from '../providers/choose.ts';
import { answerTo, failedAnswer, type LookupAnswer } from './answer.ts';
import type { LookupRequest } from './requests.ts';
import { lookupsOf } from './store.ts';

const QUEUE = 'verification-lookup';
/** Seconds before each retry for test keys, whose failures are simulated. */
export const ASK_AGAIN_IN_TESTS = [1, 1, 1, 1] as const;
const TIMEOUT_MS = 10_000;
const BATCH = 500;

export type Lookups = ReturnType<typeof createLookups>;

const subjectOf = (uuid: string) => ({ kind: 'lookup', id: uuid });

/** Makes the lookups that are accepted now and answered by a webhook later: stores the request, and a job queries the provider. */
export function createLookups(platform: Platform<VerificationTables>, providers: Providers) {
  const { clock, database, jobs, log, tenants, webhooks } = platform;
  const contextOf = (tenantId: unknown, uuid: unknown) => `verification.requests ${tenantId} ${uuid}`;
  const sealer = platform.keys.sealer('verification-requests', {
    ...{ table: 'verification.requests', key: ['tenant_id', 'uuid'], column: 'request' },
    context: ({ tenant_id, uuid }) => contextOf(tenant_id, uuid),
  });

  /** Stores the request that `read` makes before the transaction (the returned function); a job answers it later by webhook. */
  const acceptAfter = (context: CallContext, read: () => Promise<LookupRequest>): Promise<z.output<typeof acceptance>> =>
    platform.onceAfter(context, async () => {
      const { tenantId, livemode } = context.caller;
      const request = await read();
      const uuid = randomUUID();
      const sealedRequest = await sealer.seal(Buffer.from(JSON.stringify(request)), contextOf(tenantId, uuid));
      return async (trx) => {
        const now = clock.now();
        await lookupsOf({ tenantId }, trx).insert({ uuid, livemode, kind: request.kind, created_at: now }, sealedRequest);
        await jobs.enqueue(trx, QUEUE, { tenantId, uuid }, { group: tenantId });
        return { webhook_uuid: uuid, timestamp: Math.floor(now.getTime() / 1000) };
      };
    });

  /** Sends the webhook and ends the lookup in one transaction, so that a repeated job sends only one. */
  const sendAnswer = async (trx: Transaction<VerificationTables>, job: LookupJob, answer: LookupAnswer, url: string) => {
    const store = lookupsOf(job, trx);
    const row = await store.lock(job.uuid);
    if (!row || row.ended_at) return;
    const owner = { tenantId: job.tenantId, livemode: row.livemode };
    await webhooks.send(trx, owner, { ...answer, url, webhookUuid: job.uuid, subject: subjectOf(job.uuid) });
    await store.end(job.uuid, clock.now());
  };

  const runJob = async (job: LookupJob) => {
    const store = lookupsOf(job, database.query);
    const row = await store.read(job.uuid);
    const sealedRequest = await store.request(job.uuid);
    if (!row || row.ended_at || !sealedRequest) return;
    const request: LookupRequest = JSON.parse(
      Buffer.from(await sealer.unseal(sealedRequest, contextOf(job.tenantId, job.uuid))).toString(),
    );
    const owner = { tenantId: job.tenantId, livemode: row.livemode };
    const answer = await answerTo(request, owner, providers, TIMEOUT_MS).catch(async (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const waits = row.livemode ? ASK_AGAIN_SECONDS : ASK_AGAIN_IN_TESTS;
      const wait = error.key === 'unavailable' ? waits[row.attempts] : undefined;
      log.warn({ lookup: job.uuid, kind: row.kind, problem: error.key, attempt: row.attempts + 1 }, 'a lookup was not answered');
      if (wait === undefined) return failedAnswer(request, error);
      await database.transaction(async (trx) => {
        await lookupsOf(job, trx).countFailure(job.uuid);
        // `singletonKey`: a run repeated after a crash must not enqueue every later run twice.
        await jobs.enqueue(trx, QUEUE, job, { startAfterSeconds: wait, group: job.tenantId, singletonKey: job.uuid });
      });
      return null;
    });
    if (answer) await database.transaction((trx) => sendAnswer(trx, job, answer, request.url));
  };

  return {
    acceptAfter,
    accept: (context: CallContext, request: LookupRequest) => acceptAfter(context, async () => request),

    /** Deletes a lookup; throws 404 if it does not exist. */
    async forget({ caller }: CallContext, uuid: string): Promise<void> {
      await database.transaction(async (trx) => {
        const store = lookupsOf(caller, trx);
        const row = isUuid(uuid) ? await store.lock(uuid) : null;
        if (row?.livemode !== caller.livemode) throw new Problem('not_found', 'No lookup has this uuid.');
        await tenants.refuseUnderLegalHold(trx, caller.tenantId);
        await store.remove([uuid]);
        await webhooks.forget(trx, caller, subjectOf(uuid));
      });
    },

    async start(): Promise<void> {
      await jobs.work<LookupJob>(QUEUE, { retryLimit: 10, retryDelaySeconds: 10, atOnce: 4, perGroup: 2 }, runJob);
      await platform.retention.every(lookupRetention(platform));
    },
  };
}

interface LookupJob {
  tenantId: string;
  uuid: string;
}

/** Deletes old lookups with their webhooks' bodies; unfinished lookups too, because their job is lost. */
function lookupRetention({ database, clock, tenants, webhooks }: Platform<VerificationTables>): RetentionRule {
  return {
    queue: 'verification-forget-lookups',
    deletes: true,
    async run({ tenantId, settings }) {
      const before = daysBefore(clock.now(), settings.retention.webhook_days);
      const deleteBatch = () =>
        database.transaction(async (trx) => {
          if (await tenants.underLegalHold(trx, tenantId)) return 0;
          const store = lookupsOf({ tenantId }, trx);
          const old = await store.findOlderThan(before, BATCH);
          for (const { uuid, livemode } of old) await webhooks.forget(trx, { tenantId, livemode }, subjectOf(uuid));
          if (old.length > 0) await store.remove(old.map(({ uuid }) => uuid));
          return old.length;
        });
      while ((await deleteBatch()) === BATCH);
    },
  };
}
