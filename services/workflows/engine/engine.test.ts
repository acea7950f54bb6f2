import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepStatus, type WorkflowStatus, workflowStatus } from '../../../contracts/session/session.ts';
import { workflowErrors } from '../../../contracts/workflows/errors.ts';
import { reduce, rejectionToSubmit } from './engine.ts';
import { sessionStandingOf } from './session-standing.ts';
import {
  ATTEMPTS,
  attemptsLeft,
  canGoBack,
  currentStep,
  type EngineEvent,
  type EngineStep,
  type EngineWorkflow,
  isFinal,
  type Outcome,
} from './state.ts';

const at = new Date('2026-11-20T12:00:00Z');
const no = { reason: 'step_refused', error_id: 3002, fatal: true, extra: {} };
const trouble = { reason: 'step_broken', error_id: 3003, fatal: false, extra: {} };
const person = '7f1c9c1e-0000-4000-8000-000000000001';

function step(uuid: string, declared: Partial<EngineStep> = {}): EngineStep {
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
    needsConsent: null,
    ...declared,
  };
}

function fresh(...steps: EngineStep[]): EngineWorkflow {
  return {
    status: 'pristine',
    error: null,
    startedAt: null,
    finishedAt: null,
    person: 'none',
    peopleUuid: null,
    vouchedBy: null,
    claimsAt: null,
    waitingSince: null,
    facts: 0,
    rules: 'none',
    consents: [],
    steps,
  };
}

function accept(workflow: EngineWorkflow, event: EngineEvent): Extract<Outcome, { ok: true }> {
  const outcome = reduce(workflow, event);
  if (!outcome.ok) throw new Error(`${event.type} was refused: ${outcome.rejection.problem}`);
  return outcome;
}

function refuse(workflow: EngineWorkflow, event: EngineEvent): string {
  const outcome = reduce(workflow, event);
  if (outcome.ok) throw new Error(`${event.type} was accepted`);
  return outcome.rejection.problem;
}

const initialize = { type: 'initialize', at, otherDevice: true } as const;

function start(workflow: EngineWorkflow, uuid: string): EngineWorkflow {
  return accept(workflow, { type: 'start', at, step: uuid, version: versionOf(workflow, uuid) }).workflow;
}

function submission(workflow: EngineWorkflow, uuid: string, more: Partial<Extract<EngineEvent, { type: 'submit' }>> = {}): EngineEvent {
  return {
    type: 'submit',
    at,
    step: uuid,
    version: versionOf(workflow, uuid),
    by: workflow.steps.find((one) => one.uuid === uuid)?.answeredBy ?? 'person',
    no: null,
    facts: false,
    consents: workflow.consents,
    ...more,
  };
}

function answer(workflow: EngineWorkflow, uuid: string, more: Partial<Extract<EngineEvent, { type: 'submit' }>> = {}): EngineWorkflow {
  const started = start(workflow, uuid);
  return accept(started, submission(started, uuid, more)).workflow;
}

function versionOf(workflow: EngineWorkflow, uuid: string): number {
  return workflow.steps.find((one) => one.uuid === uuid)?.version ?? 0;
}

