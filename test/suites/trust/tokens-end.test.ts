import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { sessionApi } from '#contracts/session/session.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: a token's end. Besides `expires_in`, a token expires when unused and by age; after the workflow's end it opens only the result
 * and the person's own copy, and soon nothing; and a workflow that its person left is abandoned, so that its photos are deleted, whatever
 * its token's expiry.
 */

let rig: Rig;
let liveKey: string;
beforeAll(async () => {
  rig = await createRig();
  const scopes = ['workflows', ADMIN_SCOPE];
  liveKey = (await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'live operator', livemode: true, scopes })).key;
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(3700));

const DAY = 86_400;
const days = (count: number) => rig.bench.clock.advance(count * DAY);
const hours = (count: number) => rig.bench.clock.advance(count * 3600);
const problem = (answer: { body: { type?: string } }) => answer.body.type?.replace('urn:zaguan:problem:', '') ?? null;
const outcome = async (token: string) => {
  const answer = await rig.send(token, 'GET', '/v1/session');
  return answer.status === 200 ? 'opens' : `${answer.status} ${problem(answer)}`;
};
const settle = async (tokens: object | null) => expect((await rig.send(liveKey, 'PATCH', '/v1/settings', { tokens })).status).toBe(200);
const logOf = async (uuid: string) =>
  (await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid })).map(({ type, data }) => ({ type, data }));
const statusOf = async (uuid: string) => (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;

describe('a token of which nothing says when it ends', () => {
  afterEach(() => settle(null));

  it('ends when nobody used it for thirty days', async () => {
    const { uuid } = await rig.create();
    const { token, expiration } = await rig.issue(uuid);
    expect(expiration).toBeNull();
    for (let month = 0; month < 2; month++) {
      days(29.9);
      expect(await outcome(token)).toBe('opens');
    }
    days(30);
    expect(await outcome(token)).toBe('403 token_idle');
  });

  it('ends after 180 days, however much it was used, and its guests with it', async () => {
    const desk = await Person.enter(rig);
    for (let week = 0; week < 25; week++) {
      days(7);
      await desk.read();
    }
    const guest = new URL((await desk.call('POST', '/v1/session/handoff')).body.result.url).hash.replace('#t=', '');
    days(4);
    expect([await outcome(desk.token), await outcome(guest)]).toEqual(['opens', 'opens']);
    days(1.5);
    expect([await outcome(desk.token), await outcome(guest)]).toEqual(['403 token_too_old', '403 token_too_old']);
  });

  it('ends as the tenant says, and never where it says 0', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    await settle({ idle_days: 0, max_days: 0 });
    days(900);
    expect(await outcome(token)).toBe('opens');
    await settle({ idle_days: 2, max_days: 0 });
    days(2);
    expect(await outcome(token)).toBe('403 token_idle');
    await settle({ idle_days: 0, max_days: 3 });
    expect(await outcome(token)).toBe('403 token_too_old');
  });

  it('writes its use once a minute at most', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const usedAt = async () => {
      const { rows } = await rig.bench.engine.executeSql(`select used_at from workflows.tokens where workflow_uuid = '${uuid}'`);
      return (rows as { used_at: string | null }[])[0]!.used_at;
    };
    const after = (start: string | null, seconds: number) => new Date(new Date(start!).getTime() + seconds * 1000);
    expect(await usedAt()).toBeNull();
    await outcome(token);
    const first = await usedAt();
    rig.bench.clock.advance(59);
    await outcome(token);
    expect(await usedAt()).toEqual(first);
    rig.bench.clock.advance(2);
    await outcome(token);
    expect(new Date((await usedAt())!)).toEqual(after(first, 61));
  });
});

