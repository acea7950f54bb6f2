import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionApi, sessionView } from '#contracts/session/session.ts';
import { Problem } from '#platform/base/problem.ts';
import { createRig, Person, problemIn, type Rig, tokenIn } from '#test/support/workflows.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.bench.clock.advance(3700);
  rig.outside.links.length = 0;
  rig.outside.channels = ['EMAIL', 'SMS'];
  rig.outside.failure = null;
});

/** Enters at a computer and confirms a mail address; the screen then shows the code that opens the workflow on a phone. */
async function atDesk(email = 'diana@ejemplo.mx'): Promise<Person> {
  const desk = await Person.enter(rig, { steps: ['code', 'note:a', 'note:b'], setup: { code: { email } } });
  await desk.start();
  await desk.post('actions/send', { input: {} });
  await desk.submit({ code: String(rig.outside.sends) });
  await handOver(desk);
  await desk.read();
  return desk;
}

async function handOver(person: Person, body?: { to?: string; language?: string }, headers: Record<string, string> = {}) {
  const answer = await person.call('POST', '/v1/session/handoff', body, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return sessionApi.handOver.answer.parse(answer.body).result;
}

const destination = (person: Person) => person.view.handoff.sending!.destinations[0]!;
const statusOf = async (url: string) => {
  const answer = await rig.send(tokenIn(url), 'GET', '/v1/session');
  return answer.status === 200 ? 'opens' : problemIn(answer);
};
const logOf = async (person: Person) =>
  (await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid })).map(({ type, data }) => ({
    type,
    data,
  }));

describe('where a link can be sent', () => {
  it('is what the person proved here, masked, while they are sent on', async () => {
    const desk = await atDesk();
    expect(desk.view.handoff).toEqual({
      guest: false,
      away: 'sent',
      contested: false,
      sending: { destinations: [{ id: expect.any(String), channel: 'EMAIL', to: 'd•••@ejemplo.mx', wait: 0 }], last: null },
    });
    expect(sessionView.safeParse(desk.view).success).toBe(true);
    expect(JSON.stringify(desk.view.handoff)).not.toContain('diana');
    await desk.call('DELETE', '/v1/session/handoff');
    expect((await desk.read()).handoff.sending).toBeNull();
  });

  it('is nowhere before anything was proven, and where no message can go that way', async () => {
    const nobody = await Person.enter(rig, { steps: ['note'] });
    await handOver(nobody);
    expect((await nobody.read()).handoff.sending).toEqual({ destinations: [], last: null });
    rig.outside.channels = ['SMS'];
    const desk = await atDesk();
    expect(desk.view.handoff.sending?.destinations).toEqual([]);
  });

  it('is never what somebody else proved, nor an address that is merely given', async () => {
    const other = destination(await atDesk('otra@ejemplo.mx'));
    const desk = await atDesk();
    for (const to of [other.id, 'diana@ejemplo.mx', 'd•••@ejemplo.mx', '', randomUUID()]) {
      const answer = await desk.call('POST', '/v1/session/handoff', { to });
      expect([answer.status, problemIn(answer), answer.body.errors[0].path]).toEqual([400, 'invalid_body', 'to']);
    }
    expect(rig.outside.links).toEqual([]);
  });
});

