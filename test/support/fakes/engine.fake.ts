import { reduce } from '#services/workflows/engine/engine.ts';
import type { EngineEvent, EngineOutcome, EngineStep, EngineWorkflow } from '#services/workflows/engine/state.ts';

/** Fake workflows, steps and events for tests of the engine. */

export const at = new Date('2026-11-20T12:00:00Z');
export const no = { reason: 'step_refused', error_id: 3002, fatal: true, extra: {} };
export const trouble = { reason: 'step_broken', error_id: 3003, fatal: false, extra: {} };
/** The members of a `person_attached` event for a person whose data no trusted source (voucher) confirms. */
export const nobody = { vouchedBy: null, joined: false } as const;
export const person = '7f1c9c1e-0000-4000-8000-000000000001';

export function step(uuid: string, declared: Partial<EngineStep> = {}): EngineStep {
  return {
    uuid,
    status: 'pristine',
    version: 0,
    faults: 0,
    error: null,
    startedAt: null,
    finishedAt: null,
    final: false,
    answeredBy: 'person',
    establishesPerson: false,
    needsPerson: false,
    barsBack: false,
    needsConsent: null,
    judges: false,
    needsDecision: false,
    ...declared,
  };
}

export function fresh(...steps: EngineStep[]): EngineWorkflow {
  return {
    status: 'pristine',
    error: null,
    startedAt: null,
    finishedAt: null,
    person: 'none',
    peopleUuid: null,
    named: false,
    vouchedBy: null,
    claimsAt: null,
    waitingSince: null,
    approvedAt: null,
    facts: 0,
    rules: 'none',
    consents: [],
    steps,
  };
}

export function accept(workflow: EngineWorkflow, event: EngineEvent): Extract<EngineOutcome, { ok: true }> {
  const outcome = reduce(workflow, event);
  if (!outcome.ok) throw new Error(`${event.type} was refused: ${outcome.rejection.problem}`);
  return outcome;
}

export function refuse(workflow: EngineWorkflow, event: EngineEvent): string {
  const outcome = reduce(workflow, event);
  if (outcome.ok) throw new Error(`${event.type} was accepted`);
  return outcome.rejection.problem;
}

export const initialize = { type: 'initialize', at, otherDevice: true } as const;

export function start(workflow: EngineWorkflow, uuid: string): EngineWorkflow {
  return accept(workflow, { type: 'start', at, step: uuid, version: versionOf(workflow, uuid) }).workflow;
}

export function submission(
  workflow: EngineWorkflow,
  uuid: string,
  more: Partial<Extract<EngineEvent, { type: 'submit' }>> = {},
): EngineEvent {
  return {
    type: 'submit',
    at,
    step: uuid,
    version: versionOf(workflow, uuid),
    by: workflow.steps.find((one) => one.uuid === uuid)?.answeredBy ?? 'person',
    no: null,
    facts: false,
    consents: workflow.consents,
    needsDecision: false,
    ...more,
  };
}

export function answer(
  workflow: EngineWorkflow,
  uuid: string,
  more: Partial<Extract<EngineEvent, { type: 'submit' }>> = {},
): EngineWorkflow {
  const started = start(workflow, uuid);
  return accept(started, submission(started, uuid, more)).workflow;
}

export function versionOf(workflow: EngineWorkflow, uuid: string): number {
  return workflow.steps.find((one) => one.uuid === uuid)?.version ?? 0;
}
