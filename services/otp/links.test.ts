import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from './model/tables.ts';
import type { CarriersConfig } from './providers/choose.ts';
import { createOtpService, type OtpService } from './service.ts';

let platform: TestPlatform<OtpTables>;
let otp: OtpService;

beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('./migrations/', import.meta.url) }]);
  otp = createOtpService(platform.platform, { mail: { provider: 'outbox' } });
});
afterAll(() => platform.close());

/** Gives each test a new hour and an empty outbox. */
beforeEach(async () => {
  platform.clock.advance(3_600);
  await platform.platform.database.query.deleteFrom('otp.outbox').execute();
});

const PAGE = '/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f';
const TOKEN = `ses_0a1b${'aB3_-'.repeat(8)}xyz`;
const LINK = `http://localhost:4100${PAGE}#t=${TOKEN}`;

type Request = Partial<Parameters<ReturnType<typeof as>['links']['send']>[0]>;
const as = (caller: Caller = platform.caller(), service = otp) => createRouterClient(service.router, { context: { caller } });
const send = (given: Request = {}, caller?: Caller) =>
  as(caller).links.send({ type: 'EMAIL', to: 'lucia@correo.example', link: LINK, user: 'workflow 1', ...given });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ key, status, publicCode, retryAfter, errors }: Problem) => ({ key, status, publicCode, retryAfter, path: errors?.[0]?.path }),
  );

describe('sending a link', () => {
  it('mails it with the company and nothing of the person', async () => {
    const now = platform.clock.now();
    const until = new Date(now.getTime() + 31.5 * 3_600_000).toISOString().replace('Z', '+00:00');
    const { result } = await send({ expires_at: until, metadata: { language: 'es-MX' } });
    expect(result).toEqual({
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'EMAIL',
      user: 'workflow 1',
      sent_at: now.toISOString(),
      resend_after: 30,
    });
    const [mail] = await otp.listOutbox();
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'lucia@correo.example',
      subject: 'Tu enlace de Banco Jacaranda',
      language: 'es-MX',
    });
    expect(mail!.text).toContain(`\n${LINK}\n`);
    expect(mail!.text).toContain('Vale 31 horas.');
    expect(mail!.html).toContain(`href="${LINK}"`);
    expect([mail!.text, mail!.html].join()).not.toMatch(/lucia|workflow 1/);
  });

  it('names the tenant where the company given is nothing that can be seen', async () => {
    await send({ metadata: { company: '\u200b\u2060\u00ad \u202e' } });
    expect((await otp.listOutbox())[0]!.subject).toBe('Tu enlace de Banco Jacaranda');
  });

  it('speaks the language that is asked for, by every way', async () => {
    await send({ metadata: { language: 'en', company: 'Credit Union' } });
    platform.clock.advance(1);
    await send({ type: 'SMS', to: '55 1234 5678', metadata: { language: 'en-GB' } });
    const [sms, mail] = await otp.listOutbox();
    expect(mail).toMatchObject({ language: 'en', subject: 'Your link from Credit Union' });
    expect(sms).toMatchObject({ channel: 'sms', to: '525512345678', language: 'en' });
    expect(sms!.text).toContain('Banco Jacaranda: go on here');
    expect(sms!.text).toContain(LINK);
  });

  it('keeps nothing of it, and says nothing of it in the log', async () => {
    await send();
    const codes = await platform.platform.database.query.selectFrom('otp.codes').selectAll().execute();
    expect(codes).toEqual([]);
    expect(JSON.stringify(platform.logged)).not.toMatch(/ses_|lucia/);
  });

  it('sends one message under one Idempotency-Key', async () => {
    const under = (hash: string) =>
      createRouterClient(otp.router, { context: { caller: platform.caller(), idempotency: { scope: 'POST /links', key: 'k', hash } } });
    const request = { type: 'EMAIL', to: 'lucia@correo.example', link: LINK, user: 'u' } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => under('body').links.send(request)));
    expect(new Set(answers.map(({ result }) => result.reference)).size).toBe(1);
    expect(await otp.listOutbox()).toHaveLength(1);
    await expect(under('another body').links.send(request)).rejects.toMatchObject({ key: 'idempotency_conflict' });
  });

  it.each([
    ['EMAIL', 'nobody'],
    ['EMAIL', 'a@b.example, c@d.example'],
    ['EMAIL', '55 1234 5678'],
    ['SMS', 'lucia@correo.example'],
    ['SMS', '123'],
    ['WHATSAPP', 'x'],
  ] as const)('refuses what is no address of its way: %s %s', async (type, to) => {
    expect(await problemOf(send({ type, to }))).toMatchObject({ key: 'invalid_body', status: 400, publicCode: 'ERR001', path: 'to' });
    expect(await otp.listOutbox()).toEqual([]);
  });
});

