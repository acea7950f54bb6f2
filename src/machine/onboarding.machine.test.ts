import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import { here, localStep, never, outcomes, problem, start, viewOf } from '#test/support/fakes/journey.fake.ts';
import { sampleCurrent } from '#test/support/fakes/session.fake.ts';
import type { LocalStep } from './journey.ts';

describe('the way in', () => {
  it('shows the welcome before anything is started, and starts when asked', async () => {
    const journey = start({ connect: here(viewOf({ status: 'pristine' })), initialize: outcomes(viewOf()) });
    await journey.at('journey.welcome');
    journey.actor.send({ type: 'journey.begun' });
    const snapshot = await journey.at('journey.running.active');
    expect(snapshot.context.open?.current.step).toBe('step_1');
    expect(journey.news.map(({ type }) => type)).toEqual(['ready', 'step']);
  });

  it('goes straight to the open step when coming back', async () => {
    const journey = start({ connect: here(viewOf({ current: sampleCurrent(2) })) });
    const snapshot = await journey.at('journey.running.active');
    expect(snapshot.context.open?.current.step).toBe('step_2');
    expect(journey.news).toContainEqual({ type: 'step', uuid: sampleCurrent(2).uuid, step: 'step_2', customId: '', index: 1, total: 2 });
  });

  it('initializes again after a technical error', async () => {
    const initialize = vi.fn(outcomes(viewOf()));
    const journey = start({ connect: here(viewOf({ status: 'error' })), initialize });
    await journey.at('journey.running.active');
    expect(initialize).toHaveBeenCalledOnce();
  });

  it.each(['token_expired', 'token_idle', 'token_left', 'token_revoked', 'token_invalid', 'token_foreign', 'forbidden'] as const)(
    'asks for a new link on %s',
    async (key) => {
      const journey = start({
        connect: outcomes<{ view: SessionView; lock: 'here' | 'elsewhere' }>(problem(key), { view: viewOf(), lock: 'here' }),
      });
      const snapshot = await journey.at('journey.expired');
      expect(snapshot.context.problem?.key).toBe(key);
      journey.actor.send({ type: 'token.renewed', token: 'ses_two' });
      await journey.at('journey.running.active');
      expect(journey.connects.map(({ token }) => token)).toEqual(['ses_one', 'ses_two']);
    },
  );

  it('says so when nothing works, and tries again when asked', async () => {
    const journey = start({
      connect: outcomes<{ view: SessionView; lock: 'here' | 'elsewhere' }>(new Error('boom'), { view: viewOf(), lock: 'here' }),
    });
    await journey.at('journey.fatal');
    expect(journey.news).toEqual([{ type: 'error', code: 'internal', fatal: true }]);
    journey.actor.send({ type: 'journey.retried' });
    await journey.at('journey.running.active');
  });

  it('leaves a workflow to the tab that holds it, until the person goes on here', async () => {
    const journey = start({
      connect: outcomes({ view: viewOf(), lock: 'elsewhere' as const }, { view: viewOf(), lock: 'here' as const }),
    });
    await journey.at('journey.elsewhere');
    journey.actor.send({ type: 'journey.taken_over' });
    await journey.at('journey.running.active');
    expect(journey.connects.map(({ takeOver }) => takeOver)).toEqual([false, true]);
    journey.report({ type: 'lock.lost' });
    await journey.at('journey.elsewhere');
  });
});

