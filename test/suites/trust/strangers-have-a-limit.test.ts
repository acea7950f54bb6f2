import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStrangers, type Strangers } from '../../../services/platform/edge/strangers.ts';
import { Problem } from '../../../services/platform/problem.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: what a caller costs whom nobody knows. Requests that authenticate nobody have a limit by address, which no authenticated request
 * ever meets, and what they read was made once.
 */

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Bytes that are still in use, without what waits to be collected. */
const held = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const clock = { time: 0, now: () => new Date(clock.time) };
const LIMIT = { count: 80, seconds: 60 };
let strangers: Strangers;
beforeEach(() => {
  clock.time = Date.UTC(2026, 10, 22);
  strangers = createStrangers(clock, LIMIT);
});

const from = (address: string | null, credential: string | null = null) => ({ address, credential });
function comes(address: string | null, credential: string | null, became: 'known' | 'page' | 'refusal'): boolean {
  const visit = from(address, credential);
  try {
    strangers.admit(visit);
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    expect(error).toMatchObject({ key: 'rate_limited', retryAfter: expect.any(Number) });
    return false;
  }
  strangers.leave(visit, became);
  return true;
}
const times = (count: number, visit: () => boolean) => Array.from({ length: count }, visit).filter(Boolean).length;

describe('an address', () => {
  it('has so many pages and files a minute, and far fewer refusals', () => {
    expect(times(100, () => comes('203.0.113.1', null, 'page'))).toBe(80);
    expect(times(10, () => comes('203.0.113.2', null, 'refusal'))).toBe(2);
    expect(comes('203.0.113.3', null, 'page')).toBe(true);
    clock.time += 60_000;
    expect(comes('203.0.113.1', null, 'page')).toBe(true);
  });

  it('of IPv6 is its network, and one that nobody saw is not counted', () => {
    expect(times(10, () => comes('2001:db8:1:2::1', null, 'refusal'))).toBe(2);
    expect(comes('2001:db8:1:2:ffff::9', null, 'page')).toBe(false);
    expect(comes('2001:db8:1:3::1', null, 'page')).toBe(true);
    expect(times(10, () => comes(null, null, 'refusal'))).toBe(10);
  });

  it('that spent its points lets in whom it let in before, and looks at others one at a time', () => {
    expect(comes('203.0.113.4', 'the office’s', 'known')).toBe(true);
    times(10, () => comes('203.0.113.4', 'guess', 'refusal'));
    expect(comes('203.0.113.4', null, 'page')).toBe(false);
    expect(times(500, () => comes('203.0.113.4', 'the office’s', 'known'))).toBe(500);

    const guess = from('203.0.113.4', 'another guess');
    strangers.admit(guess);
    expect(comes('203.0.113.4', 'a newcomer', 'known')).toBe(false);
    strangers.leave(guess, 'refusal');
    expect(comes('203.0.113.4', 'a newcomer', 'known')).toBe(true);
    expect(comes('203.0.113.4', 'a newcomer', 'known')).toBe(true);
  });

  it('spends nothing by what is authenticated', () => {
    expect(times(1000, () => comes('203.0.113.5', 'good', 'known'))).toBe(1000);
    expect(comes('203.0.113.5', null, 'page')).toBe(true);
  });

  it('is forgotten where a flood of others comes: memory has a bound', () => {
    const before = held();
    for (let at = 0; at < 200_000; at++) comes(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, `guess ${at}`, 'known');
    expect(held() - before).toBeLessThan(64 << 20);
  });
});

describe('the server', () => {
  let rig: Rig;
  beforeAll(async () => {
    rig = await createRig();
  });
  afterAll(() => rig.bench.close());

  it('tells a stranger how long to wait, and hears a session and a key from the same address all the same', async () => {
    const person = await Person.enter(rig, {});
    const guesses = await Promise.all(
      Array.from({ length: 400 }, (_, at) => rig.send(`sk_test_${String(at).padStart(40, 'x')}`, 'GET', '/v1/workflows')),
    );
    expect(guesses.map(({ status }) => status)).toContain(403);
    const stranger = await rig.app.request('/workflows/docs');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stranger.json()).toMatchObject({ success: false, type: 'urn:zaguan:problem:rate_limited' });
    expect((await person.call('GET', '/v1/session')).status).toBe(200);
    expect((await rig.asPartner('GET', '/v1/workflows')).status).toBe(200);
    const preflight = await rig.app.request('/workflows/v1/session', { method: 'OPTIONS', headers: { origin: 'https://banco.example' } });
    expect(preflight.status).toBe(204);
    rig.bench.clock.advance(61);
    expect((await rig.app.request('/workflows/docs')).status).toBe(200);
  });

  it('counts whoever says that it is a process of ours, and shows a key beside it', async () => {
    const ask = (path: string, headers: Record<string, string>) => rig.app.request(path, { headers });
    const guess = { 'svc-apikey': `sk_test_${'y'.repeat(40)}`, 'zaguan-signature': 'x' };
    const many = (count: number, headers: Record<string, string>) =>
      Promise.all(Array.from({ length: count }, async () => (await ask('/workflows/v1/workflows', headers)).status));
    // It is answered 503, and the key beside it is not known for it.
    expect(await many(10, { ...guess, 'zaguan-call': 'x' })).toContain(503);
    expect(await many(400, guess)).toContain(403);
    expect((await many(10, guess)).filter((status) => status === 429)).toHaveLength(9);
    expect((await ask('/workflows/docs', { 'zaguan-signature': 'x' })).status).toBe(429);
    // A call of our own is never counted: it is answered where the address has nothing left.
    const path = '/workflows/v1/workflows';
    const body = new Uint8Array();
    const signed = rig.bench.calls.headersFor(rig.bench.caller(), { method: 'GET', path, headers: new Headers(), body });
    expect((await ask(path, signed)).status).toBe(200);
    rig.bench.clock.advance(61);
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
    // It took 40 ms each time.
    expect((spent.user + spent.system) / 1000 / 200, 'milliseconds of the processor for each').toBeLessThan(8);
  });
});