describe('the link', () => {
  const foreign = [
    'https://evil.example/',
    `https://evil.example${PAGE}#t=${TOKEN}`,
    `http://localhost:4100.evil.example${PAGE}#t=${TOKEN}`,
    `http://localhost:4100@evil.example${PAGE}#t=${TOKEN}`,
    `https://localhost:4100${PAGE}#t=${TOKEN}`,
    `http://localhost:4100/w/../operator#t=${TOKEN}`,
    `http://localhost:4100${PAGE}?next=//evil.example#t=${TOKEN}`,
    `http://localhost:4100${PAGE}`,
    `${LINK} https://evil.example/`,
    `${LINK}\nhttps://evil.example/`,
    ` ${LINK}`,
    `javascript:alert(1)//${LINK}`,
  ];
  it.each(foreign)('is never %j', async (link) => {
    expect(await problemOf(send({ link }))).toMatchObject({ key: 'invalid_body', status: 400, publicCode: 'ERR001', path: 'link' });
  });

  it('is a page under a domain of the tenant’s own, and of no other tenant’s', async () => {
    const link = `https://alta.jacaranda.example${PAGE}#t=${TOKEN}`;
    await platform.tenants.patch(platform.tenant.id, { custom_domains: ['alta.jacaranda.example'] });
    expect(await problemOf(send({ link }))).toMatchObject({ path: 'link' });
    await platform.proveDomain('alta.jacaranda.example');
    expect(await problemOf(send({ link }))).toBeNull();
    const other = await platform.otherTenant();
    expect(await problemOf(send({ link }, other))).toMatchObject({ path: 'link' });
  });
});

describe('limits', () => {
  it('waits 30 seconds per inbox, however it is written, and says how long', async () => {
    await send();
    platform.clock.advance(10);
    expect(await problemOf(send({ to: 'Lucia+2@Correo.example', user: 'workflow 2' }))).toMatchObject({ status: 429, retryAfter: 20 });
    platform.clock.advance(20);
    expect(await problemOf(send())).toBeNull();
  });

  it('sends 5 an hour to an inbox and 10 to a user', async () => {
    for (let count = 0; count < 5; count++) {
      await send();
      platform.clock.advance(31);
    }
    expect(await problemOf(send())).toMatchObject({ status: 429 });
    for (let count = 0; count < 10; count++) await send({ user: 'workflow 9', to: `u${count}@correo.example` });
    expect(await problemOf(send({ user: 'workflow 9', to: 'u10@correo.example' }))).toMatchObject({ status: 429 });
  });

  it('counts codes and links apart: who just proved an address may be sent a link there', async () => {
    await as().sendEmail({ email: 'lucia@correo.example', user: 'u-1', expires_in: '10m' });
    expect(await problemOf(send())).toBeNull();
  });
});

describe('test destinations', () => {
  it('are sent nothing, and may be asked as often as a test likes', async () => {
    const mailing = { mail: { provider: 'smtp', smtpUrl: 'smtp://127.0.0.1:1' } } as const;
    const api = as(platform.caller(), createOtpService(platform.platform, mailing));
    for (let time = 0; time < 8; time++) {
      const { result } = await api.links.send({ type: 'EMAIL', to: 'ana@test.zaguan.example', link: LINK, user: 'u' });
      expect(result.resend_after).toBe(0);
    }
    expect(await otp.listOutbox()).toHaveLength(8);
  });

  it('refuse and limit as they do codes', async () => {
    expect(await problemOf(send({ to: 'refused@test.zaguan.example' }))).toMatchObject({
      key: 'link_not_sent',
      status: 500,
      publicCode: 'ERR003',
    });
    expect(await problemOf(send({ to: 'limited@test.zaguan.example' }))).toMatchObject({ status: 429, retryAfter: 30 });
    expect(await problemOf(send({ type: 'SMS', to: '55 0000 0002' }))).toMatchObject({ publicCode: 'ERR003' });
  });
});

describe('channels', () => {
  const whatsapp = { phone_id: '105954558954427', template: 'codigo', token: 'not-a-real-token' };
  const urls = { twilio: 'http://127.0.0.1:1', whatsapp: 'http://127.0.0.1:1' };
  const channels = async (config: CarriersConfig, livemode = true) => {
    const { result } = await as(platform.caller({ livemode }), createOtpService(platform.platform, config)).links.channels();
    return result.channels;
  };

  it('are those that have a carrier', async () => {
    expect(await channels({ mail: { provider: 'outbox' } })).toEqual(['EMAIL', 'SMS']);
    expect(await channels({ mail: { provider: 'none' }, sms: { provider: 'none' }, urls })).toEqual([]);
    expect(await channels({ mail: { provider: 'none' }, sms: { provider: 'none' }, urls }, false)).toEqual(['EMAIL', 'SMS']);
  });

  it('have WhatsApp only where the tenant has a template for links', async () => {
    const config: CarriersConfig = { mail: { provider: 'outbox' }, urls };
    await platform.tenants.patch(platform.tenant.id, { senders: { whatsapp } });
    expect(await channels(config)).toEqual(['EMAIL', 'SMS']);
    await platform.tenants.patch(platform.tenant.id, { senders: { whatsapp: { ...whatsapp, link_template: 'enlace' } } });
    expect(await channels(config)).toEqual(['EMAIL', 'SMS', 'WHATSAPP']);
  });
});
