import { randomUUID } from 'node:crypto';
import type { EventContent } from '#contracts/events.ts';
import type { ConsentKind } from '#contracts/steps/step.ts';
import type { WorkflowEvent } from '#contracts/workflows/events.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { orNotFound, Problem } from '#platform/base/problem.ts';
import { isTooLateForClaims } from '../engine/claims.ts';
import { decide } from '../engine/engine.ts';
import { isNamed } from '../engine/session-standing.ts';
import type { Effect, EngineEvent, EngineOutcome, EngineStep, EngineWorkflow, Rejection, RulesState } from '../engine/state.ts';
import { conclude } from '../engine/waiting.ts';
import { type AnswerInRow, rowWith } from '../model/answer-in-row.ts';
import type { ConsentRow, ReadWorkflow } from '../model/read-workflow.ts';
import { publishedError } from '../model/records.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { ChangedStep, WorkflowRow, WorkflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { decisionAfter } from './decision.ts';
import type { PersonValues } from './person-values.ts';
import { refuseEnded } from './session-caller.ts';

type Transaction = Parameters<Parameters<Platform<WorkflowTables>['database']['transaction']>[0]>[0];

/** The queue of the job that records the person. */
export const ATTACH_QUEUE = 'workflows-attach-person';
/** The queue of the job that tells the person what an operator answered. */
export const TELL_QUEUE = 'workflows-tell-person';

/** The queue of the job that mails signed copies. */
export const COPIES_QUEUE = 'workflows-mail-copies';
/** The queue of the job that tells the people service of a good end. */
export const ENDED_QUEUE = 'workflows-tell-people';

/** A job after the good end of a workflow. */
export interface EndedJob {
  tenantId: string;
  livemode: boolean;
  workflow: string;
}

/** What a transition runs in: one transaction, one tenant's rows, one caller. */
export interface Unit {
  trx: Transaction;
  store: WorkflowStore;
  caller: Caller;
  /** The record of the person whom a key named, where a condition reads it: it is asked for before the transaction. */
  person?: PersonValues | null;
}

/** A workflow at one moment: its rows, and the state that the engine sees. */
export interface Snapshot extends ReadWorkflow {
  state: EngineWorkflow;
}

export function rejectionProblem(rejection: Rejection): Problem {
  return new Problem(rejection.problem, rejection.detail);
}

export function notFound(what: 'workflow' | 'step' | 'medium' | 'file' | 'template binding' | 'custom domain'): Problem {
  return new Problem('not_found', `There is no such ${what}`);
}

export const existingWorkflow = orNotFound('There is no such workflow');

export function stepOf({ steps }: Pick<Snapshot, 'steps'>, uuid: string): StepRow {
  const step = steps.find((one) => one.uuid === uuid);
  if (!step) throw notFound('step');
  return step;
}

/** Returns the kinds on record. */
export function kindsOnRecord(consents: readonly Pick<ConsentRow, 'step_uuid' | 'key' | 'kind' | 'accepted'>[]): ConsentKind[] {
  return [...new Set(newestConsents(consents).flatMap(({ kind, accepted }) => (accepted ? [kind] : [])))];
}

/** Returns what counts: the newest row of each step and key. */
export function newestConsents<Row extends Pick<ConsentRow, 'step_uuid' | 'key'>>(consents: readonly Row[]): Row[] {
  return [...new Map(consents.map((row) => [`${row.step_uuid} ${row.key}`, row])).values()];
}

export type Transitions = ReturnType<typeof createTransitions>;

