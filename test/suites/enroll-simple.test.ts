import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaHeaders } from '#contracts/session/wire.ts';
import { consentDocument } from '#contracts/steps/consent-text.ts';
import { type Move, START } from '#vision/face/moves.ts';
import { NO_CHALLENGE } from '../support/no-challenge.ts';
import { astronaut, astronautAgain, credentialFront, drawnFace, nobody } from '../support/specimens/faces.ts';
import { astronautHead, filmed, poseOf } from '../support/specimens/moving-face.ts';
import { type House, openHouse } from './conformance/house.ts';

/** A selfie compared with the people service's portrait, over HTTP as a partner and a browser call. */

let house: House;
let somebody: string;
beforeAll(async () => {
  house = await openHouse();
  await house.bench.tenants.patch(house.bench.tenant.id, { people: { portrait_days: 30 } });
  somebody = await newPerson();
  const form = new FormData();
  for (const part of ['ine_front', 'ine_reverse']) form.set(part, new File([Uint8Array.from(astronaut())], 'picture.jpg'));
  form.set('ocr_data_front', '{"curp":"PEGL890909MJCRMS08"}');
  const path = `${house.url}/people/v1/people/${somebody}/ine`;
  const uploaded = await fetch(path, { method: 'POST', headers: { authorization: `Bearer ${house.keys.live}` }, body: form });
  if (!uploaded.ok) throw new Error(`The portrait: ${await uploaded.text()}`);
});
afterAll(() => house.close());

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

async function ask(bearer: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: Loose }> {
  house.bench.clock.advance(10);
  const answer = await fetch(`${house.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const partner = (method: string, path: string, body?: unknown) => ask(house.keys.live, method, path, body);

const CURPS = ['PEGL890909MJCRMS08', 'AUGA040229XOCRMRA1'];
async function newPerson(): Promise<string> {
  const names = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
  return (await partner('POST', '/people/v1/people', { national_id: CURPS.shift(), ...names })).body.result.id;
}

async function newestResult(type: string): Promise<Loose> {
  const { result } = (await partner('GET', `/people/v1/people/${somebody}/biometrics`)).body;
  return result.find(({ typeName }: Loose) => typeName === type);
}

const create = (more: object) => partner('POST', '/workflows/v1/workflows', { steps: ['acceptance', 'enroll_simple'], ...more });

/** Opens a workflow at its selfie. */
async function enter(setup: object = {}, more: readonly string[] = []) {
  const steps = ['acceptance', 'enroll_simple', ...more];
  const { uuid } = (await create({ people_uuid: somebody, steps, setup: { enroll_simple: { ...NO_CHALLENGE, ...setup } } })).body.result;
  const { token } = (await partner('POST', `/workflows/v1/workflows/${uuid}/token`, {})).body.result;
  await ask(token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`, {});
  let view = (await ask(token, 'GET', '/workflows/v1/session')).body.result;
  const step = () => `/workflows/v1/session/steps/${view.current.uuid}`;
  const post = async (name: string, body: object = {}) => {
    const answer = await ask(token, 'POST', `${step()}/${name}`, { version: view.current.version, ...body });
    if (answer.status < 300 && !name.startsWith('actions/')) view = answer.body.result;
    return answer;
  };
  return {
    post,
    async consents() {
      await post('start');
      const consents = view.current.setup.consents.map(({ key, url, words }: Loose) => ({
        ...{ key, accepted: true, language: 'es-MX' },
        text_sha256: createHash('sha256').update(consentDocument(words['es-MX'], url)).digest('hex'),
      }));
      return post('submit', { submission: { consents } });
    },
    async acts(name: string, input: object): Promise<Loose> {
      const { status, body } = await post(`actions/${name}`, { input });
      if (status !== 200) throw new Error(`The action: ${JSON.stringify(body)}`);
      return body.result;
    },
    async stores(collection: string, picture: Buffer, uuid: string = randomUUID()): Promise<string> {
      const stored = await fetch(`${house.url}${step()}/media/${uuid}`, {
        method: 'PUT',
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
          ...{ [mediaHeaders.collection]: collection, [mediaHeaders.capture]: 'live' },
          [mediaHeaders.sha256]: createHash('sha256').update(picture).digest('hex'),
        },
        body: Uint8Array.from(picture),
      });
      if (!stored.ok) throw new Error(`The upload: ${await stored.text()}`);
      return uuid;
    },
    async sends(picture: Buffer) {
      const selfie = await this.stores('selfie', picture);
      const { status, body } = await post('submit', { submission: { selfie } });
      return status < 300 ? 'taken' : body.type.replace('urn:zaguan:problem:', '');
    },
    async end() {
      await house.bench.jobs.run();
      return (await partner('GET', `/workflows/v1/workflows/${uuid}`)).body.result;
    },
  };
}

