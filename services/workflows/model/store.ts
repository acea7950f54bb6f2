import {
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type QueryCreator,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { ListWorkflows } from '#contracts/workflows/workflows.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type AnswerInRow, columnsOf, memoryWith } from './answer-in-row.ts';
import { bytesOf, hexOf, type InHex } from './hex.ts';
import { type ConsentRow, type ReadWorkflow, readWorkflow } from './read-workflow.ts';
import { payloadIn, SHOWN_OF_STEP, type ShownStep, type StepRow, stepRowOf } from './step-row.ts';
import type { MediaTable, StepsTable, TokensTable, WorkflowsTable, WorkflowTables } from './tables.ts';

export type Handle = Kysely<WorkflowTables> | Transaction<WorkflowTables>;
export type WorkflowRow = Selectable<WorkflowsTable>;
export type MediaRow = InHex<Selectable<MediaTable>, 'sha256' | 'stored_sha256'>;
export type TokenRow = Selectable<TokensTable>;

/** A workflow with its steps in order. */
export interface WholeWorkflow<Step = StepRow> {
  workflow: WorkflowRow;
  steps: readonly Step[];
}

/** How often a step's actions did what they may do only so often: by kind, then by keyed hash of what it was done with. */
export type ActionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A step's row as an event leaves it; `answer` is what its step was told. */
export interface ChangedStep {
  uuid: string;
  change: Updateable<StepsTable>;
  answer: AnswerInRow | null;
}

type New<Row> = Omit<Insertable<Row>, 'tenant_id' | 'livemode'>;
type NewConsent = Omit<ConsentRow, 'tenant_id' | 'livemode' | 'workflow_uuid' | 'number'>;

const mediumOf = (row: Selectable<MediaTable>): MediaRow => ({
  ...row,
  sha256: hexOf(row.sha256),
  stored_sha256: hexOf(row.stored_sha256),
});

/** As `engine/claims.ts` judges it: those that wait, and those that were left over where the rest could be written. */
function claimsAreOpen({ and, or, eb }: ExpressionBuilder<WorkflowTables, 'workflows.workflows'>) {
  const waits = and({ status: 'people_error', person: 'claimed' });
  const isLeftOver = and({ status: 'success', person: 'attached' });
  return and([eb('claims', 'is not', null), eb('claims_accepted', 'is', null), or([waits, isLeftOver])]);
}

export type WorkflowStore = ReturnType<typeof workflowStore>;

/** The rows of one tenant in one mode; it cannot reach another tenant's. */
export function workflowStore(owner: Owner, db: Handle) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const workflow = (uuid: string) => ({ ...mine, uuid });
  const within = (workflowUuid: string) => ({ ...mine, workflow_uuid: workflowUuid });

  const inOrder = (uuids: readonly string[]) =>
    db
      .selectFrom('workflows.steps')
      .where((where) => where.and(mine))
      .where('workflow_uuid', 'in', [...uuids])
      .orderBy('workflow_uuid')
      .orderBy('position');

  const shownStepsOf = async (uuids: readonly string[]): Promise<ShownStep[]> => {
    const rows = uuids.length === 0 ? [] : await inOrder(uuids).select(SHOWN_OF_STEP).execute();
    return rows.map(({ payload, ...row }) => ({ ...row, payload: payloadIn(payload) }));
  };

  const find = async (uuid: string): Promise<ReadWorkflow | null> => (isUuid(uuid) ? readWorkflow(db, owner, uuid) : null);

  return {
    owner,
    db,

    async insert(row: New<WorkflowsTable>, steps: readonly New<StepsTable>[]): Promise<void> {
      await db
        .insertInto('workflows.workflows')
        .values({ ...mine, ...row })
        .execute();
      await db
        .insertInto('workflows.steps')
        .values(steps.map((step) => ({ ...mine, ...step })))
        .execute();
    },

    find,

    /** Finds a workflow and locks it until the transaction ends. */
    async lock(uuid: string): Promise<ReadWorkflow | null> {
      if (!isUuid(uuid)) return null;
      const select = db.selectFrom('workflows.workflows').select('uuid').forUpdate();
      // What waited for the lock would still see the steps as they were before it.
      return (await select.where((where) => where.and(workflow(uuid))).executeTakeFirst()) ? find(uuid) : null;
    },

    async findStep(uuid: string): Promise<StepRow | null> {
      if (!isUuid(uuid)) return null;
      const select = db.selectFrom('workflows.steps').selectAll();
      const row = await select.where((where) => where.and({ ...mine, uuid })).executeTakeFirst();
      return row ? stepRowOf(row) : null;
    },

    async list(query: ListWorkflows): Promise<RowPage<WholeWorkflow<ShownStep>>> {
      let select = db
        .selectFrom('workflows.workflows')
        .selectAll()
        .where((where) => where.and(mine));
      if (query.status) select = select.where('status', '=', query.status);
      if (query.responsible_uuid) select = select.where('responsible_uuid', '=', query.responsible_uuid);
      if (query.people_uuid) select = select.where('people_uuid', '=', query.people_uuid);
      if (query.external_reference_id !== undefined) select = select.where('external_reference_id', '=', query.external_reference_id);
      if (query.claims === 'open') select = select.where(claimsAreOpen);
      if (query.review === 'waiting') select = select.where('status', '=', 'working').where('waiting_since', 'is not', null);
      if (query.from_date) select = select.where('created_at', '>=', new Date(query.from_date));
      if (query.to_date) select = select.where('created_at', '<=', new Date(query.to_date));
      const page = await readPage(select, query, 'uuid', query.order);
      const steps = Map.groupBy(await shownStepsOf(page.rows.map((row) => row.uuid)), (step) => step.workflow_uuid);
      return { ...page, rows: page.rows.map((row) => ({ workflow: row, steps: steps.get(row.uuid) ?? [] })) };
    },

    async update(uuid: string, change: Updateable<WorkflowsTable>): Promise<void> {
      await db
        .updateTable('workflows.workflows')
        .set(change.updated_at === undefined ? change : { shown_at: null, ...change })
        .where((where) => where.and(workflow(uuid)))
        .execute();
    },

    /** Writes what one event changed of a workflow and of its steps, in one statement. */
    async updateWhole(uuid: string, change: Updateable<WorkflowsTable>, steps: readonly ChangedStep[]): Promise<void> {
      let making: QueryCreator<WorkflowTables> = db;
      for (const [at, step] of steps.entries()) {
        const update = (within: QueryCreator<WorkflowTables>) =>
          within
            .updateTable('workflows.steps')
            .set({ ...step.change, ...(step.answer && columnsOf(step.answer)) })
            .where((where) => where.and({ ...mine, uuid: step.uuid }));
        making = making.with(`step_${at}`, update) as QueryCreator<WorkflowTables>;
      }
      await making
        .updateTable('workflows.workflows')
        .set({ shown_at: null, ...change })
        .where((where) => where.and(workflow(uuid)))
        .execute();
    },

    async updateStep(uuid: string, change: Updateable<StepsTable>): Promise<void> {
      await db
        .updateTable('workflows.steps')
        .set(change)
        .where((where) => where.and({ ...mine, uuid }))
        .execute();
    },

    async remember(stepUuid: string, values: Readonly<Record<string, unknown>>, at?: Date): Promise<void> {
      await db
        .updateTable('workflows.steps')
        .set({ memory: memoryWith(values), ...(at && { updated_at: at }) })
        .where((where) => where.and({ ...mine, uuid: stepUuid }))
        .execute();
    },

    /** Returns what the step's actions spent, and locks the step until the transaction ends. */
    async lockSpent(stepUuid: string): Promise<ActionCounts> {
      const select = db.selectFrom('workflows.steps').select('memory').forUpdate();
      const row = await select.where((where) => where.and({ ...mine, uuid: stepUuid })).executeTakeFirst();
      return (row?.memory.spent ?? {}) as ActionCounts;
    },

    async spend(stepUuid: string, spent: ActionCounts): Promise<void> {
      await this.remember(stepUuid, { spent });
    },

    /** Gives all steps of a workflow back what their actions spent. */
    async refill(workflowUuid: string): Promise<void> {
      await db
        .updateTable('workflows.steps')
        .set({ memory: sql`memory - 'spent'` })
        .where((where) => where.and(within(workflowUuid)))
        .execute();
    },

    /** Deletes a workflow with its steps, consents, media rows and tokens. */
    async remove(uuid: string): Promise<void> {
      await db
        .deleteFrom('workflows.workflows')
        .where((where) => where.and(workflow(uuid)))
        .execute();
    },

    async consents(workflowUuid: string): Promise<ConsentRow[]> {
      const select = db.selectFrom('workflows.consents').selectAll();
      const rows = await select
        .where((where) => where.and(within(workflowUuid)))
        .orderBy('number')
        .execute();
      return rows.map((row) => ({ ...row, text_sha256: hexOf(row.text_sha256) }));
    },

    /** Adds consents to a locked workflow, which has those `before`. */
    async addConsents(workflowUuid: string, before: readonly ConsentRow[], rows: readonly NewConsent[]): Promise<void> {
      if (rows.length === 0) return;
      const last = before.at(-1)?.number ?? 0;
      const values = rows.map((row, at) => ({ ...row, number: last + 1 + at, text_sha256: bytesOf(row.text_sha256) }));
      await db
        .insertInto('workflows.consents')
        .values(values.map((row) => ({ ...within(workflowUuid), ...row })))
        .execute();
    },

    async media(workflowUuid: string, stepUuid?: string): Promise<MediaRow[]> {
      let select = db
        .selectFrom('workflows.media')
        .selectAll()
        .where((where) => where.and(within(workflowUuid)));
      if (stepUuid !== undefined) select = select.where('step_uuid', '=', stepUuid);
      return (await select.orderBy('created_at').orderBy('uuid').execute()).map(mediumOf);
    },

    async medium(uuid: string): Promise<MediaRow | null> {
      if (!isUuid(uuid)) return null;
      const select = db.selectFrom('workflows.media').selectAll();
      const row = await select.where((where) => where.and({ ...mine, uuid })).executeTakeFirst();
      return row ? mediumOf(row) : null;
    },

    /** False where a medium has this uuid, also one of another workflow. */
    async addMedium(row: Omit<MediaRow, 'tenant_id' | 'livemode'>): Promise<boolean> {
      const hashes = { sha256: bytesOf(row.sha256), stored_sha256: bytesOf(row.stored_sha256) };
      const result = await db
        .insertInto('workflows.media')
        .values({ ...mine, ...row, ...hashes })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },

    /** False when somebody else marked it, or the workflow was deleted meanwhile. */
    async markStored(uuid: string, file: Pick<MediaRow, 'stored_at' | 'size' | 'stored_sha256'>): Promise<boolean> {
      const result = await db
        .updateTable('workflows.media')
        .set({ ...file, stored_sha256: bytesOf(file.stored_sha256) })
        .where((where) => where.and({ ...mine, uuid }))
        .where('stored_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async removeMedia(uuids: readonly string[]): Promise<void> {
      if (uuids.length === 0) return;
      await db
        .deleteFrom('workflows.media')
        .where((where) => where.and(mine))
        .where('uuid', 'in', [...uuids])
        .execute();
    },

    async tokens(workflowUuid: string): Promise<TokenRow[]> {
      const select = db.selectFrom('workflows.tokens').selectAll();
      return select.where((where) => where.and(within(workflowUuid))).execute();
    },

    async token(workflowUuid: string, id: string): Promise<TokenRow | null> {
      const select = db.selectFrom('workflows.tokens').selectAll();
      return (await select.where((where) => where.and({ ...within(workflowUuid), id })).executeTakeFirst()) ?? null;
    },

    async revokeTokens(workflowUuid: string, at: Date): Promise<void> {
      await db
        .updateTable('workflows.tokens')
        .set({ revoked_at: at })
        .where((where) => where.and(within(workflowUuid)))
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Ends these tokens of a workflow, and those that their sessions made. Returns how many still lived. */
    async endTokens(workflowUuid: string, ids: readonly string[], at: Date): Promise<number> {
      if (ids.length === 0) return 0;
      const result = await db
        .updateTable('workflows.tokens')
        .set({ revoked_at: at })
        .where((where) => where.and(within(workflowUuid)))
        .where(({ or, eb }) => or([eb('id', 'in', [...ids]), eb('made_by', 'in', [...ids])]))
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    async updateToken({ workflow_uuid, id }: Pick<TokenRow, 'workflow_uuid' | 'id'>, change: Updateable<TokensTable>): Promise<void> {
      await db
        .updateTable('workflows.tokens')
        .set(change)
        .where((where) => where.and({ ...within(workflow_uuid), id }))
        .execute();
    },

    async addToken(row: New<TokensTable>): Promise<void> {
      await db
        .insertInto('workflows.tokens')
        .values({ ...mine, ...row })
        .execute();
    },
  };
}
