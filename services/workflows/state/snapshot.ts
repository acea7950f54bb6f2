import type { ConsentKind } from '#contracts/steps/step.ts';
import { orNotFound, Problem } from '#platform/base/problem.ts';
import type { EngineStep, EngineWorkflow, Rejection, RulesState } from '../engine/state.ts';
import type { ConsentRow, ReadWorkflow } from '../model/read-workflow.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { WorkflowStore } from '../model/store.ts';
import type { WorkflowRow } from '../model/tables.ts';
import type { WorkflowsApp } from './app.ts';
import { refuseEnded } from './session-caller.ts';
import type { Unit } from './unit.ts';

/** A workflow at one moment: its rows and the engine's state. */
export interface Snapshot extends ReadWorkflow {
  state: EngineWorkflow;
}

export function rejectionProblem(rejection: Rejection): Problem {
  return new Problem(rejection.problem, rejection.detail);
}

export function notFound(what: 'workflow' | 'step' | 'medium' | 'file' | 'custom domain'): Problem {
  return new Problem('not_found', `There is no such ${what}`);
}

export const existingWorkflow = orNotFound('There is no such workflow');

export function stepOf({ steps }: Pick<Snapshot, 'steps'>, uuid: string): StepRow {
  const step = steps.find((one) => one.uuid === uuid);
  if (!step) throw notFound('step');
  return step;
}

/** Returns the kinds of consent that are accepted. */
export function acceptedKinds(consents: readonly Pick<ConsentRow, 'step_uuid' | 'key' | 'kind' | 'accepted'>[]): ConsentKind[] {
  return [...new Set(newestConsents(consents).flatMap(({ kind, accepted }) => (accepted ? [kind] : [])))];
}

/** Returns the newest row of each step and key; earlier rows no longer count. */
export function newestConsents<Row extends Pick<ConsentRow, 'step_uuid' | 'key'>>(consents: readonly Row[]): Row[] {
  return [...new Map(consents.map((row) => [`${row.step_uuid} ${row.key}`, row])).values()];
}

export async function snapshotOf({ steps }: Pick<WorkflowsApp, 'steps'>, store: WorkflowStore, uuid: string): Promise<Snapshot> {
  return withState(steps, existingWorkflow(await store.workflows.find(uuid)));
}

/**
 * Locks a workflow before a write and returns it. Throws for a session whose token has ended. An embedded database needs no lock, since it
 * runs one transaction at a time.
 */
export async function lockWorkflow({ app, store, caller }: Unit, uuid: string): Promise<Snapshot> {
  const { database, clock } = app.platform;
  const whole = database.isShared ? await store.workflows.lock(uuid) : await store.workflows.find(uuid);
  const snapshot = withState(app.steps, existingWorkflow(whole));
  await refuseEnded(caller, store, clock.now());
  return snapshot;
}

function withState(steps: ServedSteps, whole: ReadWorkflow): Snapshot {
  const { workflow } = whole;
  const state = {
    status: workflow.status,
    error: workflow.error,
    startedAt: workflow.started_at,
    finishedAt: workflow.finished_at,
    person: workflow.person,
    peopleUuid: workflow.people_uuid,
    named: workflow.people_given,
    vouchedBy: workflow.vouched_by,
    claimsAt: workflow.claims_at,
    waitingSince: workflow.waiting_since,
    facts: workflow.facts,
    rules: rulesState(workflow),
    consents: acceptedKinds(whole.consents),
    steps: whole.steps.map((row) => stepState(steps, row)),
  };
  return { ...whole, state };
}

function stepState(steps: ServedSteps, row: StepRow): EngineStep {
  const contract = steps.contract(row.step);
  return {
    uuid: row.uuid,
    status: row.status,
    version: row.version,
    faults: row.faults,
    error: row.error,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    final: contract.final,
    answeredBy: contract.answered_by,
    establishesPerson: contract.establishes_person && (row.status !== 'success' || row.facts !== null),
    needsPerson: contract.needs.people,
    needsConsent: contract.needs.consent,
  };
}

function rulesState({ rules, rules_passed }: WorkflowRow): RulesState {
  if (rules === null) return 'none';
  return rules_passed ? 'passed' : 'unasked';
}