it('stands only in workflows of somebody whose portrait is kept, and says at which place it cannot', async () => {
  const refused = async (more: object) => {
    const { status, body } = await create(more);
    return [status, body.errors.map(({ path, code }: Loose) => [path, code])];
  };
  expect(await refused({})).toEqual([400, [['steps.1', 'person_missing']]]);
  // A person from an earlier step has no portrait yet, so there is nothing to compare.
  expect(await refused({ steps: ['acceptance', 'personal_data', 'enroll_simple'] })).toEqual([400, [['steps.2', 'person_missing']]]);
  expect(await refused({ people_uuid: await newPerson() })).toEqual([400, [['steps.1', 'portrait_missing']]]);
  expect(await refused({ steps: ['enroll_simple'], people_uuid: somebody })).toEqual([400, [['steps.0', 'consent_missing']]]);
  expect((await create({ people_uuid: somebody })).status).toBe(200);
});

it('names the setting that a fresh installation lacks', async () => {
  const keep = (portrait_days: number) => house.bench.tenants.patch(house.bench.tenant.id, { people: { portrait_days } });
  await keep(0);
  expect((await create({ people_uuid: somebody })).body.errors).toMatchObject([
    { path: 'steps.1', code: 'portrait_missing', message: expect.stringContaining('people.portrait_days') },
  ]);
  await keep(30);
});

it('compares the selfie with the portrait, and says what came of it', async () => {
  const luisa = await enter();
  await luisa.consents();
  await luisa.post('start');
  expect(await luisa.sends(await nobody())).toBe('face_unclear');
  expect(await luisa.sends(await astronautAgain())).toBe('taken');
  const { status, people_uuid, steps } = await luisa.end();
  expect([status, people_uuid]).toEqual(['success', somebody]);
  expect(steps[1].payload).toMatchObject({
    outcome: 'match',
    liveness: null,
    biometrics: { success: true, wasProcessed: true, safe: null },
  });
  expect(steps[1].payload.biometrics.matchLevel).toBeGreaterThanOrEqual(4);
  expect((await newestResult('FACE_2D_MATCH')).metadata).toMatchObject({ success: true, outcome: 'match' });
});

