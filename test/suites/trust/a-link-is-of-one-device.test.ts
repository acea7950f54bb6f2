import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi, sessionView } from '#contracts/session/session.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: a link for another device works at one device. Its first call of any kind binds it; a second device waits for the decision of
 * the device that made the link; returning there ends it. The holder of a token learns that another device uses it.
 */

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.bench.clock.advance(3700);
  rig.outside.links.length = 0;
  rig.outside.channels = ['EMAIL', 'SMS'];
});

const problem = (answer: { body: { type?: string } }) => answer.body.type?.replace('urn:zaguan:problem:', '') ?? null;

/** Returns a person at a computer, with a proven address and two notes still to answer. */
async function atDesk(steps = ['code', 'note:a', 'note:b']): Promise<Person> {
  const desk = await Person.enter(rig, { steps, ...(steps.includes('code') ? { setup: { code: { email: 'diana@ejemplo.mx' } } } : {}) });
  desk.device = randomUUID();
  await desk.read();
  if (!steps.includes('code')) return desk;
  await desk.start();
  await desk.post('actions/send', { input: {} });
  await desk.submit({ code: String(rig.outside.sends) });
  return desk;
}

async function handOver(desk: Person, body?: object): Promise<string> {
  const answer = await desk.call('POST', '/v1/session/handoff', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return new URL(answer.body.result.url).hash.replace('#t=', '');
}

/** Returns another browser with the same link. */
function browser(desk: Person, token: string, device: string | null = randomUUID()): Person {
  const person = new Person(rig, token, desk.view);
  person.device = device;
  return person;
}

const open = (person: Person) => person.call('GET', '/v1/session');
const outcome = async (person: Person) => {
  const answer = await open(person);
  return answer.status === 200 ? 'opens' : problem(answer);
};
const contestedAt = async (desk: Person) => (await desk.read()).handoff.contested;
const answer = (desk: Person, mine: boolean) => desk.call('POST', '/v1/session/handoff/contender', { mine });
const again = (person: Person) => person.call('POST', '/v1/session/handoff/again', {});
const logOf = async (desk: Person) =>
  (await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: desk.view.workflow.uuid })).map(({ type }) => type);

/** Returns every call of the session API, as a request of this step. */
const everyCall = (person: Person) =>
  Object.entries(sessionApi).map(([name, { method, path }]) => {
    const uuid = name === 'initialize' ? person.view.workflow.uuid : person.current.uuid;
    const names = { uuid, media: randomUUID(), action: 'send', name: 'text' };
    const filled = path.replace(/\{(\w+)\}/g, (_, key: keyof typeof names) => names[key]);
    return { name, method, path: filled, body: method === 'POST' ? {} : undefined };
  });

/** Opens a link at one device, with a second device that waits. */
async function contested() {
  const desk = await atDesk();
  const token = await handOver(desk);
  const [first, second] = [browser(desk, token), browser(desk, token)];
  expect(await outcome(first)).toBe('opens');
  expect(await outcome(second)).toBe('token_other_device');
  return { desk, token, first, second };
}

describe('a link to another device', () => {
  it('opens at its first device alone, whatever that one asks first, and the computer learns of it', async () => {
    const desk = await atDesk();
    for (const { name, method, path, body } of everyCall(desk).filter((call) => call.name !== 'notMe')) {
      rig.bench.clock.advance(3700);
      const token = await handOver(desk);
      expect((await desk.read()).handoff.away).toBe('sent');
      // The event stream stays open until its end; the calls before it are tested.
      void browser(desk, token, 'the first').call(method, path, body);
      await expect.poll(async () => (await desk.read()).handoff.away, { message: name }).toBe('opened');
      expect(await outcome(browser(desk, token, 'the second')), name).toBe('token_other_device');
      expect(await outcome(browser(desk, token, null)), name).toBe('token_other_device');
    }
  });

  it('refuses a second device everything', async () => {
    const { second } = await contested();
    for (const { name, method, path, body } of everyCall(second)) {
      const refused = await second.call(method, path, body);
      expect([name, refused.status, problem(refused)]).toEqual(
        name === 'sendAgain' ? [name, 429, 'rate_limited'] : [name, 403, 'token_other_device'],
      );
    }
    expect((await second.call('PATCH', `/v1/workflows/${second.view.workflow.uuid}`, { status: 'working' })).status).toBe(403);
  });

  it('of a browser that names no device is bound to such a one', async () => {
    const desk = await atDesk();
    const token = await handOver(desk);
    expect([await outcome(browser(desk, token, null)), await outcome(browser(desk, token, null))]).toEqual(['opens', 'opens']);
    expect(await outcome(browser(desk, token))).toBe('token_other_device');
  });

  it('opens once where two ask at the same time', async () => {
    const desk = await atDesk();
    const token = await handOver(desk);
    const asked = await Promise.all([1, 2, 3].map(() => outcome(browser(desk, token))));
    expect(asked.sort()).toEqual(['opens', 'token_other_device', 'token_other_device']);
  });

  it('keeps no device that can be known again elsewhere', async () => {
    const device = randomUUID();
    for (const desk of [await atDesk(), await atDesk()]) await outcome(browser(desk, await handOver(desk), device));
    const { rows } = await rig.bench.engine.executeSql(
      'select device_hash::text as hash, t::text as whole from workflows.tokens t where made_by is not null order by created_at desc limit 2',
    );
    const [one, other] = rows as { hash: string }[];
    expect(one?.hash).toMatch(/^\\x[0-9a-f]{64}$/);
    expect(one?.hash).not.toBe(other?.hash);
    expect(JSON.stringify([rows, rig.bench.logged])).not.toContain(device);
  });
});

