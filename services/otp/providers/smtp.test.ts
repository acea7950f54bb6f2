import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createRouterClient } from '@orpc/server';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { OtpTables } from '../model/tables.ts';
import { createOtpService } from '../service.ts';

let platform: TestPlatform<OtpTables>;
const closing: (() => void)[] = [];

beforeAll(async () => {
  platform = await createTestPlatform<OtpTables>([{ name: 'otp', migrations: new URL('../migrations/', import.meta.url) }]);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => platform.close());

interface Received {
  mail: Email;
  raw: string;
  recipients: string[];
  user: string | undefined;
}

/** Starts a local mail server that stores the mails it receives. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ mail: await PostalMime.parse(raw), raw, recipients, user: session.user as string | undefined });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closing.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`, received };
}

let users = 0;
async function send(smtpUrl: string, metadata: Record<string, string>, deadlineMs = 10_000, as: Partial<Caller> = {}) {
  const caller = platform.caller({ deadline: platform.clock.now().getTime() + deadlineMs, ...as });
  const otp = createOtpService(platform.platform, { mail: { provider: 'smtp', smtpUrl } });
  const user = `u-${++users}`;
  const client = createRouterClient(otp.router, { context: { caller } });
  const sent = await client.sendEmail({ email: `${user}@correo.example`, user, expires_in: '10m', metadata });
  return { reference: sent.result.reference, validate: (code: string) => client.validate({ code, user, type: 'EMAIL' }) };
}

it.each([
  ['es-MX', 'Tu código de Banco Jacaranda', 'Hola, Lucía:'],
  ['en', 'Your code from Banco Jacaranda', 'Hi Lucía,'],
])('speaks SMTP in %s: text and HTML with a code that validates', async (language, subject, greeting) => {
  const { url, received } = await mailServer();
  const { reference, validate } = await send(url, { user_name: 'Lucía', language });
  const [{ mail, raw, recipients }] = received as [Received];
  expect(recipients).toEqual([`u-${users}@correo.example`]);
  expect(mail.subject).toBe(subject);
  expect(mail.from).toMatchObject({ address: 'no-reply@zaguan.example', name: 'Zaguán' });
  expect(mail.to).toEqual([{ name: '', address: `u-${users}@correo.example` }]);
  expect(mail.messageId).toBe(`<${reference}@zaguan.example>`);
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('multipart/alternative'),
    'content-language': language,
    'auto-submitted': 'auto-generated',
    'mime-version': '1.0',
  });
  expect(raw).toMatch(/^date: /im);
  expect(mail.text).toContain(greeting);
  expect(mail.html).toContain(greeting.slice(0, 5));
  expect(mail.html).toContain('Banco Jacaranda');
  const code = /\b\d{6}\b/.exec(mail.text!)![0];
  expect(mail.html).toContain(code);
  expect((await validate(code)).result.match).toBe(true);
});

it('sends a live mail only with a sender that the tenant has set', async () => {
  const { url, received } = await mailServer();
  const { tenantId } = await platform.otherTenant();
  const live = { tenantId, livemode: true };
  const refused = await send(url, {}, 10_000, live).catch((problem: unknown) => problem);
  expect(refused).toMatchObject({ publicCode: 'ERR003', status: 500, message: expect.stringContaining('senders.email') });
  expect((refused as Problem).retryAfter).toBeUndefined();
  const channels = async () => {
    const otp = createOtpService(platform.platform, { mail: { provider: 'smtp', smtpUrl: url }, sms: { provider: 'none' } });
    return (await createRouterClient(otp.router, { context: { caller: platform.caller(live) } }).links.channels()).result.channels;
  };
  expect([received, await channels()]).toEqual([[], []]);

  await platform.tenants.patch(tenantId, { senders: { email: { name: 'Banco', address: 'avisos@banco.example' } } });
  await send(url, {}, 10_000, live);
  expect([received[0]?.mail.from?.address, await channels()]).toEqual(['avisos@banco.example', ['EMAIL']]);
});

it('adds no header, recipient or body from what a caller sends', async () => {
  const { url, received } = await mailServer();
  await send(url, {
    company: 'Banco\r\nBcc: otra@correo.example\r\n\r\nHola',
    user_name: 'Lucía\r\n.\r\nRSET',
    language: 'en\r\nX-Evil: 1',
  });
  const [{ mail, recipients }] = received as [Received];
  expect(recipients).toHaveLength(1);
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
  expect(mail.subject).toBe('Tu código de Banco Bcc: otra@correo.example Hola');
});

it('signs in where the server asks for it', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
    password === 'a secret' ? done(null, { user: username }) : done(new Error('no'));
  const { url, received } = await mailServer({ authOptional: false, allowInsecureAuth: true, onAuth });
  await send(url.replace('//', '//banco:a%20secret@'), {});
  expect(received[0]).toMatchObject({ user: 'banco' });
  await expect(send(url.replace('//', '//banco:wrong@'), {})).rejects.toMatchObject({ publicCode: 'ERR003', status: 500 });
});

it('is ERR003, without the carrier’s words and without a code, when the mail is refused', async () => {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
    done(Object.assign(new Error('mailbox of lucia is full'), { responseCode: 452 }));
  const { url } = await mailServer({ onRcptTo });
  const kept = () => platform.platform.database.query.selectFrom('otp.codes').select('reference').orderBy('reference').execute();
  const before = await kept();
  const failure = await send(url, {}).catch((error) => error);
  expect(failure).toMatchObject({ publicCode: 'ERR003', status: 500 });
  expect(failure.message).not.toContain('mailbox');
  expect(failure.cause).toBeUndefined();
  expect(JSON.stringify(platform.logged)).not.toContain('mailbox');
  expect(await kept()).toEqual(before);
});

it.each([
  ['550 5.1.1 no such user', undefined, { permanent: true }],
  ['553 not here', undefined, { permanent: true }],
  ['550 5.7.1 we do not like you', 5, {}],
  ['451 later', 5, {}],
] as const)('tells an inbox that is not there from a server that will not now: %s', async (said, retryAfter, members) => {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
    done(Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) }));
  const { url } = await mailServer({ onRcptTo });
  const failure: Problem = await send(url, {}).catch((error) => error);
  expect(failure).toMatchObject({ status: 500, publicCode: 'ERR003', retryAfter });
  expect(failure.members).toEqual(members);
  expect(failure.toBody({ id: 'r', instance: '/' })).toMatchObject(members);
  expect(failure.errors?.map(({ path, code }) => [path, code])).toEqual('permanent' in members ? [['email', 'refused']] : undefined);
});

it('hands a code to no server that offers no TLS, unless its address says otherwise', async () => {
  const { url, received } = await mailServer();
  await expect(send(url.replace(/\?.*/, ''), {})).rejects.toMatchObject({ publicCode: 'ERR003' });
  for (const otherwise of ['requireTLS=true', 'ignoreTLS=false', 'requireTLS=', 'ignoreTLS=1'])
    await expect(send(url.replace(/\?.*/, `?${otherwise}`), {})).rejects.toMatchObject({ publicCode: 'ERR003' });
  expect(received).toEqual([]);
  for (const otherwise of ['requireTLS=false', 'ignoreTLS=true']) await send(url.replace(/\?.*/, `?${otherwise}`), {});
  expect(received).toHaveLength(2);
});

it('is ERR003 when nobody listens, and when somebody listens and says nothing until the deadline', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  await expect(send(`smtp://127.0.0.1:${port}`, {}, 150)).rejects.toMatchObject({ publicCode: 'ERR003' });
  silent.close();
  await once(silent, 'close');
  await expect(send(`smtp://127.0.0.1:${port}`, {})).rejects.toMatchObject({ publicCode: 'ERR003' });
});