describe('a workflow', () => {
  it('goes from pristine through its steps to success and says so', () => {
    let workflow = accept(fresh(step('a'), step('b')), initialize).workflow;
    expect(workflow).toMatchObject({ status: 'working', startedAt: at });
    workflow = start(answer(workflow, 'a'), 'b');
    const { workflow: ended, effects } = accept(workflow, submission(workflow, 'b'));
    expect(ended).toMatchObject({ status: 'success', finishedAt: at });
    expect(effects).toContainEqual({ type: 'notify', webhook: 'workflow.finished' });
  });

  it('takes a second initialize as another device', () => {
    const working = accept(fresh(step('a')), initialize).workflow;
    const again = accept(working, initialize);
    expect(again.workflow).toEqual(working);
    expect(again.effects).toEqual([{ type: 'log', entry: { type: 'workflow.device', data: {} } }]);
    expect(accept(working, { ...initialize, otherDevice: false }).effects).toEqual([]);
  });

  it('takes nothing out of order, at an old version, or before it was opened', () => {
    const pristine = fresh(step('a'), step('b'));
    expect(refuse(pristine, { type: 'start', at, step: 'a', version: 0 })).toBe('conflict');
    const working = accept(pristine, initialize).workflow;
    expect(refuse(working, { type: 'start', at, step: 'b', version: 0 })).toBe('step_not_current');
    expect(refuse(working, submission(working, 'a'))).toBe('conflict');
    const started = start(working, 'a');
    expect(refuse(started, { ...submission(started, 'a'), version: 0 } as EngineEvent)).toBe('version_conflict');
    expect(rejectionToSubmit(started, 'b')?.problem).toBe('step_not_current');
    expect(rejectionToSubmit(started, 'a')).toBeNull();
  });

  it('ends as failed when a step says no, and keeps the reason', () => {
    const started = start(accept(fresh(step('a'), step('b')), initialize).workflow, 'a');
    const { workflow, effects } = accept(started, submission(started, 'a', { no }));
    expect(workflow).toMatchObject({ status: 'failed', error: no, steps: [{ status: 'failed' }, { status: 'pristine' }] });
    expect(effects).toContainEqual({ type: 'notify', webhook: 'workflow.failed' });
  });

  it('demands a consent and a person before a step that needs them', () => {
    const working = accept(fresh(step('a', { needsConsent: 'biometric' })), initialize).workflow;
    expect(refuse(working, { type: 'start', at, step: 'a', version: 0 })).toBe('consent_missing');
    expect(start({ ...working, consents: ['biometric'] }, 'a').steps[0]?.status).toBe('working');
    const alone = accept(fresh(step('a', { needsPerson: true })), initialize).workflow;
    expect(refuse(alone, { type: 'start', at, step: 'a', version: 0 })).toBe('conflict');
  });
});

describe('back', () => {
  it('opens the step before, keeps what later steps hold, and asks for each again', () => {
    let workflow = answer(answer(accept(fresh(step('a'), step('b'), step('c')), initialize).workflow, 'a'), 'b');
    expect(canGoBack(workflow)).toBe(true);
    workflow = accept(workflow, { type: 'back', at, step: 'c', version: 0 }).workflow;
    workflow = accept(workflow, { type: 'back', at, step: 'b', version: versionOf(workflow, 'b') }).workflow;
    expect(workflow.steps.map((one) => one.status)).toEqual(['working', 'working', 'pristine']);
    workflow = answer(workflow, 'a');
    expect(currentStep(workflow)?.uuid).toBe('b');
  });

  it('stops at a final step and at the first', () => {
    const workflow = accept(fresh(step('a', { final: true }), step('b')), initialize).workflow;
    expect(refuse(workflow, { type: 'back', at, step: 'a', version: 0 })).toBe('conflict');
    const answered = answer(workflow, 'a');
    expect(canGoBack(answered)).toBe(false);
    expect(refuse(answered, { type: 'back', at, step: 'b', version: 0 })).toBe('step_final');
  });
});

describe('an answer that is taken back', () => {
  it('counts no more when it arrives late, and another may follow', () => {
    const started = start(accept(fresh(step('a')), initialize).workflow, 'a');
    const { workflow, effects } = accept(started, { type: 'withdraw', at, step: 'a', version: 1 });
    expect(workflow.steps[0]).toEqual({ ...started.steps[0], version: 2 });
    expect(effects).toEqual([{ type: 'log', entry: { type: 'step.withdrawn', data: { step: 'a', version: 2 } } }]);
    expect(refuse(workflow, submission(started, 'a'))).toBe('version_conflict');
    expect(accept(workflow, submission(workflow, 'a')).workflow.status).toBe('success');
  });

  it('stays when it was accepted before', () => {
    const answered = answer(accept(fresh(step('a'), step('b')), initialize).workflow, 'a');
    expect(refuse(answered, { type: 'withdraw', at, step: 'a', version: 1 })).toBe('step_not_current');
  });
});

