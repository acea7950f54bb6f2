import { type FindingCode, findingCodes } from '#contracts/base/findings.ts';
import { isTooLateForClaims } from '../engine/claims.ts';
import { decide } from '../engine/engine.ts';
import { hasEndedWell, statusForSession } from '../engine/session-status.ts';
import type { EngineEvent, EngineOutcome, EngineStep, EngineWorkflow } from '../engine/state.ts';
import { conclude } from '../engine/waiting.ts';
import { type AnswerInRow, rowWith } from '../model/answer-in-row.ts';
import type { ChangedStep } from '../model/workflow-rows.ts';
import type { PersonValues } from '../ports/people.ts';
import { decisionAfter } from './decision.ts';
import { mailCopiesLater, performEffect, reportSuccessLater, tellDocumentsLater } from './perform-effect.ts';
import { rejectionProblem, type Snapshot } from './snapshot.ts';
import { logEntry, type Unit } from './unit.ts';

interface EventInputs {
  /** Columns of the submission for the event's step. */
  answer?: AnswerInRow;
  /** Record of the person whom an API key named, if a condition reads it. Read before the transaction. */
  person?: PersonValues | null;
}

/**
 * Applies an event to a locked workflow, then the results of its conditions, and performs the effects, all in this transaction. Returns the
 * new state. Throws the engine's rejection as a Problem.
 */
export async function applyEvent(unit: Unit, before: Snapshot, event: EngineEvent, inputs: EventInputs = {}): Promise<Snapshot> {
  const after = await applyWithConditions(unit, before, event, inputs);
  const end = await write(unit, after, event, conclude({ ok: true, workflow: after.state, effects: [] }, event));
  await tellDocumentsLater(unit, before, end);
  return dropClaims(unit, end, event);
}

/** Applies an event, and then the events that skip conditions and rules cause, until none is left. */
async function applyWithConditions(unit: Unit, before: Snapshot, event: EngineEvent, { answer, person }: EventInputs): Promise<Snapshot> {
  const after = await write(unit, before, event, decide(before.state, event), answer);
  const decision = decisionAfter(before, after, person ?? null, event.at);
  if (decision === null) return after;
  const { failedRules } = decision;
  if (failedRules) await unit.store.workflows.change(after.workflow.uuid, { failed_rules: JSON.stringify(failedRules) });
  return applyWithConditions(unit, after, decision.event, { person: person ?? null });
}

/** Deletes claims that an API key refused, or that can no longer be accepted because the workflow ended. */
async function dropClaims(unit: Unit, end: Snapshot, { type }: EngineEvent): Promise<Snapshot> {
  const { workflow, state } = end;
  const isRefusal = type === 'claims_refused';
  if (workflow.claims === null || (!isRefusal && !isTooLateForClaims(state))) return end;
  await unit.store.workflows.change(workflow.uuid, { claims: null });
  if (!isRefusal) await logEntry(unit, workflow.uuid, 'claims.dropped');
  return { ...end, workflow: { ...workflow, claims: null } };
}

async function write(unit: Unit, before: Snapshot, event: EngineEvent, outcome: EngineOutcome, answer?: AnswerInRow): Promise<Snapshot> {
  if (!outcome.ok) throw rejectionProblem(outcome.rejection);
  let { workflow } = before;
  const state = outcome.workflow;
  const { steps, changes } = stepsAfter(before, state, event, answer);
  if (state !== before.state) {
    const shown_at = isHidden(event, before.state, state) ? (workflow.shown_at ?? workflow.updated_at) : null;
    const change = { ...workflowChange(state, event.at), attention: attentionOf(steps), shown_at };
    await unit.store.workflows.changeWhole(workflow.uuid, { ...change, error: state.error && JSON.stringify(state.error) }, changes);
    workflow = { ...workflow, ...change };
  }
  for (const effect of outcome.effects) await performEffect(unit, { ...before, workflow }, state, effect);
  const after = { workflow, steps, consents: before.consents, state };
  if (!hasEndedWell(before.state)) await mailCopiesLater(unit, after);
  if (before.state.status !== 'success') await reportSuccessLater(unit, after);
  return after;
}

/** Returns the rows of all steps after the event, and the changes to write. */
function stepsAfter(before: Snapshot, after: EngineWorkflow, event: EngineEvent, answer?: AnswerInRow) {
  const steps = [...before.steps];
  const changes: ChangedStep[] = [];
  for (const [index, step] of after.steps.entries()) {
    if (step === before.state.steps[index]) continue;
    const ofStep = ('step' in event && event.step === step.uuid && answer) || null;
    const change = stepChange(step, event.at);
    changes.push({ uuid: step.uuid, change: { ...change, error: step.error && JSON.stringify(step.error) }, answer: ofStep });
    const row = { ...steps[index]!, ...change };
    steps[index] = ofStep ? rowWith(row, ofStep) : row;
  }
  return { steps, changes };
}

/** Returns the findings of all steps, each once. Null if there are none. A step that was opened again or is skipped keeps its own. */
function attentionOf(steps: Snapshot['steps']): FindingCode[] | null {
  const codes = findingCodes.filter((code) => steps.some(({ findings }) => findings?.includes(code)));
  return codes.length > 0 ? codes : null;
}

function stepChange({ status, version, faults, error, startedAt, finishedAt, needsDecision }: EngineStep, at: Date) {
  const times = { started_at: startedAt, finished_at: finishedAt, updated_at: at };
  return { status, version, faults, error, needs_decision: needsDecision, ...times };
}

function workflowChange(workflow: EngineWorkflow, at: Date) {
  return {
    status: workflow.status,
    person: workflow.person,
    // Each new reason to record the person gets the full number of tries.
    ...(workflow.person === 'pending' ? {} : { person_tries: 0 }),
    people_uuid: workflow.peopleUuid,
    vouched_by: workflow.vouchedBy,
    claims_at: workflow.claimsAt,
    waiting_since: workflow.waitingSince,
    approved_at: workflow.approvedAt,
    facts: workflow.facts,
    rules_passed: workflow.rules === 'none' ? null : workflow.rules === 'passed',
    error: workflow.error,
    started_at: workflow.startedAt,
    finished_at: workflow.finishedAt,
    updated_at: at,
  };
}

const HIDDEN_EVENTS: ReadonlySet<EngineEvent['type']> = new Set(['person_attached', 'person_claimed', 'person_failed', 'barred']);

/**
 * Returns whether sessions must not notice the event: that the job ran tells that no finding held it, and may tell that the person was
 * already recorded; that a barred step waits for an operator tells that there is a finding. A named person sees what it changes in the
 * status.
 */
function isHidden({ type }: EngineEvent, before: EngineWorkflow, after: EngineWorkflow): boolean {
  return HIDDEN_EVENTS.has(type) && statusForSession(before).status === statusForSession(after).status;
}
