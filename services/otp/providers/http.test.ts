import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRouterClient } from '@orpc/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#platform/base/problem.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from '../model/tables.ts';
import { createOtpService } from '../service.ts';

/** Carriers against local servers that follow the published interfaces of Twilio and Meta; the real ones cannot be reached from here. */

let platform: TestPlatform<OtpTables>;
const closing: (() => void)[] = [];
beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('../migrations/', import.meta.url) }]);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  platform.logged.length = 0;
});
afterAll(() => platform.close());

interface Heard {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
type Answer = (response: ServerResponse, heard: Heard) => void;

async function carrierAt(answer: Answer): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const it: Heard = { method: request.method, path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() };
    heard.push(it);
    answer(response, it);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const TWILIO = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'not-a-real-token', sender: `MG${'a'.repeat(32)}` };
const LINK = `http://localhost:4100/w/3f0e4c1e-2a4b-4c8d-9f10-0a1b2c3d4e5f#t=ses_0a1b${'a'.repeat(43)}`;
const META = { phoneId: '105954558954427', token: 'not-a-real-token', template: 'codigo_zaguan', languages: ['es_MX', 'en_US'] };

let people = 0;
/** Returns the calls that send codes and links to one new number through a carrier at `url`. */
function client(url: string, deadlineMs = 10_000, templates: { linkTemplate?: string } = {}) {
  const otp = createOtpService(platform.platform, {
    mail: { provider: 'outbox' },
    sms: { provider: 'twilio', twilio: { ...TWILIO, url, backupSender: '+525500000000' } },
    whatsapp: { provider: 'whatsapp-cloud', cloud: { ...META, ...templates, url: `${url}/v23.0` } },
  });
  const caller = platform.caller({ deadline: platform.clock.now().getTime() + deadlineMs });
  const api = createRouterClient(otp.router, { context: { caller } });
  const user = `u-${++people}`;
  const phone = `56${String(people).padStart(8, '0')}`;
  return {
    phone: `52${phone}`,
    sms: (more: object = {}) => api.sendSms({ phone, user, expires_in: '10m', ...more }),
    whatsapp: (more: object = {}) => api.sendWhatsapp({ phone: `+52 1 ${phone}`, user, expires_in: '10m', ...more }),
    link: () => api.links.send({ type: 'WHATSAPP', to: `+52 1 ${phone}`, link: LINK, user, metadata: { company: 'Caja Ñandu' } }),
    validate: (type: 'SMS' | 'WHATSAPP', code: string) => api.validate({ type, user, code }),
  };
}

const taken = {
  sms: json(201, { sid: `SM${'1'.repeat(32)}`, status: 'queued', error_code: null, error_message: null }),
  whatsapp: json(200, { messaging_product: 'whatsapp', contacts: [{ input: '1', wa_id: '1' }], messages: [{ id: 'wamid.HBgL' }] }),
};

describe('twilio', () => {
  it('posts one message as the API has it, whose code validates', async () => {
    const { url, heard } = await carrierAt(taken.sms);
    const person = client(url);
    const { result } = await person.sms({ metadata: { company: 'Caja Ñandu', language: 'es-MX' } });
    expect(result).toMatchObject({ type: 'SMS', reference: expect.any(String) });
    const [{ method, path, headers, body }] = heard as [Heard];
    expect([method, path]).toEqual(['POST', `/2010-04-01/Accounts/${TWILIO.accountSid}/Messages.json`]);
    expect(headers.authorization).toBe(`Basic ${btoa(`${TWILIO.accountSid}:${TWILIO.authToken}`)}`);
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    const form = Object.fromEntries(new URLSearchParams(body));
    const code = /\d{6}/.exec(form.Body!)![0];
    expect(form).toEqual({
      To: `+${person.phone}`,
      MessagingServiceSid: TWILIO.sender,
      Body: `${code} es tu codigo de Caja Ñandu. Vale 10 minutos. No lo compartas con nadie.`,
    });
    expect((await person.validate('SMS', code)).result.match).toBe(true);
  });

  it('sends a retry from the backup number', async () => {
    const { url, heard } = await carrierAt(taken.sms);
    await client(url).sms({ retry: true });
    const form = Object.fromEntries(new URLSearchParams(heard[0]!.body));
    expect(form).toMatchObject({ From: '+525500000000' });
    expect(form).not.toHaveProperty('MessagingServiceSid');
  });
});