describe('a failure on the way', () => {
  const fault = (by: 'device' | 'provider' | 'step', version = 1): EngineEvent => ({
    type: 'fault',
    at,
    step: 'a',
    version,
    by,
    passes: false,
    error: trouble,
  });

  it('interrupts the workflow until an answer is accept, without changing the version', () => {
    const started = start(accept(fresh(step('a')), initialize).workflow, 'a');
    const failed = accept(started, fault('provider')).workflow;
    expect(failed).toMatchObject({ status: 'error', error: trouble, steps: [{ status: 'error', version: 1 }] });
    expect(accept(failed, submission(failed, 'a')).workflow).toMatchObject({ status: 'success', error: null });
  });

  it('uses up an attempt only when the step itself failed; an operator gives them back', () => {
    let workflow = start(accept(fresh(step('a')), initialize).workflow, 'a');
    for (const by of ['device', 'provider', 'device', 'provider'] as const) workflow = accept(workflow, fault(by)).workflow;
    expect(attemptsLeft(workflow.steps[0] as EngineStep)).toBe(ATTEMPTS);
    for (let count = 1; count <= ATTEMPTS; count++) {
      workflow = start(workflow, 'a');
      for (let repeated = 0; repeated < 3; repeated++) workflow = accept(workflow, fault('step', versionOf(workflow, 'a'))).workflow;
      expect(attemptsLeft(workflow.steps[0] as EngineStep)).toBe(ATTEMPTS - count);
    }
    expect(refuse(workflow, submission(workflow, 'a'))).toBe('attempts_exhausted');
    expect(refuse(workflow, { type: 'start', at, step: 'a', version: versionOf(workflow, 'a') })).toBe('attempts_exhausted');
    const helped = accept(workflow, { type: 'manual', at, by: 'key', status: 'working', error: null }).workflow;
    expect(answer(helped, 'a').status).toBe('success');
  });
});

/** Nothing vouches. */
const nobody = { vouchedBy: null, joined: false } as const;

describe('the person', () => {
  const flow = () => accept(fresh(step('contact'), step('identity', { establishesPerson: true }), step('address')), initialize).workflow;

  it('is nobody yet where the step that could tell them told nothing', () => {
    const unread = answer(answer(flow(), 'contact', { facts: true }), 'identity');
    expect(unread).toMatchObject({ person: 'none', facts: 1 });
    expect(answer(unread, 'address', { facts: true })).toMatchObject({ person: 'none', status: 'success' });
  });

  it('is recorded by the first step that establishes her, and again for what comes later', () => {
    const contact = answer(flow(), 'contact', { facts: true });
    expect(contact).toMatchObject({ person: 'none', facts: 1 });
    const started = start(contact, 'identity');
    const known = accept(started, submission(started, 'identity', { facts: true }));
    expect(known.workflow).toMatchObject({ person: 'pending', facts: 2 });
    expect(known.effects).toContainEqual({ type: 'attach_person' });
    const attached = accept(known.workflow, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: 2 }).workflow;
    expect(attached).toMatchObject({ status: 'working', person: 'attached', peopleUuid: person });
    const address = answer(attached, 'address', { facts: true });
    expect(address).toMatchObject({ status: 'working', person: 'pending' });
  });

  it('must exist before the workflow says success', () => {
    const done = answer(answer(answer(flow(), 'contact'), 'identity', { facts: true }), 'address', { facts: true });
    expect(done).toMatchObject({ status: 'working', finishedAt: null });
    // The last answer came while the job ran, and may have found it still waiting: then it has no job of its own.
    const early = accept(done, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: 1 });
    expect(early.workflow).toMatchObject({ status: 'working', person: 'pending' });
    expect(early.effects).toContainEqual({ type: 'attach_person' });
    const ended = accept(early.workflow, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: 2 });
    expect(ended.workflow.status).toBe('success');
    expect(ended.effects).toContainEqual({ type: 'notify', webhook: 'workflow.finished' });
  });

  it('that cannot be recorded yet does not stop somebody who is still answering', () => {
    const answering = answer(answer(flow(), 'contact'), 'identity', { facts: true });
    const failed = accept(answering, { type: 'person_failed', at, last: false, error: trouble }).workflow;
    expect(failed).toMatchObject({ status: 'working', person: 'pending' });
    expect(answer(failed, 'address')).toMatchObject({ status: 'working', finishedAt: null });
  });

  it('that cannot be recorded leaves the way open: by the job, and by an operator', () => {
    const done = answer(answer(answer(flow(), 'contact'), 'identity', { facts: true }), 'address');
    const waiting = accept(done, { type: 'person_failed', at, last: false, error: trouble }).workflow;
    expect(waiting).toMatchObject({ status: 'people_error', person: 'pending' });
    expect(accept(waiting, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: 1 }).workflow.status).toBe('success');
    const given = accept(waiting, { type: 'person_failed', at, last: true, error: trouble });
    expect(given.workflow).toMatchObject({ status: 'people_error', person: 'refused' });
    const again = accept(given.workflow, { type: 'manual', at, by: 'key', status: 'working', error: null });
    expect(again.workflow).toMatchObject({ status: 'working', person: 'pending' });
    expect(again.effects).toContainEqual({ type: 'attach_person' });
  });
});

