import type { SessionView } from '#contracts/session/session.ts';
import type { Customization } from '#contracts/workflows/customizations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import type { WorkflowStore } from '../model/store.ts';
import type { WorkflowRow } from '../model/tables.ts';

/** Returns the customization (texts, colours, logo) that a session shows. Null if the workflow has none. */
export async function customizationOf(
  { owner, db }: Pick<WorkflowStore, 'owner' | 'db'>,
  { metadata, status }: Pick<WorkflowRow, 'metadata' | 'status'>,
): Promise<SessionView['customization']> {
  const uuid = metadata?.customization_uuid;
  const rows = new DefinitionRows<Omit<Customization, 'name'>>('workflows.customizations', owner, db);
  const row = typeof uuid === 'string' ? await rows.find(uuid) : null;
  if (!row) return null;
  const { texts, colors, logo } = row;
  const own = Object.entries(colors).filter((entry): entry is [string, string] => entry[1] !== null);
  // Only the first screen shows the logo, so later answers leave it out.
  return { texts, colors: Object.fromEntries(own), logo: status === 'pristine' ? logo : null };
}
