import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FindingCode, findingCodes, findings } from '#contracts/base/findings.ts';
import { sessionApi } from '#contracts/session/session.ts';
import { DEVICE_HEADER, mediaHeaders } from '#contracts/session/wire.ts';
import { watchStatesOf } from '#services/workflows/state/watch-states.ts';
import { createRig, type Rig, tokenIn } from '../../support/workflows.ts';

/**
 * Class: findings in what a session reads. A person walks through every operation that a session token may call, in a workflow whose steps
 * have every finding; no answer has a code, in its body, its headers or the event stream. Nor does any of them tell before the last answer
 * that there is one. The guide of webhooks says why.
 */

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
  rig.outside.findings = findingCodes;
});
afterAll(() => rig.bench.close());

type Name = keyof typeof sessionApi | 'update';
const operations: Readonly<Record<Name, { method: string; path: string }>> = {
  ...sessionApi,
  update: { method: 'PATCH', path: '/v1/workflows/{uuid}' },
};

interface Call {
  params?: Readonly<Record<string, string>>;
  body?: object | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
}

/** Calls operations, and keeps all the answers. */
class Listener {
  /** The names of the operations that answered with a success. */
  readonly successes = new Set<Name>();
  readonly texts: string[] = [];
  token: string;
  // biome-ignore lint/suspicious/noExplicitAny: the view, or another result.
  result: any;

  constructor(token: string) {
    this.token = token;
  }

