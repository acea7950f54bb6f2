import { createRouterClient } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { problemResponse } from '#platform/calls/problem-response.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, type OtpService } from '#services/otp/service.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { operatorAccess } from './operator.ts';
import { outboxFeed } from './outbox-feed.ts';

let bench: TestPlatform<OtpTables>;
let otp: OtpService;
let secret: string;
let app: Hono;

beforeAll(async () => {
  bench = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('../otp/migrations/', import.meta.url) }]);
  otp = createOtpService(bench.platform, { mail: { provider: 'outbox' } });
  const access = operatorAccess({
    ...{ openOnLoopback: false, secret: null, secure: true, limits: bench.platform.limits, clock: bench.clock },
    ...{ peerOf: () => '203.0.113.9', addressOf: () => '203.0.113.9' },
  });
  secret = access.operatorSecretOfThisRun!;
  app = new Hono();
  app.route(
    '/outbox.json',
    outboxFeed({ access, keys: bench.keys, limits: bench.platform.limits, clock: bench.clock, list: otp.listOutbox }),
  );
  app.onError((failure, c) => problemResponse(failure, { id: 'req_test', path: c.req.path, accept: null, log: bench.platform.log }));

  await mail('ana@aldaba.example', bench.caller({ livemode: false }));
  await mail('bea@aldaba.example', bench.caller({ livemode: true }));
  await mail('ana@aldaba.example', await bench.otherTenant());
  const client = createRouterClient(otp.router, { context: { caller: bench.caller({ livemode: false }) } });
  await client.sendSms({ phone: '55 1234 5678', user: 'u-sms', expires_in: '10m' });
});
afterAll(() => bench.close());

async function mail(email: string, caller: Caller) {
  await createRouterClient(otp.router, { context: { caller } }).sendEmail({ email, user: `u-${email}`, expires_in: '10m' });
  bench.clock.advance(1);
}

async function keyOf(livemode: boolean, scopes: string[]): Promise<string> {
  return (await bench.keys.create({ tenantId: bench.tenant.id, name: `${livemode} ${scopes}`, livemode, scopes })).key;
}

async function ask(headers: Record<string, string>, query = '') {
  const answer = await app.request(`/outbox.json${query}`, { headers });
  // biome-ignore lint/suspicious/noExplicitAny: messages, or a problem; each expectation says which.
  const body = (await answer.json()) as any;
  return { status: answer.status, body, to: body.result?.map(({ to }: { to: string }) => to) as string[] };
}

it('shows the operator every message, newest first, as text', async () => {
  const { status, body, to } = await ask({ authorization: `Bearer ${secret}` });
  expect(status).toBe(200);
  expect(to).toEqual(['525512345678', 'ana@aldaba.example', 'bea@aldaba.example', 'ana@aldaba.example']);
  expect(body.result[3]).toEqual({
    reference: expect.any(String),
    channel: 'email',
    livemode: false,
    from: { name: expect.any(String), address: expect.any(String) },
    to: 'ana@aldaba.example',
    language: 'es-MX',
    subject: expect.any(String),
    text: expect.stringMatching(/\b\d{6}\b/),
    sent_at: '2026-11-20T18:00:00.000Z',
  });
});

it('keeps test and live apart', async () => {
  const operator = { authorization: `Bearer ${secret}` };
  expect((await ask(operator, '?livemode=true')).to).toEqual(['bea@aldaba.example']);
  expect((await ask(operator, '?livemode=false')).to).not.toContain('bea@aldaba.example');
});

it('finds an address however it is written', async () => {
  const operator = { authorization: `Bearer ${secret}` };
  expect((await ask(operator, '?to=BEA@aldaba.example')).to).toEqual(['bea@aldaba.example']);
  expect((await ask(operator, `?to=${encodeURIComponent('+52 55 1234 5678')}`)).to).toEqual(['525512345678']);
  expect((await ask(operator, '?to=nobody@aldaba.example')).to).toEqual([]);
  expect((await ask(operator, '?to=ana@aldaba.example&limit=1')).to).toHaveLength(1);
});

it('shows a key with the scope admin what is of its tenant and mode, and nothing else', async () => {
  const test = { 'svc-apikey': await keyOf(false, ['admin']) };
  const live = { authorization: `Bearer ${await keyOf(true, ['admin'])}` };
  expect((await ask(test)).to).toEqual(['525512345678', 'ana@aldaba.example']);
  expect((await ask(live)).to).toEqual(['bea@aldaba.example']);
  expect((await ask(test, '?livemode=true')).to).toEqual([]);
  expect((await ask(test, '?to=bea@aldaba.example')).to).toEqual([]);
});

it('is closed to everybody else', async () => {
  expect((await ask({})).status).toBe(403);
  expect((await ask({ authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await ask({ 'svc-apikey': '' })).status).toBe(403);
  const plain = await ask({ 'svc-apikey': await keyOf(false, ['people', 'workflows', 'otp']) });
  expect([plain.status, plain.body.type]).toEqual([403, 'urn:zaguan:problem:scope_missing']);
  const both = await ask({ 'svc-apikey': 'sk_test_0_0', authorization: `Bearer ${secret}` });
  expect(both.status).toBe(403);
});

it.each(['?limit=0', '?limit=101', '?limit=x', '?livemode=1', '?to=', '?to=%00'])('refuses %s', async (query) => {
  expect((await ask({ authorization: `Bearer ${secret}` }, query)).status).toBe(400);
});
