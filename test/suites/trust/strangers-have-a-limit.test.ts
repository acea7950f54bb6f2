import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#platform/base/problem.ts';
import { createStrangers, type Strangers } from '#platform/edge/strangers.ts';
import { hostedPages } from '#services/page/hosted.ts';
import { StaticFiles } from '#services/page/static-files.ts';
import { onThisMachine } from '../../support/machine-speed.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: the cost of unknown callers. Guesses at keys and tokens have a limit per address, pages and files another; valid keys and tokens
 * are not limited by either, and public content is built once.
 */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the heap bytes in use after a garbage collection. */
const held = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const clock = { time: 0, now: () => new Date(clock.time) };
let strangers: Strangers;
beforeEach(() => {
  clock.time = Date.UTC(2026, 10, 22);
  strangers = createStrangers(clock, { pages: { count: 80, seconds: 60 }, guesses: { count: 2, seconds: 60 } });
});

const letIn = (count: number, ask: () => Problem | null) => Array.from({ length: count }, ask).filter((problem) => problem === null).length;
const visits = (address: string | null, count = 1) => letIn(count, () => strangers.visit(address));
const guesses = (address: string | null, count = 1) => letIn(count, () => strangers.guess(address));

describe('an address', () => {
  it('has so many pages and files a minute, and far fewer guesses, which take nothing from each other', () => {
    expect(guesses('203.0.113.1', 100)).toBe(2);
    expect(visits('203.0.113.1', 100)).toBe(80);
    expect(guesses('203.0.113.2')).toBe(1);
    expect(strangers.guess('203.0.113.1')).toMatchObject({ key: 'rate_limited', retryAfter: 60 });
    clock.time += 59_500;
    expect(strangers.visit('203.0.113.1')).toMatchObject({ key: 'rate_limited', retryAfter: 1 });
    clock.time += 500;
    expect([visits('203.0.113.1'), guesses('203.0.113.1')]).toEqual([1, 1]);
  });

  it('of IPv6 is its network, and one that nobody saw is not counted', () => {
    expect(guesses('2001:db8:1:2::1', 10)).toBe(2);
    expect(guesses('2001:db8:1:2:ffff::9')).toBe(0);
    expect(guesses('2001:db8:1:3::1')).toBe(1);
    expect([guesses(null, 10), visits(null, 100)]).toEqual([10, 100]);
  });

  it('is forgotten where a flood of others comes: memory has a bound', () => {
    const before = held();
    for (let at = 0; at < 200_000; at++) {
      strangers.visit(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
      strangers.guess(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
    }
    expect(held() - before).toBeLessThan(64 << 20);
  });
});

describe('the server', () => {
  let rig: Rig;
  let person: Person;
  let dist: string;
  beforeAll(async () => {
    rig = await createRig();
    dist = await mkdtemp(join(tmpdir(), 'zaguan-pages-'));
    await Promise.all(['hosted-page.html', 'zaguan.js'].map((name) => writeFile(join(dist, name), name)));
    rig.app.route('/', hostedPages(new StaticFiles(dist, { watch: false })));
    person = await Person.enter(rig, {});
  });
  afterAll(async () => {
    await rig.bench.close();
    await rm(dist, { recursive: true });
  });
  beforeEach(() => rig.bench.clock.advance(61));

  const ask = async (path: string, headers: Record<string, string> = {}) => rig.app.request(path, { headers });
  const statuses = async (count: number, send: (at: number) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: count }, (_, at) => send(at)))).map(({ status }) => status);
  const token = (at: number) => ({ authorization: `Bearer ses_0a1b${String(at).padStart(43, 'x')}` });
  const session = '/workflows/v1/session';

  it('holds up whoever guesses, and nobody else at this address', async () => {
    expect(new Set(await statuses(300, (at) => ask(session, token(at))))).toEqual(new Set([403]));
    // Also if the guesses come one after the other.
    for (const at of [300, 301]) {
      const guess = await ask(session, { ...token(at), origin: 'https://banco.example' });
      expect([guess.status, Number(guess.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await guess.json()).toMatchObject({ success: false, type: 'urn:zaguan:problem:rate_limited' });
    }
    const key = { 'svc-apikey': `sk_test_${'0'.repeat(20)}_${'x'.repeat(43)}` };
    expect((await ask('/workflows/v1/workflows', key)).status).toBe(429);

    expect((await person.call('GET', '/v1/session')).status).toBe(200);
    const newcomer = await Person.enter(rig, {});
    expect((await newcomer.call('GET', '/v1/session')).status).toBe(200);
    expect((await rig.asPartner('GET', '/v1/workflows')).status).toBe(200);
    for (const path of ['/w/7f1c0a52-3d0e-4a5e-9d5c-0b6c1b0f2a11', '/zaguan.js', '/workflows/docs', '/workflows/openapi.json'])
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect((await ask('/zaguan.js', token(1))).status).toBe(200);
    // A request without a token gets an error about it, and does not count as a guess.
    expect((await ask(session)).status).toBe(403);
    rig.bench.clock.advance(61);
    expect((await ask(session, token(1))).status).toBe(403);
  });

  it('looks nothing up for what has not the form of a key or token', async () => {
    const looked = vi.spyOn(rig.bench.platform.database.query, 'selectFrom');
    const nonsense = { authorization: 'Bearer nonsense' };
    expect(new Set(await statuses(302, () => ask(session, nonsense)))).toEqual(new Set([403, 429]));
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });

  it('tells whoever has a link that ended so, however much was guessed at this address', async () => {
    const left = await Person.enter(rig, {});
    expect((await rig.asPartner('DELETE', `/v1/workflows/${left.view.workflow.uuid}/token`)).status).toBe(200);
    await statuses(301, (at) => ask(session, token(at)));
    const answer = await left.call('GET', '/v1/session');
    expect([answer.status, answer.body.type]).toEqual([403, 'urn:zaguan:problem:token_revoked']);
  });

  it('counts a wrong key beside a signature that is none of ours', async () => {
    const guess = { 'svc-apikey': `sk_test_${'y'.repeat(40)}`, 'zaguan-signature': 'x' };
    expect(await statuses(10, () => ask('/workflows/v1/workflows', { ...guess, 'zaguan-call': 'x' }))).toContain(503);
    expect(await statuses(301, () => ask('/workflows/v1/workflows', guess))).toContain(429);
    // Signed calls between our services are never counted, so they work at an exhausted address too.
    const path = '/workflows/v1/workflows';
    const body = new Uint8Array();
    const signed = rig.bench.calls.headersFor(rig.bench.caller(), { method: 'GET', path, headers: new Headers(), body });
    expect((await ask(path, signed)).status).toBe(200);
  });

  it('tells a person on a page how long to wait, in Spanish and English, and a program in JSON', async () => {
    for (let at = 0; at < 30; at++) await statuses(1000, () => ask('/nowhere'));
    const page = await ask('/w/7f1c0a52-3d0e-4a5e-9d5c-0b6c1b0f2a11', { accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    const seconds = page.headers.get('retry-after');
    const text = await page.text();
    expect(text).toContain(`Vuelve a abrir esta página en ${seconds} s.`);
    expect(text).toContain(`Open this page again in ${seconds} s.`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const program = await ask('/workflows/docs');
    expect([program.status, program.headers.get('retry-after')]).toEqual([429, seconds]);
    expect(await program.json()).toMatchObject({ type: 'urn:zaguan:problem:rate_limited' });
    expect((await person.call('GET', '/v1/session')).status).toBe(200);
    expect((await ask(session, { ...token(1), origin: 'https://banco.example' })).status).toBe(403);
    const preflight = await rig.app.request(session, { method: 'OPTIONS', headers: { origin: 'https://banco.example' } });
    expect(preflight.status).toBe(204);
  });

  it('makes a reference once', async () => {
    const [page, json] = ['/workflows/docs', '/workflows/openapi.json'];
    const first = [await (await rig.app.request(page)).text(), await (await rig.app.request(json)).text()];
    const { user, system } = process.threadCpuUsage();
    for (let times = 0; times < 100; times++) {
      expect(await (await rig.app.request(page)).text()).toBe(first[0]);
      expect(await (await rig.app.request(json)).text()).toBe(first[1]);
    }
    const spent = process.threadCpuUsage({ user, system });
    // Building them takes 40 ms for each request; a sum over a busy second of the machine was once 11.
    expect((spent.user + spent.system) / 1000 / 200, 'milliseconds of the processor for each').toBeLessThan(onThisMachine(20));
  });
});