describe('a step', () => {
  const submission = { submission: { email: 'luisa@example.com' }, coordinates: null };

  it('is submitted once, however often the button is pressed', async () => {
    const journey = start({ connect: here(viewOf()), submit: outcomes(viewOf({ current: sampleCurrent(2) })) });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    journey.actor.send({ type: 'step.submitted', submission });
    const snapshot = await waitFor(journey.actor, ({ context }) => context.open?.current.step === 'step_2');
    expect(snapshot.context.submission).toBeNull();
    expect(journey.submits).toEqual([submission]);
  });

  it('keeps its screen until the next one is ready', async () => {
    let ready = (_: { view: SessionView; localStep: LocalStep }) => {};
    const journey = start({
      connect: here(viewOf()),
      submit: outcomes(viewOf({ current: sampleCurrent(2) })),
      openStep: (step) =>
        step.uuid === sampleCurrent(1).uuid
          ? Promise.resolve({ view: viewOf(), localStep })
          : new Promise((resolve) => {
              ready = resolve;
            }),
    });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await journey.at('journey.running.opening');
    expect(journey.actor.getSnapshot().context.open?.current.step).toBe('step_1');
    ready({ view: viewOf({ current: sampleCurrent(2) }), localStep });
    await journey.at('journey.running.active');
    expect(journey.actor.getSnapshot().context.open?.current.step).toBe('step_2');
  });

  it('says on the step why a submission was refused', async () => {
    const journey = start({ connect: here(viewOf()), submit: outcomes<SessionView>(problem('code_wrong')) });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    const snapshot = await waitFor(journey.actor, ({ context }) => context.open?.problem?.key === 'code_wrong');
    expect(snapshot.matches({ journey: { running: 'active' } })).toBe(true);
    expect(snapshot.context.problem).toBeNull();
    expect(journey.news).toContainEqual({ type: 'error', code: 'code_wrong', fatal: false });
  });

  it.each(['version_conflict', 'step_not_current', 'workflow_finished'] as const)('follows the server after %s', async (key) => {
    const journey = start({
      connect: here(viewOf()),
      submit: outcomes<SessionView>(problem(key)),
      read: outcomes(viewOf({ current: sampleCurrent(2) })),
    });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await waitFor(journey.actor, ({ context }) => context.open?.current.step === 'step_2');
    expect(journey.news.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('stands still, with a way on, when no attempts are left', async () => {
    const journey = start({ connect: here(viewOf()), submit: outcomes<SessionView>(problem('attempts_exhausted')) });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await journey.at('journey.blocked');
    journey.actor.send({ type: 'journey.retried' });
    await journey.at('journey.running.active');
  });

  it('is fatal, not a loop, when the next step cannot be prepared', async () => {
    const journey = start({
      connect: here(viewOf()),
      submit: outcomes(viewOf({ current: sampleCurrent(2) })),
      openStep: async (step) => {
        if (step.uuid === sampleCurrent(2).uuid) throw problem('unavailable');
        return { view: viewOf(), localStep };
      },
    });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await journey.at('journey.fatal');
  });

  it('resumes a submission that was on its way when the page went', async () => {
    const journey = start({
      connect: here(viewOf()),
      openStep: async (step) => ({
        view: viewOf({ current: step }),
        localStep: step.uuid === sampleCurrent(1).uuid ? { ...localStep, submission } : localStep,
      }),
      submit: outcomes(viewOf({ current: sampleCurrent(2) })),
    });
    await waitFor(journey.actor, ({ context }) => context.open?.current.step === 'step_2');
    expect(journey.submits).toEqual([submission]);
  });

  it('goes on with the same submission at the same screen after a new token', async () => {
    const openStep = vi.fn(async (step: CurrentStep) => ({ view: viewOf({ current: step }), localStep }));
    const journey = start({
      connect: here(viewOf()),
      openStep,
      submit: outcomes<SessionView>(problem('token_expired'), viewOf({ status: 'success', current: null })),
    });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await journey.at('journey.expired');
    expect(journey.actor.getSnapshot().context.open?.current.step).toBe('step_1');
    journey.actor.send({ type: 'token.renewed', token: 'ses_two' });
    await journey.at('journey.finished');
    expect(journey.submits).toEqual([submission, submission]);
    expect(openStep).toHaveBeenCalledOnce();
  });

  it('asks for a new link when the token was refused beside the submit, and goes on at the same screen with it', async () => {
    const openStep = vi.fn(async (step: CurrentStep) => ({ view: viewOf({ current: step }), localStep }));
    const journey = start({ connect: here(viewOf()), openStep });
    await journey.at('journey.running.active');
    journey.report({ type: 'session.refused', problem: problem('token_expired').problem });
    await journey.at('journey.expired');
    journey.actor.send({ type: 'token.renewed', token: 'ses_two' });
    await journey.at('journey.running.active');
    expect(openStep).toHaveBeenCalledOnce();
  });

  it('takes a new token on without leaving the screen', async () => {
    const journey = start({ connect: here(viewOf()) });
    await journey.at('journey.running.active');
    journey.report({ type: 'token.expiring', expiresAt: '2026-11-20T10:05:00.000Z' });
    journey.actor.send({ type: 'token.renewed', token: 'ses_two' });
    expect(journey.actor.getSnapshot().matches({ journey: { running: 'active' } })).toBe(true);
    expect(journey.commands).toEqual([{ type: 'token.renewed', token: 'ses_two' }]);
    expect(journey.news).toContainEqual({ type: 'token-expiring', expiresAt: '2026-11-20T10:05:00.000Z' });
  });

  it('shows what comes of what the step asks', async () => {
    const journey = start({ connect: here(viewOf()) });
    await journey.at('journey.running.active');
    journey.report({ type: 'step.changed', step: sampleCurrent(1).uuid, change: { draft: { email: 'luisa@example.com' } } });
    journey.report({ type: 'step.changed', step: sampleCurrent(2).uuid, change: { draft: 'stray' } });
    journey.report({ type: 'action.changed', step: sampleCurrent(1).uuid, action: 'send_code', state: { status: 'running' } });
    journey.report({ type: 'action.changed', step: sampleCurrent(2).uuid, action: 'stray', state: { status: 'running' } });
    const { open } = journey.actor.getSnapshot().context;
    expect(open?.actions).toEqual({ send_code: { status: 'running' } });
    expect(open?.draft).toEqual({ email: 'luisa@example.com' });
  });

  it('follows the version that a reported failure makes, and no other step’s', async () => {
    const journey = start({ connect: here(viewOf()) });
    await journey.at('journey.running.active');
    journey.report({ type: 'view.changed', view: viewOf({ current: sampleCurrent(1, { version: 2 }) }) });
    journey.report({ type: 'view.changed', view: viewOf({ current: sampleCurrent(2, { version: 9 }) }) });
    expect(journey.actor.getSnapshot().context.open?.current).toMatchObject({ step: 'step_1', version: 2 });
  });

  it('goes back only where the server allows it', async () => {
    const closed = start({ connect: here(viewOf()) });
    await closed.at('journey.running.active');
    closed.actor.send({ type: 'step.left_back' });
    expect(closed.actor.getSnapshot().matches({ journey: { running: 'active' } })).toBe(true);

    const open = start({
      connect: here(viewOf({ current: sampleCurrent(2), back: true })),
      openStep: async (step) => ({ view: viewOf({ current: step, back: step.uuid === sampleCurrent(2).uuid }), localStep }),
      goBack: outcomes(viewOf({ current: sampleCurrent(1) })),
    });
    await open.at('journey.running.active');
    open.actor.send({ type: 'step.left_back' });
    await waitFor(open.actor, ({ context }) => context.open?.current.step === 'step_1');
  });
});

describe('a submission on its way', () => {
  const submission = { submission: { email: 'luisa@example.com' }, coordinates: null };
  const sending = async (world: Parameters<typeof start>[0] = {}) => {
    const journey = start({ connect: here(viewOf()), submit: () => never, ...world });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'step.submitted', submission });
    await journey.at('journey.running.submitting');
    return journey;
  };

  it('is stopped when the person takes it back, and the server says that it never came', async () => {
    const journey = await sending({ withdraw: outcomes(viewOf({ current: sampleCurrent(1, { version: 2 }) })) });
    journey.actor.send({ type: 'submission.withdrawn' });
    expect(journey.stopped).toEqual([submission]);
    const { context } = await journey.at('journey.running.active');
    expect(context).toMatchObject({ submission: null, notice: 'withdrawn', open: { current: { step: 'step_1', version: 2 } } });
    expect(journey.news.map(({ type }) => type)).toEqual(['ready', 'step']);
    journey.actor.send({ type: 'step.submitted', submission });
    expect(journey.actor.getSnapshot().context.notice).toBeNull();
  });

  it('that had arrived by then has, and the person is told', async () => {
    const between = await sending({ withdraw: outcomes(viewOf({ current: sampleCurrent(2) })) });
    between.actor.send({ type: 'submission.withdrawn' });
    await waitFor(between.actor, ({ context }) => context.open?.current.step === 'step_2');
    expect(between.actor.getSnapshot().context.notice).toBe('arrived');
    expect(between.news).toContainEqual({ type: 'arrived' });
    const last = await sending({ withdraw: outcomes(viewOf({ status: 'success', current: null })) });
    last.actor.send({ type: 'submission.withdrawn' });
    expect((await last.at('journey.finished')).context.notice).toBe('arrived');
  });

  it('that broke the step before it was taken back leaves the step open', async () => {
    const journey = await sending({
      withdraw: outcomes(viewOf({ status: 'error', current: sampleCurrent(1, { status: 'error', version: 2 }) })),
      initialize: outcomes(viewOf({ current: sampleCurrent(1, { status: 'error', version: 2 }) })),
      openStep: outcomes({ view: viewOf(), localStep }, { view: viewOf({ current: sampleCurrent(1, { version: 3 }) }), localStep }),
    });
    journey.actor.send({ type: 'submission.withdrawn' });
    const { context } = await journey.at('journey.running.active');
    expect(context).toMatchObject({ notice: 'withdrawn', submission: null, open: { current: { version: 3 } } });
  });

  it('is stopped when the device is cleared for somebody else, who is told where that was too late', async () => {
    const journey = await sending({ forget: async () => true });
    journey.actor.send({ type: 'journey.forgotten' });
    expect(journey.stopped).toEqual([submission]);
    await waitFor(journey.actor, ({ context }) => context.notice === 'arrived');
    expect(journey.actor.getSnapshot().matches({ journey: 'left' })).toBe(true);
  });

  it('that takes long, or that the server does not want yet, is told so, goes on, and is tried at once when asked', async () => {
    const journey = await sending();
    journey.clock.increment(7_999);
    expect(journey.actor.getSnapshot().matches({ journey: { running: { submitting: 'late' } } })).toBe(false);
    journey.clock.increment(1);
    expect(journey.actor.getSnapshot().matches({ journey: { running: { submitting: 'late' } } })).toBe(true);
    journey.actor.send({ type: 'submission.hurried' });
    expect(journey.actor.getSnapshot().matches({ journey: { running: { submitting: 'late' } } })).toBe(false);
    expect([journey.submits, journey.stopped]).toEqual([[submission, submission], [submission]]);
    journey.report({ type: 'submission.delayed' });
    expect(journey.actor.getSnapshot().matches({ journey: { running: { submitting: 'late' } } })).toBe(true);
  });
});

describe('the ends', () => {
  it.each(['success', 'failed', 'rules_failed', 'skipped', 'people_error'] as const)(
    'finishes on %s and clears the device',
    async (status) => {
      const journey = start({ connect: here(viewOf({ status, current: null })) });
      await journey.at('journey.finished');
      expect(journey.forgets()).toBe(1);
      expect(journey.news).toContainEqual(expect.objectContaining({ type: 'complete', status }));
    },
  );

  it('redirects after a while, at once when asked, never when declined', async () => {
    const ended = viewOf({ status: 'success', current: null, redirect: 'https://banco.example/listo?status=success' });
    const patient = start({ connect: here(ended) });
    await patient.at('journey.finished');
    patient.clock.increment(12_000);
    await patient.at('journey.finished.leaving');
    expect(patient.news.at(-1)).toEqual({ type: 'redirect', url: ended.redirect_url });

    const quick = start({ connect: here(ended) });
    await quick.at('journey.finished');
    quick.actor.send({ type: 'redirect.chosen' });
    expect(quick.actor.getSnapshot().matches({ journey: { finished: 'leaving' } })).toBe(true);

    const staying = start({ connect: here(ended) });
    await staying.at('journey.finished');
    staying.actor.send({ type: 'redirect.declined' });
    staying.clock.increment(60_000);
    expect(staying.actor.getSnapshot().matches({ journey: { finished: 'staying' } })).toBe(true);
  });

  it('leads away again where the page is still there: an app took the address, or the person came back', async () => {
    const ended = viewOf({ status: 'success', current: null, redirect: 'https://banco.example/listo?status=success' });
    const journey = start({ connect: here(ended) });
    await journey.at('journey.finished');
    journey.actor.send({ type: 'redirect.chosen' });
    journey.clock.increment(8_000);
    expect(journey.actor.getSnapshot().matches({ journey: { finished: 'staying' } })).toBe(true);
    journey.actor.send({ type: 'redirect.chosen' });
    expect(journey.news.map(({ type }) => type)).toEqual(['ready', 'complete', 'redirect', 'redirect']);
    expect(journey.forgets()).toBe(1);
  });

  it('asks again while the server is at work', async () => {
    const journey = start({
      connect: here(viewOf({ current: null })),
      read: outcomes(viewOf({ current: null }), viewOf({ status: 'success', current: null })),
    });
    await journey.at('journey.waiting');
    journey.clock.increment(2_500);
    await waitFor(journey.actor, (snapshot) => snapshot.matches({ journey: 'refreshing' }) === false);
    await journey.at('journey.waiting');
    journey.clock.increment(2_500);
    await journey.at('journey.finished');
  });

  it('clears the device for somebody else', async () => {
    const journey = start({ connect: here(viewOf()) });
    await journey.at('journey.running.active');
    journey.actor.send({ type: 'journey.forgotten' });
    await journey.at('journey.left');
    expect(journey.forgets()).toBe(1);
    expect(journey.actor.getSnapshot().context.open).toBeNull();
  });

  it('survives a device that cannot be cleared', async () => {
    const forget = () => Promise.reject(new Error('blocked by another tab'));
    const journey = start({ connect: here(viewOf({ status: 'success', current: null })), forget });
    await journey.at('journey.finished');
    await Promise.resolve();
    expect(journey.actor.getSnapshot().status).toBe('active');
  });
});

it('knows about the network in every state, and tells once when it goes', async () => {
  const journey = start({ connect: () => never });
  journey.report({ type: 'network.lost' });
  journey.report({ type: 'network.lost' });
  expect(journey.news).toEqual([{ type: 'error', code: 'offline', fatal: false }]);
  expect(journey.actor.getSnapshot().matches({ network: 'offline', journey: 'connecting' })).toBe(true);
  journey.report({ type: 'network.found' });
  expect(journey.actor.getSnapshot().matches({ network: 'online' })).toBe(true);
});
