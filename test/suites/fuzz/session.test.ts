import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { problemBody, sessionApi } from '#contracts/session/session.ts';
import { mediaHeaders } from '#contracts/session/wire.ts';
import { catalog } from '#steps/catalog.ts';
import { dynamicForm, type FormMemory } from '#steps/dynamic-form/dynamic-form.contract.ts';
import { references } from '#steps/references/references.contract.ts';
import { onThisMachine } from '../../support/machine-speed.ts';
import { openHouse } from '../conformance/house.ts';
import { personOf } from '../sessions/people.ts';
import { photos } from '../sessions/photos.ts';
import { Session } from '../sessions/session.ts';
import { inputOf, name } from './arbitrary.ts';
import { heldMegabytes } from './memory.ts';
import { LOOKS_AT_MEMORY, RUNS, SEED, SLOWEST_MS, TRANSPORT } from './settings.ts';

/** Tests that any input with a session's token, at any step, is answered in time by its contract or with a problem. */

const STEPS = [
  ...['acceptance', 'verify_email', 'verify_phone', 'verify_whatsapp', 'personal_data', 'curp', 'personal_address'],
  ...['references', 'dynamic_form', 'enroll_full'],
];

const house = await openHouse();
afterAll(() => house.close());
const [picture] = await photos(1, 5);
const url = house.urlOf(TRANSPORT, 'workflows');
/** The id of the form that `dynamic_form` shows. */
const descriptor = await descriptorOf(dynamicForm.samples.memory as unknown as FormMemory);

/** A counter that makes every person new, because an address may get few codes. */
let people = 0;

