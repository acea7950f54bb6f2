import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { news } from '#test/support/news.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { OutboundRefused } from '../calls/outbound.ts';
import { createPartitions } from '../data/partitions.ts';
import type { PlatformTables } from '../data/tables.ts';
import { RETRY_SECONDS } from './deliver-webhook.ts';
import { createWebhooks } from './webhooks.ts';

let test: TestPlatform<PlatformTables>;
let delivered: string[];
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
  delivered = [];
  test.webhooks.onDelivered(async (_trx, { type, subject }) => void delivered.push(`${type} ${subject.kind} ${subject.id}`));
  // The verifier uses the real time, and a signature may be at most 300 s old.
  test.clock.set(new Date());
});
afterEach(() => test.close());

const notice = {
  url: 'https://banco.example/hook',
  type: 'workflow.finished' as const,
  data: news,
  subject: { kind: 'workflow', id: 'w1' },
};
const send = () => test.platform.database.transaction((trx) => test.webhooks.send(trx, test.caller(), notice));
const deliveries = () => test.platform.database.query.selectFrom('platform.webhook_deliveries').selectAll().execute();
const attempts = () => test.platform.database.query.selectFrom('platform.webhook_attempts').selectAll().orderBy('number').execute();

it('arrives signed, as its receiver can check with the public library', async () => {
  const id = await send();
  await test.jobs.run();
  const [sent] = test.outbound.sent;
  const [secret] = await test.webhooks.secrets(test.caller());
  expect(new Webhook(secret!).verify(sent!.body, { ...sent!.headers })).toEqual({
    id,
    type: 'workflow.finished',
    created_at: expect.any(String),
    livemode: false,
    data: news,
  });
  expect(sent!.headers['webhook-id']).toBe(id);
  expect(delivered).toEqual(['workflow.finished workflow w1']);
  expect(() => new Webhook(secret!).verify(sent!.body.replace('success', 'failed!'), { ...sent!.headers })).toThrow();
});

it('is a body as it stands, with the uuid that the partner knows it by, where it has a form of its own', async () => {
  const { data: _data, ...rest } = notice;
  const own = {
    ...rest,
    type: 'verification.voter_credential_error' as const,
    body: { valid: false, error: 'Not now.' },
    webhookUuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e10',
  };
  const id = await test.platform.database.transaction((trx) => test.webhooks.send(trx, test.caller(), own));
  await test.jobs.run();
  const { body, headers } = test.outbound.sent[0]!;
  expect(body).toBe('{"valid":false,"error":"Not now."}');
  expect(headers).toMatchObject({ 'webhook-id': id, 'svc-event-type': own.type, 'svc-webhook-uuid': own.webhookUuid });
  await send();
  await test.jobs.run();
  expect(test.outbound.sent[1]!.headers).not.toHaveProperty('svc-webhook-uuid');
});

it('is signed with both secrets while they are being changed', async () => {
  const [older] = await test.webhooks.secrets(test.caller());
  test.clock.advance(1);
  const { id, secret: newer } = await test.webhooks.createSecret(test.caller());
  await send();
  await test.jobs.run();
  const { body, headers } = test.outbound.sent[0]!;
  for (const secret of [older!, newer]) new Webhook(secret).verify(body, { ...headers });
  await test.webhooks.revokeSecret(test.caller(), id);
  expect(await test.webhooks.secrets(test.caller())).toEqual([older]);
});

it('is refused where its body does not fit its event', async () => {
  const wrong = { ...notice, data: { ...news, status: 'done' as 'success' } };
  await expect(test.platform.database.transaction((trx) => test.webhooks.send(trx, test.caller(), wrong))).rejects.toThrow('status');
  expect(await deliveries()).toEqual([]);
});

