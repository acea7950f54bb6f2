import os, { type NetworkInterfaceInfo } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { settingsOf } from '#platform/service-config.ts';
import { readConfig } from '#services/main.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, otp } from '#services/otp/service.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Class: a live code that nobody receives. A public server reports "sent" for a live code only if a carrier accepted the message. */

let bench: TestPlatform<OtpTables>;
beforeAll(async () => {
  bench = await createTestPlatform<OtpTables>([otp]);
});
afterAll(() => bench.close());
afterAll(() => vi.restoreAllMocks());
const onMachineWith = (address: string) =>
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: [{ address, family: 'IPv4' } as NetworkInterfaceInfo] });
beforeEach(async () => {
  await bench.engine.executeSql('truncate otp.codes, otp.outbox');
  bench.clock.advance(3_600);
  bench.logged.length = 0;
  onMachineWith('192.168.1.20');
});

const DATABASE = { DATABASE_URL: 'postgres://db.example/zaguan', ZAGUAN_SECRET: 'x'.repeat(32) };
const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'x',
  TWILIO_SENDER: '12345',
  TWILIO_URL: 'http://127.0.0.1:1',
};

async function serverWith(environment: Record<string, string>) {
  const service = createOtpService(bench.platform, settingsOf(readConfig(environment), otp));
  await service.start?.();
  const warnings = bench.logged.flatMap(({ level, message }) => (level === 'warn' ? [message] : []));
  const target = { handler: () => createContractHandler(service), address: 'otp', log: bench.platform.log };
  const client = (livemode: boolean) => createServiceClient(otpContract, target, bench.clock)(bench.caller({ livemode }));
  const send = {
    mail: (livemode: boolean) => client(livemode).sendEmail({ email: 'ana@correo.example', user: 'u', expires_in: '10m' }),
    sms: (livemode: boolean) => client(livemode).sendSms({ phone: '55 1234 5678', user: 'u', expires_in: '10m' }),
    whatsapp: (livemode: boolean) => client(livemode).sendWhatsapp({ phone: '55 1234 5678', user: 'u', expires_in: '10m' }),
  };
  return { send, warnings, channels: async () => (await client(true).links.channels()).result.channels, ...service };
}

const ERR003 = { publicCode: 'ERR003', status: 500, retryAfter: undefined };

describe.each([
  ['a database', DATABASE],
  ['a public address', { PUBLIC_URL: 'https://onboarding.bank.example' }],
  ['a public host', { HOST: '203.0.113.7' }],
  ['both', { ...DATABASE, PUBLIC_URL: 'https://onboarding.bank.example' }],
])('a server with %s and no carrier', (_, environment) => {
  it('refuses live codes by every way, says so at its start, and keeps what test keys send', async () => {
    const server = await serverWith(environment);
    for (const send of Object.values(server.send)) await expect(send(true)).rejects.toMatchObject(ERR003);
    expect(await server.listOutbox()).toEqual([]);
    expect(await server.channels()).toEqual([]);
    expect(server.warnings).toEqual([expect.stringContaining('live codes and links are refused')]);
    await server.send.mail(false);
    expect(await server.listOutbox()).toHaveLength(1);
  });

  it('keeps them where OUTBOX=1 says so, loudly', async () => {
    const server = await serverWith({ ...environment, OUTBOX: '1' });
    await server.send.mail(true);
    expect(await server.listOutbox()).toMatchObject([{ livemode: true }]);
    expect(server.warnings).toEqual([expect.stringContaining('stay readable in the outbox')]);
  });
});

it('sends nothing by a way that has no carrier where another has one', async () => {
  const server = await serverWith({ ...DATABASE, ...TWILIO });
  await expect(server.send.mail(true)).rejects.toMatchObject(ERR003);
  await expect(server.send.mail(false)).rejects.toMatchObject(ERR003);
  expect(server.warnings).toEqual([]);
});

it.each<Record<string, string>>([
  {},
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://192.168.1.20:4100' },
  { PUBLIC_URL: 'http://localhost:4100' },
])('keeps live codes of a demo (%j), which nobody expects', async (environment) => {
  const server = await serverWith(environment);
  await server.send.mail(true);
  expect(await server.listOutbox()).toHaveLength(1);
  expect(server.warnings).toEqual([]);
});

it('is no demo on every address of a machine that has a public one', async () => {
  onMachineWith('93.184.216.34');
  await expect((await serverWith({ HOST: '0.0.0.0' })).send.mail(true)).rejects.toMatchObject(ERR003);
});

it('keeps no readable code and no address in the outbox either', async () => {
  const server = await serverWith({});
  for (const send of Object.values(server.send)) await send(true);
  const messages = await server.listOutbox();
  const rows = await bench.platform.database.query.selectFrom('otp.outbox').selectAll().execute();
  expect(rows).toHaveLength(3);
  const kept = JSON.stringify(rows, (_key, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value));
  const codes = messages.map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
  for (const secret of [...codes, 'ana@correo', '5512345678', 'Banco']) expect(kept).not.toContain(secret);
  // Messages are encrypted for their tenant and reference: a row moved to another cannot be decrypted.
  await bench.engine.executeSql("update otp.outbox set reference = gen_random_uuid() where channel = 'sms'");
  await expect(server.listOutbox()).rejects.toThrow();
});
