import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otpContract } from '#contracts/otp/otp.ts';
import { createServiceClient, type ServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, type OtpService } from '#services/otp/service.ts';
import { edgeOver } from '../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Tests that the code service behaves the same in this process and over HTTP, in answers and problems. */

let platform: TestPlatform<OtpTables>;
let otp: OtpService;
let server: ServerType;
const clients: Partial<Record<'embedded' | 'remote', ServiceClient<typeof otpContract>>> = {};

beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('../../services/otp/migrations/', import.meta.url) }]);
  otp = createOtpService(platform.platform, { mail: { provider: 'outbox' } });
  const { log } = platform.platform;
  const edge = edgeOver(platform, [otp], { clientAddress: null });
  server = serve({ fetch: edge.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/otp`;
  clients.embedded = createServiceClient(otpContract, { handler: () => createContractHandler(otp), address: 'otp', log }, platform.clock);
  clients.remote = createServiceClient(otpContract, { url, keyOf: async () => platform.apiKey }, platform.clock);
});
afterAll(async () => {
  server.close();
  await platform.close();
});

describe.each(['embedded', 'remote'] as const)('%s', (transport) => {
  const user = `user of ${transport}`;
  const client = () => clients[transport]!(platform.caller());
  const send = (request: { email?: string; expires_in?: string } = {}) =>
    client().sendEmail({ email: `${transport}@correo.example`, user, expires_in: '10m', ...request });

  it('sends and validates', async () => {
    platform.clock.advance(1);
    const { result } = await send();
    expect(result).toMatchObject({ type: 'EMAIL', user, created_at: platform.clock.now().toISOString() });
    const code = /\b\d{6}\b/.exec((await otp.listOutbox(1))[0]!.text)![0];
    const check = (typed: string) => client().validate({ code: typed, user, type: 'EMAIL' });
    await expect(check(code === '000000' ? '000001' : '000000')).rejects.toMatchObject({
      key: 'code_wrong',
      status: 404,
      publicCode: 'ERR004',
    });
    expect(await check(code)).toMatchObject({ success: true, result: { match: true, user } });
    await expect(check(code)).rejects.toMatchObject({ key: 'code_used', status: 409, publicCode: 'ERR005' });
  });

  it('sends links', async () => {
    const link = `http://localhost:4100/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_0a1b${'a'.repeat(43)}`;
    const sendLink = (to: string, url = link) => client().links.send({ type: 'EMAIL', to, link: url, user });
    expect((await client().links.channels()).result.channels).toEqual(['EMAIL', 'SMS']);
    expect((await sendLink(`link.${transport}@correo.example`)).result).toMatchObject({ type: 'EMAIL', user, resend_after: 30 });
    expect((await otp.listOutbox()).some(({ text }) => text.includes(link))).toBe(true);
    await expect(sendLink(`link.${transport}@correo.example`)).rejects.toMatchObject({ key: 'rate_limited', retryAfter: 30 });
    await expect(sendLink('refused@test.zaguan.example')).rejects.toMatchObject({
      key: 'link_not_sent',
      status: 500,
      publicCode: 'ERR003',
    });
    await expect(sendLink('a@b.example', 'https://evil.example/')).rejects.toMatchObject({
      key: 'invalid_body',
      errors: [{ path: 'link' }],
    });
  });

  it('refuses alike', async () => {
    await expect(send({ email: 'nobody' })).rejects.toMatchObject({ key: 'invalid_body', status: 400, publicCode: 'ERR001' });
    await expect(send({ expires_in: '1y' })).rejects.toMatchObject({ status: 400, publicCode: 'ERR002', errors: [{ path: 'expires_in' }] });
    await expect(send()).rejects.toMatchObject({ key: 'rate_limited', status: 429, retryAfter: 30 });
    const large = send({ email: `${'x'.repeat(1024 * 1024)}@correo.example` });
    await expect(large).rejects.toMatchObject({
      key: 'payload_too_large',
      status: 413,
      message: 'The body is larger than 1 MB. Send a smaller one.',
    });
  });
});
