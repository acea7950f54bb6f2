import { sql } from 'kysely';
import type { TenantSettings } from '../base/administration.ts';
import { daysBefore } from '../base/durations.ts';
import type { Tenants } from '../base/ports.ts';
import type { Partition } from '../data/partitions.ts';
import type { WebhookParts } from './deliver-webhook.ts';

/** Maximum number of rows deleted in one statement, since senders wait for it. */
const BATCH = 1_000;

/** Returns the time since which a tenant's deliveries are shown. Null, for all, under a legal hold. */
export function shownSince({ retention, legal_hold }: TenantSettings, now: Date): Date | null {
  return legal_hold ? null : daysBefore(now, retention.webhook_days);
}

interface WebhookRetentionParts extends Pick<WebhookParts, 'engine' | 'clock' | 'log' | 'deliveries' | 'attempts'> {
  tenants: Tenants & { all(): Promise<string[]> };
}

/** A tenant, with the time before which its deliveries have expired. */
interface TenantCutoff {
  tenantId: string;
  since: Date;
}

/** Creates the job that drops whole months if all their deliveries have expired, and else deletes the rows that have expired. */
export function createWebhookRetention({ engine, clock, log, tenants, deliveries, attempts }: WebhookRetentionParts): () => Promise<void> {
  /** Lists the tenants without a legal hold, with the time since which their deliveries are shown. */
  const cutoffsOfTenants = async (): Promise<TenantCutoff[]> => {
    const cutoffs: TenantCutoff[] = [];
    for (const tenantId of await tenants.all()) {
      const since = shownSince(await tenants.settings(tenantId), clock.now());
      if (since) cutoffs.push({ tenantId, since });
    }
    return cutoffs;
  };

  /** Drops a month. Returns false if a row must stay, or if the table was in use. A row that has expired stays expired until the lock. */
  const drop = (month: Partition, expiredFor: readonly TenantCutoff[]): Promise<boolean> =>
    engine.inTransaction(async (_db, trx) => {
      for (const { tenantId } of expiredFor) if (await tenants.underLegalHold(trx, tenantId)) return false;
      const { rows } = await sql`
        select from ${sql.table(`platform.${month.name}`)} as delivery
        left join unnest(${expiredFor.map(({ tenantId }) => tenantId)}::uuid[], ${expiredFor.map(({ since }) => since)}::timestamptz[]) as gone (id, since)
          on gone.id = delivery.tenant_id
        where gone.id is null or ${stays(sql`gone.since`)} limit 1`.execute(trx);
      return rows.length === 0 && deliveries.drop(month);
    });

  const deleteBatch = ({ tenantId, since }: TenantCutoff, { from, until }: Partition): Promise<number> =>
    engine.inTransaction(async (_db, trx) => {
      if (await tenants.underLegalHold(trx, tenantId)) return 0;
      const { rows } = await sql<{ count: number }>`
        with old as materialized (
          select id, created_at from platform.webhook_deliveries as delivery
          where tenant_id = ${tenantId} and created_at >= ${from} and created_at < ${until} and not ${stays(sql`${since}::timestamptz`)}
          limit ${BATCH} for update),
        gone as (
          delete from platform.webhook_deliveries where tenant_id = ${tenantId} and (id, created_at) in (select id, created_at from old)
          returning id),
        tries as (delete from platform.webhook_attempts where tenant_id = ${tenantId} and delivery_id in (select id from gone))
        select count(*) as count from gone`.execute(trx);
      return rows[0]?.count ?? 0;
    });

  /** Deletes the expired rows of a month. `expiredFor`: the tenants for which the whole month has expired. */
  const sweepMonth = async (month: Partition, cutoffs: readonly TenantCutoff[]): Promise<void> => {
    const expiredFor = cutoffs.filter(({ since }) => since >= month.until);
    if (expiredFor.length === 0) return;
    if (await drop(month, expiredFor)) {
      log.info({ partition: month.name }, 'a month of webhook deliveries was dropped');
      return;
    }
    for (const tenant of expiredFor) while ((await deleteBatch(tenant, month)) === BATCH);
  };

  return async () => {
    const cutoffs = await cutoffsOfTenants();
    for (const month of await deliveries.list()) await sweepMonth(month, cutoffs);
    // No attempt is older than its delivery, so months of attempts before the oldest delivery are unused.
    const [oldest] = await deliveries.list();
    for (const month of await attempts.list()) if (oldest && month.until <= oldest.from) await attempts.drop(month);
  };
}

/** SQL condition that is true if a delivery is pending, or was attempted since. */
const stays = (since: ReturnType<typeof sql>) => sql`(
  delivery.status = 'pending' or exists (
    select from platform.webhook_attempts as attempt
    where attempt.tenant_id = delivery.tenant_id and attempt.delivery_id = delivery.id and attempt.at >= ${since}))`;
