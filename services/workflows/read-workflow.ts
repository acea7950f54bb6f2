import { type QueryExecutorProvider, type Selectable, sql } from 'kysely';
import type { Owner } from '../platform/administration.ts';
import type { InHex } from './hex.ts';
import type { ConsentsTable, StepsTable, WorkflowsTable } from './tables.ts';

type StepRow = Selectable<StepsTable>;
type WorkflowRow = Selectable<WorkflowsTable>;
export type ConsentRow = InHex<Selectable<ConsentsTable>, 'text_sha256'>;

/** A workflow with its steps in order, and its consents as they came. */
export interface ReadWorkflow {
  workflow: WorkflowRow;
  steps: readonly StepRow[];
  consents: readonly ConsentRow[];
}

/** Times come as texts in what the database writes as JSON. */
type Written<Row> = {
  [Column in keyof Row]: Row[Column] extends Date ? string : Row[Column] extends Date | null ? string | null : Row[Column];
};

interface Read extends WorkflowRow {
  steps_read: Written<StepRow>[];
  consents_read: Written<ConsentRow>[];
}

/** Returns a workflow and what hangs on it, read in one statement: every request of a session asks for all of it. */
export async function readWorkflow(db: QueryExecutorProvider, { tenantId, livemode }: Owner, uuid: string): Promise<ReadWorkflow | null> {
  const { rows } = await sql<Read>`
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
    steps: steps_read.map((row) => ({
      ...row,
      started_at: timeOf(row.started_at),
      finished_at: timeOf(row.finished_at),
      created_at: new Date(row.created_at),
      updated_at: new Date(row.updated_at),
    })),
    consents: consents_read.map((row) => ({
      ...row,
      recorded_at: new Date(row.recorded_at),
      text_sha256: row.text_sha256.slice(HEX_PREFIX.length),
    })),
  };
}

/** PostgreSQL's, of bytes that it writes as text. */
const HEX_PREFIX = '\\x';

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
