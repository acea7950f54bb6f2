import { acceptClaims, refuseClaims } from './claims.ts';
import { reopenSkipped, rulesJudged, skip, skipFailed } from './conditions.ts';
import { acceptRecording, approve, decideFindings, recordApproval, recordPerson } from './findings.ts';
import { manual } from './manual.ts';
import { accept, end, log, notice, reject, withStep } from './outcome.ts';
import { isOver } from './session-status.ts';
import { settle } from './settle.ts';
import {
  attemptsLeft,
  currentStep,
  type EngineEvent,
  type EngineOutcome,
  type EngineStep,
  type EngineWorkflow,
  isBarred,
  isDone,
  isFinal,
  isUndecided,
  owesNamed,
  type Rejection,
  stepBefore,
} from './state.ts';
import { conclude } from './waiting.ts';

type EventOfType<Type extends EngineEvent['type']> = Extract<EngineEvent, { type: Type }>;

/**
 * Reduces a workflow and an event to a new state with effects, or a rejection. Pure: uses no database, no clock and no step's name
 * (docs/engine.md).
 */
export function reduce(workflow: EngineWorkflow, event: EngineEvent): EngineOutcome {
  return conclude(decide(workflow, event), event);
}

/** Reduces an event without the conclusion (`waiting.ts`), since conditions are evaluated in between. */
export function decide(workflow: EngineWorkflow, event: EngineEvent): EngineOutcome {
  const reducer = reducers[event.type] as (workflow: EngineWorkflow, event: EngineEvent) => EngineOutcome;
  return reducer(workflow, event);
}

const reducers: { [Type in EngineEvent['type']]: (workflow: EngineWorkflow, event: EventOfType<Type>) => EngineOutcome } = {
  ...{ initialize, start, submit, fault, back, withdraw, skip, manual, expire },
  ...{ skip_failed: skipFailed, rules_judged: rulesJudged },
  ...{ person_attached: personAttached, person_claimed: personClaimed, person_failed: personFailed },
  claims_accepted: acceptClaims,
  claims_refused: (workflow, { error, at }) => refuseClaims(workflow, error, at),
  decided: decideFindings,
  barred: (workflow) => accept(workflow),
  claims_expiring: (workflow) => accept(workflow, { type: 'notify', webhook: 'workflow.claims_expiring' }),
  link_disowned: (workflow) => accept(workflow, { type: 'notify', webhook: 'workflow.link_disowned' }),
};

/** Returns the reason why the step accepts no media, action or submission now. Null if it does. */
export function rejectionToSubmit(workflow: EngineWorkflow, uuid: string, by: EngineStep['answeredBy'] = 'person'): Rejection | null {
  const step = atStep(workflow, uuid);
  if ('problem' in step) return step;
  if (step.answeredBy !== by)
    return by === 'person' ? forOperator : { problem: 'conflict', detail: 'The person answers this step, not an API key' };
  if (step.status === 'pristine') return { problem: 'conflict', detail: 'Start the step first' };
  return step.status === 'error' && attemptsLeft(step) === 0 ? attemptsRejection : null;
}

const forOperator: Rejection = { problem: 'conflict', detail: 'An operator answers this step; wait for the decision' };
const attemptsRejection: Rejection = {
  problem: 'attempts_exhausted',
  detail: 'The step failed too often; a key opens it again with PATCH /workflows/v1/workflows/{uuid} {"status": "working"}',
};

/** Returns the step if it is the current step of an open workflow, else the rejection. */
function atStep(workflow: EngineWorkflow, uuid: string): EngineStep | Rejection {
  if (isOver(workflow)) return { problem: 'workflow_finished', detail: 'The workflow has ended' };
  if (workflow.status === 'pristine') return { problem: 'conflict', detail: 'Initialize the workflow first' };
  const current = currentStep(workflow);
  if (current?.uuid !== uuid) {
    const isAnswered = workflow.steps.some((step) => step.uuid === uuid && isDone(step));
    return { problem: 'step_not_current', detail: isAnswered ? 'The step is answered already' : 'Another step comes first' };
  }
  return current;
}

function atVersion(workflow: EngineWorkflow, event: { step: string; version: number }): EngineStep | Rejection {
  const step = atStep(workflow, event.step);
  if ('problem' in step || step.version === event.version) return step;
  return { problem: 'version_conflict', detail: `The step is at version ${step.version}; read the session again` };
}