async function partner<Result>(address: string, body: object): Promise<Result> {
  const headers = { 'svc-apikey': house.keys.live, 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const content = (await answer.json()) as { result: Result };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(content)}`);
  return content.result;
}

async function descriptorOf({ form: { name, description, fields } }: FormMemory): Promise<string> {
  const body = { name, description, key: 'fuzz', descriptor: fields };
  return (await partner<{ id: string }>(`${house.urlOf(TRANSPORT, 'people')}/people/v1/dynamic-descriptors`, body)).id;
}

/** Returns the session of a new person whose open step is this one. */
async function someoneAt(step: string): Promise<{ token: string; session: Session }> {
  const setup = { references: references.samples.setup, dynamic_form: { descriptor } };
  const { uuid } = await partner<{ uuid: string }>(`${url}/workflows/v1/workflows`, { steps: STEPS, setup });
  const { token } = await partner<{ token: string }>(`${url}/workflows/v1/workflows/${uuid}/token`, {});
  const session = new Session({
    url: () => url,
    token,
    person: personOf(people++),
    code: (to) => house.codeOf(to.replace(/^\+/, '')),
    photo: () => picture!,
  });
  await session.open();
  while (session.view.current!.step !== step) {
    await session.answer();
    // Messages are ordered by the clock, so it must advance.
    house.bench.clock.advance(1);
  }
  await session.start();
  return { token, session };
}

interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Header values that a browser is able to send. */
const headerText = fc.string({ maxLength: 120 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim());

/** Returns session calls in random order and with random contents. */
function callsOf({ view }: Session): fc.Arbitrary<Call> {
  const contract = catalog[view.current!.step]!;
  const { version } = view.current!;
  const ids = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...view.steps.map(({ uuid }) => uuid)) }, { weight: 1, arbitrary: name });
  const key = fc.option(fc.oneof(fc.uuid(), headerText), { nil: undefined });
  const submission = inputOf(contract.submission, contract.samples.submission);
  const bodies: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    initialize: inputOf(sessionApi.initialize.body, { user_agent: 'A phone' }),
    start: inputOf(sessionApi.start.body, { version }),
    withdraw: inputOf(sessionApi.withdraw.body, { version }),
    back: inputOf(sessionApi.back.body, { version }),
    error: inputOf(sessionApi.error.body, { version, reason: 'camera_busy' }),
    submit: fc.oneof(
      inputOf(sessionApi.submit.body, { version, submission: contract.samples.submission, language: 'es-MX' }),
      submission.map((body) => ({ version, submission: body, language: 'es-MX' })),
    ),
  };
  const posts = Object.entries(bodies).map(([call, body]) =>
    fc.record({ id: ids, body, key }).map(({ id, body: given, key: once }): Call => {
      const { method, path } = sessionApi[call as 'submit'];
      const uuid = call === 'initialize' ? view.workflow.uuid : id;
      return { method, path: path.replace('{uuid}', encodeURIComponent(uuid)), body: given, headers: json(once) };
    }),
  );
  const actions = [...Object.entries(contract.actions), ['no_such_action', null] as const].map(([action, declared]) =>
    fc.record({ id: ids, input: declared ? inputOf(declared.input as z.core.$ZodType, {}) : fc.jsonValue(), key }).map(
      ({ id, input, key: once }): Call => ({
        method: 'POST',
        path: `/v1/session/steps/${encodeURIComponent(id)}/actions/${action}`,
        body: { input, language: 'es-MX' },
        headers: json(once),
      }),
    ),
  );
  const collections = [...Object.keys(contract.media), 'toString', ''];
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.nat(picture!.length).map((cut) => picture!.slice(0, cut)),
    fc.tuple(fc.nat(picture!.length - 1), fc.nat(255)).map(([at, value]) => picture!.with(at, value)),
  );
  const upload = fc
    .record({
      id: ids,
      medium: fc.oneof(fc.uuid(), name),
      bytes,
      collection: fc.constantFrom(...collections),
      type: fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/html'),
      capture: fc.constantFrom('live', 'file', 'fixture', 'none'),
      sha256: fc.option(fc.oneof(headerText, fc.constant('0'.repeat(64))), { nil: undefined }),
    })
    .map(
      ({ id, medium, bytes: body, collection, type, capture, sha256 }): Call => ({
        method: 'PUT',
        path: `/v1/session/steps/${encodeURIComponent(id)}/media/${encodeURIComponent(medium)}`,
        body,
        headers: {
          'content-type': type,
          [mediaHeaders.collection]: collection,
          [mediaHeaders.capture]: capture,
          ...(sha256 === undefined ? {} : { [mediaHeaders.sha256]: sha256 }),
        },
      }),
    );
  const read = fc.constant<Call>({ method: 'GET', path: '/v1/session', body: undefined, headers: {} });
  const handoff = fc
    .record({ method: fc.constantFrom('POST', 'DELETE'), body: fc.option(inputOf(sessionApi.handOver.body, {}), { nil: undefined }), key })
    .map(({ method, body, key: once }): Call => ({ method, path: '/v1/session/handoff', body, headers: json(once) }));
  return fc.oneof(...posts, ...actions, upload, read, handoff);
}

function json(key: string | undefined): Record<string, string> {
  return { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) };
}

describe.each(STEPS)('at %s', (step) => {
  it(`answers ${RUNS} calls`, { timeout: 300_000 + RUNS * 100 }, async () => {
    let { token, session } = await someoneAt(step);
    const calls = callsOf(session);
    const property = fc.asyncProperty(calls, async ({ method, path, body, headers }) => {
      house.bench.clock.advance(61);
      house.bench.logged.length = 0;
      const sent = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
      const began = performance.now();
      const answer = await fetch(`${url}/workflows${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { body: sent ?? null }),
      });
      const content: unknown = await answer.json();
      expect(performance.now() - began).toBeLessThan(onThisMachine(SLOWEST_MS));
      expect(answer.status, JSON.stringify(content)).toBeLessThan(500);
      if (!answer.ok) expect(problemBody.safeParse(content).error).toBeUndefined();
      else if (answer.status !== 200 && answer.status !== 202) throw new Error(`Not a status of the session API: ${answer.status}`);
      // A random submission succeeded, so a new person replaces this one.
      if (path.endsWith('/submit') && answer.ok) ({ token, session } = await someoneAt(step));
    });
    const warm = Math.min(100, RUNS / 2);
    await fc.assert(property, { numRuns: warm, seed: SEED });
    const before = LOOKS_AT_MEMORY ? await heldMegabytes() : null;
    await fc.assert(property, { numRuns: RUNS - warm, seed: SEED + 1 });
    if (before !== null) expect((await heldMegabytes()) - before, 'megabytes more than before').toBeLessThan(16);
  });
});
