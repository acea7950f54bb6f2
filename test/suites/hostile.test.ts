import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkflowTables } from '#services/workflows/model/tables.ts';
import { type Besieged, hugePng, type Loose, openBesieged, picture, SESSION, WORKFLOWS } from '../support/besieged-server.ts';

/**
 * Tests requests of a thief, a rival tenant or a broken program to the whole server, over real connections. Each gets a coded problem
 * that names the fault, never a 5xx, and the log contains no personal data.
 */

let server: Besieged;
beforeAll(async () => {
  server = await openBesieged();
});
afterAll(() => server.close());

const refused = (status: number, problem: string) => ({ status, problem, body: { success: false, error: expect.stringMatching(/\w/) } });

describe('a token that opens nothing', () => {
  it('made up, cut short, in another place, or an API key', async () => {
    const { token } = await server.enter(['verify_email']);
    for (const wrong of [`ses_0a1b${'A'.repeat(43)}`, token.slice(0, -1), `${token}A`, Buffer.from(token.slice(1)).toString('base64url')]) {
      const answer = await server.ask(wrong, 'GET', SESSION);
      expect(answer.status).toBe(403);
      expect(['token_invalid', 'forbidden']).toContain(answer.problem);
    }
    expect(await server.ask('', 'GET', `${SESSION}?token=${token}`)).toMatchObject(refused(403, 'forbidden'));
    expect(await server.ask('', 'GET', SESSION, undefined, { 'svc-apikey': token })).toMatchObject(refused(403, 'forbidden'));
    expect(await server.ask(server.keys.test, 'GET', SESSION)).toMatchObject(refused(403, 'token_invalid'));
    expect(await server.ask(server.keys.revoked, 'GET', WORKFLOWS)).toMatchObject(refused(403, 'forbidden'));
    expect(await server.ask(server.keys.test.replace('sk_test', 'sk_live'), 'GET', WORKFLOWS)).toMatchObject(refused(403, 'forbidden'));
    expect((await server.ask(Buffer.from(token).toString('base64url'), 'GET', SESSION)).status).toBe(200);
  });

  it('expired, revoked, or of a workflow that was deleted', async () => {
    const expired = await server.enter(['verify_email']);
    const query = server.database<WorkflowTables>();
    await query
      .updateTable('workflows.tokens')
      .set({ expires_at: new Date(0) })
      .where('workflow_uuid', '=', expired.workflow)
      .execute();
    expect(await expired.call('GET', SESSION)).toMatchObject(refused(403, 'token_expired'));

    const revoked = await server.enter(['verify_email']);
    await server.ask(server.keys.test, 'DELETE', `${WORKFLOWS}/${revoked.workflow}/token`);
    expect(await revoked.call('GET', SESSION)).toMatchObject(refused(403, 'token_revoked'));

    const deleted = await server.enter(['verify_email']);
    await server.ask(server.keys.test, 'DELETE', `${WORKFLOWS}/${deleted.workflow}`);
    expect(await deleted.call('GET', SESSION)).toMatchObject(refused(403, 'token_invalid'));
  });

  it('for what only the partner may do, and for any other workflow', async () => {
    const [visitor, other] = [await server.enter(['verify_email']), await server.enter(['verify_email'])];
    const own = `${WORKFLOWS}/${visitor.workflow}`;
    for (const [method, path, body] of [
      ['GET', WORKFLOWS],
      ['GET', own],
      ['DELETE', own],
      ['POST', `${own}/token`, {}],
    ] as const) {
      expect(await visitor.call(method, path, body), `${method} ${path}`).toMatchObject(refused(403, 'forbidden'));
    }
    expect(await visitor.call('PATCH', own, { status: 'success' })).toMatchObject(refused(403, 'status_not_allowed'));
    expect(await visitor.call('GET', '/people/v1/people')).toMatchObject(refused(403, 'forbidden'));
    for (const uuid of [other.workflow, randomUUID()]) {
      expect(await visitor.call('PATCH', `${WORKFLOWS}/${uuid}`, { status: 'error' })).toMatchObject(refused(403, 'token_foreign'));
    }
    const [step] = (await other.view()).steps;
    const start = await visitor.call('POST', `${SESSION}/steps/${step.uuid}/start`, { version: 0 });
    expect(start).toMatchObject(refused(404, 'not_found'));
  });
});