function initialize(workflow: EngineWorkflow, event: EventOfType<'initialize'>): EngineOutcome {
  if (isFinal(workflow.status)) return accept(workflow);
  if (workflow.status === 'pristine') {
    return accept({ ...workflow, status: 'working', startedAt: workflow.startedAt ?? event.at }, log('workflow.initialized'));
  }
  if (workflow.status === 'error') return accept({ ...workflow, status: 'working', error: null }, log('workflow.device'));
  return accept(workflow, ...(event.otherDevice ? [log('workflow.device')] : []));
}

function start(workflow: EngineWorkflow, event: EventOfType<'start'>): EngineOutcome {
  const step = atVersion(workflow, event);
  if ('problem' in step) return reject(step);
  if (attemptsLeft(step) === 0) return reject(attemptsRejection);
  if (step.needsConsent !== null && !workflow.consents.includes(step.needsConsent)) {
    return reject({ problem: 'consent_missing', detail: `The person must give the ${step.needsConsent} consent first` });
  }
  if (step.needsPerson && workflow.peopleUuid === null)
    return reject({ problem: 'conflict', detail: 'The person is not recorded yet; try again later' });
  if (step.status === 'working') return accept(workflow);
  return accept(
    withStep(workflow, step.uuid, { status: 'working', version: step.version + 1, error: null, startedAt: step.startedAt ?? event.at }),
    log('step.started', { step: step.uuid, version: step.version + 1 }),
  );
}

function submit(workflow: EngineWorkflow, event: EventOfType<'submit'>): EngineOutcome {
  const outcome = record(workflow, event);
  if (!outcome.ok || event.by === 'person') return outcome;
  // Resets the wait: the next step may be an operator's too and then waits from now.
  return accept({ ...outcome.workflow, waitingSince: null }, ...outcome.effects);
}

function record(workflow: EngineWorkflow, event: EventOfType<'submit'>): EngineOutcome {
  const step = atVersion(workflow, event);
  if ('problem' in step) return reject(step);
  const rejection = rejectionToSubmit(workflow, step.uuid, event.by);
  if (rejection) return reject(rejection);
  const version = step.version + 1;
  const entry = log('step.submitted', { step: step.uuid, version, outcome: event.no === null ? 'success' : 'failed' });

  if (event.no !== null) {
    const next = withStep(workflow, step.uuid, { status: 'failed', version, error: event.no, finishedAt: event.at, needsDecision: false });
    return end({ ...next, error: event.no }, 'failed', event.at, [entry]);
  }

  // A step that can establish the person may succeed without doing so, for example if the card was unreadable.
  const establishesPerson = step.establishesPerson && event.facts;
  const { needsDecision } = event;
  const change = { status: 'success', version, faults: 0, error: null, finishedAt: event.at, establishesPerson, needsDecision } as const;
  const afterAnswer = withStep(workflow, step.uuid, change);
  // An operator who approves a step has seen the findings before it.
  const after = event.by === 'operator' ? approve(afterAnswer, event.at) : afterAnswer;
  const hasPerson = after.steps.some((other) => other.establishesPerson && other.status === 'success');
  const facts = workflow.facts + (event.facts ? 1 : 0);
  const learnsPerson = (event.facts && hasPerson) || owesNamed(after, event.facts);
  // What the record refused is asked again with the new facts: while a finding waits, after the decision.
  const asksAgain = workflow.status === 'people_error' && learnsPerson && isUndecided(after);
  const recovery = workflow.status === 'error' || asksAgain ? ({ status: 'working', error: null } as const) : {};
  const next = { ...after, ...recovery, facts, consents: event.consents };
  const wasHeld = workflow.person === 'held' || (workflow.person === 'pending' && isUndecided(after));
  const shouldRecord = learnsPerson || wasHeld;
  if (!shouldRecord && event.by === 'person') return settle(next, event.at, [entry]);
  const { workflow: recording, effects } = shouldRecord ? recordPerson(next) : recordApproval(next);
  return settle(recording, event.at, [entry, ...effects]);
}

function fault(workflow: EngineWorkflow, event: EventOfType<'fault'>): EngineOutcome {
  const step = atVersion(workflow, event);
  if ('problem' in step) return reject(step);
  const entry = log('step.fault', { step: step.uuid, by: event.by, reason: event.error.reason });
  // A fault does not block a step that an operator answers.
  if (event.passes || step.answeredBy === 'operator') return accept(workflow, entry);
  const next = withStep(workflow, step.uuid, {
    error: event.error,
    // Only the first failure of a try counts; an automatic repeat of the request belongs to the same try.
    faults: step.faults + (event.by === 'step' && step.status === 'working' ? 1 : 0),
    // The version stays, so that the person's own retry is not rejected as a write from another device.
    ...(step.status === 'working' ? { status: 'error' as const } : {}),
  });
  if (workflow.status !== 'working' || step.status === 'pristine') return accept(next, entry);
  return accept({ ...next, status: 'error', error: event.error }, entry, ...notice('error'));
}

