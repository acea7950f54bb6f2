import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lostLink } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import { createRig, Person, problemIn, type Rig, tokenIn } from '#test/support/workflows.ts';
import { workflowStore } from '../model/store.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.outside.links.length = 0;
  rig.outside.channels = ['EMAIL', 'SMS'];
  rig.outside.failure = null;
});

const PATH = '/v1/session/link';

/** Returns a person whose link lasts an hour and who confirmed a mail address, unless `proves` is false. */
async function invited({ email = 'diana@ejemplo.mx', proves = true } = {}): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['code', 'note'], setup: { code: { email } }, expires_in: 60 });
  if (!proves) return person;
  await person.start();
  await person.post('actions/send', { input: {} });
  await person.submit({ code: String(rig.outside.sends) });
  return person;
}

/** Returns such a person after their link expired. */
async function late(options: Parameters<typeof invited>[0] = {}): Promise<Person> {
  const person = await invited(options);
  rig.bench.clock.advance(3601);
  return person;
}

const lostBy = async (person: Person) => lostLink.parse((await person.call('GET', PATH)).body.result);
const idIn = async (person: Person) => (await lostBy(person)).destinations[0]!.id;
const ask = (person: Person, to: string, headers = {}) => person.call('POST', PATH, { to, language: 'en' }, headers);

describe('a link that has expired', () => {
  it.each([true, false])('says whose it is, and where a new one goes, masked (proven: %s)', async (proves) => {
    const person = await late({ proves });
    expect(problemIn(await person.call('GET', '/v1/session'))).toBe('token_expired');
    expect(await lostBy(person)).toEqual({
      company: { name: 'Banco Jacaranda', support: { email: null, phone: null, url: null } },
      destinations: [{ id: expect.any(String), channel: 'EMAIL', to: 'd•••@ejemplo.mx', wait: 0 }],
    });
  });

  it('is replaced by one that opens where the person stopped, and is sent to them alone', async () => {
    const person = await late();
    const answer = await ask(person, await idIn(person));
    expect([answer.status, answer.body.result]).toEqual([200, { channel: 'EMAIL', to: 'd•••@ejemplo.mx' }]);
    const [sent] = rig.outside.links;
    expect(sent).toMatchObject({ channel: 'EMAIL', to: 'diana@ejemplo.mx', company: 'Banco Jacaranda', language: 'en' });
    expect(JSON.stringify(answer.body)).not.toContain(tokenIn(sent!.link));
    const opened = await rig.send(tokenIn(sent!.link), 'GET', '/v1/session');
    expect([opened.status, opened.body.result.current.step]).toEqual([200, 'note']);
    expect(problemIn(await person.call('GET', '/v1/session'))).toBe('token_expired');
  });

  it('goes to no other address, and one that a key gave counts no more once another was proven', async () => {
    const person = await late();
    for (const to of ['diana@ejemplo.mx', randomUUID(), '']) expect(problemIn(await ask(person, to))).toBe('invalid_body');
    expect((await lostBy(person)).destinations).toHaveLength(1);
    expect(rig.outside.links).toEqual([]);
  });

  it('is asked for three a day, once per address and half a minute, and a lost answer sends one', async () => {
    const person = await late();
    const to = await idIn(person);
    const headers = { 'idempotency-key': randomUUID() };
    for (const _ of [1, 2]) expect((await ask(person, to, headers)).status).toBe(200);
    expect(problemIn(await ask(person, to))).toBe('rate_limited');
    expect(rig.outside.links).toHaveLength(1);
    rig.bench.clock.advance(31);
    expect((await ask(person, to)).status).toBe(200);
    rig.bench.clock.advance(31);
    const fourth = await ask(person, to);
    expect([fourth.status, problemIn(fourth), Number(fourth.headers.get('retry-after'))]).toEqual([
      429,
      'rate_limited',
      expect.any(Number),
    ]);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  it('ends those that were sent before and that nobody opened, as their message says', async () => {
    const person = await late();
    const to = await idIn(person);
    const openedBy = async (at: number) => (await rig.send(tokenIn(rig.outside.links[at]!.link), 'GET', '/v1/session')).status;
    await ask(person, to);
    rig.bench.clock.advance(31);
    await ask(person, to);
    expect([await openedBy(0), await openedBy(1)]).toEqual([403, 200]);
    rig.bench.clock.advance(31);
    await ask(person, to);
    expect([await openedBy(1), await openedBy(2)]).toEqual([200, 200]);
    // A link that expired unopened may request a new link too, more than once.
    rig.bench.clock.advance(86_401);
    await ask(person, to);
    rig.bench.clock.advance(86_401);
    const unused = new Person(rig, tokenIn(rig.outside.links.at(-1)!.link), person.view);
    for (const _ of [1, 2]) {
      expect((await ask(unused, to)).status).toBe(200);
      rig.bench.clock.advance(31);
    }
  });

  it('that no carrier takes ends, and the log says so without the address', async () => {
    const person = await late();
    const { uuid } = person.view.workflow;
    const changedAt = async () =>
      (await workflowStore(rig.bench.caller(), rig.bench.platform.database.query).workflows.find(uuid))?.workflow.updated_at;
    const before = await changedAt();
    rig.outside.failure = new Problem('link_not_sent', 'No carrier');
    expect(problemIn(await ask(person, await idIn(person)))).toBe('link_not_sent');
    expect(problemIn(await rig.send(tokenIn(rig.outside.links[0]!.link), 'GET', '/v1/session'))).toBe('token_revoked');
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.map(({ type }) => type).slice(-2)).toEqual(['token.issued', 'link.not_sent']);
    expect(await changedAt()).toEqual(before);
    expect(JSON.stringify(log)).not.toContain('diana');
  });
});

describe('no new link', () => {
  const refused = async (person: Person, why: string) => {
    expect((await lostBy(person)).destinations).toEqual([]);
    expect(problemIn(await ask(person, 'any'))).toBe(why);
    expect(rig.outside.links).toEqual([]);
  };

  it('takes the place of one that opens', async () => {
    await refused(await invited(), 'conflict');
  });

  it('takes the place of one that was revoked', async () => {
    const person = await invited();
    await person.call('POST', '/v1/session/not-me', {});
    await refused(person, 'token_revoked');
    rig.bench.clock.advance(3601);
    await refused(person, 'token_revoked');
  });

  it('comes after the end', async () => {
    const person = await invited();
    await person.read();
    await person.answer({ text: 'a' });
    rig.bench.clock.advance(3601);
    expect((await lostBy(person)).destinations).toEqual([]);
    expect(problemIn(await ask(person, 'any'))).toBe('workflow_finished');
  });

  it('comes from a device that another one’s link brought', async () => {
    const desk = await invited();
    const { url } = (await desk.call('POST', '/v1/session/handoff', {})).body.result;
    const phone = new Person(rig, tokenIn(url), desk.view);
    await phone.read();
    rig.bench.clock.advance(3601);
    for (const answer of [await phone.call('GET', PATH), await ask(phone, 'any')]) expect(problemIn(answer)).toBe('token_expired');
  });
});
