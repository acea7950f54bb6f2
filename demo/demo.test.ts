import { request } from 'node:https';
import { inspect } from 'node:util';
import { generate } from 'selfsigned';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Demo, startDemo } from './server.ts';
import { type FakeZaguan, startFakeZaguan } from './testing/fake-zaguan.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const KEY = 'sk_test_demo_secret';

let zaguan: FakeZaguan;
let demo: Demo;

const start = () => startDemo({ port: 0, host: '127.0.0.1', apiUrl: zaguan.url, apiKey: KEY, webhookSecret: SECRET });

beforeEach(async () => {
  zaguan = await startFakeZaguan();
  demo = await start();
});

afterEach(async () => {
  await demo.close();
  await zaguan.close();
});

/** Returns a fake browser that keeps cookies and sends the `Origin` header. */
function browser() {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(demo.url + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), origin: demo.url, ...init.headers },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return {
    get: (path: string) => request(path),
    send: (path: string, body: URLSearchParams, headers: object) => request(path, { method: 'POST', body, headers: { ...headers } }),
    post: (path: string, headers: Record<string, string> = {}) => request(path, { method: 'POST', headers }),
  };
}

function deliver(event: object, options: { id?: string; secret?: string } = {}) {
  const id = options.id ?? 'evt_1';
  const body = JSON.stringify(event);
  const now = new Date();
  return fetch(`${demo.url}/webhooks/zaguan`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(options.secret ?? SECRET).sign(id, now, body),
    },
  });
}

function finished(status: string) {
  const workflow = zaguan.workflows[0];
  return {
    id: 'evt_1',
    type: 'workflow.finished',
    data: { workflow_uuid: workflow?.uuid, status, external_reference_id: workflow?.external_reference_id },
  };
}

test('a page view opens nothing; the button opens one workflow with the key of the server', async () => {
  const person = browser();
  await person.get('/');
  expect(zaguan.workflows).toHaveLength(0);

  const [first, second] = await Promise.all([person.post('/api/application'), person.post('/api/application')]);
  expect((await first.json()).token).toMatch(/^ses_/);
  expect(second.status).toBe(200);
  expect(zaguan.workflows).toHaveLength(1);
  const created = zaguan.calls.find(({ path }) => path === 'POST /workflows/v1/workflows');
  expect(created?.key).toBe(KEY);
  expect(created?.body).toMatchObject({
    steps: ['acceptance', 'verify_email', 'enroll_full', 'personal_data', 'personal_address', 'document_sign'],
    setup: { document_sign: { token: expect.stringMatching(/^doc_/) } },
    callback_url: `${demo.url}/webhooks/zaguan`,
  });
});

test('a reload goes on with the same workflow and the same token', async () => {
  const person = browser();
  await person.get('/');
  const { token } = await (await person.post('/api/application')).json();
  expect((await (await person.post('/api/application')).json()).token).toBe(token);
  expect(await (await person.get('/inline')).text()).toContain(`token="${token}"`);
  expect(zaguan.workflows).toHaveLength(1);
});

test('a token about to expire is replaced, and the page can ask for another', async () => {
  const person = browser();
  zaguan.tokensLive(2);
  await person.get('/');
  const { token } = await (await person.post('/api/application')).json();
  const again = await (await person.post('/api/application')).json();
  expect(again.token).not.toBe(token);
  const refreshed = await (await person.post('/api/application/token')).json();
  expect(refreshed.token).toMatch(/^ses_/);
  expect(refreshed.token).not.toBe(again.token);
  expect(zaguan.workflows).toHaveLength(1);
});

test('another session sees nothing of the first, and none gets no token', async () => {
  const person = browser();
  await person.get('/');
  await person.post('/api/application');
  const stranger = browser();
  expect((await stranger.post('/api/application/token')).status).toBe(404);
  expect((await stranger.get('/api/events')).status).toBe(404);
});

test('another site cannot press the button for the person', async () => {
  const person = browser();
  await person.get('/');
  const response = await person.post('/api/application', { origin: 'https://elsewhere.example' });
  expect(response.status).toBe(403);
  expect(zaguan.workflows).toHaveLength(0);
});

