import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#contracts/events.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contracts } from './contracts.ts';
import { routes } from './routes.ts';
import { constructEvent, createZaguan, type Services, WebhookRefused, ZaguanError } from './zaguan.ts';

/** The platform of a real server, whose answers the tests can lose or replace by rejections. */
let bench: TestPlatform<unknown>;
let server: ReturnType<typeof serve>;
let zaguan: Services;
let url: string;

interface Seen {
  method: string;
  path: string;
  key: string | null;
  at: number;
}
let seen: Seen[] = [];
/** Answers to the next requests, in order, made from or instead of the server's; later requests get the server's answer. */
let troubles: ((answer: () => Promise<Response>) => Promise<Response>)[] = [];

const lose = async (answer: () => Promise<Response>): Promise<Response> => {
  await answer();
  return new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('lost')) }), { headers: { 'content-length': '99' } });
};
const refuse = (status: number, after: string) => async () =>
  Response.json({ type: 'urn:zaguan:problem:rate_limited', error: 'Wait.' }, { status, headers: { 'retry-after': after } });

beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const { modules } = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  for (const module of modules) await module.start?.();
  const { app } = edgeOver(bench, modules);
  server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      seen.push({ method: request.method, path: pathname, key: request.headers.get('idempotency-key'), at: performance.now() });
      const answer = async () => app.fetch(request);
      return (await troubles.shift()?.(answer)) ?? answer();
    },
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  zaguan = createZaguan({ url, key: bench.apiKey });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await bench.close();
});
beforeEach(() => {
  seen = [];
  troubles = [];
});

/** Returns a local port on which no server listens. */
async function closedPort(): Promise<number> {
  const brief = createServer().listen(0, '127.0.0.1');
  await once(brief, 'listening');
  const { port } = brief.address() as AddressInfo;
  brief.close();
  await once(brief, 'close');
  return port;
}

const made = async () => (await zaguan.workflows.list({})).result.data.length;

it('has no operation that only our own processes may call', () => {
  const names = (services: object): string[] => Object.entries(services).flatMap(([name, inner]) => [name, ...names(inner)]);
  expect(names(zaguan)).not.toContain('internal');
  const operations = (router: object): { path: string; internal: boolean }[] =>
    Object.values(router).flatMap((inner) => {
      const { route, meta } = inner['~orpc'] ?? {};
      return route ? [{ path: route.path, internal: meta.internal === true }] : operations(inner);
    });
  const named = operations(contracts).filter(({ internal }) => internal);
  expect(named.length).toBeGreaterThan(5);
  expect(
    operations(routes)
      .map(({ path }) => path)
      .filter((path) => named.some((one) => one.path === path)),
  ).toEqual([]);
});

describe('an id', () => {
  it.each(['', '.', '..', undefined as never])('that is %j leads to no other operation', async (uuid) => {
    seen = [];
    await expect(zaguan.workflows.get({ uuid })).rejects.toThrow(TypeError);
    await expect(zaguan.workflows.update({ params: { uuid }, body: { status: 'failed' } })).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });

  it.each(['%2e%2e', '../settings', 'a?b', 'a#b'])('that is %j stays in its place', async (uuid) => {
    seen = [];
    await expect(zaguan.workflows.get({ uuid })).rejects.toThrow(ZaguanError);
    expect(seen).toMatchObject([{ path: `/workflows/v1/workflows/${encodeURIComponent(uuid)}` }]);
  });
});