it('says after an end, once, that what was accepted then could not be recorded', () => {
  const ended = accept(fresh(step('identity', { establishesPerson: true })), initialize).workflow;
  const pending = { ...ended, status: 'success', person: 'pending', finishedAt: at } as const;
  expect(accept(pending, { type: 'person_failed', at, last: false, error: trouble }).workflow).toEqual(pending);
  const given = accept(pending, { type: 'person_failed', at, last: true, error: trouble });
  expect(given.workflow).toEqual({ ...pending, person: 'refused' });
  expect(given.effects).toEqual([{ type: 'log', entry: expect.objectContaining({ type: 'workflow.person_failed' }) }]);
});

describe('claims', () => {
  const flow = () => accept(fresh(step('identity', { establishesPerson: true }), step('address')), initialize).workflow;
  const answered = () => answer(answer(flow(), 'identity', { facts: true }), 'address');
  const claimed = { type: 'person_claimed', at, facts: 1 } as const;

  it('wait for a key once nothing is left to answer, and not before', () => {
    const answering = accept(answer(flow(), 'identity', { facts: true }), claimed);
    expect(answering.workflow).toMatchObject({ status: 'working', person: 'claimed', peopleUuid: null, claimsAt: null });
    expect(answering.effects).not.toContainEqual({ type: 'notify', webhook: 'workflow.people_error' });
    const done = answer(answering.workflow, 'address');
    expect(done).toMatchObject({ status: 'people_error', claimsAt: at, error: { reason: 'unvouched', error_id: 3104, fatal: false } });
    const after = accept(answered(), claimed);
    expect(after.workflow).toMatchObject({ status: 'people_error', person: 'claimed', claimsAt: at });
    expect(after.effects).toContainEqual({ type: 'notify', webhook: 'workflow.people_error' });
  });

  it('that a key accepts are recorded, and the ending waits for that', () => {
    const waiting = accept(answered(), claimed).workflow;
    const accepted = accept(waiting, { type: 'claims_accepted', at });
    expect(accepted.workflow).toMatchObject({ status: 'working', person: 'pending', error: null });
    expect(accepted.effects).toContainEqual({ type: 'attach_person' });
    const ended = accept(accepted.workflow, {
      ...claimed,
      type: 'person_attached',
      peopleUuid: person,
      vouchedBy: 'operator',
      joined: false,
    });
    expect(ended.workflow).toMatchObject({ status: 'success', vouchedBy: 'operator', peopleUuid: person });
  });

  it('that a key refuses end the workflow', () => {
    const refused = accept(accept(answered(), claimed).workflow, { type: 'claims_refused', at, error: no });
    expect(refused.workflow).toMatchObject({ status: 'failed', error: no, finishedAt: at });
    expect(refused.effects).toContainEqual({ type: 'notify', webhook: 'workflow.failed' });
    expect(refuse(refused.workflow, { type: 'claims_accepted', at })).toBe('conflict');
  });

  it('count no days once an operator opened the workflow again', () => {
    const set = (status: WorkflowStatus) =>
      accept(accept(answered(), claimed).workflow, { type: 'manual', at, by: 'key', status, error: null }).workflow.claimsAt;
    expect([set('working'), set('error'), set('people_error')]).toEqual([null, null, at]);
  });

  it('are nothing that the person hears of', () => {
    const ends = [
      answered(),
      accept(answered(), claimed).workflow,
      accept(answered(), { ...claimed, type: 'person_attached', peopleUuid: person, ...nobody }).workflow,
    ];
    const refusal = { reason: 'claims_refused', error_id: 3105, fatal: true, extra: {} };
    ends.push(
      accept(ends[1]!, { type: 'claims_refused', at, error: refusal }).workflow,
      accept(ends[1]!, { type: 'claims_accepted', at }).workflow,
    );
    for (const workflow of ends) {
      expect(sessionStandingOf(workflow)).toEqual({ status: 'success', error: null, finishedAt: at });
      expect(refuse(workflow, { type: 'start', at, step: 'address', version: 2 })).toBe('workflow_finished');
      expect(refuse(workflow, { type: 'manual', at, by: 'session', status: 'working', error: null })).toBe('workflow_finished');
    }
    expect(sessionStandingOf({ ...answered(), vouchedBy: 'partner' }).status).toBe('working');
  });
});