describe('a second device', () => {
  it('is asked about at the device that made the link, and takes it with a yes', async () => {
    const { desk, first, second } = await contested();
    expect(sessionView.safeParse(await desk.read()).success).toBe(true);
    expect(await contestedAt(desk)).toBe(true);
    const accepted = await answer(desk, true);
    expect(accepted.body.result.handoff).toMatchObject({ away: 'opened', contested: false });
    expect([await outcome(second), await outcome(first)]).toEqual(['opens', 'token_left']);
    // The replaced browser causes no further question.
    expect(await contestedAt(desk)).toBe(false);
    expect((await logOf(desk)).slice(-3)).toEqual(['token.opened', 'token.contested', 'handoff.answered']);
    expect(problem(await answer(desk, true))).toBe('conflict');
  });

  it('ends the link with a no, for both', async () => {
    const { desk, first, second } = await contested();
    expect((await answer(desk, false)).body.result.handoff).toMatchObject({ away: null, contested: false });
    expect([await outcome(second), await outcome(first)]).toEqual(['token_revoked', 'token_revoked']);
    expect(await outcome(desk)).toBe('opens');
  });

  it('keeps its place before a third one', async () => {
    const { desk, token, second } = await contested();
    const third = browser(desk, token);
    expect(await outcome(third)).toBe('token_other_device');
    rig.bench.clock.advance(61);
    expect(problem(await again(third))).toBe('token_other_device');
    await answer(desk, true);
    expect([await outcome(second), await outcome(third)]).toEqual(['opens', 'token_other_device']);
    expect(await contestedAt(desk)).toBe(true);
  });

  it('may have a link of its own after a minute, at an address that was proven here', async () => {
    const { desk, first, second } = await contested();
    rig.bench.clock.advance(40);
    const early = await again(second);
    expect([early.status, problem(early), early.headers.get('retry-after')]).toEqual([429, 'rate_limited', '20']);
    rig.bench.clock.advance(20);
    expect((await again(second)).body).toEqual({ success: true, result: { channel: 'EMAIL', to: 'd•••@ejemplo.mx' } });
    expect(rig.outside.links).toMatchObject([{ to: 'diana@ejemplo.mx' }]);
    expect([await outcome(second), await outcome(first)]).toEqual(['token_revoked', 'token_revoked']);
    expect((await desk.read()).handoff).toMatchObject({ away: 'sent', contested: false, sending: { last: { to: 'd•••@ejemplo.mx' } } });
    const fresh = browser(desk, new URL(rig.outside.links[0]!.link).hash.replace('#t=', ''));
    expect(await outcome(fresh)).toBe('opens');
    expect((await desk.read()).handoff.away).toBe('opened');
  });

  it('has none where nothing was proven, nor has the first one', async () => {
    const desk = await atDesk(['note:a', 'note:b']);
    const token = await handOver(desk);
    const [first, second] = [browser(desk, token), browser(desk, token)];
    await outcome(first);
    await outcome(second);
    rig.bench.clock.advance(61);
    expect([problem(await again(second)), problem(await again(first))]).toEqual(['conflict', 'conflict']);
    expect([await outcome(first), await contestedAt(desk)]).toEqual(['opens', true]);
  });
});

describe('coming back', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();

  it('refuses the other device’s answers at once, takes the pictures that it had begun for two minutes, and then nothing', async () => {
    const desk = await atDesk(['consent', 'photo', 'note']);
    await desk.answer({ accepted: true });
    await desk.start();
    const phone = browser(desk, await handOver(desk));
    await phone.read();
    const begun = randomUUID();
    const bytes = await picture();
    // The bytes were lost in transit; the row records that the upload had begun.
    const write = vi.spyOn(rig.bench.platform.blobs, 'write').mockRejectedValueOnce(new Error('The connection broke'));
    expect((await phone.upload('face', bytes, { uuid: begun, capture: 'handoff' })).status).toBe(500);
    write.mockRestore();
    await desk.call('DELETE', '/v1/session/handoff');
    for (const { name, method, path, body } of everyCall(phone)) {
      if (['read', 'events', 'upload'].includes(name)) continue;
      expect([name, problem(await phone.call(method, path, body))]).toEqual([name, 'token_left']);
    }
    expect((await phone.read()).handoff).toMatchObject({ guest: true, away: 'opened' });
    rig.bench.clock.advance(119);
    expect(problem(await phone.upload('face', bytes, { capture: 'handoff' }))).toBe('token_left');
    expect((await phone.upload('face', bytes, { uuid: begun, capture: 'handoff' })).status).toBe(200);
    expect((await desk.read()).current?.media).toHaveLength(1);
    rig.bench.clock.advance(1);
    expect(problem(await phone.upload('face', await picture(), { capture: 'handoff' }))).toBe('token_left');
    expect(await outcome(phone)).toBe('token_left');
  });

  it('ends a link that nobody opened yet', async () => {
    const desk = await atDesk();
    const token = await handOver(desk);
    await desk.call('DELETE', '/v1/session/handoff');
    rig.bench.clock.advance(121);
    expect(await outcome(browser(desk, token))).toBe('token_left');
  });
});

