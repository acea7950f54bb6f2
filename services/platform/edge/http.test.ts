import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { internalOperations } from '#contracts/base/operation-group.ts';
import { addressedOperation, envelope, operation, pathUuid } from '#contracts/base/service.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { CallContext, Caller, EdgeEnv } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';
import type { ServiceModule } from '../base/service.ts';
import { createServiceClient } from '../calls/client.ts';
import { createContractHandler } from '../calls/contract-handler.ts';
import { createEdge, type Edge } from './http.ts';

const thing = z.object({ name: z.string(), tenant: z.string(), request: z.string() }).meta({ id: 'Thing' });
const contract = {
  make: operation
    .route({ method: 'POST', path: '/v1/things', summary: 'Thing: make', successStatus: 201 })
    .input(z.object({ name: z.string().min(2), size: z.object({ width: z.int() }).optional() }))
    .output(envelope(thing)),
  read: operation
    .route({ method: 'GET', path: '/v1/things/{id}', summary: 'Thing: read' })
    .input(z.object({ id: z.string() }))
    .output(thing),
  rename: addressedOperation
    .route({ method: 'PATCH', path: '/v1/things/{id}', summary: 'Thing: rename' })
    .input(z.object({ params: z.object({ id: z.string() }), body: z.object({ name: z.string() }) }))
    .output(thing),
  // The metadata of an operation overrides that of its service.
  strict: operation
    .route({ method: 'POST', path: '/v1/strict', summary: 'Thing: be strict' })
    .meta({ invalidBody: { status: 400, publicCode: 'STRICT' }, limit: { count: 2, seconds: 60 }, envelope: 'message' })
    .input(z.object({ name: z.string().min(2) }))
    .output(thing),
  find: operation
    .route({ method: 'POST', path: '/v1/things/search', summary: 'Thing: find' })
    .meta({ reads: true })
    .input(z.object({ name: z.string() }))
    .output(thing),
  shelve: addressedOperation
    .route({ method: 'POST', path: '/v1/things/{id}/shelve', summary: 'Thing: shelve' })
    .input(z.object({ params: z.object({ id: pathUuid }), body: z.object({}) }))
    .output(z.object({ number: z.int() })),
  attach: addressedOperation
    .route({ method: 'POST', path: '/v1/things/{id}/file', summary: 'Thing: attach file' })
    .meta({ form: { largestFile: 1_000, part: 'file' }, envelope: 'message' })
    .input(
      z.object({
        params: z.object({ id: z.string() }),
        query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
        body: z.object({ file: z.file() }),
      }),
    )
    .output(z.object({ id: z.string(), size: z.int() })),
  internal: {
    count: internalOperations
      .post('/count', 'Thing: count', 'Counts a thing.')
      .input(z.object({ of: z.string() }))
      .output(z.object({ of: z.string(), asked_by: z.string() })),
  },
};

const implementer = implement(contract).$context<CallContext>();
const about = (name: string, caller: Caller) => ({ name, tenant: caller.tenantId, request: caller.requestId });
const router = implementer.router({
  make: implementer.make.handler(({ input, context }) =>
    test.platform.once(context, async () => ({ success: true as const, result: about(input.name, context.caller) })),
  ),
  read: implementer.read.handler(({ input, context: { caller, answerHeaders } }) => {
    answerHeaders?.set('thing-source', 'shelf');
    if (input.id === 'gone') throw new Problem('not_found', 'There is no such thing.');
    if (input.id === 'broken') throw new Error('the password is hunter2');
    if (input.id === 'coded') throw new Problem('code_wrong', 'No.', { status: 404, publicCode: 'ERR004' });
    return about(input.id, caller);
  }),
  strict: implementer.strict.handler(({ input, context: { caller } }) => about(input.name, caller)),
  // The answer would be stored for its idempotency key if the contract did not declare this operation as reading.
  find: implementer.find.handler(({ input, context }) => test.platform.once(context, async () => about(input.name, context.caller))),
  shelve: implementer.shelve.handler(({ context }) => test.platform.once(context, async () => ({ number: ++shelved }))),
  attach: implementer.attach.handler(({ input: { params, body } }) => ({ id: params.id, size: body.file.size })),
  internal: {
    count: implementer.internal.count.handler(({ input, context: { caller } }) => ({
      of: input.of,
      asked_by: `${caller.kind} of ${caller.tenantId}`,
    })),
  },
  rename: implementer.rename.handler(({ input, context: { caller } }) => about(`${input.params.id} ${input.body.name}`, caller)),
});

