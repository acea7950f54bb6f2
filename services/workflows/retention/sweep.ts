import type { SelectQueryBuilder } from 'kysely';
import { daysBefore } from '#platform/base/durations.ts';
import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { everyUuid, type UuidPage } from '#platform/data/uuid-pages.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';

const MAX_ROWS = 200;

export function daysAgo({ platform }: WorkflowsApp, days: number): Date {
  return daysBefore(platform.clock.now(), days);
}

type WorkflowSelection = (caller: Caller) => SelectQueryBuilder<WorkflowTables, 'workflows.workflows', object>;

/**
 * Calls `work` for each selected workflow in both modes, as the caller `actor`. A failure is logged, and the row waits for the next run.
 */
export async function sweep(
  { platform }: WorkflowsApp,
  actor: string,
  tenantId: string,
  selected: WorkflowSelection,
  work: (caller: Caller, uuid: string) => Promise<void>,
): Promise<void> {
  for (const livemode of [true, false]) {
    const caller = systemCaller({ tenantId, livemode }, actor);
    const read = ({ after, size }: UuidPage) =>
      selected(caller).select('uuid').where('uuid', '>', after).orderBy('uuid').limit(size).execute();
    for await (const uuid of everyUuid(MAX_ROWS, read))
      await work(caller, uuid).catch((error) => platform.log.error({ workflow: uuid, error }, 'sweep failed'));
  }
}
