import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { Platform } from '#platform/base/ports.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { CopiesTable, WorkflowTables } from '../model/tables.ts';
import type { Unit } from '../state/transitions.ts';

export type CopyRow = Selectable<CopiesTable>;

/** Signed copies on their way by mail, of one tenant in one mode. */
export function copiesOf(owner: Owner, db: Platform<WorkflowTables>['database']['query'] | Unit['trx'], now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('workflows.copies')
      .where((where) => where.and(mine))
      .selectAll();

  return {
    /** The copy of a step, made where there is none. */
    async claim(of: { workflow_uuid: string; step_uuid: string }): Promise<CopyRow> {
      const row = { ...mine, uuid: randomUUID(), ...of, address: null, status: 'due' as const, expires_at: null };
      await db
        .insertInto('workflows.copies')
        .values({ ...row, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.constraint('copies_step').doNothing())
        .execute();
      return rows().where('step_uuid', '=', of.step_uuid).executeTakeFirstOrThrow();
    },

    async get(uuid: string): Promise<CopyRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
    },

    async ofWorkflow(workflow: string): Promise<CopyRow[]> {
      return rows().where('workflow_uuid', '=', workflow).orderBy('created_at').orderBy('uuid').execute();
    },

    async update(uuid: string, change: Pick<Updateable<CopiesTable>, 'address' | 'status' | 'tries' | 'expires_at'>): Promise<void> {
      await db
        .updateTable('workflows.copies')
        .where((where) => where.and({ ...mine, uuid }))
        .set({ ...change, updated_at: now })
        .execute();
    },

    /** Counts a code of the copy's page, if it has one left. One statement, so that of many at once no more pass. */
    async countCode(uuid: string, most: number): Promise<boolean> {
      const result = await db
        .updateTable('workflows.copies')
        .where((where) => where.and({ ...mine, uuid }))
        .where('codes', '<', most)
        .set((set) => ({ codes: set('codes', '+', 1), updated_at: now }))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
}