describe('whatsapp-cloud', () => {
  it('posts the template with the code in text and button, whose code validates', async () => {
    const { url, heard } = await carrierAt(taken.whatsapp);
    const person = client(url);
    expect((await person.whatsapp()).result.type).toBe('WHATSAPP');
    const [{ method, path, headers, body }] = heard as [Heard];
    expect([method, path]).toEqual(['POST', `/v23.0/${META.phoneId}/messages`]);
    expect(headers).toMatchObject({ authorization: `Bearer ${META.token}`, 'content-type': 'application/json' });
    const code = /"text":"(\d{6})"/.exec(body)![1]!;
    const parameters = [{ type: 'text', text: code }];
    expect(JSON.parse(body)).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: person.phone,
      type: 'template',
      template: {
        name: 'codigo_zaguan',
        language: { code: 'es_MX' },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    });
    expect((await person.validate('WHATSAPP', code)).result.match).toBe(true);
  });

  it('posts the template for links with company and link; without one it sends none', async () => {
    const { url, heard } = await carrierAt(taken.whatsapp);
    await expect(client(url).link()).rejects.toMatchObject({ key: 'link_not_sent', publicCode: 'ERR003' });
    expect(heard).toEqual([]);
    const person = client(url, 10_000, { linkTemplate: 'enlace_zaguan' });
    await person.link();
    expect(JSON.parse(heard[0]!.body)).toMatchObject({
      to: person.phone,
      template: {
        name: 'enlace_zaguan',
        language: { code: 'es_MX' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Caja Ñandu' },
              { type: 'text', text: LINK },
            ],
          },
        ],
      },
    });
  });

  it('asks for the template in a language that was approved', async () => {
    const { url, heard } = await carrierAt(taken.whatsapp);
    for (const language of ['en', 'en-GB', 'es', 'fr']) await client(url).whatsapp({ metadata: { language } });
    expect(heard.map(({ body }) => JSON.parse(body).template.language.code)).toEqual(['en_US', 'en_US', 'es_MX', 'es_MX']);
  });
});

/** A carrier's error message, which names the recipient as real ones do. */
const WORDS = "The 'To' number is not a valid phone number";
const refusals: [name: string, answer: Answer, logged: object][] = [
  ['4xx', json(400, { code: 21606, message: WORDS, more_info: 'x', status: 400 }), { response_code: 400, error_code: 21606 }],
  ['5xx', json(503, { code: 20503, message: WORDS }), { response_code: 503, error_code: 20503 }],
  ['4xx with a page', (response) => response.writeHead(401).end(`<html>${WORDS}`), { response_code: 401 }],
  ['no JSON', (response) => response.writeHead(201).end('taken'), { response_code: 201, error_code: 'not_understood' }],
  ['other JSON', json(201, { ok: true }), { response_code: 201, error_code: 'not_understood' }],
  ['empty', (response) => response.writeHead(201).end(), { response_code: 201, error_code: 'not_understood' }],
  ['lost at once', json(201, { sid: 'SM1', status: 'failed' }), { response_code: 201, error_code: 'failed' }],
  ['elsewhere', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(), {}],
  ['hanging up', (response) => response.destroy(), {}],
];
const metas: typeof refusals = [
  ['4xx', json(400, { error: { message: WORDS, type: 'OAuthException', code: 131056 } }), { response_code: 400, error_code: 131056 }],
  ['5xx', json(500, { error: { message: WORDS, code: 131000 } }), { response_code: 500, error_code: 131000 }],
  ['no JSON', (response) => response.writeHead(200).end('ok'), { response_code: 200, error_code: 'not_understood' }],
  ['no message', json(200, { messages: [] }), { response_code: 200, error_code: 'not_understood' }],
  ['paused', json(200, { messages: [{ id: 'wamid.1', message_status: 'paused' }] }), { response_code: 200, error_code: 'paused' }],
];

const cases = [
  ...refusals.map(([name, answer, logged]) => ['sms' as const, name, answer, logged] as const),
  ...metas.map(([name, answer, logged]) => ['whatsapp' as const, name, answer, logged] as const),
];

it.each(cases)('%s, %s: is ERR003, keeps no code, and repeats none of the carrier’s words', async (channel, _name, answer, logged) => {
  const { url } = await carrierAt(answer);
  const before = await kept();
  const person = client(url);
  const problem: Problem = await person[channel]().then(
    () => expect.fail('it was sent'),
    (error) => error,
  );
  expect(problem).toMatchObject({ status: 500, publicCode: 'ERR003' });
  expect(await kept()).toBe(before);
  const said = JSON.stringify([problem.message, problem.errors, platform.logged]);
  expect(said).not.toContain('valid phone');
  expect(said).not.toContain(person.phone.slice(2));
  expect(said).not.toContain('not-a-real-token');
  expect(platform.logged).toContainEqual(expect.objectContaining({ fields: expect.objectContaining(logged) }));
});