test('the key is in no page, and the policy names two origins and no inline code', async () => {
  const person = browser();
  await person.post('/api/application');
  for (const path of ['/', '/inline', '/telefono', '/cuenta', '/?lang=en', '/no-such-page']) {
    const response = await person.get(path);
    const text = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(text, path).not.toContain(KEY);
    expect(text, path).not.toMatch(/ style=| on[a-z]+="/);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
    for (const [tag] of text.matchAll(/<script[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`);
    const origins = new Set([...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([origin]) => origin));
    expect([...origins], path).toEqual([zaguan.url]);
  }
});

test('the phone page shows the code of a token that comes back to the bank', async () => {
  const person = browser();
  const text = await (await person.get('/telefono')).text();
  expect(text).toContain('data:image/png;base64,');
  expect(text).toMatch(/https:\/\/zaguan\.example\/w\/[\w-]+#t=ses_/);
  expect(zaguan.calls.at(-1)?.body).toEqual({ redirect_url: `${demo.url}/cuenta`, generate_qr: true });
});

test('a signed webhook changes the account while the page is open', async () => {
  const person = browser();
  await person.get('/');
  await person.post('/api/application');
  const events = (await person.get('/api/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await events?.read())?.value).toContain('"stage":"started"');

  expect((await deliver(finished('success'))).status).toBe(204);
  const change = (await events?.read())?.value;
  expect(change).toContain('"stage":"ready"');
  expect(change).toContain('"type":"workflow.finished"');
  await events?.cancel();

  const account = await (await person.get('/cuenta')).text();
  expect(account).toMatch(/data-stage="ready" aria-labelledby="title-ready" >/);
  expect(account).toMatch(/data-stage="started" aria-labelledby="title-started" hidden>/);
  expect(await (await person.post('/api/application')).json()).toEqual({ ended: true, token: null });
  expect((await person.get('/inline')).headers.get('location')).toBe('/cuenta');
});

test('what a human must decide is told to the customer, decided at the desk, and refused the second time', async () => {
  const person = browser();
  await person.post('/api/application');
  await deliver({ ...finished('working'), type: 'workflow.review_waiting' });
  expect(await (await person.get('/cuenta')).text()).toMatch(/data-stage="attention" aria-labelledby="title-attention" >/);
  const workflow = zaguan.workflows[0]!;
  workflow.waiting_since = '2026-11-20T18:00:00.000Z';
  const desk = await (await person.get('/revision')).text();
  expect(desk).toContain('<code>face_mismatch</code>');
  expect(desk.match(/<img /g)).toHaveLength(1);
  const [, version = ''] = /name="version" value="(.+?)"/.exec(desk) ?? [];
  const form = { decision: 'approve', version };
  const decides = (headers: object = {}) => person.send(`/revision/${workflow.uuid}`, new URLSearchParams(form), headers);
  expect((await decides({ origin: 'https://another.example' })).status).toBe(403);
  expect((await decides()).headers.get('location')).toBe('/revision');
  expect(zaguan.calls.at(-1)).toMatchObject({
    path: `POST /workflows/v1/workflows/${workflow.uuid}/decision`,
    body: { decision: 'approve', seen: version },
  });
  expect((await decides()).headers.get('location')).toBe('/revision?changed');
  expect(await (await person.get('/revision?changed')).text()).toContain('ya se decidió');
  await deliver(finished('success'), { id: 'evt_2' });
  expect(await (await person.get('/cuenta')).text()).toMatch(/data-stage="ready" aria-labelledby="title-ready" >/);
});

test('who comes from the last screen is not asked to go on, and is not believed either', async () => {
  const person = browser();
  await person.post('/api/application');
  expect(await (await person.get('/cuenta?sent')).text()).toMatch(/data-stage="sent" aria-labelledby="title-sent" >/);
  expect(await (await person.get('/cuenta')).text()).toMatch(/data-stage="started" aria-labelledby="title-started" >/);
  await deliver(finished('failed'));
  expect(await (await person.get('/cuenta?sent')).text()).toMatch(/data-stage="declined" aria-labelledby="title-declined" >/);
});

test('a webhook counts once, and an ending stays', async () => {
  const person = browser();
  await person.post('/api/application');
  await deliver(finished('success'));
  await deliver(finished('success'));
  await deliver({ ...finished('error'), type: 'workflow.error' }, { id: 'evt_0' });
  const account = await (await person.get('/cuenta')).text();
  expect(account.match(/<b data-field="type">workflow\.finished/g)).toHaveLength(1);
  expect(account).toMatch(/data-stage="ready" aria-labelledby="title-ready" >/);
});

test('a webhook with a wrong signature is refused and changes nothing', async () => {
  const person = browser();
  await person.post('/api/application');
  const forged = await deliver(finished('success'), { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' });
  expect(forged.status).toBe(400);
  const unsigned = await fetch(`${demo.url}/webhooks/zaguan`, { method: 'POST', body: JSON.stringify(finished('success')) });
  expect(unsigned.status).toBe(400);
  expect(await (await person.get('/cuenta')).text()).toMatch(/data-stage="started" aria-labelledby="title-started" >/);
});

test('the bank forgets nothing when it starts again', async () => {
  const person = browser();
  await person.post('/api/application');
  const port = Number(new URL(demo.url).port);
  await demo.close();
  demo = await startDemo({ port, host: '127.0.0.1', apiUrl: zaguan.url, apiKey: KEY, webhookSecret: SECRET });
  await person.post('/api/application');
  expect(zaguan.workflows).toHaveLength(1);
});

test('when Zaguán is away the person reads a sentence, not a stack', async () => {
  const person = browser();
  await person.get('/');
  await zaguan.close();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await person.post('/api/application')).status).toBe(502);
  const page = await person.get('/inline');
  expect(page.status).toBe(502);
  expect(await page.text()).toContain('Ahora no podemos atenderte');
  expect(log).toHaveBeenCalledTimes(2);
  expect(inspect(log.mock.calls)).not.toContain(KEY);
  log.mockRestore();
  zaguan = await startFakeZaguan();
});

test('over HTTPS, webhooks come to a loopback port, where no certificate is in the way', async () => {
  const pems = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const secure = await startDemo({
    port: 0,
    host: '127.0.0.1',
    apiUrl: zaguan.url,
    apiKey: KEY,
    webhookSecret: SECRET,
    tls: { key: pems.private, cert: pems.cert },
  });
  try {
    const [status, cookie] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      request(`${secure.url}/inline`, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['set-cookie']?.join() ?? '']);
      })
        .on('error', reject)
        .end();
    });
    expect(secure.url).toMatch(/^https:/);
    expect(status).toBe(200);
    expect(cookie).toContain('Secure');
    const desk = await new Promise<number | undefined>((resolve, reject) => {
      request(`${secure.url}/revision`, { rejectUnauthorized: false }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(desk, 'a network may reach this bank').toBe(404);
    const callback = zaguan.calls.find(({ path }) => path === 'POST /workflows/v1/workflows')?.body.callback_url;
    expect(callback).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/webhooks\/zaguan$/);
    expect((await fetch(String(callback), { method: 'POST', body: '{}' })).status).toBe(400);
  } finally {
    await secure.close();
  }
});
