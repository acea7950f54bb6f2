import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentMessage } from '#contracts/otp/sent-message.ts';
import { fakeClock } from '#test/support/platform.ts';
import { hostedPages } from './hosted.ts';
import { operatorAccess } from './operator.ts';
import { outboxPages } from './outbox.ts';
import { StaticFiles } from './static-files.ts';

const SCRIPT = 'export const door = "ajar";';

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-page-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret'), 'not for anybody');
  await writeFile(join(dist, 'hosted-page.html'), '<!doctype html><html lang="es-MX"><zaguan-onboarding></zaguan-onboarding>');
  await writeFile(join(dist, 'nothing-here.html'), '<!doctype html><html lang="es-MX"><h1>Aquí no hay nada</h1>');
  await writeFile(join(dist, 'zaguan.js'), SCRIPT);
  await writeFile(join(dist, 'assets', 'widget-Bjza4jh.js'), SCRIPT);
  await writeFile(join(dist, 'assets', 'widget-Bjza4jh.js.br'), brotliCompressSync(SCRIPT));
  app = hostedPages(new StaticFiles(dist, { watch: false }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the hosted page', () => {
  it('stands under a policy that allows its own files only', async () => {
    const answer = await app.request('/w/7f1c0a52-3d0e-4a5e-9d5c-0b6c1b0f2a11');
    const policy = answer.headers.get('content-security-policy')!;
    for (const directive of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('permissions-policy')).toContain('camera=(self), geolocation=(self)');
    expect(await answer.text()).toContain('<zaguan-onboarding>');
  });

  it.each([
    ['es-MX,es;q=0.9', 'es-MX'],
    ['', 'es-MX'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['fr', 'en'],
  ])('speaks, before its script, to who reads %s', async (accepted, language) => {
    const answer = await app.request('/w/7f1c0a52-3d0e-4a5e-9d5c-0b6c1b0f2a11', { headers: { 'accept-language': accepted } });
    expect(await answer.text()).toContain(`<html lang="${language}">`);
  });
});

describe('a wrong path', () => {
  const open = (path: string, headers: Record<string, string>) => app.request(path, { headers });

  it.each(['/', '/w', '/w/', '/entra', '/hosted-page.html'])('answers a person with a page, under the same policy: %s', async (path) => {
    const answer = await open(path, { accept: 'text/html,application/xhtml+xml' });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('<h1>Aquí no hay nada</h1>')]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers a program as it always did', async () => {
    for (const accept of ['application/json', '*/*']) {
      const answer = await open('/', { accept });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<h1>');
    }
  });
});