describe('a step of an operator', () => {
  const waitingFor = (...more: EngineStep[]) => {
    const begun = accept(fresh(step('a'), step('human', { answeredBy: 'operator' }), ...more), initialize).workflow;
    const started = start(begun, 'a');
    return accept(started, submission(started, 'a'));
  };
  const waits = { type: 'notify', webhook: 'workflow.review_waiting' };

  it('opens by itself once it is its turn, and the partner hears it once', () => {
    const { workflow, effects } = waitingFor();
    expect(workflow).toMatchObject({ status: 'working', waitingSince: at, steps: [{}, { status: 'working', version: 1, startedAt: at }] });
    expect(effects).toContainEqual(waits);
    const opened = accept(workflow, { type: 'start', at, step: 'human', version: 1 });
    expect(opened.workflow).toEqual(workflow);
    expect(opened.effects).toEqual([]);
    const first = accept(fresh(step('human', { answeredBy: 'operator' })), initialize);
    expect(first.workflow.waitingSince).toEqual(at);
    expect(first.effects).toContainEqual(waits);
  });

  it('takes nothing of the person, who cannot change what is looked at', () => {
    const { workflow } = waitingFor();
    expect(rejectionToSubmit(workflow, 'human')?.problem).toBe('conflict');
    expect(rejectionToSubmit(workflow, 'human', 'operator')).toBeNull();
    expect(refuse(workflow, { ...submission(workflow, 'human'), by: 'person' } as EngineEvent)).toBe('conflict');
    expect(refuse(workflow, { type: 'back', at, step: 'human', version: 1 })).toBe('step_final');
    expect(refuse(workflow, { type: 'withdraw', at, step: 'human', version: 1 })).toBe('conflict');
    const fault: EngineEvent = { type: 'fault', at, step: 'human', version: 1, by: 'device', passes: false, error: trouble };
    expect(accept(workflow, fault).workflow).toEqual(workflow);
    expect(rejectionToSubmit(accept(fresh(step('a')), initialize).workflow, 'a', 'operator')?.problem).toBe('conflict');
  });

  it('ends or goes on as they say, once, and the person is told', () => {
    const { workflow } = waitingFor();
    const approved = accept(workflow, submission(workflow, 'human'));
    expect(approved.workflow).toMatchObject({ status: 'success', waitingSince: null });
    expect(approved.effects).toContainEqual({ type: 'tell_person', news: 'done' });
    expect(refuse(approved.workflow, submission(approved.workflow, 'human'))).toBe('workflow_finished');
    const rejected = accept(workflow, submission(workflow, 'human', { no }));
    expect(rejected.workflow).toMatchObject({ status: 'failed', waitingSince: null, error: no });
    expect(rejected.effects).toContainEqual({ type: 'tell_person', news: 'rejected' });
    const open = waitingFor(step('c')).workflow;
    const next = accept(open, submission(open, 'human'));
    expect(next.workflow).toMatchObject({ status: 'working', waitingSince: null });
    expect(next.effects).toContainEqual({ type: 'tell_person', news: 'go_on' });
    expect(refuse(next.workflow, submission(next.workflow, 'human'))).toBe('step_not_current');
  });

  it('waits anew where another follows, and where one is opened again by hand', () => {
    const open = waitingFor(step('second', { answeredBy: 'operator' })).workflow;
    const next = accept(open, submission(open, 'human'));
    expect(next.workflow.steps[2]).toMatchObject({ status: 'working' });
    expect(next.effects).toContainEqual(waits);
    expect(next.effects.filter(({ type }) => type === 'tell_person')).toEqual([]);
    const rejected = accept(open, submission(open, 'human', { no })).workflow;
    const again = accept(rejected, { type: 'manual', at, by: 'key', status: 'working', error: null });
    expect(again.workflow.waitingSince).toEqual(at);
    expect(again.effects).toContainEqual(waits);
  });

  it('is ended by no sweep', () => {
    const { workflow } = waitingFor();
    expect(accept(workflow, { type: 'expire', at, error: no }).workflow).toEqual(workflow);
  });
});