it.each([
  ['sms', { code: 21211, message: WORDS }],
  ['whatsapp', { error: { message: WORDS, code: 131026 } }],
] as const)('%s: a number that the carrier refuses for good is permanent, and no “try again”', async (channel, said) => {
  const { url } = await carrierAt(json(400, said));
  const problem: Problem = await client(url)
    [channel]()
    .catch((error) => error);
  expect(problem).toMatchObject({ status: 500, publicCode: 'ERR003', retryAfter: undefined, errors: [{ path: 'phone', code: 'refused' }] });
  expect(problem.members).toEqual({ permanent: true });
  expect(problem.message).not.toContain('valid phone');
});

it.each(['sms', 'whatsapp'] as const)('%s: gives a silent carrier no longer than the caller waits', async (channel) => {
  const { url, heard } = await carrierAt(() => {});
  await expect(client(url, 120)[channel]()).rejects.toMatchObject({ publicCode: 'ERR003' });
  expect(heard).toHaveLength(1);
  expect(platform.logged).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ error_name: 'TimeoutError' }) }));
});

async function kept(): Promise<number> {
  return (await platform.platform.database.query.selectFrom('otp.codes').select('reference').execute()).length;
}

it('sends nothing by a channel that has no carrier, and says so in the log', async () => {
  const none = { provider: 'none' as const };
  const otp = createOtpService(platform.platform, { mail: none, sms: none, whatsapp: none });
  const api = createRouterClient(otp.router, { context: { caller: platform.caller() } });
  const request = { user: 'u-none', expires_in: '10m' };
  const before = await kept();
  const sendings = [
    () => api.sendEmail({ ...request, email: 'luisa@correo.example' }),
    () => api.sendSms({ ...request, phone: '5599999999' }),
    () => api.sendWhatsapp({ ...request, phone: '5599999999' }),
  ];
  for (const send of sendings) {
    await expect(send()).rejects.toMatchObject({ publicCode: 'ERR003' });
  }
  expect(await kept()).toBe(before);
  expect(await otp.listOutbox()).toEqual([]);
  expect(platform.logged).toContainEqual(expect.objectContaining({ fields: expect.objectContaining({ error_name: 'NoCarrier' }) }));
});

describe('a tenant with senders of its own', () => {
  const ACCOUNT = `AC${'b'.repeat(32)}`;

  it('sends by them, and the others by those of the server', async () => {
    const sms = await carrierAt(taken.sms);
    const whatsapp = await carrierAt(taken.whatsapp);
    const otp = createOtpService(platform.platform, { mail: { provider: 'outbox' }, urls: { twilio: sms.url, whatsapp: whatsapp.url } });
    const { tenantId } = await platform.otherTenant();
    await platform.tenants.patch(tenantId, {
      senders: {
        sms: { account_sid: ACCOUNT, auth_token: 'their-own-token', sender: '+525500001111' },
        whatsapp: { phone_id: '123456789', token: 'their-own-key', template: 'su_codigo' },
      },
    });
    const api = (overrides: { tenantId?: string } = {}) =>
      createRouterClient(otp.router, { context: { caller: platform.caller({ ...overrides, livemode: true }) } });
    const request = { phone: '5587654321', user: 'u-own', expires_in: '10m' };
    await api({ tenantId }).sendSms(request);
    await api({ tenantId }).sendWhatsapp(request);
    expect(sms.heard).toMatchObject([{ path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json` }]);
    expect(sms.heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT}:their-own-token`).toString('base64')}`);
    expect(new URLSearchParams(sms.heard[0]?.body).get('From')).toBe('+525500001111');
    expect(whatsapp.heard).toMatchObject([{ path: '/123456789/messages', headers: { authorization: 'Bearer their-own-key' } }]);
    expect(await otp.listOutbox()).toEqual([]);

    await api().sendSms(request);
    expect(sms.heard).toHaveLength(1);
    expect((await otp.listOutbox()).map(({ channel }) => channel)).toEqual(['sms']);

    await platform.tenants.patch(tenantId, { senders: { sms: { auth_token: 'a-newer-token' } } });
    platform.clock.advance(31);
    await api({ tenantId }).sendSms(request);
    expect(sms.heard[1]?.headers.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT}:a-newer-token`).toString('base64')}`);
    expect(JSON.stringify(platform.logged)).not.toMatch(/token|87654321/);
  });
});
