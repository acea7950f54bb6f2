import { sql, type Updateable } from 'kysely';
import { isUuid } from '#platform/base/uuid.ts';
import { memoryWith } from './answer-in-row.ts';
import { OwnedRows } from './owned-rows.ts';
import { type StepRow, stepRowOf } from './step-row.ts';
import type { StepsTable } from './tables.ts';

/** Uses of limited actions: counts by kind and by keyed hash of the value. */
export type ActionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export class StepRows extends OwnedRows {
  async find(uuid: string): Promise<StepRow | null> {
    const row = isUuid(uuid) ? await this.select('workflows.steps', { uuid }).selectAll().executeTakeFirst() : null;
    return row ? stepRowOf(row) : null;
  }

  async change(uuid: string, change: Updateable<StepsTable>): Promise<void> {
    await this.update('workflows.steps', { uuid }).set(change).execute();
  }

  async remember(uuid: string, values: Readonly<Record<string, unknown>>, updated_at?: Date): Promise<void> {
    const change = { memory: memoryWith(values), ...(updated_at && { updated_at }) };
    await this.update('workflows.steps', { uuid }).set(change).execute();
  }

  /** Returns the counts of the step's actions, and locks the step until the transaction ends. */
  async lockSpent(uuid: string): Promise<ActionCounts> {
    const row = await this.select('workflows.steps', { uuid }).select('memory').forUpdate().executeTakeFirst();
    return (row?.memory.spent ?? {}) as ActionCounts;
  }

  spend(uuid: string, spent: ActionCounts): Promise<void> {
    return this.remember(uuid, { spent });
  }

  /** Resets the counts of actions on all steps of a workflow. */
  async refill(workflow_uuid: string): Promise<void> {
    await this.update('workflows.steps', { workflow_uuid }).set({ memory: sql`memory - 'spent'` }).execute();
  }
}