describe('after the end', () => {
  /** Returns a finished workflow, with a repeat of the request that finished it and the answer. */
  async function ended() {
    const person = await Person.enter(rig, { steps: ['note', 'note:last'] });
    await person.answer({ text: 'first' });
    await person.start();
    const step = person.current;
    const headers = { 'idempotency-key': randomUUID() };
    const last = await person.post('submit', { submission: { text: 'last' } }, headers);
    expect(person.view.workflow.status).toBe('success');
    const repeat = () => person.post('submit', { submission: { text: 'last' } }, headers, step);
    return { person, step, last, repeat };
  }

  it('a token opens the ending and the person’s own copy, and no other operation does anything', async () => {
    const { person, step } = await ended();
    const { uuid } = person.view.workflow;
    const record = async () => [await statusOf(uuid), (await logOf(uuid)).length];
    const before = await record();
    const names = { media: randomUUID(), action: 'send', name: 'text' };
    const bodies: Record<string, object> = {
      submit: { version: step.version, submission: {} },
      action: { input: {} },
      answerContender: { mine: true },
      newLink: { to: 'any' },
    };
    const outcomes: Record<string, unknown> = {};
    for (const [name, { method, path }] of Object.entries(sessionApi)) {
      if (name === 'events' || name === 'notMe') continue;
      const ids: Record<string, string> = { ...names, uuid: name === 'initialize' ? uuid : step.uuid };
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key]!);
      const body = method === 'POST' ? (bodies[name] ?? { version: step.version, reason: 'camera_busy' }) : undefined;
      const answer = await person.call(method, filled, body);
      outcomes[name] = answer.status === 200 ? 200 : problem(answer);
    }
    const over = 'workflow_finished';
    expect(outcomes).toEqual({
      ...{ read: 200, file: 200, initialize: 200 },
      ...{ start: over, upload: over, action: over, submit: over, withdraw: over, back: over, error: over },
      ...{ handOver: over, comeBack: over, answerContender: over, sendAgain: over },
      ...{ lostLink: 200, newLink: over },
    });
    const files = ['label', 'evidence'].map((name) => person.call('GET', `/v1/session/steps/${step.uuid}/files/${name}`));
    for (const file of files) expect(problem(await file)).toBe(over);
    expect(await record()).toEqual(before);
  });

  it('the last answer, asked for again, is still answered, with the session as it stands', async () => {
    const { last, repeat } = await ended();
    hours(20);
    const { server_time: earlier, ...session } = last.body.result;
    const { server_time: now, ...repeated } = (await repeat()).body.result;
    expect(repeated).toEqual(session);
    expect(now).not.toBe(earlier);
  });

  it('a token opens for 72 hours, and then nothing', async () => {
    const { person, repeat } = await ended();
    hours(71.9);
    expect(await outcome(person.token)).toBe('opens');
    hours(0.2);
    expect(await outcome(person.token)).toBe('403 token_after_end');
    expect(problem(await repeat())).toBe('token_after_end');
    // A partner may make a new link for a person who returns for their copy.
    const { token } = await rig.issue(person.view.workflow.uuid);
    expect(await outcome(token)).toBe('opens');
    hours(72.1);
    expect(await outcome(token)).toBe('403 token_after_end');
  });

  it('an operator who opens the workflow again opens its tokens again', async () => {
    const { person } = await ended();
    hours(80);
    await rig.asPartner('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, { status: 'working' });
    expect(await outcome(person.token)).toBe('opens');
  });
});