it('does not exist when its transaction does not commit', async () => {
  await test.platform.database
    .transaction(async (trx) => {
      await test.webhooks.send(trx, test.caller(), notice);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect(await test.jobs.run()).toBe(0);
  expect(await deliveries()).toEqual([]);
});

it('comes again after the published waits, always under one id, and is then given up', async () => {
  test.outbound.answer = () => 500;
  await send();
  for (const [index, seconds] of RETRY_SECONDS.entries()) {
    expect(await test.jobs.run()).toBe(1);
    const [next] = await test.jobs.waiting();
    const wait = (next!.due.getTime() - test.clock.now().getTime()) / 1000;
    expect(wait, `wait ${index}`).toBeGreaterThanOrEqual(seconds);
    expect(wait, `wait ${index}`).toBeLessThanOrEqual(seconds * 1.2 + 1);
    test.clock.advance(wait);
  }
  await test.jobs.run();
  expect(await test.jobs.waiting()).toEqual([]);
  expect(new Set(test.outbound.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await attempts()).toHaveLength(RETRY_SECONDS.length + 1);
  expect((await deliveries())[0]).toMatchObject({ status: 'dead', delivered_at: null });
  expect(delivered).toEqual([]);
});

it('stretches each wait by up to a fifth, so that receivers coming back are not all called at once', async () => {
  const chances = [0, 0.5, 0.999];
  const { platform, engine, jobs, clock } = test;
  const months = (table: string) => createPartitions(engine, clock, { table, by: 'month' });
  const stretched = createWebhooks({
    ...{ tenants: test.tenants, deliveries: months('platform.webhook_deliveries'), attempts: months('platform.webhook_attempts') },
    ...{ engine, jobs, clock, log: platform.log, keys: platform.keys },
    post: async () => ({ status: 500 }),
    random: () => chances.shift()!,
  });
  await stretched.start();
  await send();
  const waits: number[] = [];
  while (chances.length > 0) {
    await jobs.run();
    const [next] = await jobs.waiting();
    waits.push((next!.due.getTime() - clock.now().getTime()) / 1000);
    clock.advance(waits.at(-1)!);
  }
  expect(waits).toEqual([10, 66, 360]);
});

it('stops at 410, and can be sent again by hand', async () => {
  test.outbound.answer = () => 410;
  const id = await send();
  await test.jobs.run();
  expect((await deliveries())[0]?.status).toBe('dead');
  test.outbound.answer = () => 204;
  expect(await test.webhooks.resend(test.caller(), id)).toMatchObject({ id, status: 'pending' });
  expect(await test.webhooks.resend(test.caller(), 'evt_unknown')).toBeNull();
  await test.jobs.run();
  expect((await deliveries())[0]).toMatchObject({ status: 'delivered', delivered_at: expect.any(Date) });
});

it('tells of its first delivery once, however often it is sent', async () => {
  const id = await send();
  await test.jobs.run();
  await test.webhooks.resend(test.caller(), id);
  await test.jobs.run();
  expect(test.outbound.sent).toHaveLength(2);
  expect(delivered).toHaveLength(1);
  expect((await deliveries())[0]?.status).toBe('delivered');
});

it('is forgotten with what it tells of: nothing more is sent, also not by an attempt under way', async () => {
  const id = await send();
  const other = { ...notice, subject: { kind: 'workflow', id: 'w2' } };
  const otherId = await test.platform.database.transaction((trx) => test.webhooks.send(trx, test.caller(), other));
  const forget = () => test.platform.database.transaction((trx) => test.webhooks.forget(trx, test.caller(), notice.subject));
  test.outbound.answer = () => 503;
  const posted = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  test.outbound.meanwhile = () => {
    posted.resolve();
    return goOn.promise;
  };
  const running = test.jobs.run();
  await posted.promise;
  await forget();
  goOn.resolve();
  await running;
  test.clock.advance(86_400);
  await test.jobs.run();
  const [gone, there] = (await deliveries()).sort((a) => (a.id === id ? -1 : 1));
  expect(gone).toMatchObject({ id, body: null, status: 'dead', url: 'https://banco.example' });
  expect(there).toMatchObject({ id: otherId, body: expect.stringContaining(otherId), url: notice.url });
  expect(test.outbound.sent.filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);
  await expect(test.webhooks.resend(test.caller(), id)).rejects.toMatchObject({ key: 'conflict' });
});

it('keeps why it failed as a code, never what the receiver wrote', async () => {
  test.outbound.answer = () => new TypeError('fetch failed', { cause: new OutboundRefused('10.0.0.1 is not a public address') });
  await send();
  await test.jobs.run();
  test.outbound.answer = () => new TypeError('fetch failed', { cause: Object.assign(new Error('secret text'), { code: 'ECONNREFUSED' }) });
  test.clock.advance(20);
  await test.jobs.run();
  expect((await attempts()).map(({ error }) => error)).toEqual(['refused', 'ECONNREFUSED']);
  expect(JSON.stringify(test.logged)).not.toContain('secret text');
});