describe('a status set by hand', () => {
  it('lets an operator set any, and a session only what a widget may know', () => {
    const working = accept(fresh(step('a')), initialize).workflow;
    for (const status of workflowStatus.options) {
      const set = accept(working, { type: 'manual', at, by: 'key', status, error: null });
      expect(set.workflow.status).toBe(status);
      expect(set.effects.some((effect) => effect.type === 'log' && effect.entry.type === 'workflow.manual')).toBe(true);
      if (status !== 'working' && status !== 'error') {
        expect(refuse(working, { type: 'manual', at, by: 'session', status, error: null })).toBe('status_not_allowed');
      }
    }
    expect(refuse(working, { type: 'manual', at, by: 'session', status: null, error: no })).toBe('status_not_allowed');
  });

  it('opens again what an ending had closed', () => {
    const skipped = accept(accept(fresh(step('a')), initialize).workflow, {
      type: 'manual',
      at,
      by: 'key',
      status: 'skipped',
      error: null,
    }).workflow;
    expect(skipped.steps[0]?.status).toBe('skipped');
    const open = accept(skipped, { type: 'manual', at, by: 'key', status: 'working', error: null }).workflow;
    expect(answer(open, 'a').status).toBe('success');
  });
});

const uuids = ['a', 'b', 'c'];
const anyError = fc.constantFrom(trouble, no);
const versions = fc.nat({ max: 4 });
const target = { at: fc.constant(at), step: fc.constantFrom(...uuids), version: versions };
const anyEvent: fc.Arbitrary<EngineEvent> = fc.oneof(
  fc.record({ type: fc.constant('initialize' as const), at: fc.constant(at), otherDevice: fc.boolean() }),
  fc.record({ type: fc.constant('start' as const), ...target }),
  fc.record({
    type: fc.constant('submit' as const),
    ...target,
    by: fc.constantFrom('person' as const, 'operator' as const),
    no: fc.option(fc.constant(no), { freq: 2 }),
    facts: fc.boolean(),
    consents: fc.constantFrom([], ['biometric' as const]),
  }),
  fc.record({
    type: fc.constant('fault' as const),
    ...target,
    by: fc.constantFrom('device' as const, 'provider', 'step'),
    passes: fc.boolean(),
    error: anyError,
  }),
  fc.record({ type: fc.constant('back' as const), ...target }),
  fc.record({ type: fc.constant('withdraw' as const), ...target }),
  fc.record({
    type: fc.constant('person_attached' as const),
    at: fc.constant(at),
    peopleUuid: fc.constant(person),
    vouchedBy: fc.constantFrom(null, 'contact' as const, 'operator' as const),
    joined: fc.boolean(),
    facts: fc.nat({ max: 4 }),
  }),
  fc.record({ type: fc.constant('person_claimed' as const), at: fc.constant(at), facts: fc.nat({ max: 4 }) }),
  fc.record({ type: fc.constant('claims_accepted' as const), at: fc.constant(at) }),
  fc.record({ type: fc.constant('claims_refused' as const), at: fc.constant(at), error: fc.constant(no) }),
  fc.record({ type: fc.constant('claims_expiring' as const), at: fc.constant(at) }),
  fc.record({ type: fc.constant('link_disowned' as const), at: fc.constant(at) }),
  fc.record({ type: fc.constant('person_failed' as const), at: fc.constant(at), last: fc.boolean(), error: fc.constant(trouble) }),
  fc.record({
    type: fc.constant('manual' as const),
    at: fc.constant(at),
    by: fc.constantFrom('key' as const, 'session' as const),
    status: fc.option(fc.constantFrom(...workflowStatus.options)),
    error: fc.option(anyError),
  }),
  fc.record({ type: fc.constant('expire' as const), at: fc.constant(at), error: fc.constant(no) }),
);

