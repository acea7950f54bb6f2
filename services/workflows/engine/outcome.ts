import type { WorkflowStatus } from '#contracts/session/session.ts';
import type { WorkflowEvent } from '#contracts/workflows/events.ts';
import type { Effect, EngineOutcome, EngineStep, EngineWorkflow, Rejection } from './state.ts';

const webhookOf: Partial<Record<WorkflowStatus, WorkflowEvent>> = {
  success: 'workflow.finished',
  failed: 'workflow.failed',
  rules_failed: 'workflow.rules_failed',
  skipped: 'workflow.skipped',
  error: 'workflow.error',
  people_error: 'workflow.people_error',
};

export function reject(rejection: Rejection): EngineOutcome {
  return { ok: false, rejection };
}

export function accept(workflow: EngineWorkflow, ...effects: readonly Effect[]): EngineOutcome {
  return { ok: true, workflow, effects };
}

/** Returns the effect of a log entry. `data` holds ids, versions and published reasons only, since the log outlives the workflow. */
export function log(type: string, data: Readonly<Record<string, string | number | boolean | null>> = {}): Effect {
  return { type: 'log', entry: { type, data } };
}

/** Returns the effect that sends the webhook of a status; none if it has no webhook. */
export function notice(status: WorkflowStatus): readonly Effect[] {
  const webhook = webhookOf[status];
  return webhook === undefined ? [] : [{ type: 'notify', webhook }];
}

export function withStep(workflow: EngineWorkflow, uuid: string, change: Partial<EngineStep>): EngineWorkflow {
  return { ...workflow, steps: workflow.steps.map((step) => (step.uuid === uuid ? { ...step, ...change } : step)) };
}

export function end(workflow: EngineWorkflow, status: WorkflowStatus, at: Date, effects: readonly Effect[]): EngineOutcome {
  return accept({ ...workflow, status, finishedAt: at }, ...effects, log('workflow.ended', { status }), ...notice(status));
}
