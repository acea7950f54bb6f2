import type { SessionView } from '#contracts/session/session.ts';
import type { Customization } from '#contracts/workflows/customizations.ts';
import { definitionsOf } from '../definitions/store.ts';
import type { WorkflowRow, WorkflowStore } from '../model/store.ts';

/** Returns what a session shows of the customization that its workflow names; null where it names none. */
export async function customizationOf(
  { owner, db }: Pick<WorkflowStore, 'owner' | 'db'>,
  { metadata, status }: Pick<WorkflowRow, 'metadata' | 'status'>,
): Promise<SessionView['customization']> {
  const uuid = metadata?.customization_uuid;
  const row =
    typeof uuid === 'string' ? await definitionsOf<Omit<Customization, 'name'>>('workflows.customizations', owner, db).get(uuid) : null;
  if (!row) return null;
  const { texts, colors, logo } = row.members;
  const own = Object.entries(colors).filter((entry): entry is [string, string] => entry[1] !== null);
  // The first screen alone shows the logo, and nobody comes back to it.
  return { texts, colors: Object.fromEntries(own), logo: status === 'pristine' ? logo : null };
}
