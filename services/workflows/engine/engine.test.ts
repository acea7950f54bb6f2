import { describe, expect, it } from 'vitest';
import { type WorkflowStatus, workflowStatus } from '#contracts/session/session.ts';
import {
  accept,
  answer,
  at,
  fresh,
  initialize,
  no,
  nobody,
  person,
  refuse,
  start,
  step,
  submission,
  trouble,
  versionOf,
} from '#test/support/fakes/engine.fake.ts';
import { reduce, rejectionToSubmit } from './engine.ts';
import { mayBeSealed } from './findings.ts';
import { statusForSession } from './session-status.ts';
import { ATTEMPTS, attemptsLeft, canGoBack, currentStep, type EngineEvent, type EngineStep } from './state.ts';

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

describe('a step that tells whether the person is recorded', () => {
  const second = (named: boolean, declared: Partial<EngineStep>) =>
    answer({ ...accept(fresh(step('a'), step('b', declared)), initialize).workflow, named }, 'a');
  const back = { type: 'back', at, step: 'b', version: 0 } as const;

  it.each([
    ['needs the person, whom no key named', false, { needsPerson: true }],
    ['has told it', false, { barsBack: true }],
    ['has told it of a named person', true, { barsBack: true }],
  ])('and %s bars the way back', (_what, named, declared) => {
    expect([canGoBack(second(named, declared)), refuse(second(named, declared), back)]).toEqual([false, 'step_final']);
  });

  it('lets whom a key named go back, because that person is recorded either way', () => {
    expect(canGoBack(second(true, { needsPerson: true }))).toBe(true);
    expect(accept(second(true, { needsPerson: true }), back).workflow.steps[0]?.status).toBe('working');
  });

  it('says the same of a person who is recorded soon and of one whom a finding holds', () => {
    const started = (personState: 'pending' | 'held') =>
      reduce({ ...second(false, { needsPerson: true }), person: personState }, { type: 'start', at, step: 'b', version: 0 });
    expect(started('held')).toEqual(started('pending'));
  });
});

describe('what is signed in a step', () => {
  const signed = (rules: 'none' | 'unasked') => answer({ ...accept(fresh(step('a'), step('b')), initialize).workflow, rules }, 'a');

  it('may be sealed at once where nobody judges, and where rules do once they are true', () => {
    expect(mayBeSealed(signed('none'), 'a')).toBe(true);
    expect(mayBeSealed(signed('unasked'), 'a')).toBeNull();
    const done = answer(signed('unasked'), 'b');
    expect([done.status, mayBeSealed(done, 'a')]).toEqual(['working', null]);
    expect(mayBeSealed(accept(done, { type: 'rules_judged', at, hasPassed: true }).workflow, 'a')).toBe(true);
    expect(mayBeSealed(accept(done, { type: 'rules_judged', at, hasPassed: false }).workflow, 'a')).toBe(false);
  });
});

describe('what a person signed whom a key named', () => {
  const signed = (named: boolean) => {
    const flow = {
      ...fresh(step('sign'), step('identity', { establishesPerson: true }), step('last')),
      named,
      peopleUuid: named ? person : null,
    };
    return answer(accept(flow, initialize).workflow, 'sign');
  };
  const attached = { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: 1 } as const;

  it('is sealed once the record says that they are that person, and never after it said that they are another', () => {
    expect(mayBeSealed(signed(true), 'sign'), 'before anybody says who they are').toBeNull();
    const said = answer(signed(true), 'identity', { facts: true });
    expect([said.person, mayBeSealed(said, 'sign')]).toEqual(['pending', null]);
    expect(mayBeSealed(accept(said, attached).workflow, 'sign')).toBe(true);
    const { workflow: another } = accept(said, { type: 'person_failed', at, last: true, error: trouble });
    expect([another.person, mayBeSealed(another, 'sign')]).toEqual(['refused', null]);
  });

  it('waits for nobody’s record where no key named them', () => {
    expect(mayBeSealed(signed(false), 'sign')).toBe(true);
    expect(mayBeSealed(answer(signed(false), 'identity', { facts: true }), 'sign')).toBe(true);
  });
});