describe('while only a decision on findings is missing', () => {
  /** Returns a person who has answered everything, and a function that approves. */
  async function waiting() {
    const person = await Person.enter(rig, { steps: ['note'] });
    rig.outside.findings = ['face_unsure'];
    await person.answer({ text: 'last' });
    rig.outside.findings = [];
    const { uuid } = person.view.workflow;
    const scopes = ['workflows', 'workflows:review'];
    const reviewer = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'reviewer', livemode: false, scopes });
    const approve = async () => {
      const { updated_at: seen } = await statusOf(uuid);
      return rig.send(reviewer.key, 'POST', `/v1/workflows/${uuid}/decision`, { decision: 'approve', seen });
    };
    return { person, uuid, approve };
  }

  it('a token reads that everything was received, and does nothing else', async () => {
    const { person, uuid } = await waiting();
    const before = [await statusOf(uuid), (await logOf(uuid)).length];
    expect((await person.read()).workflow.status).toBe('received');
    const step = person.view.steps[0]!;
    const calls: [string, string, object?][] = [
      ['POST', '/v1/session/handoff'],
      ['PUT', `/v1/session/steps/${step.uuid}/media/${randomUUID()}`],
      ['POST', `/v1/session/steps/${step.uuid}/actions/send`, { input: {} }],
      ['POST', `/v1/session/steps/${step.uuid}/back`, { version: step.version }],
      ['POST', `/v1/session/steps/${step.uuid}/submit`, { version: step.version, submission: { text: 'another' } }],
      ['POST', `/v1/session/steps/${step.uuid}/error`, { version: step.version, reason: 'camera_busy' }],
    ];
    for (const [method, path, body] of calls)
      expect([path, problem(await person.call(method, path, body))]).toEqual([path, 'workflow_finished']);
    // Another device that opens the link changes nothing that a reviewer has seen.
    await rig.send(person.token, 'GET', '/v1/session', undefined, { 'zaguan-device': 'x'.repeat(43) });
    expect([await statusOf(uuid), (await logOf(uuid)).length]).toEqual(before);
  });

  it('a token opens for 72 hours, and again after the decision', async () => {
    const { person, approve } = await waiting();
    hours(71.9);
    expect(await outcome(person.token)).toBe('opens');
    hours(0.2);
    expect(await outcome(person.token)).toBe('403 token_after_end');
    expect((await approve()).status).toBe(200);
    expect(await outcome(person.token)).toBe('opens');
  });

  it('of an operator’s step, a token is as open as ever', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'approval', 'note:last'] });
    await person.answer({ text: 'first' });
    hours(80);
    expect(await outcome(person.token)).toBe('opens');
  });
});

describe('a token that ended after it had let its session in', () => {
  /** Revokes the token in another process, because within one process a workflow's writes take turns. */
  const revoke = ({ view }: Person) =>
    rig.send(rig.bench.apiKey, 'DELETE', `/v1/workflows/${view.workflow.uuid}/token`, undefined, {}, rig.serve());

  /** Runs `happens` while the request's body is being read, and returns the request's answer. */
  async function meanwhile(person: Person, path: string, body: object, happens: () => Promise<unknown>) {
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await happens();
          controller.enqueue(Buffer.from(JSON.stringify(body)));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', 'zaguan-device': person.device };
    const init = { method: 'POST', body: stream, duplex: 'half', headers } as RequestInit;
    const answer = await rig.app.request(`/workflows/v1/session/${path}`, init);
    return `${answer.status} ${problem({ body: (await answer.json()) as { type?: string } })}`;
  }
  const step = (person: Person, call: string) => `steps/${person.current.uuid}/${call}`;

  /** Returns a person at a computer, and their phone with the link that the computer made. */
  async function withPhone() {
    const desk = await Person.enter(rig);
    const token = new URL((await desk.call('POST', '/v1/session/handoff')).body.result.url).hash.replace('#t=', '');
    const phone = new Person(rig, token, desk.view);
    phone.device = 'phone';
    await phone.read();
    return { desk, phone, submit: () => ({ version: phone.current.version, submission: { text: 'late' } }) };
  }

  it('sends nothing', async () => {
    const person = await Person.enter(rig, { steps: ['code'], setup: { code: { email: 'diana@ejemplo.mx' } } });
    await person.start();
    const { sends } = rig.outside;
    expect(await meanwhile(person, step(person, 'actions/send'), { input: {} }, () => revoke(person))).toBe('403 token_revoked');
    expect(rig.outside.sends).toBe(sends);
  });

  it('makes no link', async () => {
    const person = await Person.enter(rig);
    expect(await meanwhile(person, 'handoff', {}, () => revoke(person))).toBe('403 token_revoked');
    expect((await logOf(person.view.workflow.uuid)).at(-1)?.type).toBe('token.revoked');
  });

  it('has no picture kept, also where it ended while that was stored', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.answer({ accepted: true });
    await person.start();
    const { blobs } = rig.bench.platform;
    const { write } = blobs;
    vi.spyOn(blobs, 'write').mockImplementationOnce(async (...stored) => {
      await revoke(person);
      await write(...stored);
    });
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const answer = await person.upload('document', Buffer.from(pixel, 'base64'), { type: 'image/png' });
    expect(`${answer.status} ${problem(answer)}`).toBe('403 token_revoked');
    expect((await logOf(person.view.workflow.uuid)).at(-1)?.type).toBe('token.revoked');
  });

  it('answers nothing at a device that the person left', async () => {
    const { desk, phone, submit } = await withPhone();
    const left = await meanwhile(phone, step(phone, 'submit'), submit(), () => desk.call('DELETE', '/v1/session/handoff'));
    expect([left, (await desk.read()).workflow.status]).toEqual(['403 token_left', 'working']);
  });

  it('answers nothing at a device whose link was given to another one', async () => {
    const { desk, phone, submit } = await withPhone();
    await rig.send(phone.token, 'GET', '/v1/session', undefined, { 'zaguan-device': 'tablet' });
    const given = () => desk.call('POST', '/v1/session/handoff/contender', { mine: true });
    const left = await meanwhile(phone, step(phone, 'back'), { version: submit().version }, given);
    expect([left, (await desk.read()).workflow.status]).toEqual(['403 token_left', 'working']);
  });

  it('ends what its session made with it, whatever that one’s row says', async () => {
    const { desk, phone } = await withPhone();
    const { uuid } = desk.view.workflow;
    await rig.bench.engine.executeSql(`update workflows.tokens set revoked_at = now() where made_by is null and workflow_uuid = '${uuid}'`);
    const answer = await phone.call('GET', '/v1/session');
    expect(`${answer.status} ${problem(answer)}`).toBe('403 token_revoked');
  });
});