let shelved = 0;
let test: TestPlatform<unknown>;
let edge: Edge;
let module: ServiceModule;

beforeAll(async () => {
  test = await createTestPlatform();
  const routes = new Hono<EdgeEnv>().put('/v1/uploads/:uuid', async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return c.json({ size: bytes.length, tenant: c.get('caller').tenantId });
  });
  module = {
    name: 'workflows',
    title: 'Workflows',
    version: 'stable',
    description: 'A service of the tests.',
    contract,
    router,
    migrations: new URL('../data/migrations/', import.meta.url),
    invalidBody: { status: 422, publicCode: 'ERR900' },
    unauthorizedStatus: 403,
    routes,
    morePaths: () => ({ '/v1/uploads/{uuid}': { put: { responses: { 413: { description: 'Too large.' } } } } }),
    authenticateBearer: async (bearer, { requestId }) =>
      bearer.startsWith('ses_')
        ? test.caller({
            ...{ kind: 'session', actor: bearer, workflow: 'w1', livemode: bearer === 'ses_live', scopes: new Set(), requestId },
            ...(bearer === 'ses_late' ? { deadline: test.clock.now().getTime() + 50 } : {}),
          })
        : null,
  };
  edge = createEdge({
    modules: [module],
    platform: test,
    clock: test.clock,
    log: test.platform.log,
    publicUrl: 'https://zaguan.example',
    build: 'test',
    clientAddress: () => '192.0.2.7',
    check: async () => {},
  });
});
afterAll(() => test.close());

function ask(path: string, init: RequestInit & { key?: string | null } = {}) {
  const headers = new Headers(init.headers);
  if (init.key !== null && !headers.has('authorization')) headers.set('svc-apikey', init.key ?? test.apiKey);
  if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return edge.app.request(`https://zaguan.example${path}`, { ...init, headers });
}

