import type { ExpressionBuilder, QueryCreator, Updateable } from 'kysely';
import type { ListWorkflows } from '#contracts/workflows/workflows.ts';
import type { RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type AnswerInRow, columnsOf } from './answer-in-row.ts';
import { type NewRow, OwnedRows } from './owned-rows.ts';
import { type ReadWorkflow, readWorkflow } from './read-workflow.ts';
import { payloadIn, SHOWN_OF_STEP, type ShownStep, type StepRow } from './step-row.ts';
import type { StepsTable, WorkflowRow, WorkflowsTable, WorkflowTables } from './tables.ts';

/** A workflow with its steps in order. */
export interface WholeWorkflow<Step = StepRow> {
  workflow: WorkflowRow;
  steps: readonly Step[];
}

/** The new columns of a step. `answer` holds the columns of its submission. */
export interface ChangedStep {
  uuid: string;
  change: Updateable<StepsTable>;
  answer: AnswerInRow | null;
}

export class WorkflowRows extends OwnedRows {
  async add(row: NewRow<'workflows.workflows'>, steps: readonly NewRow<'workflows.steps'>[]): Promise<void> {
    await this.insert('workflows.workflows', row).execute();
    await this.insert('workflows.steps', ...steps).execute();
  }

  async find(uuid: string): Promise<ReadWorkflow | null> {
    return isUuid(uuid) ? readWorkflow(this.db, this.owner, uuid) : null;
  }

  /** Finds a workflow and locks it until the transaction ends. */
  async lock(uuid: string): Promise<ReadWorkflow | null> {
    if (!isUuid(uuid)) return null;
    // Reads in a second statement, since the statement that waited for the lock would return the steps of before the wait.
    return (await this.select('workflows.workflows', { uuid }).select('uuid').forUpdate().executeTakeFirst()) ? this.find(uuid) : null;
  }

  async list(query: ListWorkflows): Promise<RowPage<WholeWorkflow<ShownStep>>> {
    const { status, responsible_uuid, people_uuid, external_reference_id, from_date, to_date } = query;
    let select = this.select('workflows.workflows', {
      ...(status && { status }),
      ...(responsible_uuid && { responsible_uuid }),
      ...(people_uuid && { people_uuid }),
      ...(external_reference_id !== undefined && { external_reference_id }),
    }).selectAll();
    if (query.claims === 'open') select = select.where(claimsAreOpen);
    if (query.review === 'waiting') select = select.where('status', 'in', ['working', 'error']).where('waiting_since', 'is not', null);
    if (from_date) select = select.where('created_at', '>=', new Date(from_date));
    if (to_date) select = select.where('created_at', '<=', new Date(to_date));
    const page = await readPage(select, query, 'uuid', query.order);
    const steps = Map.groupBy(await this.#stepsOf(page.rows.map((row) => row.uuid)), (step) => step.workflow_uuid);
    return { ...page, rows: page.rows.map((row) => ({ workflow: row, steps: steps.get(row.uuid) ?? [] })) };
  }

  async change(uuid: string, change: Updateable<WorkflowsTable>): Promise<void> {
    const columns = change.updated_at === undefined ? change : { shown_at: null, ...change };
    await this.update('workflows.workflows', { uuid }).set(columns).execute();
  }

  /** Updates a workflow and its steps in one statement. */
  async changeWhole(uuid: string, change: Updateable<WorkflowsTable>, steps: readonly ChangedStep[]): Promise<void> {
    let creator = this.db as QueryCreator<WorkflowTables>;
    for (const [at, step] of steps.entries()) {
      const update = this.update('workflows.steps', { uuid: step.uuid }).set({
        ...step.change,
        ...(step.answer && columnsOf(step.answer)),
      });
      creator = creator.with(`step_${at}`, () => update) as QueryCreator<WorkflowTables>;
    }
    const { tenantId: tenant_id, livemode } = this.owner;
    await creator
      .updateTable('workflows.workflows')
      .set({ shown_at: null, ...change })
      .where((where) => where.and({ tenant_id, livemode, uuid }))
      .execute();
  }

  /** Deletes a workflow with its steps, consents, media rows and tokens. */
  async remove(uuid: string): Promise<void> {
    await this.delete('workflows.workflows', { uuid }).execute();
  }

  async #stepsOf(uuids: readonly string[]): Promise<ShownStep[]> {
    if (uuids.length === 0) return [];
    const select = this.select('workflows.steps').select(SHOWN_OF_STEP);
    const rows = await select.where('workflow_uuid', 'in', uuids).orderBy('workflow_uuid').orderBy('position').execute();
    return rows.map(({ payload, ...row }) => ({ ...row, payload: payloadIn(payload) }));
  }
}

/**
 * Selects workflows whose claims an API key may still accept or refuse, as in `engine/claims.ts`: claims block the workflow, or remain
 * after its success.
 */
function claimsAreOpen({ and, or, eb }: ExpressionBuilder<WorkflowTables, 'workflows.workflows'>) {
  const block = and({ status: 'people_error', person: 'claimed' });
  const leftOver = and({ status: 'success', person: 'attached' });
  return and([eb('claims', 'is not', null), eb('claims_accepted', 'is', null), or([block, leftOver])]);
}