describe('the sixth token', () => {
  it('ends the one that was not used for longest, and the log says so', async () => {
    const { uuid } = await rig.create();
    const tokens: string[] = [];
    for (let count = 0; count < 5; count++) {
      tokens.push((await rig.issue(uuid)).token);
      hours(2);
    }
    await outcome(tokens[0]!);
    const { token } = await rig.issue(uuid);
    const expected = ['opens', '403 token_revoked', 'opens', 'opens', 'opens', 'opens'];
    expect(await Promise.all([...tokens, token].map(outcome))).toEqual(expected);
    expect((await logOf(uuid)).at(-2)).toMatchObject({ type: 'token.revoked', data: { tokens: 1, reason: 'idlest' } });
  });

  it('ends the oldest that nobody used, however new, before one that somebody uses', async () => {
    const { uuid } = await rig.create();
    const tokens: string[] = [];
    const more = async () => {
      rig.bench.clock.advance(1);
      tokens.push((await rig.issue(uuid)).token);
    };
    for (let count = 0; count < 5; count++) await more();
    await outcome(tokens[0]!);
    await more();
    await more();
    const expected = ['opens', '403 token_revoked', '403 token_revoked', 'opens', 'opens', 'opens', 'opens'];
    expect(await Promise.all(tokens.map(outcome))).toEqual(expected);
  });

  it('ends the one that lay idle for longest, used once or never', async () => {
    const { uuid } = await rig.create();
    const used = (await rig.issue(uuid)).token;
    hours(1);
    await outcome(used);
    hours(1);
    for (let count = 0; count < 4; count++) await rig.issue(uuid);
    await rig.issue(uuid);
    expect(await outcome(used)).toBe('403 token_revoked');
  });

  it('is refused where all five were used within the hour', async () => {
    const { uuid } = await rig.create();
    const tokens = [];
    for (let count = 0; count < 5; count++) tokens.push((await rig.issue(uuid)).token);
    hours(5);
    for (const token of tokens) await outcome(token);
    hours(0.9);
    const refused = await rig.asPartner('POST', `/v1/workflows/${uuid}/token`, {});
    expect([refused.status, problem(refused)]).toEqual([409, 'too_many_tokens']);
    expect(await outcome(tokens[0]!)).toBe('opens');
  });
});

