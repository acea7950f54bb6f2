import type { Caller, Platform, RetentionRule } from '#platform/base/ports.ts';
import type { UuidPage } from '#platform/data/uuid-pages.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { refusal } from '../person/claims.ts';
import type { Snapshot, Transitions, Unit } from '../state/transitions.ts';
import { createSweep } from './sweep.ts';

export const CLAIMS_QUEUE = 'workflows-claims';
/** Days before the end of which partners hear that nobody judged the claims. */
const WARNING_DAYS = 7;

/** Refuses claims that no key judged in the tenant's days, and says so a week before. */
export function claimsRule(platform: Platform<WorkflowTables>, transitions: Transitions): RetentionRule {
  const sweep = createSweep(platform, CLAIMS_QUEUE);

  const dueIn = ({ tenantId, livemode }: Caller, before: Date, { after, size }: UuidPage) =>
    platform.database.query
      .selectFrom('workflows.workflows')
      .select('uuid')
      .where((where) => where.and({ tenant_id: tenantId, livemode, status: 'people_error', person: 'claimed' }))
      .where('claims_at', '<', before)
      .where('uuid', '>', after)
      .orderBy('uuid')
      .limit(size);

  const change = (caller: Caller, uuid: string, work: (unit: Unit, snapshot: Snapshot, at: Date) => Promise<unknown>) =>
    platform.database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      const snapshot = await transitions.lock({ store, caller }, uuid);
      // A key may have judged them since the list was read.
      if (snapshot.state.status === 'people_error' && snapshot.state.person === 'claimed')
        await work({ trx, store, caller }, snapshot, platform.clock.now());
    });

  return {
    queue: CLAIMS_QUEUE,
    deletes: false,
    async run({ tenantId, settings: { people } }) {
      const [end, warning] = [sweep.daysAgo(people.claims_days), sweep.daysAgo(people.claims_days - WARNING_DAYS)];
      await sweep.each(
        tenantId,
        (caller, page) => dueIn(caller, end, page).execute(),
        (caller, uuid) =>
          change(caller, uuid, (unit, snapshot, at) =>
            transitions.apply(unit, snapshot, { type: 'claims_refused', at, error: refusal('claims_expired') }),
          ),
      );
      await sweep.each(
        tenantId,
        (caller, page) => dueIn(caller, warning, page).where('claims_warned_at', 'is', null).execute(),
        (caller, uuid) =>
          change(caller, uuid, async (unit, snapshot, at) => {
            await transitions.apply(unit, snapshot, { type: 'claims_expiring', at });
            await unit.store.update(uuid, { claims_warned_at: at });
          }),
      );
    },
  };
}
