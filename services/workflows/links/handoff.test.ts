import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionApi, sessionView } from '#contracts/session/session.ts';
import { createRig, Person, problemIn, type Rig, tokenIn } from '#test/support/workflows.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(3700));

async function handOver(person: Person, headers: Record<string, string> = {}) {
  const answer = await person.call('POST', '/v1/session/handoff', undefined, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return sessionApi.handOver.answer.parse(answer.body).result;
}

/** Opens the link on the other device. */
async function open(url: string): Promise<Person> {
  const token = tokenIn(url);
  return new Person(rig, token, (await rig.send(token, 'GET', '/v1/session')).body.result);
}

const awayOf = async (person: Person) => (await person.read()).handoff.away;
const logOf = async (person: Person) =>
  (await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid })).map(({ type }) => type);

describe('going on at another device', () => {
  it('both follow the same workflow, and each knows where the person is', async () => {
    const desk = await Person.enter(rig, { steps: ['note:a', 'note:b'], expires_in: 60 }, { redirect_url: 'https://banco.example/listo' });
    await desk.start();
    expect(desk.view.handoff).toEqual({ guest: false, away: null, sending: null, contested: false });
    const link = await handOver(desk);
    expect(link.url).toMatch(new RegExp(`/w/${desk.view.workflow.uuid}#t=`));
    expect(link).toMatchObject({ expires_at: desk.view.token_expires_at, replaced: false });
    expect(await awayOf(desk)).toBe('sent');

    const phone = await open(link.url);
    expect(phone.view.handoff).toEqual({ guest: true, away: null, sending: null, contested: false });
    expect(sessionView.safeParse(phone.view).success).toBe(true);
    expect(await awayOf(desk)).toBe('opened');
    await phone.submit({ text: 'desde el teléfono' });
    expect((await desk.read()).current?.custom_id).toBe('b');

    expect((await desk.call('DELETE', '/v1/session/handoff')).body.result.handoff).toEqual({
      guest: false,
      away: null,
      sending: null,
      contested: false,
    });
    expect(await awayOf(phone)).toBe('opened');
    await desk.answer({ text: 'desde la mesa' });
    await phone.read();
    expect(phone.view).toMatchObject({ workflow: { status: 'success' }, redirect_url: null });
    expect(desk.view.redirect_url).toContain('https://banco.example/listo');
    expect((await logOf(desk)).filter((type) => /token|handoff/.test(type))).toEqual([
      'token.issued',
      'token.issued',
      'token.opened',
      'handoff.returned',
    ]);
  });

  it('the link opened twice is no harm; a new one ends the old one and says so', async () => {
    const desk = await Person.enter(rig);
    const first = await handOver(desk);
    await Promise.all([open(first.url), open(first.url)]);
    expect((await logOf(desk)).filter((type) => type === 'token.opened')).toHaveLength(1);
    const second = await handOver(desk);
    expect(second.replaced).toBe(true);
    expect(problemIn(await rig.send(tokenIn(first.url), 'GET', '/v1/session'))).toBe('token_revoked');
    expect(await awayOf(desk)).toBe('sent');
    expect((await open(second.url)).view.handoff.guest).toBe(true);
  });

  it('the link leads to the tenant’s domain while it is proven, else to the server’s own address', async () => {
    const { tenants, tenant } = rig.bench;
    const domain = 'alta.banco.example';
    await tenants.patch(tenant.id, { custom_domains: [domain] });
    await rig.bench.proveDomain(domain);
    const desk = await Person.enter(rig, {}, { custom_domain: domain });
    expect((await handOver(desk)).url).toContain(`https://${domain}/w/`);
    await tenants.patch(tenant.id, { custom_domains: [] });
    expect((await handOver(desk)).url).toContain(`${rig.bench.platform.config.publicUrl}/w/`);
    await tenants.patch(tenant.id, { custom_domains: [domain] });
    expect((await handOver(desk)).url).toContain(`${rig.bench.platform.config.publicUrl}/w/`);
  });

  it('a lost answer makes one link', async () => {
    const desk = await Person.enter(rig);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await handOver(desk, headers);
    expect(await handOver(desk, headers)).toEqual(first);
    await open(first.url);
  });

  it('comes back to any device that a key’s token opened', async () => {
    const desk = await Person.enter(rig);
    await open((await handOver(desk)).url);
    const { token } = await rig.issue(desk.view.workflow.uuid);
    const tablet = new Person(rig, token, await desk.read());
    expect(await awayOf(tablet)).toBe('opened');
    await tablet.call('DELETE', '/v1/session/handoff');
    expect([await awayOf(desk), await awayOf(tablet)]).toEqual([null, null]);
  });

  it('nobody is away when the link has ended, and nothing outlives the token that made it', async () => {
    const desk = await Person.enter(rig, { expires_in: 10 });
    const { url } = await handOver(desk);
    rig.bench.clock.advance(11 * 60);
    expect(problemIn(await rig.send(tokenIn(url), 'GET', '/v1/session'))).toBe('token_expired');
    const { token } = await rig.issue(desk.view.workflow.uuid);
    expect((await rig.send(token, 'GET', '/v1/session')).body.result.handoff).toEqual({
      guest: false,
      away: null,
      sending: null,
      contested: false,
    });
  });

  it('takes one of the five places', async () => {
    const desk = await Person.enter(rig);
    for (let more = 0; more < 3; more++) await rig.issue(desk.view.workflow.uuid);
    await handOver(desk);
    await handOver(desk);
    const crowded = await Person.enter(rig);
    const others: string[] = [];
    for (let more = 0; more < 4; more++) {
      others.push((await rig.issue(crowded.view.workflow.uuid)).token);
      rig.bench.clock.advance(1);
    }
    const opens = () => Promise.all(others.map(async (token) => (await rig.send(token, 'GET', '/v1/session')).status));
    // The token that was unused for the longest time is revoked to make room.
    await handOver(crowded);
    expect(await opens()).toEqual([403, 200, 200, 200]);
    others[0] = (await rig.issue(crowded.view.workflow.uuid)).token;
    expect(await opens()).toEqual([200, 200, 200, 200]);
    expect(problemIn(await crowded.call('POST', '/v1/session/handoff'))).toBe('too_many_tokens');
  });

  it('is refused to a key, after the end, and when it is asked for again and again', async () => {
    const desk = await Person.enter(rig);
    expect((await rig.asPartner('POST', '/v1/session/handoff')).status).toBe(403);
    for (let asked = 0; asked < 20; asked++) {
      if (asked % 10 === 0) rig.bench.clock.advance(61);
      await handOver(desk);
    }
    const refused = await desk.call('POST', '/v1/session/handoff');
    expect([refused.status, problemIn(refused)]).toEqual([429, 'rate_limited']);
    await desk.answer({ text: 'listo' });
    rig.bench.clock.advance(3700);
    expect(problemIn(await desk.call('POST', '/v1/session/handoff'))).toBe('workflow_finished');
  });

  it('the other device’s camera is as live as the first one’s, and nobody else may claim it', async () => {
    const desk = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await desk.answer({ accepted: true });
    await desk.start();
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect(problemIn(await desk.upload('face', bytes, { capture: 'handoff' }))).toBe('media_capture_not_allowed');
    const phone = await open((await handOver(desk)).url);
    const stored = await phone.upload('face', bytes, { capture: 'handoff' });
    expect(stored.body.result).toMatchObject({ capture: 'handoff' });
    expect((await desk.read()).current?.media).toMatchObject([{ collection: 'face', capture: 'handoff' }]);
  });

  it('a QR code is drawn that says the link', async () => {
    const desk = await Person.enter(rig);
    const { url, qr } = await handOver(desk);
    const side = (qr.size + 8) * 8;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-4 -4 ${qr.size + 8} ${qr.size + 8}"><path fill="none" stroke="#000" d="${qr.path}"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data).toBe(url);
  });
});