/** Writes the engine's decisions to the database: state and effects in one transaction. */
export function createTransitions(platform: Platform<WorkflowTables>, steps: ServedSteps) {
  const stepState = (row: StepRow): EngineStep => {
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
  };

  const snapshotOf = (whole: ReadWorkflow): Snapshot => ({
    ...whole,
    state: {
      status: whole.workflow.status,
      error: whole.workflow.error,
      startedAt: whole.workflow.started_at,
      finishedAt: whole.workflow.finished_at,
      person: whole.workflow.person,
      peopleUuid: whole.workflow.people_uuid,
      named: whole.workflow.people_given,
      vouchedBy: whole.workflow.vouched_by,
      claimsAt: whole.workflow.claims_at,
      waitingSince: whole.workflow.waiting_since,
      facts: whole.workflow.facts,
      rules: rulesState(whole.workflow),
      consents: kindsOnRecord(whole.consents),
      steps: whole.steps.map(stepState),
    },
  });

  const read = async (store: WorkflowStore, uuid: string): Promise<Snapshot> => snapshotOf(existingWorkflow(await store.find(uuid)));

  /**
   * Locks a workflow for what its caller writes, and refuses a session whose token has ended. On the embedded engine one transaction is open
   * at a time.
   */
  const lock = async ({ store, caller }: Pick<Unit, 'store' | 'caller'>, uuid: string): Promise<Snapshot> => {
    const snapshot = platform.database.isShared ? snapshotOf(existingWorkflow(await store.lock(uuid))) : await read(store, uuid);
    await refuseEnded(caller, store, platform.clock.now());
    return snapshot;
  };

  /**
   * Applies an event to a locked workflow and whatever its conditions decide then, performs the effects, and returns the new snapshot.
   * `answer` is what the event's step is told. Throws a rejection as a Problem.
   */
  const apply = async (unit: Unit, before: Snapshot, event: EngineEvent, answer: AnswerInRow | null = null): Promise<Snapshot> => {
    const after = await follow(unit, before, event, answer);
    const end = await write(unit, after, event, conclude({ ok: true, workflow: after.state, effects: [] }, event));
    return dropClaims(unit, end, event);
  };

  /** Claims go when a key refuses them, and with an end after which nobody can judge them. */
  const dropClaims = async ({ store, trx, caller }: Unit, end: Snapshot, { type }: EngineEvent): Promise<Snapshot> => {
    const { workflow, state } = end;
    const isRefusal = type === 'claims_refused';
    if (workflow.claims === null || (!isRefusal && !isTooLateForClaims(state))) return end;
    await store.update(workflow.uuid, { claims: null });
    if (!isRefusal)
      await platform.events.append(trx, caller, { kind: 'workflow', id: workflow.uuid }, { type: 'claims.dropped', data: {} });
    return { ...end, workflow: { ...workflow, claims: null } };
  };

  const follow = async (unit: Unit, before: Snapshot, event: EngineEvent, answer: AnswerInRow | null = null): Promise<Snapshot> => {
    const after = await write(unit, before, event, decide(before.state, event), answer);
    const decision = decisionAfter(before, after, unit.person ?? null, event.at);
    if (decision === null) return after;
    const { failedRules } = decision;
    if (failedRules) await unit.store.update(after.workflow.uuid, { failed_rules: JSON.stringify(failedRules) });
    return follow(unit, after, decision.event);
  };

  const write = async (
    unit: Unit,
    before: Snapshot,
    event: EngineEvent,
    outcome: EngineOutcome,
    answer: AnswerInRow | null = null,
  ): Promise<Snapshot> => {
    if (!outcome.ok) throw rejectionProblem(outcome.rejection);
    let { workflow } = before;
    const state = outcome.workflow;
    const { steps, changed } = stepsAfter(before, state, event, answer);
    if (state !== before.state) {
      const change = {
        ...workflowChange(state, event.at),
        ...(isHidden(event, before.state) ? keepShownAt(workflow) : { shown_at: null }),
      };
      await unit.store.updateWhole(workflow.uuid, { ...change, error: state.error && JSON.stringify(state.error) }, changed);
      workflow = { ...workflow, ...change };
    }
    for (const effect of outcome.effects) await perform(unit, before, state, effect);
    const after = { workflow, steps, consents: before.consents, state };
    if (before.state.status !== 'success') {
      await copiesDue(unit, after);
      await peopleHear(unit, after);
    }
    return after;
  };

  /** Has the signed copies mailed where the workflow ended well and asks for it. The job knows which of them were. */
  const copiesDue = async ({ trx, caller }: Unit, { workflow, state }: Snapshot): Promise<void> => {
    if (state.status !== 'success' || !workflow.send_email) return;
    await platform.jobs.enqueue(trx, COPIES_QUEUE, endedJob(caller, workflow), { singletonKey: workflow.uuid });
  };

  /** Has the people service told that a workflow of somebody on record ended well. */
  const peopleHear = async ({ trx, caller }: Unit, { workflow, state }: Snapshot): Promise<void> => {
    if (state.status !== 'success' || state.peopleUuid === null) return;
    await platform.jobs.enqueue(trx, ENDED_QUEUE, endedJob(caller, workflow), { singletonKey: workflow.uuid });
  };

  const perform = async ({ trx, store, caller }: Unit, { workflow, steps: rows }: Snapshot, after: EngineWorkflow, effect: Effect) => {
    switch (effect.type) {
      case 'log':
        return platform.events.append(trx, caller, { kind: 'workflow', id: workflow.uuid }, effect.entry);
      case 'attach_person': {
        const job = { tenantId: caller.tenantId, livemode: caller.livemode, workflow: workflow.uuid };
        return platform.jobs.enqueue(trx, ATTACH_QUEUE, job, { singletonKey: workflow.uuid });
      }
      case 'tell_person': {
        const { tenantId, livemode } = caller;
        // One message, however often the job runs.
        const job = { tenantId, livemode, workflow: workflow.uuid, news: effect.news, reference: randomUUID() };
        return platform.jobs.enqueue(trx, TELL_QUEUE, job);
      }
      case 'refill':
        return store.refill(workflow.uuid);
      case 'notify': {
        if (workflow.callback_url === null) return;
        const delivery = { url: workflow.callback_url, type: effect.webhook, subject: { kind: 'workflow', id: workflow.uuid } };
        const left = effect.webhook === 'workflow.finished' && leavesClaims(workflow, after);
        const data = { ...news(workflow, rows, after), ...(left ? { claims: true as const } : {}) };
        await platform.webhooks.send(trx, caller, { ...delivery, data });
      }
    }
  };

  return { read, lock, apply, copiesDue };
}

