import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionView } from '#contracts/session/session.ts';
import { consentDocument } from '#contracts/steps/consent-text.ts';
import { migrations, openServices, readConfig } from '#services/main.ts';
import { type OtpService, otp as otpService } from '#services/otp/service.ts';
import { REVIEW_SCOPE } from '#services/workflows/workflows/review-step.ts';
import { catalog } from '#steps/catalog.ts';
import { edgeOver } from '../support/edge.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Tests the real steps on the real services over HTTP, without a browser: the widget's requests in their order. */

const CURP = 'PEGL890909MJCRMS08';
const EMAIL = 'luisa.perez@example.com';

let bench: TestPlatform<unknown>;
let otp: OtpService;
let app: ReturnType<typeof edgeOver>['app'];

beforeAll(async () => {
  bench = await createTestPlatform(migrations);
  const composition = openServices(readConfig({}), { ...bench, log: bench.platform.log });
  const { modules } = composition;
  otp = composition.service(otpService)!;
  for (const module of modules) await module.start?.();
  app = edgeOver(bench, modules).app;
});
afterAll(() => bench.close());

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

async function ask(bearer: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Loose> {
  const bytes = body instanceof Uint8Array ? Uint8Array.from(body) : null;
  const answer = await app.request(path, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(bytes || body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: bytes ?? JSON.stringify(body) }),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(result)}`);
  return result;
}

it('walks a person through every step, and the person, the media and the news are there', async () => {
  const partner = (method: string, path: string, body?: unknown) => ask(bench.apiKey, method, path, body);
  const created = await partner('POST', '/workflows/v1/workflows', {
    steps: ['acceptance', 'verify_email', 'personal_data', 'personal_address', 'enroll_full'],
    callback_url: 'https://banco.example/hook',
    expires_in: 60,
  });
  const { uuid } = created.result;
  const { token } = (await partner('POST', `/workflows/v1/workflows/${uuid}/token`, {})).result;
  await ask(token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`, { user_agent: 'Test' });
  let view: SessionView = (await ask(token, 'GET', '/workflows/v1/session')).result;
  const current = () => view.current!;
  const post = async (name: string, body: object) => {
    const answer = await ask(token, 'POST', `/workflows/v1/session/steps/${current().uuid}/${name}`, body, {
      'idempotency-key': randomUUID(),
    });
    if (answer.result.workflow) view = answer.result;
    return answer;
  };
  const start = () => post('start', { version: current().version });
  const submit = (submission: unknown) => post('submit', { version: current().version, submission, language: 'es-MX' });
  const act = (name: string, input: unknown) => post(`actions/${name}`, { input, language: 'es-MX' });

  await start();
  const { consents } = current().setup as { consents: { key: string; url: string | null; words: Record<string, Loose> }[] };
  await submit({
    consents: consents.map(({ key, url, words }) => ({
      key,
      accepted: true,
      language: 'es-MX',
      text_sha256: createHash('sha256').update(consentDocument(words['es-MX'], url)).digest('hex'),
    })),
  });

  expect(current().step).toBe('verify_email');
  await start();
  await act('send_code', { email: EMAIL });
  const [mail] = await otp.listOutbox();
  expect(mail?.to).toBe(EMAIL);
  await act('verify_code', { code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] });
  await submit({ email: EMAIL });

  const handoff = (body: object) => ask(token, 'POST', '/workflows/v1/session/handoff', body);
  await handoff({});
  const { sending } = (await ask(token, 'GET', '/workflows/v1/session')).result.handoff;
  expect(sending.destinations).toMatchObject([{ channel: 'EMAIL', to: 'l•••@example.com' }]);
  bench.clock.advance(1);
  const link: string = (await handoff({ to: sending.destinations[0].id, language: 'es-MX' })).result.url;
  const [sent] = await otp.listOutbox(1);
  expect([sent?.to, sent?.text.includes(link)]).toEqual([EMAIL, true]);

  expect(current().step).toBe('personal_data');
  await start();
  // The step is answered on this device, although the link is still unopened.
  await submit(catalog.personal_data?.samples.submission);
  expect(view.handoff.sending?.last).toMatchObject({ channel: 'EMAIL' });
  await bench.jobs.run();

  expect(current().step).toBe('personal_address');
  await start();
  await submit(catalog.personal_address?.samples.submission);

  expect(current().step).toBe('enroll_full');
  await start();
  const submission: Record<string, string> = {};
  for (const side of ['front', 'back', 'selfie']) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
    const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const medium = randomUUID();
    await ask(token, 'PUT', `/workflows/v1/session/steps/${current().uuid}/media/${medium}`, bytes, {
      'content-type': 'image/jpeg',
      'x-media-collection': side,
      'x-media-capture': 'live',
    });
    submission[side] = medium;
  }
  const enrollment = current().uuid;
  await submit(submission);
  await bench.jobs.run();

  // The pictures show nobody, so a human decides before anything of the end is done.
  const waits = (await partner('GET', `/workflows/v1/workflows/${uuid}`)).result;
  const attention = ['face_not_judged', 'liveness_not_judged', 'side_unseen', 'reading_incomplete'];
  expect(waits).toMatchObject({ status: 'working', attention });
  const reviewer = { tenantId: bench.tenant.id, name: 'reviewer', livemode: false, scopes: ['workflows', REVIEW_SCOPE] };
  const { key } = await bench.keys.create(reviewer);
  await ask(key, 'POST', `/workflows/v1/workflows/${uuid}/decision`, { decision: 'approve', seen: waits.updated_at });
  await bench.jobs.run();

  const ended = (await partner('GET', `/workflows/v1/workflows/${uuid}`)).result;
  expect(ended).toMatchObject({ status: 'success', error: null });
  expect(ended.steps.map((step: { status: string }) => step.status)).toEqual(Array(5).fill('success'));
  const person = (await partner('GET', `/people/v1/people/${ended.people_uuid}`)).result;
  expect(person).toMatchObject({ national_id: CURP, gender: 'FEMALE' });
  expect(person.contact_data).toMatchObject([{ email: EMAIL, email_confirmation: true }]);
  expect(person.addresses).toMatchObject([{ zip_code: '44100' }]);
  const media = (await partner('GET', `/workflows/v1/steps/${enrollment}/media`)).result;
  expect(media.map((item: { collection: string }) => item.collection).sort()).toEqual(['back', 'front', 'selfie']);
  const news = bench.outbound.sent.map(({ body }) => JSON.parse(body));
  expect(news.map(({ type }) => type)).toEqual(['workflow.review_waiting', 'workflow.finished']);
  const text = JSON.stringify([bench.logged, news, await bench.entriesOf(bench.tenant.id, { kind: 'workflow', id: uuid })]);
  for (const secret of [CURP, EMAIL, 'Luisa', token, new URL(link).hash.slice(3)]) expect(text).not.toContain(secret);
});