describe('sending', () => {
  it('makes a link, ends the one before, sends it, and says where it went', async () => {
    const desk = await atDesk();
    const shown = await handOver(desk);
    const { id } = destination(desk);
    const link = await handOver(desk, { to: id, language: 'en' });
    expect(link.replaced).toBe(true);
    expect(rig.outside.links).toEqual([
      {
        channel: 'EMAIL',
        to: 'diana@ejemplo.mx',
        link: link.url,
        expires_at: link.expires_at,
        user: desk.view.workflow.uuid,
        company: 'Banco Jacaranda',
        language: 'en',
      },
    ]);
    expect([await statusOf(shown.url), await statusOf(link.url)]).toEqual(['token_revoked', 'opens']);
  });

  it('tells the waiting device, and the log without the address or the link', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const link = await handOver(desk, { to: id });
    const { sending } = (await desk.read()).handoff;
    expect(sending?.last).toEqual({ id, channel: 'EMAIL', to: 'd•••@ejemplo.mx' });
    expect(sending?.destinations[0]?.wait).toBe(30);
    rig.bench.clock.advance(12);
    expect(destination({ ...desk, view: await desk.read() } as Person).wait).toBe(18);
    const log = await logOf(desk);
    expect(log.at(-1)).toEqual({ type: 'handoff.sent', data: { token: expect.any(String), channel: 'EMAIL', to: id } });
    expect(JSON.stringify(log)).not.toMatch(/diana|ejemplo/);
    expect(JSON.stringify([log, rig.bench.logged])).not.toContain(tokenIn(link.url));
  });

  it('“again” sends again: another link, and the one before ends', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const first = await handOver(desk, { to: id });
    rig.bench.clock.advance(30);
    const second = await handOver(desk, { to: id });
    expect(rig.outside.links.map(({ link }) => link)).toEqual([first.url, second.url]);
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual(['token_revoked', 'opens']);
  });

  it('too soon is refused with the seconds to wait, and nothing ends', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const link = await handOver(desk, { to: id });
    rig.bench.clock.advance(10);
    const again = await desk.call('POST', '/v1/session/handoff', { to: id });
    expect([again.status, problemIn(again), again.headers.get('retry-after')]).toEqual([429, 'rate_limited', '20']);
    expect(await statusOf(link.url)).toBe('opens');
    // The wait stays when a new handover replaces the sent link.
    await handOver(desk);
    expect((await desk.call('POST', '/v1/session/handoff', { to: id })).status).toBe(429);
    expect(rig.outside.links).toHaveLength(1);
  });

  it('two presses at once send one', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const answers = await Promise.all([1, 2].map(() => desk.call('POST', '/v1/session/handoff', { to: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(rig.outside.links).toHaveLength(1);
  });

  it('a lost answer sends one, and another body under its key is refused', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await handOver(desk, { to: id }, headers);
    expect(await handOver(desk, { to: id }, headers)).toEqual(first);
    expect(rig.outside.links).toHaveLength(1);
    expect(problemIn(await desk.call('POST', '/v1/session/handoff', {}, headers))).toBe('idempotency_conflict');
  });

  it('is refused after the end, and counts among the twenty links of an hour', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    for (let made = 1; made < 20; made++) await handOver(desk);
    const refused = await desk.call('POST', '/v1/session/handoff', { to: id });
    expect([refused.status, problemIn(refused)]).toEqual([429, 'rate_limited']);
    rig.bench.clock.advance(3700);
    await desk.call('DELETE', '/v1/session/handoff');
    await desk.read();
    await desk.answer({ text: 'a' });
    await desk.answer({ text: 'b' });
    expect(problemIn(await desk.call('POST', '/v1/session/handoff', { to: id }))).toBe('workflow_finished');
    expect(rig.outside.links).toEqual([]);
  });
});

