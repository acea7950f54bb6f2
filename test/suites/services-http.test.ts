import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OtpTables } from '#services/otp/model/tables.ts';
import { createOtpService, type OtpService } from '#services/otp/service.ts';
import type { PeopleTables } from '#services/people/model/tables.ts';
import { people } from '#services/people/service.ts';
import { edgeOver } from '../support/edge.ts';
import { openPeople } from '../support/people.ts';
import { createTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Tests the one-time-code and people services over HTTP, as a partner calls them: keys, statuses and bodies. */

const migrationsOf = (name: string) => ({ name, migrations: new URL(`../../services/${name}/migrations/`, import.meta.url) });

let platform: TestPlatform<OtpTables & PeopleTables>;
let otp: OtpService;
let app: ReturnType<typeof edgeOver>['app'];
let liveKey: string;
let otherKey: string;

beforeAll(async () => {
  platform = await createTestPlatform([migrationsOf('otp'), people]);
  otp = createOtpService(platform.for(), { mail: { provider: 'outbox' } });
  app = edgeOver(platform, [otp, openPeople(platform.for())], { clientAddress: null }).app;
  const keyFor = async (tenantId: string, livemode: boolean) =>
    (await platform.keys.create({ tenantId, name: 'http', livemode, scopes: ['otp', 'people'] })).key;
  liveKey = await keyFor(platform.tenant.id, true);
  otherKey = await keyFor((await platform.otherTenant()).tenantId, false);
});
afterAll(() => platform.close());

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each test says what it expects of its own.
  body: any;
}

