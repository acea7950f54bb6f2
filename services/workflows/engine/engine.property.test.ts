import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepStatus, workflowStatus } from '#contracts/session/session.ts';
import { workflowErrors } from '#contracts/workflows/errors.ts';
import { accept, answer, at, fresh, initialize, no, nobody, person, step, trouble } from '#test/support/fakes/engine.fake.ts';
import { reduce } from './engine.ts';
import { awaitsDecision, mayBeSealed } from './findings.ts';
import {
  attemptsLeft,
  canGoBack,
  currentStep,
  type EngineEvent,
  type EngineOutcome,
  type EngineStep,
  type EngineWorkflow,
  isFinal,
  isUndecided,
} from './state.ts';

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
    needsDecision: fc.boolean(),
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
  fc.record({
    type: fc.constant('decided' as const),
    at: fc.constant(at),
    reasons: fc.constant(['face_unsure']),
    error: fc.option(fc.constant(no)),
  }),
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

/** Adjusts a random event to the current step if `fit`, because most random events are refused and change nothing. */
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
    fc.boolean(),
    ...uuids.map((uuid) =>
      fc.record({ final: fc.boolean(), establishesPerson: fc.boolean(), answeredBy }).map((declared) => step(uuid, declared)),
    ),
  )
  .map(([named, ...steps]) => ({ ...fresh(...steps), named }));

function run(
  workflow: EngineWorkflow,
  events: readonly (readonly [EngineEvent, boolean])[],
  seen: (before: EngineWorkflow, event: EngineEvent, outcome: EngineOutcome) => void,
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

/** The allowed status changes of docs/engine.md; a manual update may set any status. */
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

  it('waits for an operator exactly while their step is current, or a finding is undecided once all else is done', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (_before, _event, outcome) => {
          if (!outcome.ok) return;
          const { status, waitingSince } = outcome.workflow;
          const current = status === 'pristine' ? null : currentStep(outcome.workflow);
          expect(waitingSince !== null).toBe(current?.answeredBy === 'operator' || awaitsDecision(outcome.workflow));
          if (waitingSince) expect(canGoBack(outcome.workflow)).toBe(false);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('after a finding, without a new answer or an approval, nothing ends well, nobody is recorded and nothing may be sealed', () => {
    const skip = fc.record({ type: fc.constant('skip' as const), at: fc.constant(at), step: fc.constantFrom(...uuids) });
    const withSkips = fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: anyEvent }, { weight: 1, arbitrary: skip }), fc.boolean()), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(flows, withSkips, (workflow, events) => {
        /** The steps whose newest answer has a finding that nobody has approved, counted here from the events alone. */
        const doubtful = new Set<string>();
        run(workflow, events, (before, event, outcome) => {
          if (!outcome.ok) return;
          const { status, steps } = outcome.workflow;
          if (event.type === 'submit') doubtful.delete(event.step);
          if (event.type === 'submit' && event.needsDecision && event.no === null) doubtful.add(event.step);
          // An operator who approves their own step, or the findings, has seen what came before.
          const isAnswer = event.type === 'submit' && event.by === 'operator' && event.no === null;
          if (isAnswer || (event.type === 'decided' && event.error === null)) doubtful.clear();
          if (doubtful.size === 0) return;
          if (before.status !== status) expect(['success', 'skipped']).not.toContain(status);
          expect(outcome.effects).not.toContainEqual({ type: 'attach_person' });
          for (const { uuid } of steps) expect(mayBeSealed(outcome.workflow, uuid)).not.toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('nothing may be sealed whose submission is not recorded', () => {
    fc.assert(
      fc.property(flows, sequences, (workflow, events) => {
        run(workflow, events, (_before, _event, outcome) => {
          if (!outcome.ok) return;
          for (const { uuid, status } of outcome.workflow.steps)
            if (status !== 'success') expect(mayBeSealed(outcome.workflow, uuid)).toBe(isFinal(outcome.workflow.status) ? false : null);
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
        if (awaitsDecision(state)) state = accept(state, { type: 'decided', at, reasons: [], error: null }).workflow;
        if (state.person === 'pending')
          state = accept(state, { type: 'person_attached', at, peopleUuid: person, ...nobody, facts: state.facts }).workflow;
        // A workflow that was reopened manually, with no step left to answer, can only be closed manually.
        const status = isUndecided(state) ? 'failed' : 'success';
        if (!isFinal(state.status)) state = accept(state, { type: 'manual', at, by: 'key', status, error: null }).workflow;
        expect(isFinal(state.status)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
