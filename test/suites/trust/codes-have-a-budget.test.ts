import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, otp } from '#services/otp/service.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: unlimited costs. A tenant has a daily limit of messages per channel; its operator is warned before it is reached, and may raise
 * it.
 */

const URL = 'https://banco.example/alerts';
const SPENT = { publicCode: 'ERR003', status: 500, retryAfter: undefined };
let bench: TestPlatform<OtpTables>;
let number = 0;
beforeAll(async () => {
  bench = await createTestPlatform<OtpTables>([otp]);
  await bench.webhooks.createSecret({ tenantId: bench.tenant.id, livemode: true });
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.jobs.run();
  bench.clock.advance(2 * 86_400);
  bench.outbound.sent.length = 0;
  await budget({ sms: 10 });
});

async function budget(daily: Record<string, number>) {
  await bench.tenants.patch(bench.tenant.id, { senders: { daily, alerts_url: URL } });
  // Waits until other servers see the change.
  bench.clock.advance(6);
}

function replica(mail: { provider: 'outbox' | 'none' } = { provider: 'outbox' }) {
  const platform = bench.engine.isEmbedded ? bench.platform : bench.replica().for<OtpTables>();
  const service = createOtpService({ ...platform, jobs: bench.platform.jobs }, { mail, sms: mail });
  const target = { handler: () => createContractHandler(service), address: 'otp', log: bench.platform.log };
  const client = createServiceClient(otpContract, target, bench.clock);
  const user = () => `u-${++number}`;
  return {
    sms: (livemode = true) =>
      client(bench.caller({ livemode })).sendSms({ phone: `55 1234 ${String(1_000 + ++number)}`, user: user(), expires_in: '10m' }),
    mail: () => client(bench.caller({ livemode: true })).sendEmail({ email: `${user()}@correo.example`, user: user(), expires_in: '10m' }),
  };
}

async function told() {
  await bench.jobs.run();
  return bench.outbound.sent.map(({ url, body }) => ({ url, ...(JSON.parse(body) as { type: string; data: object; livemode: boolean }) }));
}

it('sends exactly as many as the budget of the day, whichever server is asked, and tells once before its end and once at it', async () => {
  const servers = [replica(), replica()];
  const answers = await Promise.allSettled(Array.from({ length: 16 }, (_, index) => servers[index % 2]!.sms()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  for (const reason of reasons) expect(reason).toMatchObject(SPENT);
  const webhooks = await told();
  expect(webhooks.map(({ type }) => type).sort()).toEqual(['codes.budget_near', 'codes.budget_spent']);
  for (const { url, data, livemode } of webhooks) {
    expect([url, livemode]).toEqual([URL, true]);
    expect(data).toMatchObject({ way: 'sms', budget: 10, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  }
  const log = await bench.entriesOf(bench.tenant.id, { kind: 'tenant', id: bench.tenant.id });
  expect(log.filter(({ type }) => type.startsWith('codes.budget'))).toHaveLength(2);
});

it('goes on once it is raised, tells of the new one, and begins anew at midnight in Mexico City', async () => {
  const { sms } = replica();
  bench.clock.set(`${bench.clock.now().toISOString().slice(0, 10)}T23:00:00Z`);
  for (let count = 0; count < 10; count++) await sms();
  await expect(sms()).rejects.toMatchObject(SPENT);
  await budget({ sms: 12 });
  await sms();
  await sms();
  await expect(sms()).rejects.toMatchObject(SPENT);
  expect((await told()).map(({ type }) => type)).toHaveLength(4);
  bench.clock.advance(4 * 3_600);
  await expect(sms()).rejects.toMatchObject(SPENT);
  bench.clock.advance(3 * 3_600 + 60);
  await sms();
});

it('counts each way and each mode by itself, and nothing that no carrier took', async () => {
  const { sms, mail } = replica();
  for (let count = 0; count < 10; count++) await sms();
  await sms(false);
  await mail();
  await budget({ sms: 20 });
  const refusing = replica({ provider: 'none' });
  for (let count = 0; count < 15; count++) await expect(refusing.sms()).rejects.toMatchObject({ publicCode: 'ERR003' });
  for (let count = 0; count < 10; count++) await sms();
});

it('may be nothing', async () => {
  await budget({ sms: 0 });
  await expect(replica().sms()).rejects.toMatchObject(SPENT);
  expect(await told()).toEqual([]);
});
