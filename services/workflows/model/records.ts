import type { Claims, SaidClaims } from '#contracts/base/claims.ts';
import {
  type DeviceMetadata,
  type DeviceRecord,
  type PublishedError,
  type StepRecord,
  step as stepSchema,
  type WorkflowError,
  type WorkflowOfCaller,
  type WorkflowRecord,
  workflow as workflowSchema,
} from '#contracts/workflows/records.ts';
import type { Caller } from '#platform/base/ports.ts';
import { statusForSession, type WorkflowProgress } from '../engine/session-status.ts';
import type { EngineError } from '../engine/state.ts';
import { columnsIn } from './columns-in.ts';
import type { ShownStep } from './step-row.ts';
import type { ServedSteps } from './steps.ts';
import type { WholeWorkflow } from './workflow-rows.ts';

export const PEOPLE_SCOPE = 'people';

/** Returns an error for an API key, with the details that only keys are shown. */
export function errorRecord(error: EngineError | null): WorkflowError | null {
  const publicError = publishedError(error);
  if (!error?.sent || !publicError) return publicError;
  const { extra, details } = error.sent;
  return {
    fatal: error.fatal,
    extra: extra ?? {},
    details: {
      reason: details?.reason ?? error.reason,
      error_id: details?.error_id ?? error.error_id,
      stack: details?.stack ?? null,
    },
  };
}

/** Returns an error without the details that only API keys are shown. */
export function publishedError(error: EngineError | null): PublishedError | null {
  return error && { fatal: error.fatal, extra: error.extra, details: { reason: error.reason, error_id: error.error_id, stack: null } };
}

export function timeText(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

function deviceRecord(device: DeviceMetadata): DeviceRecord {
  const { ip = null, user_agent = null, device_id = null, device_name = null } = device;
  const { system_name = null, system_version = null, app_version = null } = device;
  return { ip, user_agent, device_id, device_name, system_name, system_version, app_version };
}

/** Returns a step's title and description for operators; the person is shown the widget's texts. */
export function stepMetadata(steps: ServedSteps, key: string): StepRecord['metadata'] {
  const contract = steps.find(key);
  return { name: key, title: contract?.title ?? null, description: contract?.description ?? null };
}

export function stepRecord(steps: ServedSteps, row: ShownStep): StepRecord {
  return { ...columnsIn(stepSchema, row), error: errorRecord(row.error), metadata: stepMetadata(steps, row.step) };
}

/** Returns a workflow for an API key. Claims (unconfirmed data about a person) are included only if the key has the scope for people. */
export function workflowRecord(
  servedSteps: ServedSteps,
  { workflow, steps }: WholeWorkflow<ShownStep>,
  { scopes }: Pick<Caller, 'scopes'>,
): WorkflowRecord {
  return {
    ...columnsIn(workflowSchema, workflow),
    lead_uuid: null,
    credit_uuid: null,
    error: errorRecord(workflow.error),
    internal_metadata: workflow.internal_metadata && deviceRecord(workflow.internal_metadata),
    steps: steps.map((row) => stepRecord(servedSteps, row)),
    claims: workflow.claims && scopes.has(PEOPLE_SCOPE) ? claimsRecord(workflow.claims) : null,
    failed_rules: workflow.failed_rules && [...workflow.failed_rules],
    attention: workflow.attention ?? [],
    decision: workflow.decision,
  };
}

/** Returns claims without the values on record, which `person/on-record.ts` adds. */
function claimsRecord({ people_uuid, differences }: SaidClaims): Claims {
  const unread = differences.map(({ member, claimed }) => ({ member, known: null, claimed }));
  return { people_uuid, on_record: 'unread', only_claimed: false, differences: unread };
}

/** Returns the state that determines what a session is shown. */
export function progressOf({
  workflow,
  steps,
}: WholeWorkflow<Pick<ShownStep, 'status' | 'finished_at' | 'needs_decision'>>): WorkflowProgress {
  const { status, error, person, vouched_by, approved_at, finished_at } = workflow;
  const ofSteps = steps.map((step) => ({
    status: step.status,
    finishedAt: step.finished_at,
    needsDecision: step.needs_decision,
  }));
  return { status, error, person, vouchedBy: vouched_by, approvedAt: approved_at, finishedAt: finished_at, steps: ofSteps };
}

/** Returns a workflow's record for a session, with null for every member that the session view does not show. */
export function recordForSession(record: WorkflowRecord, whole: WholeWorkflow<ShownStep>): WorkflowOfCaller {
  const { uuid, disable_geolocation, geolocation, started_at, expires_in, steps } = record;
  const { status, error, finishedAt } = statusForSession(progressOf(whole));
  const finished_at = timeText(finishedAt);
  const nullMembers = Object.fromEntries(Object.keys(record).map((member) => [member, null])) as unknown as WorkflowOfCaller;
  return {
    ...nullMembers,
    ...{ uuid, status, disable_geolocation, geolocation, started_at, finished_at, expires_in },
    error: errorForSession(publishedError(error)),
    steps: steps.map((step) => ({ ...step, workflow_uuid: null, coordinates: null, payload: null, error: null })),
  };
}

const errorForSession = (error: WorkflowError | PublishedError | null): WorkflowOfCaller['error'] =>
  error && { fatal: null, extra: null, details: { reason: error.details.reason, error_id: error.details.error_id, stack: null } };
