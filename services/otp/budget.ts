import { sql } from 'kysely';
import type { OtpType } from '#contracts/otp/message.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import type { OtpTables } from './model/tables.ts';

/** Share of a day's budget from which the tenant is warned. */
const NEAR_LIMIT = 0.8;

const keyOf: Readonly<Record<OtpType, keyof TenantSettings['senders']['daily']>> = { EMAIL: 'email', SMS: 'sms', WHATSAPP: 'whatsapp' };

/** The error of a message beyond the number that the tenant's settings allow per day and channel. */
export class BudgetSpent extends Error {
  constructor() {
    super('The budget of the day is spent.');
    this.name = 'BudgetSpent';
  }
}

type BudgetParts = Pick<Platform<OtpTables>, 'clock' | 'database' | 'events' | 'log' | 'tenants' | 'webhooks'>;

/** Makes the counter of messages against the daily budget, which limits the costs that strangers can cause a tenant. */
export function createDailyBudget({ clock, database, events, log, tenants, webhooks }: BudgetParts) {
  /** Sends the warning once for each budget, even if two concurrent messages reach its limit. */
  const warn = async (caller: Caller, what: 'near' | 'spent', about: { type: OtpType; day: string; limit: number; url: string | null }) => {
    const { type, day, limit, url } = about;
    const { tenantId: tenant_id, livemode } = caller;
    const mark = `${what}_told` as const;
    await database.transaction(async (trx) => {
      const row = await trx
        .updateTable('otp.days')
        .set({ [mark]: limit })
        .where((where) => where.and({ tenant_id, livemode, type, day }))
        .where(mark, '<', limit)
        .returning('sent')
        .executeTakeFirst();
      if (!row) return;
      const event = { type: `codes.budget_${what}` as const, data: { way: keyOf[type], day, sent: row.sent, budget: limit } };
      log.warn({ tenant: tenant_id, livemode, ...event.data }, event.type);
      await events.append(trx, caller, { kind: 'tenant', id: tenant_id }, event);
      if (url !== null) await webhooks.send(trx, caller, { ...event, url, subject: { kind: 'tenant', id: tenant_id } });
    });
  };

  return {
    /** Counts one message, and returns a function that undoes the count. Throws `BudgetSpent` if the budget is used up. */
    async take(caller: Caller, type: OtpType): Promise<() => Promise<void>> {
      const { tenantId: tenant_id, livemode } = caller;
      const { senders } = await tenants.settings(tenant_id);
      const limit = senders.daily[keyOf[type]];
      const day = mexicanDate(clock.now());
      if (limit === 0) throw new BudgetSpent();
      // A single statement, so that concurrent messages cannot exceed the budget.
      const row = await database.query
        .insertInto('otp.days')
        .values({ tenant_id, livemode, type, day, sent: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'livemode', 'type', 'day'])
            .doUpdateSet({ sent: sql`days.sent + 1` })
            .where('otp.days.sent', '<', limit),
        )
        .returning(['sent', 'near_told', 'spent_told'])
        .executeTakeFirst();
      if (!row) throw new BudgetSpent();
      const about = { type, day, limit, url: senders.alerts_url };
      if (row.sent >= limit * NEAR_LIMIT && row.near_told < limit) await warn(caller, 'near', about);
      if (row.sent >= limit && row.spent_told < limit) await warn(caller, 'spent', about);
      return async () => {
        await database.query
          .updateTable('otp.days')
          .set({ sent: sql`greatest(0, sent - 1)` })
          .where((where) => where.and({ tenant_id, livemode, type, day }))
          .execute();
      };
    },
  };
}