describe('who gave up', () => {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

  /** Uploads a picture, and returns a function that reads it. */
  async function photograph(person: Person) {
    await person.start();
    const media = randomUUID();
    expect((await person.upload('document', pixel, { uuid: media, type: 'image/png' })).status).toBe(200);
    return () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${media}`);
  }

  /** Returns a person with an uploaded picture and a token that never expires. */
  async function withPicture() {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.answer({ accepted: true });
    return { person, picture: await photograph(person) };
  }

  /** Reopens the workflow as an operator; the person returns by a new link. */
  async function reopened(person: Person): Promise<Person> {
    const { uuid } = person.view.workflow;
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'working' });
    const back = new Person(rig, (await rig.issue(uuid)).token, person.view);
    await back.read();
    return back;
  }

  it('is abandoned thirty days after the last use of a token that never expires, and their photos are deleted a week later', async () => {
    const { person, picture } = await withPicture();
    const { uuid } = person.view.workflow;
    days(20);
    await person.read();
    days(29.9);
    await rig.sweep();
    expect((await statusOf(uuid)).status).toBe('working');
    days(0.2);
    await rig.sweep();
    expect(await statusOf(uuid)).toMatchObject({ status: 'failed', error: { details: { reason: 'expired' } } });
    days(6.9);
    await rig.sweep();
    expect(await picture()).not.toBeNull();
    days(0.2);
    await rig.sweep();
    expect(await picture()).toBeNull();
  });

  it('and gives up again after an operator opened the workflow once more, has their new photos deleted too', async () => {
    const { person } = await withPicture();
    for (let round = 0; round < 2; round++) {
      days(30.1);
      await rig.sweep();
      days(7.1);
      await rig.sweep();
      const picture = await photograph(await reopened(person));
      days(30.1);
      await rig.sweep();
      days(6.8);
      await rig.sweep();
      expect(await picture()).not.toBeNull();
      days(0.4);
      await rig.sweep();
      expect([(await statusOf(person.view.workflow.uuid)).status, await picture()]).toEqual(['failed', null]);
    }
  });

  it('is not who ended well; what they bring in once it is open again is deleted after its days as well', async () => {
    const { person } = await withPicture();
    const { uuid } = person.view.workflow;
    const endWell = () => rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'success' });
    await endWell();
    days(30.1);
    await rig.sweep();
    const picture = await photograph(await reopened(person));
    await endWell();
    days(29.9);
    await rig.sweep();
    expect(await picture()).not.toBeNull();
    days(0.3);
    await rig.sweep();
    expect(await picture()).toBeNull();
  });

  it('is so under a tenant whose tokens never end', async () => {
    await settle({ idle_days: 0, max_days: 0 });
    const { person, picture } = await withPicture();
    days(30.1);
    await rig.sweep();
    days(7.1);
    await rig.sweep();
    expect([(await statusOf(person.view.workflow.uuid)).status, await picture()]).toEqual(['failed', null]);
    await settle(null);
  });

  it('is not where a new link was made, and is where nobody ever got one', async () => {
    const { uuid } = await rig.create();
    const { uuid: never } = await rig.create();
    await rig.issue(uuid);
    days(20);
    await rig.issue(uuid);
    days(29);
    await rig.sweep();
    expect([(await statusOf(uuid)).status, (await statusOf(never)).status]).toEqual(['pristine', 'failed']);
    days(1.1);
    await rig.sweep();
    expect((await statusOf(uuid)).status).toBe('failed');
  });

  it('is not whom an operator has yet to look at', async () => {
    const person = await Person.enter(rig, { steps: ['note'] });
    const { uuid } = person.view.workflow;
    await rig.bench.engine.executeSql(`update workflows.workflows set status = 'people_error', person = 'refused' where uuid = '${uuid}'`);
    days(60);
    await rig.sweep();
    expect((await statusOf(uuid)).status).toBe('people_error');
  });
});
