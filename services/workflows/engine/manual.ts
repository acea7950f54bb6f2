import type { WorkflowStatus } from '#contracts/session/session.ts';
import { acceptRecording } from './findings.ts';
import { accept, log, notice, reject } from './outcome.ts';
import { isOver } from './session-status.ts';
import {
  type Effect,
  type EngineEvent,
  type EngineOutcome,
  type EngineStep,
  type EngineWorkflow,
  isDone,
  isFinal,
  isUndecided,
} from './state.ts';

type ManualEvent = Extract<EngineEvent, { type: 'manual' }>;

/** Sets a status manually: an API key may set any status, which is logged; a session may set `working` and `error`. */
export function manual(workflow: EngineWorkflow, event: ManualEvent): EngineOutcome {
  return event.by === 'session' ? bySession(workflow, event) : byOperator(workflow, event);
}

function bySession(workflow: EngineWorkflow, event: ManualEvent): EngineOutcome {
  const target = event.status ?? (event.error === null ? null : 'error');
  if (target === null) return accept(workflow);
  if (isOver(workflow))
    return reject({ problem: 'workflow_finished', detail: 'The workflow has ended; only an API key can open it again' });
  if (event.error?.fatal)
    return reject({
      problem: 'status_not_allowed',
      detail: 'A session token may not end a workflow; leave error.fatal out, or use an API key',
    });
  const running = workflow.status === 'working' || workflow.status === 'error';
  if (!running || (target !== 'working' && target !== 'error')) {
    return reject({
      problem: 'status_not_allowed',
      detail: `A session token may not take a workflow from ${workflow.status} to ${target}`,
    });
  }
  // Logs only changes: the event log is append-only.
  if (target === 'working' && workflow.status === target) return accept(workflow);
  if (target === 'working') return accept({ ...workflow, status: target, error: null }, entry(workflow, target, event));
  const change = { ...workflow, status: target, error: event.error ?? workflow.error };
  return accept(change, entry(workflow, target, event), ...noticeOfChange(workflow, target));
}

function byOperator(workflow: EngineWorkflow, event: ManualEvent): EngineOutcome {
  const target = event.status ?? impliedStatus(workflow, event);
  if (target === null) return accept(workflow);
  // Only an operator's decision lets a doubtful workflow end well: it records the person, and needs a scope of its own.
  if ((target === 'success' || target === 'skipped') && isUndecided(workflow))
    return reject({ problem: 'conflict', detail: 'A finding of the workflow waits for a decision; use Decide on findings' });
  if (isFinal(target)) return close(workflow, target, event);
  return reopen(workflow, target, event);
}

/**
 * Returns the status for an error without a status: a fatal error ends an open workflow, any other interrupts a running one. Null without
 * an error.
 */
function impliedStatus(workflow: EngineWorkflow, event: ManualEvent): WorkflowStatus | null {
  if (event.error === null) return null;
  if (isFinal(workflow.status)) return workflow.status;
  if (event.error.fatal) return 'failed';
  return workflow.status === 'working' ? 'error' : workflow.status;
}

function close(workflow: EngineWorkflow, status: WorkflowStatus, event: ManualEvent): EngineOutcome {
  const cause = status === 'success' ? null : workflow.error;
  const error = event.error === null ? cause : { ...event.error, fatal: status === 'failed' };
  const steps =
    status === 'skipped'
      ? workflow.steps.map((step) => (isDone(step) ? step : change(step, { status: 'skipped', error: null, finishedAt: event.at })))
      : workflow.steps;
  const finishedAt = isFinal(workflow.status) ? workflow.finishedAt : event.at;
  return accept({ ...workflow, status, error, steps, finishedAt }, entry(workflow, status, event), ...noticeOfChange(workflow, status));
}

/** Reopens failed and skipped steps with all their attempts. */
function reopen(workflow: EngineWorkflow, status: WorkflowStatus, event: ManualEvent): EngineOutcome {
  const steps = workflow.steps.map((step) => {
    if (step.status === 'skipped') return change(step, { status: 'pristine', finishedAt: null });
    return step.status === 'failed' || step.faults > 0
      ? change(step, { status: isDone(step) ? step.status : 'working', faults: 0, error: null, finishedAt: null })
      : step;
  });
  const tryPerson = status === 'working' && workflow.person !== 'none' && workflow.person !== 'attached';
  const error = event.error ?? (status === 'error' || status === 'people_error' ? workflow.error : null);
  const open: EngineWorkflow = {
    ...workflow,
    status,
    steps,
    error: error && { ...error, fatal: false },
    finishedAt: null,
    // An open workflow has no end from which retention counts, unless its claims still wait.
    claimsAt: status === 'people_error' ? workflow.claimsAt : null,
    rules: workflow.rules === 'none' ? 'none' : 'unasked',
  };
  const effects: readonly Effect[] = [entry(workflow, status, event), ...noticeOfChange(workflow, status), { type: 'refill' }];
  return tryPerson ? acceptRecording(open, ...effects) : accept(open, ...effects);
}

/** Returns the webhook of a status that was set, as if an event had caused it. None if the workflow had it already. */
const noticeOfChange = (before: EngineWorkflow, status: WorkflowStatus) => (status === before.status ? [] : notice(status));

function change(step: EngineStep, members: Partial<EngineStep>): EngineStep {
  return { ...step, ...members, version: step.version + 1 };
}

function entry(workflow: EngineWorkflow, to: WorkflowStatus, event: ManualEvent) {
  return log('workflow.manual', { by: event.by, from: workflow.status, to, reason: event.error?.reason ?? null });
}