describe('the files of the build', () => {
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  it('are kept for ever under hashed names, looked at again under fixed ones, and readable from any page', async () => {
    const hashed = await ask('/assets/widget-Bjza4jh.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('access-control-allow-origin')).toBe('*');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const fixed = await ask('/zaguan.js');
    expect(fixed.headers.get('cache-control')).toBe('public, no-cache');
    const again = await ask('/zaguan.js', { 'if-none-match': fixed.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('come as brotli to who takes it', async () => {
    const small = await ask('/assets/widget-Bjza4jh.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(SCRIPT);
    for (const encoding of ['gzip', 'br;q=0', 'brotli']) {
      const plain = await ask('/assets/widget-Bjza4jh.js', { 'accept-encoding': encoding });
      expect(plain.headers.get('content-encoding'), encoding).toBeNull();
      expect(await plain.text()).toBe(SCRIPT);
    }
  });

  it.each([
    '/assets/../secret',
    '/assets/..%2f..%2fsecret',
    '/assets/%2e%2e/%2e%2e/secret',
    '/assets/....//secret',
    '/assets/',
    '/assets/nothing.js',
    '/hosted-page.html',
    '/assets/widget-Bjza4jh.js.br',
    '/assets/%00',
  ])('and nothing else: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('the outbox', () => {
  const message: SentMessage = {
    reference: 'r1',
    channel: 'email',
    from: { name: 'Banco <b>', address: 'no-reply@banco.example' },
    to: 'persona@correo.example',
    language: 'es-MX',
    subject: 'Tu código <script>alert(1)</script>',
    text: 'Tu código: 123456',
    html: '<p>123456</p><script>alert(1)</script>',
    sentAt: new Date('2026-11-20T18:00:00Z'),
  };
  const outbox = new Hono().route(
    '/outbox',
    outboxPages(async (limit) => [message].slice(0, limit), { asksSecret: false }),
  );

  it('shows a mail to a reader and on a phone, and runs nothing of it', async () => {
    const page = await (await outbox.request('/outbox')).text();
    expect(page).toContain('persona@correo.example');
    expect(page).toContain('12:00');
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/outbox\/r1\/mail"/g)).toHaveLength(2);
    const mail = await outbox.request('/outbox/r1/mail');
    expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect((await outbox.request('/outbox/other/mail')).status).toBe(404);
  });

  it('shows an SMS and a WhatsApp message as a phone does, without a page of their own', async () => {
    const short = { ...message, from: { name: 'Banco <b>', address: null }, to: '525512345678', subject: null, html: null };
    const sms: SentMessage = { ...short, reference: 'r2', channel: 'sms', text: '123456 es tu codigo <i>.' };
    const whatsapp: SentMessage = { ...short, reference: 'r3', channel: 'whatsapp', text: '123456 es tu código.' };
    const phone = new Hono().route(
      '/outbox',
      outboxPages(async () => [sms, whatsapp], { asksSecret: true }),
    );
    const page = await (await phone.request('/outbox')).text();
    expect(page).toContain('55 1234 5678');
    expect(page).toContain('<form method="post" action="/operator/leave"><button>Salir</button></form>');
    expect(page).toContain('123456 es tu codigo &lt;i&gt;.');
    expect(page).not.toContain('<iframe');
    expect(page).not.toContain('Copiar código');
    expect(await (await phone.request('/outbox?m=r3')).text()).toContain('Copiar código');
    expect((await phone.request('/outbox/r2/mail')).status).toBe(404);
  });

  it('says that there is nothing yet', async () => {
    const empty = new Hono().route(
      '/outbox',
      outboxPages(async () => [], { asksSecret: false }),
    );
    const page = await (await empty.request('/outbox')).text();
    expect(page).toContain('Todavía no hay mensajes');
    // Without a secret there was no log-in, so the page has no log-out.
    expect(page).not.toContain('Salir');
  });
});

/** Limits that accept every try; `test/suites/trust` tests the limit of guesses. */
const limits = { take: async () => {}, giveBack: async () => {} };
const clock = fakeClock('2026-11-22T12:00:00.000Z');

describe('the operator’s access', () => {
  const accessFrom = (address: string, options: { openOnLoopback: boolean; secure: boolean }) =>
    operatorAccess({ ...options, secret: null, limits, clock, peerOf: () => address, addressOf: () => address });

  const behind = (access: ReturnType<typeof operatorAccess>) =>
    new Hono()
      .use('/outbox', access.guard)
      .get('/outbox', (c) => c.text('inside'))
      .route('/', access.pages);

  it('is open to this machine under its own names, and to nobody else', async () => {
    const appFor = (address: string) => behind(accessFrom(address, { openOnLoopback: true, secure: false }));
    expect((await appFor('127.0.0.1').request('http://localhost:4100/outbox')).status).toBe(200);
    expect((await appFor('::ffff:127.0.0.1').request('http://127.0.0.1:4100/outbox')).status).toBe(200);
    expect((await appFor('127.0.0.1').request('http://rebound.example:4100/outbox')).status).toBe(403);
    expect((await appFor('192.168.1.20').request('http://localhost:4100/outbox')).status).toBe(403);
    for (const header of ['x-forwarded-for', 'X-Forwarded-Proto', 'CF-Connecting-IP', 'forwarded', 'via', 'x-real-ip', 'true-client-ip']) {
      const proxied = await appFor('127.0.0.1').request('http://localhost:4100/outbox', { headers: { [header]: '203.0.113.9' } });
      expect(proxied.status, header).toBe(403);
    }
  });

  it('answers a form that is none, or far too long, without swallowing it', async () => {
    const app = behind(accessFrom('127.0.0.1', { openOnLoopback: false, secure: true }));
    const send = (body: string, type: string) => app.request('/operator', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await send('no boundary', 'multipart/form-data')).status).toBe(403);
    expect((await send('{}', 'application/json')).status).toBe(403);
    expect((await send(`secret=${'x'.repeat(100_000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  it('opens this machine’s pages to what browsers and programs send by themselves', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0',
      accept: 'text/html',
      'accept-language': 'es',
      'sec-fetch-mode': 'navigate',
      'x-requested-with': 'x',
    };
    const app = behind(accessFrom('127.0.0.1', { openOnLoopback: true, secure: false }));
    expect((await app.request('http://localhost:4100/outbox', { headers })).status).toBe(200);
  });

  it('closes after an hour without a page that was opened, and after twelve in any case', async () => {
    const access = accessFrom('127.0.0.1', { openOnLoopback: false, secure: true });
    const app = behind(access);
    const body = new URLSearchParams({ secret: access.operatorSecretOfThisRun!, to: '/outbox' });
    const pairIn = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? null;
    const first = pairIn(await app.request('/operator', { method: 'POST', body }))!;
    const ask = (cookie: string, accept: string) => app.request('/outbox', { headers: { cookie, accept } });
    clock.advance(3_599);
    // A request that a page sends by itself does not extend the hour.
    const own = await ask(first, 'application/json');
    expect([own.status, pairIn(own)]).toEqual([200, null]);
    let pair = pairIn(await ask(first, 'text/html'))!;
    clock.advance(1);
    expect((await ask(first, 'application/json')).status).toBe(403);
    for (let hour = 1; hour < 12; hour++) {
      const answer = await ask(pair, 'text/html');
      expect(answer.status).toBe(200);
      pair = pairIn(answer)!;
      clock.advance(3_599);
    }
    pair = pairIn(await ask(pair, 'text/html'))!;
    clock.advance(11);
    expect((await ask(pair, 'application/json')).status).toBe(403);
  });

  it('wants the printed secret elsewhere: as a bearer, or once in a form', async () => {
    const access = accessFrom('127.0.0.1', { openOnLoopback: false, secure: true });
    const app = behind(access);
    expect(access.operatorSecretOfThisRun).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await app.request('/outbox')).status).toBe(403);
    expect((await app.request('/outbox', { headers: { accept: 'text/html' } })).headers.get('location')).toBe('/operator?to=%2Foutbox');
    expect((await app.request('/outbox', { headers: { authorization: `Bearer ${access.operatorSecretOfThisRun}` } })).status).toBe(200);

    const enter = (secret: string, to: string) => app.request('/operator', { method: 'POST', body: new URLSearchParams({ secret, to }) });
    expect((await enter('wrong', '/outbox')).status).toBe(403);
    const entered = await enter(access.operatorSecretOfThisRun!, '/outbox');
    const cookie = entered.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).not.toContain(access.operatorSecretOfThisRun);
    expect(cookie).toMatch(/^__Host-zaguan_operator=.*; Secure/);
    const asked = async (value: string) => (await app.request('/outbox', { headers: { cookie: value } })).status;
    const pair = cookie.split(';')[0]!;
    expect(await asked(pair)).toBe(200);
    // Each log-in gets its own cookie value, which expires and whose expiry nobody can change.
    expect((await enter(access.operatorSecretOfThisRun!, '/outbox')).headers.get('set-cookie')).not.toContain(pair);
    expect(await asked(pair.replace(/=\d/, '=9'))).toBe(403);
    clock.advance(12 * 3600);
    expect(await asked(pair)).toBe(403);
    const left = await app.request('/operator/leave', { method: 'POST' });
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-zaguan_operator=; Max-Age=0/);
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      expect((await enter(access.operatorSecretOfThisRun!, to)).headers.get('location')).toBe('/outbox');
    }
  });
});