describe('ids of another tenant, or of live data', () => {
  it('are like ids of nothing', async () => {
    const theirs = await server.enter(['verify_email'], server.keys.rival);
    const live = await server.enter(['verify_email'], server.keys.live);
    const refusals = await Promise.all(
      [theirs, live, null].map(async (visitor) => {
        const workflow = visitor?.workflow ?? randomUUID();
        const step = visitor ? (await visitor.view()).steps[0].uuid : randomUUID();
        const answers = [
          await server.ask(server.keys.test, 'GET', `${WORKFLOWS}/${workflow}`),
          await server.ask(server.keys.test, 'DELETE', `${WORKFLOWS}/${workflow}`),
          await server.ask(server.keys.test, 'PATCH', `${WORKFLOWS}/${workflow}`, { status: 'failed' }),
          await server.ask(server.keys.test, 'POST', `${WORKFLOWS}/${workflow}/initialize`, {}),
          await server.ask(server.keys.test, 'POST', `${WORKFLOWS}/${workflow}/token`, {}),
          await server.ask(server.keys.test, 'DELETE', `${WORKFLOWS}/${workflow}/token`),
          await server.ask(server.keys.test, 'GET', `/workflows/v1/steps/${step}`),
          await server.ask(server.keys.test, 'GET', `/workflows/v1/steps/${step}/media`),
          await server.ask(server.keys.test, 'GET', `/people/v1/people/${workflow}`),
        ];
        for (const answer of answers) expect(answer).toMatchObject(refused(404, 'not_found'));
        return answers.map(({ body: { error } }) => error);
      }),
    );
    expect(refusals[0]).toEqual(refusals[2]);
    expect(refusals[1]).toEqual(refusals[2]);
    expect((await theirs.view()).workflow.status).toBe('working');
  });

  it('cannot be reached by naming a person of theirs', async () => {
    const person = { national_id: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
    for (const member of Object.values(person)) server.secrets.add(member);
    const { id } = (await server.ask(server.keys.rival, 'POST', '/people/v1/people', person)).body.result;
    const answer = await server.ask(server.keys.test, 'POST', WORKFLOWS, { steps: ['verify_email'], people_uuid: id });
    expect(answer).toMatchObject({ ...refused(400, 'invalid_body'), body: { errors: [{ path: 'people_uuid' }] } });
  });
});

describe('a step', () => {
  it('out of order is refused, whatever is asked of it', async () => {
    const visitor = await server.enter(['acceptance', 'verify_email', 'enroll_full']);
    await visitor.post('start');
    for (const [name, body] of [
      ['start', {}],
      ['submit', { submission: { email: 'x@correo.example' } }],
      ['actions/send_code', { input: { email: 'x@correo.example' } }],
      ['back', {}],
    ] as const) {
      expect(await visitor.post(name, body, 1), name).toMatchObject(refused(409, 'step_not_current'));
    }
    expect(await visitor.upload(await picture())).toMatchObject(refused(409, 'step_not_current'));
    expect(await visitor.post('actions/send_code', { input: { email: 'x@correo.example' } })).toMatchObject(refused(404, 'not_found'));
    expect(await visitor.post('actions/constructor', { input: {} })).toMatchObject(refused(404, 'not_found'));
    expect(await visitor.post('submit', { version: 7, submission: {} })).toMatchObject(refused(409, 'version_conflict'));
  });

  it('is not passed without its consents, nor with two answers to one, nor with another text', async () => {
    const visitor = await server.enter(['acceptance', 'enroll_full']);
    await visitor.post('start');
    const submit = (consents: object[]) => visitor.post('submit', { submission: { consents } });
    const agreed = await visitor.consents();
    expect(await submit([])).toMatchObject(refused(400, 'invalid_body'));
    expect(await submit(await visitor.consents((key) => key !== 'biometric'))).toMatchObject(refused(403, 'consent_missing'));
    expect(await submit([...(await visitor.consents(() => false)), ...agreed])).toMatchObject(refused(400, 'invalid_body'));
    expect(await submit(agreed.map((one) => ({ ...one, text_sha256: '0'.repeat(64) })))).toMatchObject(refused(409, 'conflict'));
    expect((await visitor.view()).workflow.status).toBe('working');
  });

  it('takes no face before the biometric consent', async () => {
    expect(await server.ask(server.keys.test, 'POST', WORKFLOWS, { steps: ['enroll_full', 'acceptance'] })).toMatchObject(
      refused(400, 'invalid_body'),
    );
    const visitor = await server.enter(['acceptance', 'enroll_full']);
    await visitor.consent();
    expect((await visitor.upload(await picture())).status).toBe(200);
    // Simulates a withdrawn consent: a refusal of the person counts as no consent.
    const query = server.database<WorkflowTables>();
    await query.updateTable('workflows.consents').set({ accepted: false }).where('workflow_uuid', '=', visitor.workflow).execute();
    expect(await visitor.upload(await picture())).toMatchObject(refused(403, 'consent_missing'));
  });

  it('believes no address without the code that was sent there, for this step, and once', async () => {
    const [visitor, other] = [await server.enter(['verify_email', 'acceptance']), await server.enter(['verify_email'])];
    const [email, elsewhere] = ['thief@correo.example', 'victim@correo.example'];
    const submit = (address: string) => visitor.post('submit', { submission: { email: address } });
    await visitor.post('start');
    await other.post('start');
    expect(await submit(elsewhere)).toMatchObject(refused(409, 'code_not_verified'));
    await visitor.post('actions/send_code', { input: { email } });
    await other.post('actions/send_code', { input: { email: elsewhere } });
    const verify = (code: string) => visitor.post('actions/verify_code', { input: { code } });
    const [own, theirs] = [await server.codeSentTo(email), await server.codeSentTo(elsewhere)];
    if (own !== theirs) expect(await verify(theirs)).toMatchObject(refused(422, 'code_wrong'));
    expect(await visitor.post('actions/send_code', { input: { email } })).toMatchObject(refused(429, 'rate_limited'));
    expect((await verify(own)).status).toBe(200);
    expect(await submit(elsewhere)).toMatchObject(refused(409, 'code_not_verified'));
    expect((await submit(email)).status).toBe(200);
    expect(await visitor.post('actions/verify_code', { input: { code: own } }, 0)).toMatchObject(refused(409, 'step_not_current'));
  });

  it('gives five guesses at a code, however many come at once', async () => {
    const visitor = await server.enter(['verify_email']);
    const email = 'guessed@correo.example';
    await visitor.post('start');
    await visitor.post('actions/send_code', { input: { email } });
    const code = await server.codeSentTo(email);
    const guesses = Array.from({ length: 20 }, (_, guess) => String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0'));
    const verify = (guess: string) => visitor.post('actions/verify_code', { input: { code: guess } });
    const answers = await Promise.all(guesses.map(verify));
    for (const answer of [...answers, await verify(code)]) expect(answer).toMatchObject(refused(422, 'code_wrong'));
  });
});

describe('an upload', () => {
  const photographer = async () => (await server.enter(['acceptance', 'enroll_full'])).consent();

  it('too large is refused, said beforehand or not, and the next request is answered', async () => {
    const visitor = await photographer();
    const large = Buffer.alloc(11 * 1024 * 1024, await picture());
    const unannounced = new ReadableStream({
      start(controller) {
        controller.enqueue(large);
        controller.close();
      },
    });
    for (const bytes of [large, unannounced]) {
      expect(await visitor.upload(bytes)).toMatchObject(refused(413, 'payload_too_large'));
      expect((await visitor.upload(await picture())).status).toBe(200);
    }
  });

  it('that is no picture, is cut short, or is not what its name says is refused', async () => {
    const visitor = await photographer();
    const [jpeg, png] = [await picture(), await picture('png')];
    const named = (type: string) => ({ 'content-type': type });
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await visitor.upload(new Uint8Array())).toMatchObject(refused(415, 'media_type_unknown'));
    expect(await visitor.upload(html)).toMatchObject(refused(415, 'media_type_unknown'));
    expect(await visitor.upload(html, named('text/html'))).toMatchObject(refused(415, 'media_type_unknown'));
    expect(await visitor.upload(Buffer.from('<svg/>'), named('image/svg+xml'))).toMatchObject(refused(415, 'media_type_unknown'));
    expect(await visitor.upload(png)).toMatchObject(refused(415, 'media_type_mismatch'));
    expect(await visitor.upload(jpeg.subarray(0, -400))).toMatchObject(refused(422, 'media_damaged'));
    expect(await visitor.upload(png.subarray(0, -400), named('image/png'))).toMatchObject(refused(422, 'media_damaged'));
    expect(await visitor.upload(jpeg, { 'x-media-sha256': '0'.repeat(64) })).toMatchObject(refused(422, 'media_hash_mismatch'));
  });

  it('of a 100-megapixel image is refused by its header', async () => {
    const visitor = await photographer();
    expect(await visitor.upload(hugePng, { 'content-type': 'image/png' })).toMatchObject(refused(413, 'media_too_many_pixels'));
  });

  it('to a place or under a name that is not its own is refused', async () => {
    const [visitor, other] = [await photographer(), await photographer()];
    const [bytes, medium] = [await picture(), randomUUID()];
    expect((await visitor.upload(bytes, {}, medium)).status).toBe(200);
    expect(await other.upload(bytes, {}, medium)).toMatchObject(refused(409, 'media_conflict'));
    expect(await visitor.upload(await picture(), {}, medium)).toMatchObject(refused(409, 'media_conflict'));
    for (const collection of ['../../secret', '__proto__', 'constructor']) {
      const answer = await visitor.upload(bytes, { 'x-media-collection': collection });
      expect(answer).toMatchObject(refused(400, 'media_collection_unknown'));
    }
    for (const name of ['..%2f..%2fsecret', 'not-a-uuid']) {
      expect(await visitor.upload(bytes, {}, name)).toMatchObject(refused(400, 'invalid_body'));
    }
    const theirs = await other.mediaPath(randomUUID());
    const headers = { 'content-type': 'image/jpeg', 'x-media-collection': 'selfie', 'x-media-capture': 'live' };
    expect(await visitor.call('PUT', theirs, bytes, headers)).toMatchObject(refused(404, 'not_found'));
  });

  it('whose connection ends in the middle leaves nothing behind', async () => {
    const visitor = await photographer();
    const [bytes, path] = [await picture(), await visitor.mediaPath(randomUUID())];
    const socket = connect(Number(server.url.port), server.url.hostname);
    socket.write(`PUT ${path} HTTP/1.1\r\nHost: ${server.url.host}\r\nAuthorization: Bearer ${visitor.token}\r\n`);
    socket.write('Content-Type: image/jpeg\r\nX-Media-Collection: selfie\r\nX-Media-Capture: live\r\n');
    socket.write(`Content-Length: ${bytes.length + 1}\r\n\r\n`);
    socket.end(bytes);
    await once(socket.resume(), 'close');
    expect((await visitor.view()).current.media).toEqual([]);
  });
});

describe('a body', () => {
  const create = (body: string | Uint8Array, headers?: Record<string, string>) =>
    server.ask(server.keys.test, 'POST', WORKFLOWS, body, headers);
  const withMetadata = (metadata: string) => create(`{"steps":["verify_email"],"metadata":${metadata}}`);

  it('that would poison, exhaust or be kept otherwise than it came is refused', async () => {
    expect(await withMetadata('{"__proto__":{"admin":true}}')).toMatchObject(refused(400, 'invalid_json'));
    expect(await withMetadata(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)).toMatchObject(refused(400, 'invalid_json'));
    expect(await withMetadata('{"a":["\\u0000"]}')).toMatchObject(refused(400, 'invalid_body'));
    expect(await withMetadata('{"a":"\\ud800"}')).toMatchObject(refused(400, 'invalid_body'));
    expect(await withMetadata('{"a":1e999}')).toMatchObject(refused(400, 'invalid_body'));
    expect(await withMetadata(`"${'x'.repeat(1_100_000)}"`)).toMatchObject(refused(413, 'payload_too_large'));
    expect(await create('{"steps":["constructor"]}')).toMatchObject(refused(400, 'invalid_body'));
    expect(await create('steps=verify_email', { 'content-type': 'text/plain' })).toMatchObject(refused(415, 'unsupported_media_type'));
    expect(await create(Buffer.from([0x7b, 0xff, 0x7d]))).toMatchObject(refused(400, 'invalid_json'));
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('that is none, or of another kind, is told what to send', async () => {
    const ask = async (path: string, body: string | null, type: string) => {
      const { status, body: answer } = await server.ask(server.keys.test, 'POST', path, body ?? undefined, { 'content-type': type });
      return `${status} ${(answer as { error: string }).error}`;
    };
    const form = 'a form (multipart/form-data) with the file as its part';
    expect(await ask(WORKFLOWS, null, 'application/json')).toBe('400 The request has no body. Send the body as application/json.');
    expect(await ask('/people/v1/documents/verify', null, 'application/json')).toBe(`422 The request has no body. Send ${form} \`file\`.`);
    expect(await ask('/people/v1/documents/verify', '%PDF', 'application/pdf')).toContain(
      `415 Send ${form} \`file\`, with its Content-Type.`,
    );
    expect(await ask('/people/v1/documents', '%PDF', 'application/pdf')).toContain(`415 Send ${form} \`file\`, with its Content-Type.`);
  });

  it('that would send our webhooks inside, or people elsewhere, is refused', async () => {
    for (const callback_url of ['http://banco.example/', 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://banco.example:22/']) {
      const answer = await create(JSON.stringify({ steps: ['verify_email'], callback_url }));
      expect(answer, callback_url).toMatchObject({ ...refused(400, 'invalid_body'), body: { errors: [{ path: 'callback_url' }] } });
    }
    const { workflow } = await server.enter(['verify_email']);
    for (const redirect_url of ['https://thief.example/', 'javascript:alert(1)', '//thief.example', 'https://user@thief.example/\u0000']) {
      const answer = await server.ask(server.keys.test, 'POST', `${WORKFLOWS}/${workflow}/token`, { redirect_url });
      expect(answer, redirect_url).toMatchObject({ ...refused(400, 'invalid_body'), body: { errors: [{ path: 'redirect_url' }] } });
    }
  });
});

/** Runs last, because it checks the log of all tests. */
describe('afterwards', () => {
  it('nobody was answered with a 5xx, and the log tells nothing of anybody', async () => {
    const lines = await server.log();
    const requests = lines.map((line): Loose => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(100);
    expect(requests.filter(({ status }) => status >= 500)).toEqual([]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    for (const secret of server.secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});
