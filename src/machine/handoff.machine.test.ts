import { describe, expect, it, vi } from 'vitest';
import type { SessionView } from '#contracts/session/session.ts';
import { here, localStep, outcomes, problem, start, viewOf } from '#test/support/fakes/journey.fake.ts';
import { sampleCurrent } from '#test/support/fakes/session.fake.ts';

const away = { guest: false, away: 'sent' } as const;
const opened = { guest: false, away: 'opened' } as const;
const later = '2026-11-20T10:00:05.000Z';
const link = { url: 'https://zaguan.example/w/a#t=x', qr: { size: 21, path: 'M0 0.5h1' }, expires_at: null, replaced: false };

const seen = (view: SessionView) => ({ type: 'session.seen', view }) as const;

async function atStep(world: Parameters<typeof start>[0] = {}) {
  const journey = start({ connect: here(viewOf()), ...world });
  await journey.at('journey.running.active');
  return journey;
}

async function sentOn(world: Parameters<typeof start>[0] = {}) {
  const journey = await atStep(world);
  journey.actor.send({ type: 'handoff.asked' });
  journey.report({ type: 'handoff.changed', handoff: { asking: null, link } });
  journey.report(seen(viewOf({ handoff: away, at: later })));
  return journey;
}

describe('going on at another device', () => {
  it('asks for a link, shows it, and follows where the other device is', async () => {
    const journey = await atStep();
    journey.actor.send({ type: 'handoff.asked' });
    await journey.at('journey.handedOff');
    expect(journey.commands).toEqual([{ type: 'handoff.asked' }]);
    // A session view may arrive before the link is made.
    journey.report(seen(viewOf()));
    await journey.at('journey.handedOff');
    journey.report({ type: 'handoff.changed', handoff: { asking: null, link } });
    journey.report(seen(viewOf({ handoff: opened, current: sampleCurrent(2), at: later })));
    const { context } = await journey.at('journey.handedOff');
    expect(context.handoff).toEqual({ asking: null, link, problem: null, why: 'wanted' });
    expect(context.view?.current?.step).toBe('step_2');
  });

  it('comes back to the same screen when nothing happened, and to the newer one when it did', async () => {
    const same = await sentOn();
    same.actor.send({ type: 'handoff.ended' });
    expect(same.commands.at(-1)).toEqual({ type: 'handoff.ended' });
    same.report(seen(viewOf({ at: later })));
    const { context } = await same.at('journey.running.active');
    expect([context.open?.current.step, context.notice]).toEqual(['step_1', null]);
    expect(same.news.filter(({ type }) => type === 'step')).toHaveLength(1);

    const further = await sentOn();
    further.report(seen(viewOf({ current: sampleCurrent(2), at: later })));
    const snapshot = await further.at('journey.running.active');
    expect(snapshot.context.open?.current.step).toBe('step_2');
  });

  it('shows on coming back what became of an action and of a photo meanwhile', async () => {
    const journey = await sentOn();
    const step = sampleCurrent(1).uuid;
    const stored = { uuid: 'm', collection: 'front', status: 'stored', progress: 1, preview: null, problem: null } as const;
    journey.report({ type: 'step.changed', step, change: { media: [stored] } });
    journey.report({ type: 'action.changed', step, action: 'send_code', state: { status: 'done', result: {}, at: 0 } });
    journey.report({ type: 'device.full' });
    journey.report(seen(viewOf({ at: later })));
    const { open } = (await journey.at('journey.running.active')).context;
    expect(open).toMatchObject({ media: [stored], actions: { send_code: { status: 'done' } }, durable: false });
  });

  it('ends here too when the other device has finished', async () => {
    const journey = await sentOn();
    journey.report(seen(viewOf({ status: 'success', current: null, handoff: opened, at: later })));
    await journey.at('journey.finished');
    expect(journey.news).toContainEqual(expect.objectContaining({ type: 'complete', status: 'success' }));
  });

  it('is still sent on after a reload, and makes a new link when asked', async () => {
    const journey = start({ connect: here(viewOf({ handoff: opened })) });
    const { context } = await journey.at('journey.handedOff');
    expect(context.handoff.link).toBeNull();
    journey.actor.send({ type: 'handoff.renewed' });
    expect(journey.commands).toEqual([{ type: 'handoff.renewed' }]);
  });

  it('passes on where the link shall be sent', async () => {
    const journey = await sentOn();
    journey.actor.send({ type: 'handoff.renewed', to: 'mail', language: 'en' });
    expect(journey.commands.at(-1)).toEqual({ type: 'handoff.renewed', to: 'mail', language: 'en' });
  });

  it('a computer without a camera is sent on first, but not again once the person stays', async () => {
    const connect = here(viewOf());
    const journey = start({ connect, blind: true });
    const { context } = await journey.at('journey.handedOff');
    expect(context.handoff).toMatchObject({ asking: 'link', why: 'no_camera' });
    journey.report({ type: 'handoff.changed', handoff: { asking: null, link } });
    journey.actor.send({ type: 'handoff.ended' });
    journey.report(seen(viewOf({ current: sampleCurrent(2), at: later })));
    const snapshot = await journey.at('journey.running.active');
    expect(snapshot.context.open?.current.step).toBe('step_2');
    expect(journey.commands.map(({ type }) => type)).toEqual(['handoff.asked', 'handoff.ended']);
  });

  it('says on the screen what failed, and asks for a new link of its own where the token ended', async () => {
    const journey = await sentOn();
    const busy = problem('too_many_tokens').problem;
    journey.report({ type: 'handoff.changed', handoff: { asking: null, problem: busy } });
    expect((await journey.at('journey.handedOff')).context.handoff.problem).toEqual(busy);
    journey.report({ type: 'session.refused', problem: problem('token_expired').problem });
    await journey.at('journey.expired');
    journey.actor.send({ type: 'token.renewed', token: 'ses_two' });
    await journey.at('journey.running.active');
  });
});