const post = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  ask('/workflows/v1/things', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('an operation', () => {
  it('answers in the shape of its contract, with a request id and what is left of the limit', async () => {
    const answer = await post('{"name":"door"}');
    expect(answer.status).toBe(201);
    const body = (await answer.json()) as { result: { request: string } };
    expect(body).toMatchObject({ success: true, result: { name: 'door', tenant: test.tenant.id } });
    expect(answer.headers.get('x-request-id')).toBe(body.result.request);
    expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('takes under one Idempotency-Key no other query than the first', async () => {
    const make = (query: string) =>
      ask(`/workflows/v1/things${query}`, { method: 'POST', body: '{"name":"door"}', headers: { 'idempotency-key': 'one' } });
    const statuses = async (...queries: string[]) => Promise.all(queries.map(async (query) => (await make(query)).status));
    expect((await make('?webhook=a')).status).toBe(201);
    expect(await statuses('?webhook=a', '?webhook=b', '')).toEqual([201, 409, 409]);
  });

  it('is one under an Idempotency-Key, however its path is written', async () => {
    const id = randomUUID();
    const shelve = async (path: string) => {
      const answer = await ask(`/workflows/v1/things/${path}`, { method: 'POST', body: '{}', headers: { 'idempotency-key': 'shelf' } });
      return ((await answer.json()) as { number: number }).number;
    };
    const ways = [`${id}/shelve`, `${id}/shelve/`, `${id.toUpperCase()}/shelve`, `%${id.charCodeAt(0).toString(16)}${id.slice(1)}/shelve`];
    expect(await Promise.all(ways.map(shelve))).toEqual([1, 1, 1, 1]);
    expect(await shelve(`${randomUUID()}/shelve`)).toBe(2);
  });

  it('that only reads is answered anew, and nothing of it is remembered', async () => {
    const find = (name: string) =>
      ask('/workflows/v1/things/search', { method: 'POST', body: JSON.stringify({ name }), headers: { 'idempotency-key': 'found' } });
    const rows = async () => (await test.engine.executeSql('select from platform.idempotency')).rows.length;
    const before = await rows();
    const answers = await Promise.all(['door', 'door', 'window'].map(async (name) => (await find(name)).json()));
    expect(answers).toMatchObject([{ name: 'door' }, { name: 'door' }, { name: 'window' }]);
    expect(new Set(answers.map((answer) => (answer as { request: string }).request)).size).toBe(3);
    expect(await rows()).toBe(before);
  });

  it('takes the key as a bearer too', async () => {
    expect((await ask('/workflows/v1/things/a', { headers: { authorization: `Bearer ${test.apiKey}` } })).status).toBe(200);
  });

  it('says headers of its own, of a problem too', async () => {
    for (const [id, status] of [
      ['here', 200],
      ['gone', 404],
    ] as const) {
      const answer = await ask(`/workflows/v1/things/${id}`);
      expect([answer.status, answer.headers.get('thing-source')]).toEqual([status, 'shelf']);
    }
  });

  it('keeps path and body apart', async () => {
    const answer = await ask('/workflows/v1/things/a', { method: 'PATCH', body: '{"name":"b","id":"other"}' });
    expect(await answer.json()).toMatchObject({ name: 'a b' });
  });

  it('reaches routes outside the contract with the same caller', async () => {
    const answer = await ask('/workflows/v1/uploads/1', { method: 'PUT', body: new Uint8Array(2_000_000) });
    expect(await answer.json()).toEqual({ size: 2_000_000, tenant: test.tenant.id });
  });
});

describe('a body that takes its time', () => {
  /** Sends a request whose body arrives only when `send` is called; `asked` resolves when the server reads the body. */
  function slow(headers: Record<string, string>, path = '/workflows/v1/things') {
    const asked = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<string>();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          asked.resolve();
          controller.enqueue(Buffer.from(await rest.promise));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } };
    return { answer: edge.app.request(path, init as RequestInit), asked: asked.promise, send: rest.resolve };
  }
  const keyOf = (name: string) => test.keys.create({ tenantId: test.tenant.id, name, livemode: false, scopes: ['workflows'] });

  it('does nothing for a key that was revoked meanwhile', async () => {
    const { id, key } = await keyOf('slow');
    const { answer, asked, send } = slow({ 'svc-apikey': key });
    await asked;
    await test.keys.revoke(test.tenant.id, id);
    send('{"name":"door"}');
    const refused = await answer;
    expect([refused.status, await refused.json()]).toMatchObject([403, { type: 'urn:zaguan:problem:forbidden' }]);
  });

  it('does nothing for a key that was revoked meanwhile where it is a form', async () => {
    const { id, key } = await keyOf('slow form');
    const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
    const headers = { 'svc-apikey': key, 'content-type': 'multipart/form-data; boundary=x' };
    const fast = slow(headers, '/workflows/v1/things/a/file');
    fast.send(form);
    expect((await fast.answer).status).toBe(200);
    const { answer, asked, send } = slow(headers, '/workflows/v1/things/a/file');
    await asked;
    await test.keys.revoke(test.tenant.id, id);
    send(form);
    expect((await answer).status).toBe(403);
  });

  it('is given up at the deadline of its caller', async () => {
    const { answer } = slow({ authorization: 'Bearer ses_late' });
    const refused = await answer;
    expect([refused.status, await refused.json()]).toMatchObject([400, { detail: expect.stringContaining('too late') }]);
  });
});

describe('a bad request', () => {
  const cases: [string, () => Response | Promise<Response>, number, object][] = [
    ['no key', () => ask('/workflows/v1/things/a', { key: null }), 403, { code: 1102, success: false }],
    ['a made-up key', () => ask('/workflows/v1/things/a', { key: 'sk_test_x' }), 403, { code: 1102 }],
    ['malformed JSON', () => post('{"name":'), 422, { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' }],
    [
      'a __proto__ member',
      () => post('{"name":"door","__proto__":{"admin":true}}'),
      422,
      { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' },
    ],
    [
      'an escaped __proto__ deep inside',
      () => post('{"name":"door","size":{"\\u005f_proto__":1}}'),
      422,
      { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' },
    ],
    ['10 000 nested brackets', () => post('['.repeat(10_000)), 422, { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' }],
    [
      '100 000 nested lists',
      () => post(`{"name":"door","size":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      422,
      { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' },
    ],
    [
      '70 nested objects',
      () => post(`{"name":"door","size":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`),
      422,
      { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' },
    ],
    [
      'bytes that are no UTF-8',
      () => post(Buffer.from('{"name":"do\xff\xfer"}', 'latin1')),
      422,
      { code: 'ERR900', type: 'urn:zaguan:problem:invalid_json' },
    ],
    [
      'a key that is none',
      () => ask('/workflows/v1/things', { method: 'POST', body: '{"name":"door"}', headers: { 'idempotency-key': 'a b' } }),
      422,
      { code: 'ERR900', errors: [{ path: 'idempotency-key', code: 'invalid_format' }] },
    ],
    ['a NUL', () => post('{"name":"do\\u0000r"}'), 422, { code: 'ERR900', errors: [{ path: 'name', code: 'invalid_text' }] }],
    ['half a character', () => post('{"name":"do\\ud800r"}'), 422, { code: 'ERR900', errors: [{ path: 'name', code: 'invalid_text' }] }],
    ['a NUL in a name', () => post('{"name":"door","size":{"\\u0000":1}}'), 422, { code: 'ERR900', errors: [{ path: 'size' }] }],
    ['a number like 1e999', () => post('{"name":"door","more":[1e999]}'), 422, { code: 'ERR900', errors: [{ path: 'more.0' }] }],
    [
      'a NUL in the query',
      () => ask('/workflows/v1/things/a?b=a%00b'),
      422,
      { code: 'ERR900', errors: [{ path: 'b', code: 'invalid_text' }] },
    ],
    ['a NUL in the path', () => ask('/workflows/v1/things/a%00b'), 404, { code: 1301 }],
    ['a body that is too large', () => post(JSON.stringify({ name: 'x'.repeat(1_100_000) })), 413, { code: 1005 }],
    ['another content type', () => post('name=door', { 'content-type': 'text/plain' }), 415, { code: 1004 }],
    ['no body', () => ask('/workflows/v1/things', { method: 'POST' }), 422, { code: 'ERR900' }],
    ['an unknown route', () => ask('/workflows/v1/nothing'), 404, { code: 1301 }],
    ['a form to an unknown route', () => ask('/workflows/v1/nothing', { method: 'POST', body: new FormData() }), 404, { code: 1301 }],
    ['an unknown method', () => ask('/workflows/v1/things/a', { method: 'DELETE' }), 404, { code: 1301 }],
    ['an unknown service', () => ask('/nothing/v1/x'), 404, { code: 1301 }],
    ['a thing that is not there', () => ask('/workflows/v1/things/gone'), 404, { code: 1301, error: 'There is no such thing.' }],
    ['a published code', () => ask('/workflows/v1/things/coded'), 404, { code: 'ERR004' }],
  ];
  it.each(cases)('with %s is a clear coded error', async (_what, send, status, body) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const read = (await answer.json()) as Record<string, unknown>;
    expect(read).toMatchObject({ success: false, ...body });
    expect(read.request_id).toBe(answer.headers.get('x-request-id'));
    expect(read).not.toHaveProperty('status');
  });

  it('of 400 000 members is refused before it is parsed, and of 19 000 it is read', async () => {
    const list = (members: number) => post(`{"name":"door","more":[${'0,'.repeat(members)}0]}`);
    const many = await list(400_000);
    expect(many.status).toBe(422);
    expect(await many.json()).toMatchObject({ errors: [{ path: '', code: 'too_many_members' }] });
    expect((await list(19_000)).status).toBe(201);
  });

  it('names the member and the cure', async () => {
    const answer = await ask('/workflows/v1/things', { method: 'POST', body: '{"name":"d","size":{"width":"x"}}' });
    const body = (await answer.json()) as { errors: { path: string; code: string }[]; detail: string };
    expect(body.errors.map(({ path }) => path)).toEqual(['name', 'size.width']);
    expect(body.detail).toMatch(/^name: /);
  });

  it('is problem+json for who asks for it', async () => {
    const answer = await ask('/workflows/v1/things/gone', { headers: { accept: 'application/problem+json' } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, type: 'urn:zaguan:problem:not_found', instance: '/workflows/v1/things/gone' });
  });

  it('of ours tells the caller nothing but the request id, and the log everything but the path', async () => {
    const answer = await ask('/workflows/v1/things/broken', { headers: { 'x-request-id': 'trace-me-1' } });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('hunter2');
    const lines = test.logged.filter(({ fields }) => fields.request === 'trace-me-1');
    expect(lines.map(({ level }) => level)).toEqual(['error', 'info']);
    expect(lines[1]?.fields).toMatchObject({
      route: '/workflows/v1/things/{id}',
      status: 500,
      problem: 'internal',
      tenant: test.tenant.id,
    });
  });

  it('is logged with its cause where it is refused, and without one where it is answered', async () => {
    const { key } = await test.keys.create({ tenantId: test.tenant.id, name: 'narrow log', livemode: false, scopes: ['otp'] });
    const asked = {
      'refused-1': { key: null, headers: { authorization: 'Bearer sk_test_nobody' } },
      'refused-2': { key },
      'refused-3': { headers: { 'content-type': 'text/plain' }, method: 'PATCH', body: 'x' },
      'answered-1': {},
    };
    for (const [id, { headers = {}, ...rest }] of Object.entries(asked) as [string, { headers?: Record<string, string> }][])
      await ask('/workflows/v1/things/a', { ...rest, headers: { ...headers, 'x-request-id': id } });
    const causes = Object.keys(asked).map((id) => test.logged.find(({ fields }) => fields.request === id)?.fields.problem);
    expect(causes).toEqual(['forbidden', 'scope_missing', 'unsupported_media_type', undefined]);
  });

  it('above the limit is told how long to wait', async () => {
    const other = await test.keys.create({ tenantId: test.tenant.id, name: 'busy', livemode: false, scopes: ['workflows'] });
    const answers = await Promise.all(Array.from({ length: 601 }, () => ask('/workflows/v1/things/a', { key: other.key })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
  });

  it('with a key of another service lacks the scope', async () => {
    const { key } = await test.keys.create({ tenantId: test.tenant.id, name: 'narrow', livemode: false, scopes: ['otp'] });
    const answer = await ask('/workflows/v1/things/a', { key });
    expect(answer.status).toBe(403);
    const detail = expect.stringContaining('zaguan keys create <name> --scopes …,workflows');
    expect(await answer.json()).toMatchObject({ code: 1103, detail });
  });
});

describe('a browser', () => {
  const session = { authorization: 'Bearer ses_abc' };
  const preflight = (origin: string) =>
    ask('/workflows/v1/session', { method: 'OPTIONS', key: null, headers: { origin, 'access-control-request-method': 'POST' } });

  it.each(['https://banco.example', 'https://unknown.example'])(
    'may ask from %s: a preflight has no token to judge it by',
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      for (const header of ['x-media-sha256', 'zaguan-device'])
        expect(answer.headers.get('access-control-allow-headers')).toContain(header);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('is told at an unknown origin that it is not registered, and can read nothing else there', async () => {
    const origin = 'https://unknown.example';
    const refused = await ask('/workflows/v1/things/a', { headers: { ...session, origin } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, origin]);
    expect(await refused.json()).toMatchObject({ code: 1104, error: expect.stringContaining(origin) });
    const wrong = await ask('/workflows/v1/things/a', { headers: { authorization: 'Bearer nope', origin } });
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const withKey = await ask('/workflows/v1/things/a', { headers: { origin } });
    expect([withKey.status, withKey.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://[::1]'])(
    'needs no registration at %s in test mode',
    async (origin) => {
      const fine = await ask('/workflows/v1/things/a', { headers: { ...session, origin } });
      expect([fine.status, fine.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect((await ask('/workflows/v1/things/a', { headers: { authorization: 'Bearer ses_live', origin } })).status).toBe(403);
    },
  );

  it.each(['http://localhost.evil.example', 'http://evil.example/localhost', 'null'])(
    'is not taken for the developer’s machine at %s',
    async (origin) => {
      expect((await ask('/workflows/v1/things/a', { headers: { ...session, origin } })).status).toBe(403);
    },
  );

  it('can read answers and errors at its own origin, and at ours', async () => {
    const fine = await ask('/workflows/v1/things/a', { headers: { ...session, origin: 'https://banco.example' } });
    expect([fine.status, fine.headers.get('access-control-allow-origin')]).toEqual([200, 'https://banco.example']);
    const wrong = await ask('/workflows/v1/things/a', { headers: { authorization: 'Bearer nope', origin: 'https://banco.example' } });
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([403, 'https://banco.example']);
    expect((await ask('/workflows/v1/things/a', { headers: { ...session, origin: 'https://zaguan.example' } })).status).toBe(200);
  });

  it('with the token of one tenant is refused on the page of another', async () => {
    await test.otherTenant();
    test.clock.advance(10);
    const answer = await ask('/workflows/v1/things/a', { headers: { ...session, origin: 'https://caja.example' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 1104 });
  });
});

describe('the typed client', () => {
  it('calls an embedded service as its caller, and gets its problems back', async () => {
    const client = createServiceClient(
      contract,
      { address: 'workflows', handler: () => createContractHandler(module), log: test.platform.log },
      test.clock,
    );
    const things = client(test.caller({ requestId: 'req_from_elsewhere' }));
    expect(await things.make({ name: 'door' })).toEqual({
      success: true,
      result: { name: 'door', tenant: test.tenant.id, request: 'req_from_elsewhere' },
    });
    expect(await things.rename({ params: { id: 'a' }, body: { name: 'b' } })).toMatchObject({ name: 'a b' });
    await expect(things.read({ id: 'gone' })).rejects.toMatchObject({ key: 'not_found', status: 404, message: 'There is no such thing.' });
    await expect(things.read({ id: 'coded' })).rejects.toMatchObject({ key: 'code_wrong', publicCode: 'ERR004', status: 404 });
    await expect(things.read({ id: 'broken' })).rejects.toMatchObject({ key: 'internal', status: 500 });
    await expect(things.make({ name: 'd' })).rejects.toMatchObject({ key: 'invalid_body', status: 422 });
  });
});

describe('what an operation says of itself', () => {
  const strict = (body: string) => ask('/workflows/v1/strict', { method: 'POST', body });

  it('is its own status and envelope for a body that does not fit', async () => {
    test.clock.advance(61);
    const answer = await strict('{"name":"d"}');
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('name'), code: 'STRICT' });
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'name'], msg: expect.any(String), type: expect.any(String) }] });
    expect((await post('{"name":"d"}')).status).toBe(422);
  });

  it('is its own limit, counted apart from the service’s', async () => {
    test.clock.advance(61);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times++) statuses.push((await strict('{"name":"door"}')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await (await strict('{"name":"door"}')).json()).toHaveProperty('message');
    expect((await post('{"name":"door"}')).status).toBe(201);
    test.clock.advance(61);
    const last = await strict('{"name":"door"}');
    expect(last.headers.get('ratelimit-policy')).toBe('"key";q=2;w=60');
    const slash = () => ask('/workflows/v1/strict/', { method: 'POST', body: '{"name":"door"}' });
    expect([(await slash()).status, (await slash()).status]).toEqual([200, 429]);
  });

  it('is a form at an address with an id in it, as large as it says', async () => {
    const send = (bytes: number) => {
      const body = new FormData();
      body.append('file', new File(['x'.repeat(bytes)], 'a.txt'));
      return ask('/workflows/v1/things/door/file', { method: 'POST', body });
    };
    expect(await (await send(1_000)).json()).toEqual({ id: 'door', size: 1_000 });
    expect((await send(100_000)).status).toBe(413);
  });

  it('says of a form where a member stands that does not fit, and that two files have one name', async () => {
    const send = async (query: string, files: number) => {
      const body = new FormData();
      for (let file = 0; file < files; file++) body.append('file', new File(['x'], 'a.txt'));
      const answer = await ask(`/workflows/v1/things/door/file${query}`, { method: 'POST', body });
      return ((await answer.json()) as { detail: { loc: string[]; msg: string }[] }).detail;
    };
    expect(await send('?loud=maybe', 1)).toMatchObject([{ loc: ['query', 'loud'] }]);
    expect(await send('', 2)).toMatchObject([{ loc: ['body', 'file'], msg: expect.stringContaining('2 parts named file') }]);
  });

  it('is in the reference, with its own statuses', async () => {
    const { paths } = (await (await ask('/workflows/openapi.json', { key: null })).json()) as { paths: Record<string, object> };
    expect(paths['/v1/strict']).toHaveProperty('post.responses.400');
    expect(paths['/v1/strict']).not.toHaveProperty('post.responses.422');
  });
});

describe('an internal operation', () => {
  const path = '/workflows/v1/internal/count';
  const body = '{"of":"doors"}';
  const signed = (as: Partial<Caller> = {}) => ({
    'content-type': 'application/json',
    ...test.calls.headersFor(test.caller(as), {
      ...{ method: 'POST', path, body: Buffer.from(body) },
      headers: new Headers({ 'content-type': 'application/json' }),
    }),
  });
  const call = (headers: Record<string, string>, sent = body) => ask(path, { method: 'POST', body: sent, key: null, headers });

  it('answers a process of the same installation, for the caller that it names', async () => {
    const answer = await call(signed({ kind: 'system' }));
    expect([answer.status, await answer.json()]).toEqual([200, { of: 'doors', asked_by: `system of ${test.tenant.id}` }]);
  });

  it('is nothing to a key or a token, whatever their scopes', async () => {
    expect((await ask(path, { method: 'POST', body })).status).toBe(404);
    const session = { authorization: 'Bearer ses_live' };
    expect((await call(session)).status).toBe(404);
    expect((await call({})).status).toBe(403);
  });

  it('is refused with another body than the one that was signed, and a minute later', async () => {
    expect((await call(signed(), '{"of":"all"}')).status).toBe(503);
    const headers = signed();
    test.clock.advance(61);
    expect((await call(headers)).status).toBe(503);
  });

  it('is in no reference', async () => {
    expect(await (await ask('/workflows/openapi.json', { key: null })).text()).not.toContain('/v1/internal');
    expect(await (await ask('/workflows/docs', { key: null })).text()).not.toContain('/v1/internal');
  });
});

describe('a member that the operation does not have', () => {
  const json = (body: object, headers: Record<string, string> = {}) => ({
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('is ignored, and named in a header and the log', async () => {
    const request = json({ name: 'door', colour: 'red', size: { width: 1, depth: 1 }, 'Luisa Pérez': 1 }, { 'x-request-id': 'ignored-1' });
    const answer = await ask('/workflows/v1/things', request);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('zaguan-ignored')?.split(', ').sort()).toEqual(['(other)', 'colour', 'size.depth']);
    expect(test.logged.find(({ fields }) => fields.request === 'ignored-1')?.fields.ignored).toContain('colour');
    expect((await ask('/workflows/v1/things', json({ name: 'door' }))).headers.has('zaguan-ignored')).toBe(false);
  });

  it('is refused by the operation’s own status where its name is nearly that of a real one', async () => {
    const answer = await ask('/workflows/v1/things', json({ name: 'door', nmae: 'window', colour: 'red' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('zaguan-ignored')).toBe('colour');
    expect(await answer.json()).toMatchObject({
      ...{ code: 'ERR900', error: 'nmae: There is no such member; did you mean name?' },
      errors: [{ path: 'nmae', code: 'unknown_member' }],
    });
    const renamed = await ask('/workflows/v1/things/a', { ...json({ name: 'b', names: 'c' }), method: 'PATCH' });
    expect(renamed.status).toBe(422);
    expect(await renamed.json()).toMatchObject({ errors: [{ path: 'names', code: 'unknown_member' }] });
  });
});

describe('what the server says of itself', () => {
  it('is an OpenAPI document with its own problems', async () => {
    const document = (await (await ask('/workflows/openapi.json', { key: null })).json()) as Record<string, Record<string, object>>;
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      info: { version: 'stable', 'x-build': 'test' },
      servers: [{ url: 'https://zaguan.example/workflows' }],
    });
    expect(Object.keys(document.paths!)).toEqual(expect.arrayContaining(['/v1/things', '/v1/things/{id}', '/v1/uploads/{uuid}']));
    expect(document.paths!['/v1/things/{id}']).toMatchObject({ get: { responses: { 403: {}, 404: {}, 429: {} } } });
    expect(document.paths!['/v1/things/{id}']).not.toHaveProperty('get.responses.422');
    expect(document.components!.schemas).toHaveProperty('Thing');
    // A route without a contract declares its own refusals, next to the problems of every operation.
    expect(document.paths!['/v1/uploads/{uuid}']).toMatchObject({ put: { responses: { 413: { description: 'Too large.' }, 429: {} } } });
  });

  it('is a reference page without script', async () => {
    const answer = await ask('/workflows/docs', { key: null });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('Thing: make');
    expect(page).not.toContain('<script');
    expect((await ask('/workflows/docs/reference.css', { key: null })).headers.get('content-type')).toContain('text/css');
  });

  it('is healthy, and counts requests by template', async () => {
    expect(await (await ask('/health', { key: null })).json()).toMatchObject({ status: 'ok', services: ['workflows'] });
    expect(edge.metrics.toText()).toContain('route="/workflows/v1/things/{id}",status="200"');
  });
});