  async call(name: Name, { params = {}, body, headers = {} }: Call = {}): Promise<void> {
    const { method, path } = operations[name];
    const response = await rig.app.request(`/workflows${path.replace(/\{(\w+)\}/g, (_, part: string) => params[part]!)}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': body instanceof Uint8Array ? 'image/jpeg' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    });
    const text = name === 'events' ? await firstEvent(response) : await response.text();
    if (response.ok) this.successes.add(name);
    this.texts.push(text, ...[...response.headers].flat());
    this.result = text.startsWith('{') ? JSON.parse(text).result : text;
  }

  /** Calls an operation of the current step, at its version, and reads the session. */
  async step(name: Name, body: object | null = {}, params: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.call('read');
    const { uuid, version } = this.result.current;
    await this.call(name, { params: { uuid, ...params }, ...(body === null ? {} : { body: { version, ...body } }) });
  }
}

async function firstEvent(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

it('in any operation of the contract, in body, headers or events', async () => {
  const steps = ['code', 'consent', 'note', 'photo', 'note:last'];
  const { uuid } = await rig.create({ steps, setup: { code: { email: 'diana@ejemplo.mx' } }, expires_in: 60 });
  const { token } = await rig.issue(uuid, { redirect_url: 'https://banco.example/listo' });
  const person = new Listener(token);
  await person.call('initialize', { params: { uuid }, body: { user_agent: 'Test' } });
  await person.step('start');
  await person.step('action', { input: {} }, { action: 'send' });
  await person.step('submit', { submission: { code: String(rig.outside.sends) } });
  await person.step('start');
  await person.step('submit', { submission: { accepted: true } });
  await person.step('start');
  await person.step('file', null, { name: 'label' });
  await person.step('submit', { submission: { text: 'hola' } });
  await person.step('back');
  await person.step('withdraw');
  await person.step('error', { reason: 'camera_silent' });
  await person.step('submit', { submission: { text: 'hola' } });
  await person.step('start');
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#6a4' } })
    .jpeg()
    .toBuffer();
  const submission = { document: randomUUID(), face: randomUUID() };
  for (const [collection, medium] of Object.entries(submission)) {
    await person.call('read');
    const headers = { [mediaHeaders.collection]: collection, [mediaHeaders.capture]: 'live' };
    await person.call('upload', { params: { uuid: person.result.current.uuid, media: medium }, body: Uint8Array.from(picture), headers });
  }
  await person.step('submit', { submission });
  await person.step('start');
  await person.call('events');

  const guest = await handOver(person);
  await person.call('comeBack');
  await person.call('update', { params: { uuid }, body: { status: 'working' } });
  await person.step('submit', { submission: { text: 'the last' } });
  await rig.bench.jobs.run();
  await person.call('read');
  expect(person.result.workflow.status).toBe('received');
  await person.call('initialize', { params: { uuid }, body: {} });
  await person.call('events');
  await person.call('notMe');

  const late = await whoseLinkEnded();
  const reached = new Set([person, guest, late].flatMap(({ successes }) => [...successes]));
  expect(Object.keys(operations).filter((name) => !reached.has(name as Name))).toEqual([]);
  const { attention } = (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;
  expect(attention).toEqual(findingCodes);
  const texts = [person, guest, late].flatMap((listener) => listener.texts).join('\n');
  expect(findingCodes.filter((code) => texts.includes(code))).toEqual([]);
});

/** Returns what a session is told until before its last answer: status codes, answers and events, and what follows the last answer. */
async function toldTo(body: object, curp: string, codes: readonly FindingCode[]) {
  const { uuid } = await rig.create({ steps: ['note', 'identity', 'note:b', 'note:c'], ...body });
  const { token } = await rig.issue(uuid);
  const told: string[] = [];
  let stamp = '';
  let current = { uuid: '', version: 0 };
  const listen = async (answer: { status: number; body: unknown }) => {
    const [now] = await watchStatesOf(rig.bench.caller(), rig.bench.platform.database.query, [uuid], rig.bench.clock.now());
    const text = JSON.stringify(answer.body).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'ID');
    told.push(`${answer.status} ${text} ${now!.status}${now!.stamp === stamp ? '' : ' new'}`);
    stamp = now!.stamp;
    ({ current } = (await rig.send(token, 'GET', '/v1/session')).body.result);
  };
  const post = async (name: string, more: object = {}) =>
    listen(await rig.send(token, 'POST', `/v1/session/steps/${current.uuid}/${name}`, { version: current.version, ...more }));
  const look = async () => {
    rig.bench.clock.advance(1);
    await rig.bench.jobs.run();
    await listen(await rig.send(token, 'GET', '/v1/session'));
  };
  await listen(await rig.send(token, 'POST', `/v1/workflows/${uuid}/initialize`, {}));
  for (const submission of [{ text: 'hola' }, { curp }, { text: 'hola' }]) {
    await post('start');
    rig.outside.findings = told.length < 3 ? codes : [];
    await post('submit', { submission });
    await look();
  }
  // They may still go back, and hear the same there.
  await post('back');
  await post('submit', { submission: { text: 'otra' } });
  await look();
  await post('start');
  await post('submit', { submission: { text: 'the last' } });
  await rig.bench.jobs.run();
  const { status, attention } = (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;
  return { told: told.slice(0, -1), status, attention };
}

it.each([
  ['whom no key named', {}, false],
  ['whom a key named', {}, true],
  ['who tells another CURP than whom a key named', { curp: 'XEXX010101MNEXXXA8' }, true],
])('in whether there is one, before the last answer of somebody %s', async (_who, other: { curp?: string }, named) => {
  const { curp = rig.outside.nationalId } = other;
  const body = named ? { people_uuid: rig.outside.peopleUuid } : {};
  rig.outside.attachment = named ? { vouched_by: 'partner' } : {};
  const clean = await toldTo(body, curp, []);
  expect(clean.attention).toEqual([]);
  for (const code of findingCodes.filter((one) => findings[one].does === 'review')) {
    const { told, attention, status } = await toldTo(body, curp, [code]);
    expect([attention, status]).toEqual([[code], 'working']);
    expect(told).toEqual(clean.told);
  }
  rig.outside.attachment = {};
  rig.outside.findings = findingCodes;
});

/** Hands the journey over to a phone, on which a second browser opens the link and asks for one of its own. */
async function handOver(host: Listener): Promise<Listener> {
  await host.call('handOver', { body: {} });
  const guest = new Listener(tokenIn(host.result.url));
  await guest.call('read', { headers: { [DEVICE_HEADER]: 'phone' } });
  const headers = { [DEVICE_HEADER]: 'another browser' };
  await guest.call('read', { headers });
  rig.bench.clock.advance(61);
  await guest.call('sendAgain', { body: {}, headers });
  await host.call('handOver', { body: {} });
  const again = new Listener(tokenIn(host.result.url));
  for (const device of ['phone', 'tablet']) await again.call('read', { headers: { [DEVICE_HEADER]: device } });
  await host.call('answerContender', { body: { mine: true } });
  return guest;
}

/** Returns somebody with a finding whose link has expired, and who asks for a new one. */
async function whoseLinkEnded(): Promise<Listener> {
  const { uuid } = await rig.create({ steps: ['code', 'note', 'note:b'], setup: { code: { email: 'rosa@ejemplo.mx' } }, expires_in: 60 });
  const person = new Listener((await rig.issue(uuid)).token);
  await person.call('initialize', { params: { uuid }, body: {} });
  await person.step('start');
  await person.step('action', { input: {} }, { action: 'send' });
  await person.step('submit', { submission: { code: String(rig.outside.sends) } });
  await person.step('start');
  await person.step('submit', { submission: { text: 'hola' } });
  rig.bench.clock.advance(3_601);
  await person.call('lostLink');
  await person.call('newLink', { body: { to: person.result.destinations[0].id } });
  return person;
}