/** Most random events are refused; these fit the state that they meet, so that sequences go somewhere. */
function fitted(workflow: EngineWorkflow, event: EngineEvent, fit: boolean): EngineEvent {
  const current = currentStep(workflow);
  if (!fit || current === null || !('version' in event)) return event;
  const at = { step: current.uuid, version: current.version };
  return event.type === 'submit' ? { ...event, ...at, by: current.answeredBy } : { ...event, ...at };
}

const sequences = fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 40 });
const answeredBy = fc.constantFrom('person' as const, 'person', 'operator');
const flows = fc
  .tuple(
    ...uuids.map((uuid) =>
      fc.record({ final: fc.boolean(), establishesPerson: fc.boolean(), answeredBy }).map((declared) => step(uuid, declared)),
    ),
  )
  .map((steps) => fresh(...steps));

function run(
  workflow: EngineWorkflow,
  events: readonly (readonly [EngineEvent, boolean])[],
  seen: (before: EngineWorkflow, event: EngineEvent, outcome: Outcome) => void,
) {
  let state = workflow;
  for (const [random, fit] of events) {
    const event = fitted(state, random, fit);
    const outcome = reduce(state, event);
    seen(state, event, outcome);
    if (outcome.ok) state = outcome.workflow;
  }
  return state;
}

/** The tables of docs/engine.md, as pairs; a manual update may go anywhere. */
const workflowMoves = new Set([
  'pristine>working',
  'pristine>failed',
  'working>error',
  'working>success',
  'working>failed',
  'working>people_error',
  'error>working',
  'error>success',
  'error>failed',
  'error>people_error',
  'people_error>working',
  'people_error>success',
  'people_error>failed',
]);
const stepMoves = new Set([
  'pristine>working',
  'working>success',
  'working>failed',
  'working>error',
  'error>working',
  'error>success',
  'error>failed',
  'success>working',
]);

