import { type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import { bytesOf, type InHex } from './hex.ts';
import { type StepRow, stepRowOf } from './step-row.ts';
import type { ConsentsTable, StepsTable, WorkflowRow } from './tables.ts';

export type ConsentRow = InHex<Selectable<ConsentsTable>, 'text_sha256'>;

/** A workflow with its steps in order, and its consents in the order of recording. */
export interface ReadWorkflow {
  workflow: WorkflowRow;
  steps: readonly StepRow[];
  consents: readonly ConsentRow[];
}

/** A row in the database's JSON, where times and bytes are texts. */
type JsonRow<Row> = {
  [Column in keyof Row]: Row[Column] extends Date | Uint8Array
    ? string
    : Row[Column] extends Date | Uint8Array | null
      ? string | null
      : Row[Column];
};

interface NestedWorkflowRow extends WorkflowRow {
  steps_read: JsonRow<Selectable<StepsTable>>[];
  consents_read: JsonRow<Selectable<ConsentsTable>>[];
}

/**
 * Reads a workflow with its steps and consents in one statement, since every request of a session needs all of them. Null if there is none.
 */
export async function readWorkflow(db: QueryExecutorProvider, { tenantId, livemode }: Owner, uuid: string): Promise<ReadWorkflow | null> {
  const { rows } = await sql<NestedWorkflowRow>`
    select w.*,
      (select coalesce(json_agg(s order by s.position), '[]') from workflows.steps s
        where s.tenant_id = w.tenant_id and s.livemode = w.livemode and s.workflow_uuid = w.uuid) as steps_read,
      (select coalesce(json_agg(c order by c.number), '[]') from workflows.consents c
        where c.tenant_id = w.tenant_id and c.livemode = w.livemode and c.workflow_uuid = w.uuid) as consents_read
    from workflows.workflows w
    where w.tenant_id = ${tenantId} and w.livemode = ${livemode} and w.uuid = ${uuid}`.execute(db);
  if (!rows[0]) return null;
  const { steps_read, consents_read, ...workflow } = rows[0];
  return {
    workflow,
    steps: steps_read.map((row) =>
      stepRowOf({
        ...row,
        setup: bytesOf(hexIn(row.setup)),
        payload: row.payload === null ? null : bytesOf(hexIn(row.payload)),
        facts: row.facts === null ? null : bytesOf(hexIn(row.facts)),
        started_at: timeOf(row.started_at),
        finished_at: timeOf(row.finished_at),
        created_at: new Date(row.created_at),
        updated_at: new Date(row.updated_at),
      }),
    ),
    consents: consents_read.map((row) => ({ ...row, recorded_at: new Date(row.recorded_at), text_sha256: hexIn(row.text_sha256) })),
  };
}

/** Removes the `\x` with which PostgreSQL starts bytes as text. */
function hexIn(text: string): string {
  if (!text.startsWith('\\x')) throw new Error('Set bytea_output of this database to hex.');
  return text.slice(2);
}

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
