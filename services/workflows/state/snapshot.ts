import type { ConsentKind, StepContract } from '#contracts/steps/step.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import { orNotFound, Problem } from '#platform/base/problem.ts';
import { NO_WAY_BACK } from '#steps/base/step.server.ts';
import { doubtsLinks } from '../engine/judge-findings.ts';
import type { EngineStep, EngineWorkflow, Rejection, RulesState } from '../engine/state.ts';
import type { ConsentRow, ReadWorkflow } from '../model/read-workflow.ts';
import type { StepRow } from '../model/step-row.ts';
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

export async function snapshotOf(app: Pick<WorkflowsApp, 'steps' | 'platform'>, store: WorkflowStore, uuid: string): Promise<Snapshot> {
  return withState(app, existingWorkflow(await store.workflows.find(uuid)));
}

/**
 * Locks a workflow before a write and returns it. Throws for a session whose token has ended. An embedded database needs no lock, since it
 * runs one transaction at a time.
 */
export async function lockWorkflow({ app, store, caller }: Unit, uuid: string): Promise<Snapshot> {
  const { database, clock } = app.platform;
  const whole = database.isShared ? await store.workflows.lock(uuid) : await store.workflows.find(uuid);
  const snapshot = await withState(app, existingWorkflow(whole));
  await refuseEnded(caller, store, clock.now());
  return snapshot;
}

async function withState({ steps, platform }: Pick<WorkflowsApp, 'steps' | 'platform'>, whole: ReadWorkflow): Promise<Snapshot> {
  const { workflow } = whole;
  const settings = await platform.tenants.settings(workflow.tenant_id);
  const hasPaper = whole.steps.some(({ step }) => steps.contract(step).holder);
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
    approvedAt: workflow.approved_at,
    facts: workflow.facts,
    rules: rulesState(workflow),
    consents: acceptedKinds(whole.consents),
    steps: whole.steps.map((row) => stepState(steps.contract(row.step), row, { settings, hasPaper })),
  };
  return { ...whole, state };
}

interface StepSurroundings {
  settings: TenantSettings;
  /** True if a step of the workflow takes a paper: a step that tells who the person is may then tell of another than it. */
  hasPaper: boolean;
}

function stepState(contract: StepContract, row: StepRow, { settings, hasPaper }: StepSurroundings): EngineStep {
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
    barsBack: row.memory[NO_WAY_BACK] === true,
    needsConsent: contract.needs.consent,
    judges:
      contract.findings.length > 0 ||
      (hasPaper && contract.establishes_person) ||
      contract.answered_by === 'operator' ||
      doubtsLinks(contract, row.setup, settings),
    needsDecision: row.needs_decision,
  };
}

function rulesState({ rules, rules_passed }: WorkflowRow): RulesState {
  if (rules === null) return 'none';
  return rules_passed ? 'passed' : 'unasked';
}
