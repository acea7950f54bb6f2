import { mexicanDate } from '#mexico/today.ts';
import { daysBefore } from '#platform/base/durations.ts';
import type { Platform, RetentionRule } from '#platform/base/ports.ts';
import type { OtpTables } from './model/tables.ts';

/** Days that outbox messages are stored; short, because they contain readable codes and addresses. */
const OUTBOX_DAYS = 1;

const DAILY_COUNTS_DAYS = 90;

/** Deletes old outbox messages and old counts. No legal hold applies to them. */
export async function sweepOutbox({ database, clock }: Pick<Platform<OtpTables>, 'database' | 'clock'>): Promise<void> {
  const yesterday = daysBefore(clock.now(), OUTBOX_DAYS);
  await database.query.deleteFrom('otp.outbox').where('sent_at', '<', yesterday).execute();
  const oldest = mexicanDate(daysBefore(clock.now(), DAILY_COUNTS_DAYS));
  await database.query.deleteFrom('otp.days').where('day', '<', oldest).execute();
}

/** Deletes codes older than the number of days in their tenant's settings, unless the tenant has a legal hold. */
export function codeRetention({ database, clock, tenants }: Pick<Platform<OtpTables>, 'database' | 'clock' | 'tenants'>): RetentionRule {
  return {
    queue: 'otp-forget-codes',
    deletes: true,
    async run({ tenantId, settings }) {
      const oldest = daysBefore(clock.now(), settings.retention.otp_days);
      await database.transaction(async (trx) => {
        if (await tenants.underLegalHold(trx, tenantId)) return;
        await trx.deleteFrom('otp.codes').where('tenant_id', '=', tenantId).where('created_at', '<', oldest).execute();
      });
    },
  };
}
