import type { Kysely } from 'kysely';
import type { Engine } from '../data/database.ts';
import type { PlatformTables } from '../data/tables.ts';
import type { Clock, RetentionRule, Tenants } from '../ports.ts';

const DAY_MS = 86_400_000;
/** Rows deleted in one statement: nobody who sends waits long behind it. */
const BATCH = 1_000;

/**
 * Deletes webhook deliveries with their attempts, so many days after they were recorded and last tried. A delivery that still waits
 * stays, however old.
 */
export function webhookRetention(engine: Engine, clock: Clock, tenants: Tenants): RetentionRule {
  return {
    queue: 'platform-forget-webhooks',
    deletes: true,
    async run({ tenantId, settings }) {
      const before = new Date(clock.now().getTime() - settings.retention.webhook_days * DAY_MS);
      const old = (db: Kysely<PlatformTables>) =>
        db
          .selectFrom('platform.webhook_deliveries as d')
          .select('d.id')
          .where('d.tenant_id', '=', tenantId)
          .where('d.created_at', '<', before)
          .where('d.status', '<>', 'pending')
          // A delivery that was sent again by hand is as young as that.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('platform.webhook_attempts as a')
                  .select('a.number')
                  .whereRef('a.tenant_id', '=', 'd.tenant_id')
                  .whereRef('a.delivery_id', '=', 'd.id')
                  .where('a.at', '>=', before),
              ),
            ),
          )
          .limit(BATCH);
      const deleteBatch = () =>
        engine.within(async (db, trx) => {
          if (await tenants.underLegalHold(trx, tenantId)) return 0n;
          const { numDeletedRows } = await db
            .deleteFrom('platform.webhook_deliveries')
            .where('tenant_id', '=', tenantId)
            // Asked again: a delivery may be sent again by hand before its row is reached.
            .where('status', '<>', 'pending')
            .where('id', 'in', old(db))
            .executeTakeFirstOrThrow();
          return numDeletedRows;
        });
      while ((await deleteBatch()) === BigInt(BATCH));
    },
  };
}