function back(workflow: EngineWorkflow, event: EventOfType<'back'>): EngineOutcome {
  const step = atVersion(workflow, event);
  if ('problem' in step) return reject(step);
  if (step.answeredBy === 'operator')
    return reject({ problem: 'step_final', detail: 'An operator reviews the submission; wait for the decision' });
  const before = stepBefore(workflow, step);
  if (before === null) return reject({ problem: 'conflict', detail: 'No earlier step can be opened; continue with this one' });
  if (before.final) return reject({ problem: 'step_final', detail: 'The previous step is final; continue with this one' });
  if (isBarred(workflow, step)) return reject({ problem: 'step_final', detail: 'Nobody goes back from this step; continue with it' });
  return accept(
    reopenSkipped(withStep(workflow, before.uuid, { status: 'working', version: before.version + 1, finishedAt: null }), before),
    log('step.reopened', { step: before.uuid, version: before.version + 1 }),
  );
}

/** Raises the version, so that a submission still in transit is rejected with a version conflict. */
function withdraw(workflow: EngineWorkflow, event: EventOfType<'withdraw'>): EngineOutcome {
  const step = atVersion(workflow, event);
  if ('problem' in step) return reject(step);
  if (step.answeredBy === 'operator') return reject(forOperator);
  const version = step.version + 1;
  return accept(withStep(workflow, step.uuid, { version }), log('step.withdrawn', { step: step.uuid, version }));
}

function personAttached(workflow: EngineWorkflow, event: EventOfType<'person_attached'>): EngineOutcome {
  const { peopleUuid, vouchedBy, joined, facts } = event;
  const entry = log('workflow.person_attached', { people_uuid: peopleUuid, facts, vouched_by: vouchedBy, joined });
  const withPerson = { ...workflow, peopleUuid, vouchedBy };
  if (isFinal(workflow.status)) return accept({ ...withPerson, person: 'attached' }, entry);
  const next = endInterruption(withPerson);
  // A submission that arrived meanwhile may have found this job still queued and enqueued none, so another job is enqueued.
  if (event.facts < workflow.facts) return acceptRecording(next, entry);
  return settle({ ...next, person: 'attached' }, event.at, [entry]);
}

/** Leaves the person's record unchanged: the person was already recorded, and no trusted source confirms the claims. */
function personClaimed(workflow: EngineWorkflow, event: EventOfType<'person_claimed'>): EngineOutcome {
  const entry = log('workflow.person_claimed', { facts: event.facts });
  if (isFinal(workflow.status)) return accept({ ...workflow, person: 'claimed' }, entry);
  const next = endInterruption({ ...workflow, peopleUuid: null });
  if (event.facts < workflow.facts) return acceptRecording(next, entry);
  return settle({ ...next, person: 'claimed' }, event.at, [entry]);
}

/** Ends the interruption that an earlier failure of the job caused. */
function endInterruption(workflow: EngineWorkflow): EngineWorkflow {
  return workflow.status === 'people_error' ? { ...workflow, status: 'working', error: null } : workflow;
}

function personFailed(workflow: EngineWorkflow, event: EventOfType<'person_failed'>): EngineOutcome {
  if (workflow.person !== 'pending') return accept(workflow);
  const entry = log('workflow.person_failed', { reason: event.error.reason, last: event.last });
  // An ended workflow keeps its status; the failure is only logged.
  if (isFinal(workflow.status)) return event.last ? accept({ ...workflow, person: 'refused' }, entry) : accept(workflow);
  // A person with open steps continues, since the job may succeed meanwhile.
  const shouldInterrupt = event.last || workflow.steps.every(isDone);
  return accept(
    {
      ...workflow,
      ...(shouldInterrupt ? { status: 'people_error', error: event.error } : {}),
      person: event.last ? 'refused' : 'pending',
    },
    entry,
    ...(event.last ? notice('people_error') : []),
  );
}

function expire(workflow: EngineWorkflow, event: EventOfType<'expire'>): EngineOutcome {
  if (isFinal(workflow.status) || workflow.waitingSince !== null) return accept(workflow);
  return end({ ...workflow, error: event.error }, 'failed', event.at, []);
}