describe('while two devices are open', () => {
  it('shows the newer state, and says so', async () => {
    const journey = await atStep();
    journey.report(seen(viewOf({ current: sampleCurrent(2), at: later })));
    await vi.waitFor(() => expect(journey.actor.getSnapshot().context.open?.current.step).toBe('step_2'));
    expect(journey.actor.getSnapshot().context.notice).toBe('moved');
  });

  it('keeps still for what is older, or no news', async () => {
    const journey = await atStep({
      openStep: outcomes({ view: viewOf({ current: sampleCurrent(1, { version: 2 }), at: later }), localStep }),
    });
    journey.report(seen(viewOf({ current: sampleCurrent(2) })));
    journey.report(seen(viewOf({ current: sampleCurrent(1, { version: 2 }), at: later })));
    journey.report(seen(viewOf({ current: sampleCurrent(1), at: later })));
    const { context } = await journey.at('journey.running.active');
    expect([context.open?.current.step, context.notice]).toEqual(['step_1', null]);
  });

  it('leaves the screen to the device that the person went back to', async () => {
    const journey = start({ connect: here(viewOf({ handoff: { guest: true } })) });
    await journey.at('journey.running.active');
    journey.report(seen(viewOf({ handoff: { guest: true, away: 'opened' }, at: later })));
    await journey.at('journey.handedOff');
  });

  it('a submission to what the other device answered is dropped with a word, and the newer step opens', async () => {
    const journey = await atStep({
      submit: outcomes<SessionView>(problem('version_conflict')),
      read: outcomes(viewOf({ current: sampleCurrent(2) })),
    });
    journey.actor.send({ type: 'step.submitted', submission: { submission: {}, coordinates: null } });
    await vi.waitFor(() => expect(journey.actor.getSnapshot().context.open?.current.step).toBe('step_2'));
    const { notice, submission } = (await journey.at('journey.running.active')).context;
    expect([notice, submission]).toEqual(['moved', null]);
    journey.actor.send({ type: 'step.submitted', submission: { submission: {}, coordinates: null } });
    expect(journey.actor.getSnapshot().context.notice).toBeNull();
  });
});

describe('a link that another device opened first', () => {
  it('waits for a new token or another try, and passes on what the person says', async () => {
    const journey = start({
      connect: outcomes<{ view: SessionView; lock: 'here' }>(problem('token_other_device'), { view: viewOf(), lock: 'here' }),
    });
    const { context } = await journey.at('journey.expired');
    expect(context.problem?.key).toBe('token_other_device');
    journey.actor.send({ type: 'device.waits' });
    journey.actor.send({ type: 'device.begged', language: 'en' });
    expect(journey.commands).toEqual([{ type: 'device.waits' }, { type: 'device.begged', language: 'en' }]);
    journey.report({ type: 'journey.retried' });
    await journey.at('journey.running.active');
  });

  it('is asked about while the person is away, and answered in any state', async () => {
    const journey = await sentOn();
    journey.actor.send({ type: 'device.answered', mine: true });
    expect(journey.commands.at(-1)).toEqual({ type: 'device.answered', mine: true });
  });
});