async function ask(method: string, path: string, body?: unknown, key: string | null = platform.apiKey): Promise<Answer> {
  const answer = await app.request(path, {
    method,
    headers: { ...(key ? { 'svc-apikey': key } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const ADDRESS = { street: 'Av. Juárez', ext_num: '12', state: 'Jalisco', municipality: 'Guadalajara', colony: 'Centro', zip_code: '44100' };

describe('one-time codes', () => {
  const email = (changes: object = {}) => ({ email: 'http@correo.example', user: 'h-1', expires_in: '5m', ...changes });
  const expectError = (answer: Answer, status: number, code: string) => {
    expect(answer.body).toMatchObject({ success: false, code, error: expect.any(String), request_id: expect.any(String) });
    expect(answer.status).toBe(status);
  };

  it('walks through every error that a caller can cause, with its status', async () => {
    expectError(await ask('POST', '/otp/v1/otp/email', email({ email: 'nobody' })), 400, 'ERR001');
    expectError(await ask('POST', '/otp/v1/otp/email', email({ email: 'a@b.example, c@d.example' })), 400, 'ERR001');
    expectError(await ask('POST', '/otp/v1/otp/email', email({ user: '' })), 400, 'ERR001');
    expectError(await ask('POST', '/otp/v1/otp/validate', { code: '1', user: 'h-1', type: 'PIGEON' }), 400, 'ERR001');
    expectError(await ask('POST', '/otp/v1/otp/email', email({ expires_in: '9d' })), 400, 'ERR002');

    const sent = await ask('POST', '/otp/v1/otp/email', email());
    expect(sent).toMatchObject({ status: 200, body: { success: true, result: { type: 'EMAIL', user: 'h-1' } } });
    const code = /\b\d{6}\b/.exec((await otp.listOutbox(1))[0]!.text)![0];
    const check = (typed: string) => ask('POST', '/otp/v1/otp/validate', { code: typed, user: 'h-1', type: 'EMAIL' });
    expectError(await check(code === '000000' ? '000001' : '000000'), 404, 'ERR004');
    expect(await check(code)).toMatchObject({ status: 200, body: { success: true, result: { match: true } } });
    expectError(await check(code), 409, 'ERR005');

    const again = await ask('POST', '/otp/v1/otp/email', email());
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('30');
    platform.clock.advance(30);
    await ask('POST', '/otp/v1/otp/email', email({ expires_in: '1m' }));
    const late = /\b\d{6}\b/.exec((await otp.listOutbox(1))[0]!.text)![0];
    platform.clock.advance(60);
    expectError(await check(late), 400, 'ERR006');
  });

  it('serves nothing without a key', async () => {
    expect((await ask('POST', '/otp/v1/otp/email', email(), null)).status).toBe(401);
    expect((await ask('POST', '/otp/v1/otp/pigeon', email())).status).toBe(404);
  });

  it('keeps codes, addresses and users out of the log', async () => {
    const logged = JSON.stringify(platform.logged);
    for (const message of await otp.listOutbox()) expect(logged).not.toContain(/\b\d{6}\b/.exec(message.text)![0]);
    expect(logged).not.toContain('correo.example');
    expect(logged).not.toContain('h-1');
  });
});

describe('people', () => {
  it('creates with 201, reads, updates and lists', async () => {
    const answer = await ask('POST', '/people/v1/people', LUCIA, liveKey);
    expect(answer).toMatchObject({ status: 201, body: { success: true, result: { national_id: LUCIA.national_id } } });
    const { id } = answer.body.result;
    expect(await ask('GET', `/people/v1/people/${id}`, undefined, liveKey)).toMatchObject({
      status: 200,
      body: { result: { id, addresses: [] } },
    });
    expect(await ask('PATCH', `/people/v1/people/${id}`, { tax_id: 'PEGL890909AB1' }, liveKey)).toMatchObject({
      status: 200,
      body: { result: { id, tax_id: 'PEGL890909AB1' } },
    });
    expect(await ask('POST', '/people/v1/people/by-national-id', { national_id: LUCIA.national_id }, liveKey)).toMatchObject({
      status: 200,
      body: { result: { id, contact_data: [] } },
    });
    expect(await ask('GET', `/people/v1/people/by-national-id/${LUCIA.national_id}`, undefined, liveKey)).toMatchObject({ status: 200 });
    expect((await ask('GET', '/people/v1/people?page=1', undefined, liveKey)).body.result.data).toHaveLength(1);
    expect((await ask('GET', '/people/v1/people', undefined, liveKey)).body).toHaveProperty('result.next_page_url', null);

    const address = await ask(
      'POST',
      '/people/v1/addresses',
      { ...ADDRESS, person_id: id, references: '', latitude: 20, longitude: '-103.3' },
      liveKey,
    );
    expect(address).toMatchObject({ status: 201, body: { success: true, result: { longitude: -103.3 } } });
    const moved = await ask('PATCH', `/people/v1/addresses/${address.body.result.id}`, { ext_num: '14' }, liveKey);
    expect(moved).toMatchObject({ status: 200, body: { ext_num: '14' } });
    expect(moved.body).not.toHaveProperty('success');

    const contact = await ask('POST', '/people/v1/contacts', { person_id: id, email: 'l@correo.example', phone: '5512345678' }, liveKey);
    expect(contact).toMatchObject({ status: 201, body: { phone: '525512345678' } });
    expect(contact.body).not.toHaveProperty('success');
    expect((await ask('GET', `/people/v1/contacts?person_id=${id}`, undefined, liveKey)).body.result.total).toBe(1);
  });

  it('lets a body name no other person than the path does', async () => {
    const [first, second] = await Promise.all(
      [LUCIA, { ...LUCIA, national_id: 'BEML920313HMCLNS09' }].map(
        async (input) => (await ask('POST', '/people/v1/people', input)).body.result,
      ),
    );
    await ask('PATCH', `/people/v1/people/${first.id}`, { id: second.id, name: 'Otra' });
    expect((await ask('GET', `/people/v1/people/${second.id}`)).body.result.name).toBe('Lucía');
    expect((await ask('GET', `/people/v1/people/${first.id}`)).body.result.name).toBe('Otra');
  });

  it('says what is wrong with a body: 422 with errors', async () => {
    const answer = await ask('POST', '/people/v1/people', { national_id: 'PEGL890909MJCRMS09', name: 'Lucía' });
    expect(answer).toMatchObject({ status: 422, body: { success: false, code: 1001 } });
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(['first_lastname', 'second_lastname']);
    const wrongDigit = await ask('POST', '/people/v1/people', { ...LUCIA, national_id: 'PEGL890909MJCRMS09' });
    expect(wrongDigit).toMatchObject({ status: 422, body: { errors: [{ path: 'national_id', code: 'curp_check' }] } });
    expect((await ask('POST', '/people/v1/people', '{"national_id":')).status).toBe(422);
    expect((await ask('POST', '/people/v1/people', '{"__proto__":{"name":"x"}}')).status).toBe(422);
    expect(({} as { name?: string }).name).toBeUndefined();
    expect(await ask('POST', '/people/v1/people', { ...LUCIA, ignore_curp_validation: true })).toMatchObject({
      status: 403,
      body: { code: 1103 },
    });
  });

  it('is 403 without a key, 404 across tenants and modes, 404 for what is no id', async () => {
    expect(await ask('GET', '/people/v1/people', undefined, null)).toMatchObject({
      status: 403,
      body: { success: false, code: expect.any(Number) },
    });
    const answer = await ask('POST', '/people/v1/people', { ...LUCIA, national_id: 'SABC560626MDFLRN01' });
    const path = `/people/v1/people/${answer.body.result.id}`;
    expect((await ask('GET', path)).status).toBe(200);
    expect((await ask('GET', path, undefined, otherKey)).status).toBe(404);
    expect((await ask('GET', path, undefined, liveKey)).status).toBe(404);
    expect((await ask('PATCH', path, { name: 'Otra' }, otherKey)).status).toBe(404);
    for (const id of ['1', 'null', "'--", '%00', `${answer.body.result.id}0`]) {
      expect((await ask('GET', `/people/v1/people/${id}`)).status, id).toBe(404);
    }
  });
});

it.each(['otp', 'people'])('describes %s in OpenAPI', async (name) => {
  const { body } = await ask('GET', `/${name}/openapi.json`, undefined, null);
  expect(body.openapi).toMatch(/^3\.1/);
  const operations = Object.values(body.paths).flatMap((item) => Object.values(item as object));
  expect(operations.every((operation) => operation.summary && operation.responses)).toBe(true);
});
