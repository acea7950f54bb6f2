import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemResponse } from '#platform/calls/problem-response.ts';
import { operatorAccess } from '#services/page/operator.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: guesses at the operator's secret. Wrong secrets are counted over all replicas; a secret that the operator chose is never shown.
 */

const SECRET = 'chosen by the operator';
let bench: TestPlatform<unknown>;
beforeAll(async () => {
  bench = await createTestPlatform();
});
afterAll(() => bench.close());

function replica(address: string) {
  const { limits } = bench.replica().for<unknown>();
  const access = operatorAccess({
    ...{ openOnLoopback: false, secret: SECRET, secure: true, clock: bench.clock },
    ...{ limits: bench.engine.isEmbedded ? bench.platform.limits : limits, peerOf: () => '127.0.0.1', addressOf: () => address },
  });
  const app = new Hono().use('/outbox', access.guard).get('/outbox', (c) => c.text('inside'));
  app.route('/', access.pages);
  app.onError((failure, c) => problemResponse(failure, { id: 'req_test', path: c.req.path, accept: null, log: bench.platform.log }));
  return {
    access,
    enter: async (secret: string) => (await app.request('/operator', { method: 'POST', body: new URLSearchParams({ secret }) })).status,
    bear: async (secret: string) => (await app.request('/outbox', { headers: { authorization: `Bearer ${secret}` } })).status,
    keep: async (cookie: string) => (await app.request('/outbox', { headers: { cookie: `__Host-zaguan_operator=${cookie}` } })).status,
  };
}

it('answers twenty wrong secrets of an address, whichever replica it asks and in whichever way, and then not even the right one', async () => {
  const [one, other] = [replica('203.0.113.9'), replica('203.0.113.9')];
  const guesses = Array.from({ length: 60 }, (_, guess) => {
    const server = guess % 2 ? one : other;
    return guess % 3 ? server.enter(`guess ${guess}`) : server.bear(`guess${guess}`);
  });
  const answers = await Promise.all(guesses);
  expect(answers.filter((status) => status === 403)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(40);
  expect([await one.enter(SECRET), await other.bear('chosen')]).toEqual([429, 429]);
  // Another address has its own count, and the limit ends after ten minutes.
  expect(await replica('203.0.113.10').enter(SECRET)).toBe(303);
  bench.clock.advance(600);
  expect(await one.enter(SECRET)).toBe(303);
});

it('counts the networks of IPv6, of which each customer has one', async () => {
  const guesses = Array.from({ length: 25 }, (_, guess) => replica(`2001:db8:1:1::${guess}`).enter(`guess ${guess}`));
  expect((await Promise.all(guesses)).filter((status) => status === 403)).toHaveLength(20);
  expect(await replica('2001:db8:1:1:ffff::9').enter(SECRET)).toBe(429);
  expect(await replica('2001:db8:1:2::1').enter(SECRET)).toBe(303);
});

it('counts neither the right secret nor the cookie of an earlier start', async () => {
  const { enter, keep } = replica('203.0.113.11');
  for (let time = 0; time < 30; time++) expect([await enter(SECRET), await keep('stale')]).toEqual([303, 403]);
});

it('hands no chosen secret to whoever prints', () => {
  expect(replica('203.0.113.12').access.operatorSecretOfThisRun).toBeNull();
});