describe('a guest', () => {
  it('makes no link, answers for none, and calls nobody back', async () => {
    const desk = await atDesk();
    const phone = browser(desk, await handOver(desk));
    const to = (await desk.read()).handoff.sending!.destinations[0]!.id;
    await phone.read();
    expect(problem(await phone.call('POST', '/v1/session/handoff'))).toBe('host_only');
    expect(problem(await phone.call('POST', '/v1/session/handoff', { to }))).toBe('host_only');
    expect(problem(await answer(phone, true))).toBe('host_only');
    const { handoff } = (await phone.call('DELETE', '/v1/session/handoff')).body.result;
    expect(handoff).toEqual({ guest: true, away: null, sending: null, contested: false });
    expect((await desk.read()).handoff.away).toBe('opened');
    expect(rig.outside.links).toEqual([]);
  });
});

describe('any token', () => {
  it('tells both devices that another one uses it, from the first on', async () => {
    const desk = await atDesk();
    expect((await desk.read()).other_device).toBeNull();
    const other = browser(desk, desk.token);
    const since = rig.bench.clock.now().toISOString();
    expect((await other.read()).other_device).toEqual({ since });
    rig.bench.clock.advance(30);
    expect((await desk.read()).other_device).toEqual({ since });
    expect((await logOf(desk)).filter((type) => type === 'token.other_device')).toHaveLength(1);
  });

  it('tells nothing while nobody named a device', async () => {
    const desk = await Person.enter(rig);
    const other = browser(desk, desk.token, null);
    expect([(await desk.read()).other_device, (await other.read()).other_device]).toEqual([null, null]);
    expect(await logOf(desk)).not.toContain('token.other_device');
  });

  it('tells both of a caller that leaves its device out, whatever it asks first', async () => {
    for (const name of Object.keys(sessionApi).filter((one) => one !== 'notMe')) {
      const desk = await atDesk(['note:a', 'note:b']);
      const { method, path, body } = everyCall(desk).find((call) => call.name === name)!;
      const spy = browser(desk, desk.token, null);
      const since = rig.bench.clock.now().toISOString();
      // The event stream stays open until its end.
      void spy.call(method, path, body);
      await expect.poll(async () => (await desk.read()).other_device, { message: name }).toEqual({ since });
      expect((await spy.read()).other_device).toEqual({ since });
      expect((await logOf(desk)).filter((type) => type === 'token.other_device')).toHaveLength(1);
    }
  });

  it('tells a browser with a device of one that came before it with none, once that one comes again', async () => {
    const spy = await Person.enter(rig);
    const desk = browser(spy, spy.token);
    expect((await desk.read()).other_device).toBeNull();
    await spy.read();
    expect((await desk.read()).other_device).not.toBeNull();
  });

  it('ends by “not me”, with the links that were made with it', async () => {
    const desk = await atDesk();
    const phone = browser(desk, await handOver(desk));
    await phone.read();
    const stranger = browser(desk, desk.token);
    await stranger.read();
    expect((await stranger.call('POST', '/v1/session/not-me')).body).toEqual({ success: true, result: { ended: true } });
    expect([await outcome(desk), await outcome(stranger), await outcome(phone)]).toEqual([
      'token_revoked',
      'token_revoked',
      'token_revoked',
    ]);
    const { token } = await rig.issue(desk.view.workflow.uuid);
    expect((await browser(desk, token).read()).handoff).toMatchObject({ guest: false, away: null });
  });

  it('is told to the partner', async () => {
    const desk = await Person.enter(rig, { callback_url: 'https://banco.example/hooks' });
    await desk.call('POST', '/v1/session/not-me');
    await rig.bench.jobs.run();
    const told = rig.bench.outbound.sent
      .map(({ body }) => JSON.parse(body))
      .filter(({ data }) => data.workflow_uuid === desk.view.workflow.uuid);
    expect(told).toMatchObject([{ type: 'workflow.link_disowned' }]);
  });

  it('tells a guest too, whose “not me” ends the hand-off', async () => {
    const { desk, first, second } = await contested();
    expect((await first.read()).other_device).not.toBeNull();
    await first.call('POST', '/v1/session/not-me');
    expect([await outcome(first), await outcome(second), await outcome(desk)]).toEqual(['token_revoked', 'token_revoked', 'opens']);
    expect((await desk.read()).handoff).toMatchObject({ away: null, contested: false });
  });
});