describe('a finding that a human has to decide', () => {
  /** Returns a workflow whose first step has the finding and was opened again. */
  const reopened = () => {
    const started = start(accept(fresh(step('a'), step('b')), initialize).workflow, 'a');
    const doubtful = accept(started, submission(started, 'a', { needsDecision: true })).workflow;
    return accept(doubtful, { type: 'back', at, step: 'b', version: 0 }).workflow;
  };
  const approval = { type: 'decided', at, reasons: [], error: null } as const;
  const set = (status: WorkflowStatus) => ({ type: 'manual', at, by: 'key', status, error: null }) as const;

  it.each(['success', 'skipped'] as const)('lets no key set %s, also while its step is answered again', (status) => {
    expect(refuse(reopened(), set(status))).toBe('conflict');
    expect(refuse(accept(reopened(), set('failed')).workflow, set(status))).toBe('conflict');
    expect(accept(answer(reopened(), 'a'), set(status)).workflow.status).toBe(status);
  });

  it('lets no key accept claims before it is decided', () => {
    const waiting = { ...answer(reopened(), 'a', { needsDecision: true }), status: 'people_error', person: 'claimed' } as const;
    expect(refuse(waiting, { type: 'claims_accepted', at })).toBe('conflict');
  });

  it('waits for a human also where a condition skips its step afterwards', () => {
    const skipped = answer(accept(reopened(), { type: 'skip', at, step: 'a' }).workflow, 'b');
    expect(skipped).toMatchObject({ status: 'working', waitingSince: at });
    expect(accept(skipped, approval).workflow.status).toBe('success');
  });

  /** Returns a workflow whose first step has the finding and tells the person, whose recording it holds. */
  const holding = (second: Partial<EngineStep>) => {
    const steps = [step('a', { establishesPerson: true }), step('b', second), step('c')];
    const started = start(accept(fresh(...steps), initialize).workflow, 'a');
    return accept(started, submission(started, 'a', { facts: true, needsDecision: true }));
  };
  const decidable = { person: 'held', waitingSince: at } as const;

  it('is waited for where the next step needs the person: the partner hears it, and no sweep ends it', () => {
    const { workflow, effects } = holding({ needsPerson: true });
    expect(workflow).toMatchObject({ ...decidable, status: 'working' });
    expect(effects).toContainEqual({ type: 'notify', webhook: 'workflow.review_waiting' });
    expect(accept(workflow, { type: 'expire', at, error: no }).workflow.status).toBe('working');
    const broken = accept(workflow, { type: 'manual', at, by: 'session', status: 'error', error: null });
    expect(broken.workflow).toMatchObject({ ...decidable, status: 'error' });
    const approved = accept(broken.workflow, approval);
    expect(approved.workflow).toMatchObject({ person: 'pending', waitingSince: null });
    expect(approved.effects).toContainEqual({ type: 'tell_person', news: 'go_on' });
  });

  it('is waited for once the open step has told what hangs on the person’s record, and not before', () => {
    const open = start(holding({}).workflow, 'b');
    expect(open).toMatchObject({ person: 'held', waitingSince: null });
    expect(accept(open, { type: 'barred', at }).effects).toEqual([]);
    const told = accept({ ...open, steps: open.steps.map((one) => ({ ...one, barsBack: one.uuid === 'b' })) }, { type: 'barred', at });
    expect(told.workflow).toMatchObject(decidable);
    expect(told.effects).toContainEqual({ type: 'notify', webhook: 'workflow.review_waiting' });
    expect(accept(told.workflow, { type: 'withdraw', at, step: 'b', version: 1 }).effects).toHaveLength(1);
  });

  it('is decided by nobody while its step is answered anew, or once nothing is found', () => {
    const workflow = holding({}).workflow;
    expect(accept(workflow, approval).workflow.person).toBe('pending');
    const again = accept(workflow, { type: 'back', at, step: 'b', version: 0 }).workflow;
    expect(again).toMatchObject({ person: 'held', steps: [{ status: 'working', needsDecision: true }, {}, {}] });
    expect(refuse(again, approval)).toBe('conflict');
    expect(refuse({ ...workflow, steps: workflow.steps.map((one) => ({ ...one, needsDecision: false })) }, approval)).toBe('conflict');
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

  it.each(['device', 'provider', 'step'] as const)('of a %s is told to the partner once', (by) => {
    const started = start(accept(fresh(step('a')), initialize).workflow, 'a');
    const failed = accept(started, fault(by));
    expect(failed.effects).toContainEqual({ type: 'notify', webhook: 'workflow.error' });
    expect(accept(failed.workflow, fault(by)).effects).not.toContainEqual({ type: 'notify', webhook: 'workflow.error' });
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

/** The person of a workflow, whose data no source confirms in these tests. */
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

  it('whom a key named is told what was learned, once no step ahead can say that somebody else answers', () => {
    const named = { ...flow(), named: true, peopleUuid: person };
    const contact = answer(named, 'contact', { facts: true });
    expect(contact).toMatchObject({ person: 'none', facts: 1 });
    const started = start(contact, 'identity');
    const unread = accept(started, submission(started, 'identity'));
    expect(unread.workflow).toMatchObject({ person: 'pending', status: 'working' });
    expect(unread.effects).toContainEqual({ type: 'attach_person' });
    const skipped = accept(contact, { type: 'skip', at, step: 'identity' });
    expect(skipped.workflow.person).toBe('pending');
    expect(skipped.effects).toContainEqual({ type: 'attach_person' });
    const nothing = accept(answer(named, 'contact'), { type: 'skip', at, step: 'identity' }).workflow;
    expect(nothing.person).toBe('none');
    const alone = accept(fresh(step('contact')), initialize).workflow;
    const last = answer({ ...alone, named: true, peopleUuid: person }, 'contact', { facts: true });
    expect(last).toMatchObject({ status: 'working', person: 'pending' });
  });

  it('must exist before the workflow says success', () => {
    const done = answer(answer(answer(flow(), 'contact'), 'identity', { facts: true }), 'address', { facts: true });
    expect(done).toMatchObject({ status: 'working', finishedAt: null });
    // The last answer arrived while the job ran; if that job still waited then, no further job was enqueued.
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

  it('that was refused keeps the last answer from being an end', () => {
    const answering = answer(answer(flow(), 'contact'), 'identity', { facts: true });
    const refused = accept(answering, { type: 'person_failed', at, last: true, error: trouble }).workflow;
    expect(answer(refused, 'address')).toMatchObject({ status: 'people_error', person: 'refused', finishedAt: null });
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
      expect(statusForSession(workflow)).toEqual({ status: 'received', error: null, finishedAt: at });
      expect(refuse(workflow, { type: 'start', at, step: 'address', version: 2 })).toBe('workflow_finished');
      expect(refuse(workflow, { type: 'manual', at, by: 'session', status: 'working', error: null })).toBe('workflow_finished');
    }
    expect(statusForSession({ ...answered(), vouchedBy: 'partner' }).status).toBe('working');
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

  it('is told to the partner like one that was met, once', () => {
    const working = accept(fresh(step('a')), initialize).workflow;
    const told = (status: WorkflowStatus, by: 'key' | 'session' = 'key') => {
      const set = accept(working, { type: 'manual', at, by, status, error: trouble });
      const again = accept(set.workflow, { type: 'manual', at, by, status, error: trouble });
      return [set, again].flatMap(({ effects }) => effects.flatMap((effect) => (effect.type === 'notify' ? effect.webhook : [])));
    };
    expect(told('error')).toEqual(['workflow.error']);
    expect(told('error', 'session')).toEqual(['workflow.error']);
    expect(told('people_error')).toEqual(['workflow.people_error']);
    expect(told('rules_failed')).toEqual(['workflow.rules_failed']);
    expect(told('working')).toEqual([]);
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