it('publishes every cause', async () => {
  const published = await readFile(new URL('../../../docs/engine.md', import.meta.url), 'utf8');
  for (const [reason, { id, title }] of Object.entries(workflowErrors)) expect(published).toContain(`| ${id} | \`${reason}\` | ${title} |`);
});

describe('whatever happens', () => {
  it('no event leads out of the declared tables', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (before, event, outcome) => {
          if (!outcome.ok) return;
          const after = outcome.workflow;
          expect(workflowStatus.options).toContain(after.status);
          for (const one of after.steps) expect(stepStatus.options).toContain(one.status);
          if (event.type === 'manual') return;
          if (before.status !== after.status) expect(workflowMoves).toContain(`${before.status}>${after.status}`);
          after.steps.forEach((one, index) => {
            const was = before.steps[index] as EngineStep;
            if (was.status !== one.status) expect(stepMoves).toContain(`${was.status}>${one.status}`);
            expect(one.version).toBeGreaterThanOrEqual(was.version);
          });
        });
      }),
      { numRuns: 500 },
    );
  });

  it('an ending stays but for an audited manual update, and is told once', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (before, event, outcome) => {
          if (!outcome.ok) return;
          const ended = !isFinal(before.status) && isFinal(outcome.workflow.status);
          const notices = outcome.effects.filter((effect) => effect.type === 'notify');
          if (ended) expect(notices).toHaveLength(1);
          expect(outcome.workflow.finishedAt !== null).toBe(isFinal(outcome.workflow.status));
          if (!isFinal(before.status)) return;
          if (event.type !== 'manual') expect(outcome.workflow.status).toBe(before.status);
          else if (outcome.workflow.status !== before.status) {
            expect(event.by).toBe('key');
            expect(outcome.effects.some((effect) => effect.type === 'log' && effect.entry.type === 'workflow.manual')).toBe(true);
          }
        });
      }),
      { numRuns: 500 },
    );
  });

  it('every accepted answer is in the log, and every change leaves a trace', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (before, event, outcome) => {
          if (!outcome.ok) return;
          const entries = outcome.effects.flatMap((effect) => (effect.type === 'log' ? [effect.entry] : []));
          if (event.type === 'submit') {
            const version = outcome.workflow.steps.find((one) => one.uuid === event.step)?.version;
            expect(entries).toContainEqual({
              type: 'step.submitted',
              data: { step: event.step, version, outcome: event.no === null ? 'success' : 'failed' },
            });
          }
          if (JSON.stringify(before) !== JSON.stringify(outcome.workflow)) expect(entries.length).toBeGreaterThan(0);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('waits for an operator exactly while their step is current', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (_before, _event, outcome) => {
          if (!outcome.ok) return;
          const { status, waitingSince } = outcome.workflow;
          const current = status === 'pristine' ? null : currentStep(outcome.workflow);
          expect(waitingSince !== null).toBe(current?.answeredBy === 'operator');
          if (waitingSince) expect(canGoBack(outcome.workflow)).toBe(false);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('every open state has a way out: the person goes on, or an operator lets her', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        let state = run(workflow, events, () => {});
        if (isFinal(state.status)) return;
        expect(accept(state, { type: 'expire', at, error: no }).workflow.status === 'failed').toBe(state.waitingSince === null);
        const stuck = currentStep(state) === null || attemptsLeft(currentStep(state) as EngineStep) === 0 || state.person === 'refused';
        if (stuck) state = accept(state, { type: 'manual', at, by: 'key', status: 'working', error: null }).workflow;
        state = accept(state, initialize).workflow;
        for (let current = currentStep(state); current !== null; current = currentStep(state)) state = answer(state, current.uuid);
        if (state.person === 'pending')
          state = accept(state, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: state.facts }).workflow;
        // Opened again by hand with nothing left to answer: only a hand closes it.
        if (!isFinal(state.status)) state = accept(state, { type: 'manual', at, by: 'key', status: 'success', error: null }).workflow;
        expect(isFinal(state.status)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
