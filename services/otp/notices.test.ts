import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createRouterClient } from '@orpc/server';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeNews } from '#contracts/otp/notices.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from './model/tables.ts';
import { createOtpService, type OtpService } from './service.ts';
import { fitsOneSms } from './sms/length.ts';

let platform: TestPlatform<OtpTables>;
let otp: OtpService;
beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('./migrations/', import.meta.url) }]);
  otp = createOtpService(platform.platform, { mail: { provider: 'outbox' } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(3_600);
  await platform.platform.database.query.deleteFrom('otp.outbox').execute();
});

const send = (notice: Partial<Parameters<ReturnType<typeof client>['internal']['notices']['send']>[0]> = {}, service = otp) =>
  client(service).internal.notices.send({
    type: 'EMAIL',
    to: 'lucia@correo.example',
    news: 'done',
    reference: randomUUID(),
    user: 'w',
    ...notice,
  });
const client = (service = otp) =>
  createRouterClient(service.router, { context: { caller: platform.caller({ kind: 'system', workflow: randomUUID() }) } });

describe('a notice', () => {
  it.each(noticeNews.options)('%s goes as mail and as one SMS, in either language, with the company and nothing else', async (news) => {
    for (const language of ['es-MX', 'en']) {
      await send({ news, metadata: { language } });
      await send({ news, type: 'SMS', to: '525512345678', metadata: { language } });
    }
    const messages = await otp.listOutbox();
    expect(messages).toHaveLength(4);
    for (const { text, channel, html, subject } of messages) {
      expect(text).toContain('Banco Jacaranda');
      expect(text).not.toMatch(/https?:/);
      if (channel === 'sms') expect(fitsOneSms(text)).toBe(true);
      else expect([html, subject].join()).toContain('Banco Jacaranda');
    }
  });

  it('that is sent once more is one message', async () => {
    const reference = randomUUID();
    await send({ reference });
    platform.clock.advance(60);
    await send({ reference });
    expect((await otp.listOutbox()).map((message) => message.reference)).toEqual([reference]);
  });

  it.each([
    ['550 5.1.1 no such user', { status: 400, key: 'invalid_body', errors: [expect.objectContaining({ path: 'to', code: 'refused' })] }],
    ['451 later', { status: 500, key: 'unavailable', retryAfter: 5 }],
  ])('to an inbox that answers %s says whether trying again helps', async (said, problem) => {
    const server = new SMTPServer({
      ...{ disabledCommands: ['STARTTLS'], authOptional: true },
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) })),
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    try {
      const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`;
      const mailing = createOtpService(platform.platform, { mail: { provider: 'smtp', smtpUrl } });
      await expect(send({}, mailing)).rejects.toMatchObject(problem);
    } finally {
      server.close();
    }
  });

  it('is called by no key', async () => {
    const { createEdge } = await import('#platform/edge/http.ts');
    const app = createEdge({
      ...{ modules: [otp], platform, clock: platform.clock, log: platform.platform.log, publicUrl: 'http://localhost:4100' },
      ...{ build: 'test', clientAddress: () => null, check: async () => {} },
    }).app;
    const body = JSON.stringify({ type: 'EMAIL', to: 'a@b.example', news: 'done', reference: randomUUID(), user: 'w' });
    const headers = { 'svc-apikey': platform.apiKey, 'content-type': 'application/json' };
    expect((await app.request('/otp/v1/internal/notices', { method: 'POST', headers, body })).status).toBe(404);
  });
});