const endedJob = ({ tenantId, livemode }: Caller, { uuid }: WorkflowRow): EndedJob => ({ tenantId, livemode, workflow: uuid });

/** Returns the rows as they are then, and what is to be written of those that changed. */
function stepsAfter(before: Snapshot, after: EngineWorkflow, event: EngineEvent, answer: AnswerInRow | null) {
  const steps = [...before.steps];
  const changedSteps: ChangedStep[] = [];
  for (const [index, step] of after.steps.entries()) {
    if (step === before.state.steps[index]) continue;
    const ofStep = 'step' in event && event.step === step.uuid ? answer : null;
    const change = stepChange(step, event.at);
    changedSteps.push({ uuid: step.uuid, change: { ...change, error: step.error && JSON.stringify(step.error) }, answer: ofStep });
    const row = { ...steps[index]!, ...change };
    steps[index] = ofStep ? rowWith(row, ofStep) : row;
  }
  return { steps, changed: changedSteps };
}

function stepChange(step: EngineStep, at: Date) {
  return {
    status: step.status,
    version: step.version,
    faults: step.faults,
    error: step.error,
    started_at: step.startedAt,
    finished_at: step.finishedAt,
    updated_at: at,
  };
}

function workflowChange(workflow: EngineWorkflow, at: Date) {
  return {
    status: workflow.status,
    person: workflow.person,
    // A new round of tries begins with every new reason to record the person.
    ...(workflow.person === 'pending' ? {} : { person_tries: 0 }),
    people_uuid: workflow.peopleUuid,
    vouched_by: workflow.vouchedBy,
    claims_at: workflow.claimsAt,
    waiting_since: workflow.waitingSince,
    facts: workflow.facts,
    rules_passed: workflow.rules === 'none' ? null : workflow.rules === 'passed',
    error: workflow.error,
    started_at: workflow.startedAt,
    finished_at: workflow.finishedAt,
    updated_at: at,
  };
}

function rulesState({ rules, rules_passed }: WorkflowRow): RulesState {
  if (rules === null) return 'none';
  return rules_passed ? 'passed' : 'unasked';
}

/** Whether a session may not see that this happened: unless a key named the person, what the job found is not theirs to learn. */
function isHidden({ type }: EngineEvent, before: EngineWorkflow): boolean {
  return !isNamed(before) && (type === 'person_attached' || type === 'person_claimed' || type === 'person_failed');
}

const keepShownAt = ({ shown_at, updated_at }: WorkflowRow) => ({ shown_at: shown_at ?? updated_at });

/** Whether something was said that could not be written beside the rest, and waits for a key. */
const leavesClaims = ({ claims, claims_accepted }: WorkflowRow, { person }: EngineWorkflow) =>
  claims !== null && claims_accepted === null && person === 'attached';

/** What a webhook says: ids, statuses and causes, no personal data. */
function news(workflow: WorkflowRow, rows: readonly StepRow[], after: EngineWorkflow): EventContent<WorkflowEvent>['data'] {
  return {
    workflow_uuid: workflow.uuid,
    status: after.status,
    external_reference_id: workflow.external_reference_id,
    people_uuid: after.peopleUuid,
    steps: rows.map(({ uuid, step, custom_id }, index) => ({ uuid, step, custom_id, status: after.steps[index]!.status })),
    error: publishedError(after.error),
  };
}
