import type { Caller } from '#platform/base/ports.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { WorkflowRow } from '../model/tables.ts';
import type { PersonValues } from '../ports/people.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { serviceCaller, storeOf } from '../state/unit.ts';

const COLUMNS = ['people_uuid', 'people_given', 'skip_steps', 'rules'] as const satisfies readonly (keyof WorkflowRow)[];

/** Returns whether a condition or rule reads the person's record. */
export function readsPerson({ skip_steps, rules }: Pick<WorkflowRow, 'skip_steps' | 'rules'>): boolean {
  const conditions = [...Object.values(skip_steps ?? {}), ...(rules ?? []).map(({ expression }) => expression)];
  return conditions.some((text) => /\bperson\b/.test(text));
}

/** Reads the record of the person whom an API key named, if a condition reads it; else null. To be called before the transaction. */
export async function knownPersonOf(
  { people }: Pick<WorkflowsApp, 'people'>,
  caller: Caller,
  { people_uuid, people_given, skip_steps, rules }: Pick<WorkflowRow, (typeof COLUMNS)[number]>,
): Promise<PersonValues | null> {
  const isNeeded = people_given && people_uuid !== null && readsPerson({ skip_steps, rules });
  return isNeeded ? people.values(serviceCaller(caller), people_uuid) : null;
}

/** Does the same as `knownPersonOf`, for the workflow with this uuid; null if there is none. */
export async function knownPersonIn(app: WorkflowsApp, caller: Caller, uuid: string): Promise<PersonValues | null> {
  if (!isUuid(uuid)) return null;
  const row = await storeOf(app, caller).workflows.select('workflows.workflows', { uuid }).select(COLUMNS).executeTakeFirst();
  return row ? knownPersonOf(app, caller, row) : null;
}
