import type { Caller, Platform, RetentionRule } from '../platform/ports.ts';
import { systemCaller } from '../platform/system-caller.ts';
import { refusal } from './claims.ts';
import { workflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import type { Snapshot, Transitions, Unit } from './transitions.ts';

export const CLAIMS_QUEUE = 'workflows-claims';
const DAY_MS = 86_400_000;
/** Days before the end of which partners hear that nobody judged the claims. */
const WARNING_DAYS = 7;
const BATCH = 200;

/** Refuses claims that no key judged in the tenant's days, and says so a week before. */
export function claimsRule(platform: Platform<WorkflowTables>, transitions: Transitions): RetentionRule {
  const due = async ({ tenantId, livemode }: Caller, before: Date, warned: boolean): Promise<string[]> => {
    let select = platform.database.query
      .selectFrom('workflows.workflows')
      .select('uuid')
      .where((where) => where.and({ tenant_id: tenantId, livemode, status: 'people_error', person: 'claimed' }))
      .where('claims_at', '<', before);
    if (!warned) select = select.where('claims_warned_at', 'is', null);
    return (await select.orderBy('claims_at').limit(BATCH).execute()).map(({ uuid }) => uuid);
  };

  const change = (caller: Caller, uuid: string, work: (unit: Unit, snapshot: Snapshot, at: Date) => Promise<unknown>) =>
    platform.database
      .transaction(async (trx) => {
        const store = workflowStore(caller, trx);
        const snapshot = await transitions.lock(store, uuid);
        // A key may have judged them since the list was read.
        if (snapshot.state.status === 'people_error' && snapshot.state.person === 'claimed')
          await work({ trx, store, caller }, snapshot, platform.clock.now());
      })
      .catch((error) => platform.log.error({ workflow: uuid, error }, 'sweep of claims failed'));

  return {
    queue: CLAIMS_QUEUE,
    deletes: false,
    async run({ tenantId, settings: { people } }) {
      const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * DAY_MS);
      for (const livemode of [true, false]) {
        const caller = systemCaller({ tenantId, livemode }, CLAIMS_QUEUE);
        for (const uuid of await due(caller, daysAgo(people.claims_days), true))
          await change(caller, uuid, async (unit, snapshot, at) => {
            await transitions.apply(unit, snapshot, { type: 'claims_refused', at, error: refusal('claims_expired') });
            await unit.store.update(uuid, { claims: null });
          });
        for (const uuid of await due(caller, daysAgo(people.claims_days - WARNING_DAYS), false))
          await change(caller, uuid, async (unit, snapshot, at) => {
            await transitions.apply(unit, snapshot, { type: 'claims_expiring', at });
            await unit.store.update(uuid, { claims_warned_at: at });
          });
      }
    },
  };
}
