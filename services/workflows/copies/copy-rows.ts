import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { isUuid } from '#platform/base/uuid.ts';
import { OwnedRows } from '../model/owned-rows.ts';
import type { CopiesTable } from '../model/tables.ts';

export type CopyRow = Selectable<CopiesTable>;

/** The rows of signed copies that are mailed. */
export class CopyRows extends OwnedRows {
  /** Returns the row of a step's copy, and inserts the row if there is none. */
  async claim(step: { workflow_uuid: string; step_uuid: string }, at: Date): Promise<CopyRow> {
    const row = { uuid: randomUUID(), ...step, address: null, status: 'due' as const, expires_at: null, created_at: at, updated_at: at };
    const insert = this.insert('workflows.copies', row);
    await insert.onConflict((conflict) => conflict.constraint('copies_step').doNothing()).execute();
    return this.select('workflows.copies', { step_uuid: step.step_uuid }).selectAll().executeTakeFirstOrThrow();
  }

  async find(uuid: string): Promise<CopyRow | null> {
    return isUuid(uuid) ? ((await this.select('workflows.copies', { uuid }).selectAll().executeTakeFirst()) ?? null) : null;
  }

  list(workflow_uuid: string): Promise<CopyRow[]> {
    return this.select('workflows.copies', { workflow_uuid }).selectAll().orderBy('created_at').orderBy('uuid').execute();
  }

  async change(uuid: string, change: Updateable<CopiesTable>, at: Date): Promise<void> {
    await this.update('workflows.copies', { uuid })
      .set({ ...change, updated_at: at })
      .execute();
  }

  /**
   * Counts a code that the copy's page sends. False if `most` codes were sent. A single statement, so that concurrent requests cannot
   * exceed the limit.
   */
  async countCode(uuid: string, most: number, at: Date): Promise<boolean> {
    const result = await this.update('workflows.copies', { uuid })
      .where('codes', '<', most)
      .set((set) => ({ codes: set('codes', '+', 1), updated_at: at }))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }
}