it('has the person move before the camera, and judges what was filmed by its pixels', async () => {
  // The selfie is the portrait's own picture, because the head that is filmed is drawn from it.
  const luisa = await enter({ liveness: 'challenge', relief: 'record', findings: { card_as_selfie: 'continue' } });
  await luisa.consents();
  await luisa.post('start');
  const selfie = await luisa.stores('selfie', astronaut());
  let filmedFrames = 0;
  const shows = async (nonce: string, moves: readonly Move[], face = astronautHead()) => {
    const frames = [];
    // No two frames of a camera have the same bytes.
    const pose = (move: Move) => ({ ...poseOf(move), yaw: (poseOf(move).yaw ?? 0) + 0.1 * filmedFrames++ });
    for (const move of [START, ...moves]) frames.push(await luisa.stores('liveness', await filmed(face, pose(move))));
    return luisa.acts('prove', { nonce, selfie, frames });
  };
  const first = await luisa.acts('challenge', { way: 'turns' });
  const others = first.moves.map(({ turn, near, side }: Move) => ({ turn: turn === 'left' ? 'right' : turn && 'left', near, side }));
  expect(await shows(first.nonce, others)).toEqual({ outcome: 'again' });
  const second = await luisa.acts('challenge', { way: 'turns' });
  expect(await shows(second.nonce, second.moves)).toEqual({ outcome: 'passed' });
  // Ten frames of two challenges are stored already.
  const frame = await filmed(astronautHead());
  for (let more = 0; more < 6; more++) await luisa.stores('liveness', frame);
  await expect(luisa.stores('liveness', frame)).rejects.toThrow('at most 16 media of liveness');
  expect((await luisa.post('submit', { submission: { selfie } })).status).toBe(202);
  const { steps } = await luisa.end();
  expect(steps[1].payload.liveness.relief, 'a still on an ellipsoid has none').toBeLessThan(0.06);
  expect(steps[1].payload.liveness).toEqual({
    ...{ challenge: 'passed', relief: expect.any(Number), way: 'turns', trouble: null, pad: 'not_certified', pad_report: null },
    injection: ['not_told'],
    attempts: { draws: 2, failures: 1, unclear: 0 },
    signals: ['one_face', 'order', 'depth'],
    likeness: 'match',
  });
  expect((await newestResult('LIVENESS')).metadata).toMatchObject({ success: true, pad: 'not_certified' });
  expect(house.bench.platform.counters.toText(), 'what an alert looks at').toMatch(
    /liveness_films_total\{mode="live",relief="missing"\} [12]\n/,
  );
});

it('a challenge that was passed with one face says nothing of another under the same name', async () => {
  const stranger = await enter({ liveness: 'challenge', relief: 'record' }, ['personal_address']);
  await stranger.consents();
  await stranger.post('start');
  const own = await stranger.stores('selfie', await astronautAgain());
  const { nonce, moves } = await stranger.acts('challenge', { way: 'turns' });
  const frames = [];
  for (const move of [START, ...moves]) frames.push(await stranger.stores('liveness', await filmed(astronautHead(), poseOf(move))));
  expect(await stranger.acts('prove', { nonce, selfie: own, frames })).toEqual({ outcome: 'passed' });
  const photo = await stranger.stores('selfie', astronaut());
  expect((await stranger.post('submit', { submission: { selfie: photo } })).status).toBe(200);
  expect((await stranger.post('back')).status).toBe(200);
  await expect(stranger.stores('selfie', astronaut(), own)).rejects.toThrow('media_conflict');
  expect((await stranger.end()).steps[1].payload?.liveness ?? null).not.toMatchObject({ challenge: 'passed' });
});

it('a face that is another’s may be taken anew twice; then the workflow ends with a no', async () => {
  const stranger = await enter();
  await stranger.consents();
  await stranger.post('start');
  const face = await drawnFace();
  expect([await stranger.sends(face), await stranger.sends(face), await stranger.sends(face)]).toEqual([
    'face_not_matched',
    'face_not_matched',
    'taken',
  ]);
  const { status, error, steps } = await stranger.end();
  expect([status, error.details.reason, steps[1].payload.outcome]).toEqual(['failed', 'face_mismatch', 'mismatch']);
});

it('beside it, the face of a card’s holder is compared with the portrait too: that both are one stranger’s is no yes', async () => {
  const stranger = await enter({}, ['enroll_full']);
  await stranger.consents();
  await stranger.post('start');
  expect(await stranger.sends(await astronautAgain())).toBe('taken');
  await stranger.post('start');
  const face = await drawnFace();
  const front = await stranger.stores(
    'front',
    await sharp(await credentialFront(face))
      .jpeg()
      .toBuffer(),
  );
  const [back, selfie] = [await stranger.stores('back', await nobody()), await stranger.stores('selfie', face)];
  expect((await stranger.post('submit', { submission: { front, back, selfie, seen: false } })).status).toBeLessThan(300);
  const { status, attention, steps } = await stranger.end();
  expect([status, steps[2].payload.face, steps[2].payload.portrait]).toEqual(['working', 'match', 'mismatch']);
  expect(attention).toContain('face_mismatch');
});