describe('a request', () => {
  it('whose answer was lost is sent once more under the same key, and makes one thing', async () => {
    const before = await made();
    seen = [];
    troubles = [lose];
    const { result } = await zaguan.workflows.create({ steps: ['acceptance'] });
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill('POST /workflows/v1/workflows'));
    expect(seen[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[1]!.key).toBe(seen[0]!.key);
    expect(await made()).toBe(before + 1);
    expect((await zaguan.workflows.get({ uuid: result.uuid })).result.status).toBe('pristine');
  });

  it('has a key of its own, or the one that it is told', async () => {
    const one = await zaguan.workflows.create({ steps: ['acceptance'] }, { idempotencyKey: 'order-17' });
    const other = await zaguan.workflows.create({ steps: ['acceptance'] }, { idempotencyKey: 'order-17' });
    expect(other.result.uuid).toBe(one.result.uuid);
    await zaguan.workflows.create({ steps: ['acceptance'] });
    await zaguan.workflows.create({ steps: ['acceptance'] });
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    await zaguan.workflows.catalog();
    expect(seen.at(-1)!.key).toBeNull();
  });

  it.each([429, 503])('that is answered %i waits as long as it is told', async (status) => {
    troubles = [refuse(status, '1')];
    await zaguan.workflows.list();
    expect(seen).toHaveLength(2);
    expect(seen[1]!.at - seen[0]!.at).toBeGreaterThan(990);
  });

  it('is given up where the wait is longer than its patience, after its last try, and where another would not help', async () => {
    troubles = [refuse(429, '3600')];
    await expect(zaguan.workflows.list()).rejects.toMatchObject({ status: 429, problem: 'rate_limited', retryAfter: 3600 });
    expect(seen).toHaveLength(1);
    seen = [];
    troubles = [refuse(503, '0'), refuse(503, '0'), refuse(503, '0')];
    await expect(zaguan.workflows.list()).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
    seen = [];
    const failure = await zaguan.workflows.create({ steps: ['no_such_step'] }).catch((error) => error);
    expect(failure).toBeInstanceOf(ZaguanError);
    expect(failure).toMatchObject({ status: 400, problem: 'invalid_body', requestId: expect.stringMatching(/^req_/) });
    expect(failure.errors.length).toBeGreaterThan(0);
    expect(seen).toHaveLength(1);
  });

  it('ends when its caller ends it, also while it waits', async () => {
    troubles = [refuse(429, '20')];
    const given = new AbortController();
    const listing = zaguan.workflows.list({}, { signal: given.signal });
    await expect.poll(() => seen.length).toBe(1);
    given.abort();
    await expect(listing).rejects.toThrow(/abort/i);
  });

  it('to nobody says so, in words for a log', async () => {
    const nobody = createZaguan({ url: `http://127.0.0.1:${await closedPort()}`, key: 'sk_test_x', retries: 0 });
    await expect(nobody.workflows.list()).rejects.toMatchObject({
      status: 0,
      problem: 'unreachable',
      message: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

describe('a list', () => {
  it('is a page, and by iteration every item of every page once, with its filters', async () => {
    const reference = randomUUID();
    for (let count = 0; count < 5; count++) await zaguan.workflows.create({ steps: ['acceptance'], external_reference_id: reference });
    const query = { external_reference_id: reference, per_page: 2 };
    expect((await zaguan.workflows.list(query)).result.data).toHaveLength(2);
    seen = [];
    const uuids = new Set<string>();
    for await (const { uuid, external_reference_id } of zaguan.workflows.list(query)) {
      expect(external_reference_id).toBe(reference);
      uuids.add(uuid);
    }
    expect(uuids.size).toBe(5);
    expect(seen).toHaveLength(3);
  });

  it('asks for no page that nobody wants', async () => {
    for await (const _one of zaguan.workflows.list({ per_page: 1 })) break;
    expect(seen).toHaveLength(1);
  });

  it('of one address with a query goes on too', async () => {
    const reference = randomUUID();
    for (let count = 0; count < 3; count++) await zaguan.workflows.create({ steps: ['acceptance'], external_reference_id: reference });
    const found = zaguan.workflows.findByExternalReference({ params: { externalReferenceId: reference }, query: { per_page: 2 } });
    let count = 0;
    for await (const _workflow of found) count++;
    expect(count).toBe(3);
  });
});

describe('a webhook', () => {
  /** Returns a webhook delivery that the server sent, and the secret that signed it. */
  async function delivery() {
    const secret = (await zaguan.workflows.settings.createWebhookSecret({})).result;
    const { result } = await zaguan.workflows.create({ steps: ['acceptance'], callback_url: 'https://bank.example/hook' });
    await zaguan.workflows.update({ params: { uuid: result.uuid }, body: { status: 'failed' } });
    await bench.jobs.run();
    const { body, headers } = bench.outbound.sent.at(-1)!;
    await zaguan.workflows.settings.revokeWebhookSecret({ id: secret.id });
    return { uuid: result.uuid, secret: secret.secret, body, headers, now: bench.clock.now() };
  }
  const refusal = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (error instanceof WebhookRefused) return error.reason;
      throw error;
    }
    return 'believed';
  };

  it('is believed as it came, and refused when it is forged, old, or incomplete', async () => {
    const { uuid, secret, body, headers, now } = await delivery();
    const event = constructEvent(body, headers, secret, { now });
    expect(event.type).toBe('workflow.failed');
    if (event.type === 'workflow.failed') expect(event.data.workflow_uuid).toBe(uuid);
    expect(
      constructEvent(Buffer.from(body), new Headers(headers), [`whsec_${randomBytes(32).toString('base64')}`, secret], { now }),
    ).toEqual(event);
    const { webhook_keys } = (await zaguan.workflows.settings.get()).result;
    const key = webhook_keys.find(({ livemode }) => !livemode)!.public_key;
    expect(constructEvent(body, headers, key, { now })).toEqual(event);

    const other = `whsec_${randomBytes(32).toString('base64')}`;
    expect(refusal(() => constructEvent(body, headers, other, { now }))).toBe('forged');
    expect(refusal(() => constructEvent(body.replace('failed', 'success'), headers, secret, { now }))).toBe('forged');
    expect(refusal(() => constructEvent(body, { ...headers, 'webhook-id': 'evt_other' }, secret, { now }))).toBe('forged');
    expect(refusal(() => constructEvent(body, headers, [], { now }))).toBe('forged');
    expect(refusal(() => constructEvent(body, headers, secret, { now: new Date(+now + 301_000) }))).toBe('old');
    expect(refusal(() => constructEvent(body, headers, secret, { now: new Date(+now - 301_000) }))).toBe('old');
    expect(refusal(() => constructEvent(body, headers, secret, { now: new Date(+now + 299_000) }))).toBe('believed');
    expect(refusal(() => constructEvent(body, {}, secret, { now }))).toBe('incomplete');
  });

  it('that has a form of its own is named by its header', () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const body = JSON.stringify({ valid: false, error: 'no_match' });
    const time = String(Math.floor(Date.now() / 1000));
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`evt_1.${time}.${body}`)
      .digest('base64');
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': time,
      'webhook-signature': `v1,${signed}`,
      'svc-event-type': 'verification.voter_credential_error',
      'svc-webhook-uuid': 'u',
    };
    expect(constructEvent(body, headers, secret)).toEqual({
      id: 'evt_1',
      type: 'verification.voter_credential_error',
      webhook_uuid: 'u',
      data: JSON.parse(body),
    });
    expect(Object.keys(events)).toContain('verification.voter_credential_error');
  });
});