describe('when the message does not go out', () => {
  it('the earlier link opens as before, and the device is told', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const inbox = await handOver(desk, { to: id });
    rig.bench.clock.advance(30);
    const refused = await unsent(desk, new Problem('link_not_sent', 'No carrier'));
    expect([refused.status, problemIn(refused), refused.headers.get('retry-after')]).toEqual([503, 'link_not_sent', '30']);
    // The session still reports the earlier message, so that the person finds it.
    const { last, destinations } = (await atSent(desk))!;
    expect([last?.id, destinations[0]?.wait]).toEqual([id, 30]);
    expect((await logOf(desk)).map(({ type }) => type).slice(-2)).toEqual(['token.revoked', 'handoff.not_sent']);
    expect([await statusOf(inbox.url), await statusOf(rig.outside.links[1]!.link)]).toEqual(['opens', 'token_revoked']);
  });

  it('an inbox that had enough says how long to wait, and the link in it opens', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const inbox = await handOver(desk, { to: id });
    rig.bench.clock.advance(30);
    const refused = await unsent(desk, new Problem('rate_limited', 'Too many', { retryAfter: 1200 }));
    expect([refused.status, problemIn(refused), refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '1200']);
    expect((await atSent(desk))?.destinations[0]?.wait).toBe(1200);
    expect(await statusOf(inbox.url)).toBe('opens');
  });

  it('leaves its place of the five', async () => {
    const desk = await atDesk();
    for (let more = 0; more < 3; more++) {
      const { token } = await rig.issue(desk.view.workflow.uuid);
      await rig.send(token, 'GET', '/v1/session');
    }
    const { id } = destination(desk);
    for (let tries = 0; tries < 2; tries++) {
      expect((await unsent(desk, new Problem('link_not_sent', 'No carrier'))).status).toBe(503);
      rig.bench.clock.advance(30);
    }
    rig.outside.failure = null;
    const link = await handOver(desk, { to: id });
    expect(await statusOf(link.url)).toBe('opens');
    expect(problemIn(await rig.asPartner('POST', `/v1/workflows/${desk.view.workflow.uuid}/token`, {}))).toBe('too_many_tokens');
  });

  it('of two servers that send at once, the link that was taken opens, whichever is done first', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const slow = Promise.withResolvers<void>();
    rig.outside.pause = slow.promise;
    const sent = desk.call('POST', '/v1/session/handoff', { to: id });
    await expect.poll(() => rig.outside.links.length).toBe(1);
    rig.outside.pause = null;
    desk.app = rig.serve();
    const refused = await unsent(desk, new Problem('rate_limited', 'Too many', { retryAfter: 30 }));
    rig.outside.failure = null;
    slow.resolve();
    expect([refused.status, (await sent).status]).toEqual([429, 200]);
    expect((await atSent(desk))?.last?.id).toBe(id);
    const [mailed, other] = rig.outside.links;
    expect([await statusOf(mailed!.link), await statusOf(other!.link)]).toEqual(['opens', 'token_revoked']);
  });

  it('a link ends those made before it, never a newer one', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const slow = Promise.withResolvers<void>();
    rig.outside.pause = slow.promise;
    const older = desk.call('POST', '/v1/session/handoff', { to: id });
    await expect.poll(() => rig.outside.links.length).toBe(1);
    rig.outside.pause = null;
    desk.app = rig.serve();
    const newer = await handOver(desk, { to: id });
    slow.resolve();
    expect(problemIn(await older)).toBe('unavailable');
    expect([await statusOf(rig.outside.links[0]!.link), await statusOf(newer.url)]).toEqual(['token_revoked', 'opens']);
  });

  it('a link whose message is on its way opens, and calls nobody back', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const slow = Promise.withResolvers<void>();
    rig.outside.pause = slow.promise;
    const sending = desk.call('POST', '/v1/session/handoff', { to: id });
    await expect.poll(() => rig.outside.links.length).toBe(1);
    rig.outside.pause = null;
    const phone = new Person(rig, tokenIn(rig.outside.links[0]!.link), desk.view);
    phone.app = rig.serve();
    expect((await phone.read()).handoff).toMatchObject({ guest: true, away: 'sent' });
    expect(problemIn(await phone.call('DELETE', '/v1/session/handoff'))).toBe('host_only');
    slow.resolve();
    expect((await sending).status).toBe(200);
    expect(await logOf(desk)).not.toContainEqual(expect.objectContaining({ type: 'handoff.returned' }));
  });

  it('a process that dies after the link was made leaves nothing that holds the person up', async () => {
    const desk = await atDesk();
    const { id } = destination(desk);
    const { promise, reject } = Promise.withResolvers<void>();
    rig.outside.pause = promise;
    const dying = desk.call('POST', '/v1/session/handoff', { to: id });
    await expect.poll(() => rig.outside.links.length).toBe(1);
    rig.outside.pause = null;
    // The person presses again, and a process answers that shares no memory with the dead one.
    desk.app = rig.serve();
    const again = await handOver(desk, { to: id });
    const [lost, sent] = rig.outside.links;
    expect(again.url).toBe(sent?.link);
    expect([await statusOf(lost!.link), await statusOf(sent!.link)]).toEqual(['token_revoked', 'opens']);
    reject(new Problem('link_not_sent', 'Gone'));
    expect(problemIn(await dying)).toBe('link_not_sent');
    expect(await statusOf(again.url)).toBe('opens');
  });

  // On Postgres the second request waits for the first (`platform/calls/leases.test.ts`), unless it was frozen beyond its lease.
  it.skipIf(process.env.TEST_DATABASE_URL)(
    'two processes that answer one request answer the same, and both links that were sent open',
    async () => {
      const desk = await atDesk();
      const { id } = destination(desk);
      const headers = { 'idempotency-key': randomUUID() };
      const [slow, slower] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      rig.outside.pause = slow.promise;
      const first = desk.call('POST', '/v1/session/handoff', { to: id }, headers);
      await expect.poll(() => rig.outside.links.length).toBe(1);
      rig.outside.pause = slower.promise;
      desk.app = rig.serve();
      const second = desk.call('POST', '/v1/session/handoff', { to: id }, headers);
      await expect.poll(() => rig.outside.links.length).toBe(2);
      rig.outside.pause = null;
      slow.resolve();
      const { result } = (await first).body;
      slower.resolve();
      expect((await second).body.result).toEqual(result);
      for (const { link } of rig.outside.links) expect(await statusOf(link)).toBe('opens');
    },
  );

  const unsent = (desk: Person, failure: Problem) => {
    rig.outside.failure = failure;
    return desk.call('POST', '/v1/session/handoff', { to: destination(desk).id });
  };
  const atSent = async (desk: Person) => (await desk.read()).handoff.sending;
});
