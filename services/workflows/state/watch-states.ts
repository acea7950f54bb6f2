import { sql } from 'kysely';
import type { Voucher } from '#contracts/base/claims.ts';
import type { SessionStatus } from '#contracts/base/statuses.ts';
import type { StepStatus, WorkflowStatus } from '#contracts/session/session.ts';
import type { Owner } from '#platform/base/administration.ts';
import { isDoneForSession, statusForSession } from '../engine/session-status.ts';
import type { EngineError, PersonState } from '../engine/state.ts';
import type { Handle } from '../model/owned-rows.ts';

/** A workflow in the form that event streams report. */
export interface WatchState {
  workflow: string;
  status: SessionStatus;
  updated_at: Date;
  /** A text that changes whenever the session API's view changes. */
  stamp: string;
  /** Ids of the workflow's valid tokens. */
  tokens: readonly string[];
}

interface WatchStateRow {
  uuid: string;
  status: WorkflowStatus;
  person: PersonState;
  vouched_by: Voucher | null;
  approved_at: Date | null;
  error: EngineError | null;
  finished_at: Date | null;
  shown_at: Date;
  steps: { version: number; status: StepStatus; finished_at: string | null; needs_decision: boolean }[] | null;
  media: number;
  tokens: string[];
}

/** Reads the states of these workflows in one query. Workflows that do not exist are left out. */
export async function watchStatesOf(
  { tenantId, livemode }: Owner,
  db: Handle,
  workflows: readonly string[],
  now: Date,
): Promise<WatchState[]> {
  const { rows } = await sql<WatchStateRow>`
    select w.uuid, w.status, w.person, w.vouched_by, w.approved_at, w.error, w.finished_at, coalesce(w.shown_at, w.updated_at) as shown_at,
      (select jsonb_agg(jsonb_build_object('version', s.version, 'status', s.status, 'finished_at', s.finished_at,
          'needs_decision', s.needs_decision) order by s.position)
        from workflows.steps s
        where s.tenant_id = w.tenant_id and s.livemode = w.livemode and s.workflow_uuid = w.uuid) as steps,
      (select count(*) from workflows.media m
        where m.tenant_id = w.tenant_id and m.livemode = w.livemode and m.workflow_uuid = w.uuid and m.stored_at is not null) as media,
      array(select t.id::text from workflows.tokens t
        where t.tenant_id = w.tenant_id and t.livemode = w.livemode and t.workflow_uuid = w.uuid
          and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now})) as tokens
    from workflows.workflows w
    where w.tenant_id = ${tenantId} and w.livemode = ${livemode} and w.uuid = any(${[...workflows]}::uuid[])`.execute(db);
  return rows.map(watchStateOf);
}

function watchStateOf(row: WatchStateRow): WatchState {
  const steps = (row.steps ?? []).map(({ version, status, finished_at, needs_decision }) => ({
    version,
    status,
    needsDecision: needs_decision,
    finishedAt: finished_at === null ? null : new Date(finished_at),
  }));
  const progress = { ...row, vouchedBy: row.vouched_by, approvedAt: row.approved_at, finishedAt: row.finished_at, steps };
  const { status, finishedAt } = statusForSession(progress);
  const { uuid: workflow, tokens } = row;
  // The stamp stays constant, since the session must not learn of events after the last step.
  if (isDoneForSession(progress)) return { workflow, status, updated_at: finishedAt!, stamp: `told-${finishedAt!.getTime()}`, tokens };
  const answers = steps.map((step) => `${step.version}${step.status[0]}`).join('.');
  return { workflow, status, updated_at: row.shown_at, stamp: `${status}-${row.shown_at.getTime()}-${row.media}-${answers}`, tokens };
}
