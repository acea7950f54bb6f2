import { sql, type Updateable } from 'kysely';
import { isUuid } from '#platform/base/uuid.ts';
import { ABOUT_MEDIUM } from '#steps/base/about-medium.server.ts';
import { TRIES } from '#steps/base/step.server.ts';
import { memoryWith } from './answer-in-row.ts';
import { OwnedRows } from './owned-rows.ts';
import { type StepRow, stepRowOf } from './step-row.ts';
import type { StepsTable } from './tables.ts';

/** Uses of a step's limited actions: a count by kind of action, then by keyed hash of the value (such as an address). */
export type ActionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export class StepRows extends OwnedRows {
  async find(uuid: string): Promise<StepRow | null> {
    const row = isUuid(uuid) ? await this.select('workflows.steps', { uuid }).selectAll().executeTakeFirst() : null;
    return row ? stepRowOf(row) : null;
  }

  async change(uuid: string, change: Updateable<StepsTable>): Promise<void> {
    await this.update('workflows.steps', { uuid }).set(change).execute();
  }

  /** Merges values into the step's memory. */
  async remember(uuid: string, values: Readonly<Record<string, unknown>>, updated_at?: Date): Promise<void> {
    const change = { memory: memoryWith(values), ...(updated_at && { updated_at }) };
    await this.update('workflows.steps', { uuid }).set(change).execute();
  }

  /** Deletes what the steps of a workflow remember about these media. */
  async forgetMedia(workflow_uuid: string, media: readonly string[]): Promise<void> {
    const isAbout = sql`starts_with(key, ${ABOUT_MEDIUM}) and value ->> 'uuid' = any(${[...media]}::text[])`;
    const rest = sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(memory) where not (${isAbout}))`;
    await this.update('workflows.steps', { workflow_uuid })
      .set({ memory: rest })
      .where(sql<boolean>`exists (select from jsonb_each(memory) where ${isAbout})`)
      .execute();
  }

  /** Returns the counts of the step's actions, and locks the step until the transaction ends. */
  async lockActionCounts(uuid: string): Promise<ActionCounts> {
    const row = await this.select('workflows.steps', { uuid }).select('memory').forUpdate().executeTakeFirst();
    return (row?.memory.spent ?? {}) as ActionCounts;
  }

  saveActionCounts(uuid: string, spent: ActionCounts): Promise<void> {
    return this.remember(uuid, { spent });
  }

  /** Resets the counts of actions and tries on all steps of a workflow. */
  async resetActionCounts(workflow_uuid: string): Promise<void> {
    await this.update('workflows.steps', { workflow_uuid })
      .set({ memory: sql`memory - array['spent', ${TRIES}]::text[]` })
      .execute();
  }
}
