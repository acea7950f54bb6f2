import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import {
  astronaut,
  astronautAgain,
  astronautMirrored,
  astronautPulled,
  besideItself,
  cardAsSelfie,
  credentialFront,
  drawnFace,
  nobody,
  portraitOnCard,
} from '#test/support/specimens/faces.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let id: string;
/** Returns a picture of a workflow; each test sets it. */
let media: (uuid: string) => Promise<Uint8Array<ArrayBuffer>>;
/** Fields that the fake reader reads on every front instead of those in `FRONT`. */
let onCard: Partial<typeof FRONT> = {};
const asked: Parameters<ValidationScheduler['runActive']>[2][] = [];

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform, {
    scheduler: { runActive: async (_trx, _caller, what) => void asked.push(what) },
    media: { newestOf: async () => null, read: (_caller, uuid) => media(uuid) },
    credentialReader: { front: async () => ({ ...FRONT, ...onCard }), reverse: async () => null },
  });
  await service.start();
});
beforeEach(async () => {
  platform.clock.set('2026-11-20T18:00:00.000Z');
  caller = await platform.otherTenant();
  asked.length = 0;
  onCard = {};
  id = (await api().people.create(LUCIA)).result.id;
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const FRONT = {
  ...{ ine_type: null, elector_key: null, emission_number: null, expiration_date: null, curp: LUCIA.national_id as string | null },
  ...{ name: null, first_lastname: null, second_lastname: null, birthdate: null, gender: null },
};
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const file = (bytes: Uint8Array, name = 'picture') => new File([Uint8Array.from(bytes)], name);
const keepPortraits = (portrait_days: number) => platform.tenants.patch(caller.tenantId, { people: { portrait_days } });

async function compare(selfie: Uint8Array, front: Uint8Array = astronaut(), as: Caller = caller) {
  return (await api(as).faces.compareWithCredential({ params: { id }, body: { selfie: file(selfie), ine_front: file(front) } })).result;
}
async function upload({ front = astronaut(), ...ocr }: { front?: Buffer; ocr_data_front?: string; ocr_data_reverse?: string } = {}) {
  const body = { ine_front: file(front), ine_reverse: file(await nobody()), ...ocr };
  return (await api().faces.uploadCredential({ params: { id }, body })).result;
}
const mine = () => ({ tenant_id: caller.tenantId, livemode: caller.livemode });
const rows = (table: 'people.portraits' | 'people.files' | 'people.voter_credentials') =>
  platform.platform.database.query
    .selectFrom(table)
    .where((where) => where.and(mine()))
    .selectAll()
    .execute();
/** Counts those of these files that are still stored. */
async function stored(files: readonly { uuid?: string }[]): Promise<number> {
  const all = await Promise.all(files.map(({ uuid }) => platform.platform.blobs.read(caller, `people/test/${uuid}`)));
  return all.filter((bytes) => bytes !== null).length;
}

/** Advances the clock by `hours` and runs an hourly job. */
async function sweep(queue: 'people-forget-faces' | 'people-renew-templates', hours: number): Promise<void> {
  platform.clock.advance(hours * 3600);
  await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, queue, {}));
  await platform.jobs.run();
}

describe('a selfie beside a credential', () => {
  it('matches: the person is answered with the comparison, which is a result and the record’s figure', async () => {
    const person = await compare(await astronautAgain(), await credentialFront(astronaut()));
    const [measured] = person.biometrics;
    expect(person.biometrics).toEqual([
      { liveness: null, match_id: true, match_level: measured!.match_level, executed_at: '2026-11-20T18:00:00.000Z' },
    ]);
    expect(measured!.match_level).toBeGreaterThanOrEqual(5);
    const { result: kept } = await api().people.get({ id });
    expect(kept.biometrics).toEqual({ liveness: null, match_id: true, match_level: measured!.match_level });
    const { result: results } = await api().biometrics.ofPerson({ id });
    expect(results).toMatchObject([
      { type: 4, typeName: 'FACE_MATCH_ID', metadata: { success: true, outcome: 'match', card_is_theirs: true, safe: null } },
    ]);
  });

  it('does not match somebody else, and leaves what lies between to a human', async () => {
    expect((await compare(await drawnFace())).biometrics[0]).toMatchObject({ match_id: false, match_level: 0 });
    await platform.tenants.patch(caller.tenantId, { people: { face_match: { match_distance: 0.3, review_distance: 0.7 } } });
    platform.clock.advance(1);
    const { biometrics } = await compare(await astronautPulled());
    expect(biometrics[0]).toMatchObject({ match_id: null });
    expect(biometrics[1]).toMatchObject({ match_id: false, match_level: 0 });
  });

  it('is no match where it shows a card or is the front itself: a human looks, and no portrait is kept', async () => {
    await keepPortraits(30);
    const signs = async (selfie: Buffer, front: Buffer) => {
      platform.clock.advance(1);
      const { biometrics } = await compare(selfie, front);
      const { result: results } = await api().biometrics.ofPerson({ id });
      return [biometrics[0]!.match_id, results[0]!.metadata.outcome, results[0]!.metadata.card_signs];
    };
    const front = await credentialFront(astronaut());
    expect(await signs(await cardAsSelfie(astronaut()), front)).toEqual([null, 'match', expect.arrayContaining(['outline', 'small_face'])]);
    expect(await signs(await portraitOnCard(astronaut()), front)).toEqual([null, 'match', ['same_picture']]);
    expect(await rows('people.portraits')).toEqual([]);
    expect(await signs(await astronautAgain(), front)).toEqual([true, 'match', []]);
    expect(await rows('people.portraits')).toHaveLength(1);
  });

  it('has one face in each, a JPG or PNG: else the member and the cure are named', async () => {
    const refused = async (path: string, code: string, work: Promise<unknown>) =>
      expect(await problemOf(work)).toMatchObject({ status: 422, errors: [{ path, code, message: expect.stringContaining(path) }] });
    await refused('selfie', 'no_face', compare(await nobody()));
    await refused('ine_front', 'several_faces', compare(astronaut(), await besideItself(1)));
    await refused('selfie', 'not_a_picture', compare(Buffer.from('GIF89a')));
    await refused('ine_front', 'damaged', compare(astronaut(), astronaut().subarray(0, 20_000)));
    expect((await api().biometrics.ofPerson({ id })).result).toEqual([]);
  });

  it('is of a person of this tenant and mode', async () => {
    expect(await problemOf(compare(astronaut(), astronaut(), await platform.otherTenant()))).toMatchObject({ status: 404 });
    expect(await problemOf(compare(astronaut(), astronaut(), { ...caller, livemode: true }))).toMatchObject({ status: 404 });
  });

  it('is no match while nothing says whose the credential is', async () => {
    onCard = { curp: null };
    await keepPortraits(30);
    expect((await compare(await astronautAgain())).biometrics[0]).toMatchObject({ match_id: null, match_level: expect.any(Number) });
    expect((await api().biometrics.ofPerson({ id })).result).toMatchObject([{ metadata: { outcome: 'match', card_is_theirs: null } }]);
    expect(await rows('people.portraits')).toEqual([]);
  });

  it('leaves neither picture behind', async () => {
    await compare(await astronautAgain());
    expect(await rows('people.files')).toEqual([]);
    expect(await rows('people.portraits')).toEqual([]);
  });
});

describe('a portrait', () => {
  it('is kept where the setting says so, of a selfie that matches, sealed, once for its source, and logged', async () => {
    await keepPortraits(30);
    await compare(await drawnFace());
    expect(await rows('people.portraits')).toEqual([]);
    await compare(await astronautAgain());
    const [first] = await rows('people.files');
    await compare(astronaut(), await astronautAgain());
    await platform.jobs.run();
    const [portrait, ...others] = await rows('people.portraits');
    expect(others).toEqual([]);
    expect(portrait).toMatchObject({ person_id: id, source: 'api', model: 'face_recognition', model_version: '1.7.15' });
    expect(await rows('people.files')).toMatchObject([{ kept_at: expect.any(Date) }]);
    expect(await stored([first as { uuid: string }])).toBe(0);
    // 128 numbers of four bytes, and the bytes that encryption adds.
    const sealed = (portrait as { template: Uint8Array }).template;
    expect(sealed.byteLength).toBeGreaterThan(512);
    const entries = await platform.entriesOf(caller.tenantId, { kind: 'person', id });
    const logged = entries.filter(({ type }) => type === 'person.portrait_kept');
    expect(logged.map(({ data }) => data.consent)).toEqual(['answered_for_by_key', 'answered_for_by_key']);
  });

  it('is kept of the workflow that ended well, and goes where the person says no in a later one', async () => {
    media = async () => Uint8Array.from(astronaut());
    const ended = (more: object) => service.workflowEnded(caller, { workflow: randomUUID(), people_uuid: id, ...more });
    await ended({ portrait: randomUUID() });
    expect(await rows('people.portraits')).toEqual([]);
    await keepPortraits(30);
    await ended({ portrait: randomUUID() });
    expect(await rows('people.portraits')).toMatchObject([{ person_id: id, source: 'enrollment' }]);
    const entries = await platform.entriesOf(caller.tenantId, { kind: 'person', id });
    expect(entries.at(-1)).toMatchObject({ type: 'person.portrait_kept', data: { source: 'enrollment', consent: 'on_record' } });
    await platform.tenants.patch(caller.tenantId, { legal_hold: true });
    await ended({ portrait_refused: true });
    expect(await rows('people.portraits')).toHaveLength(1);
    await platform.tenants.patch(caller.tenantId, { legal_hold: false });
    await ended({ portrait_refused: true });
    expect(await rows('people.portraits')).toEqual([]);
  });

  it('goes where the person says no in a workflow that an operator opened again', async () => {
    await keepPortraits(30);
    media = async () => Uint8Array.from(astronaut());
    const workflow = randomUUID();
    await service.workflowEnded(caller, { workflow, people_uuid: id, portrait: randomUUID() });
    expect(await rows('people.portraits')).toHaveLength(1);
    platform.clock.advance(60);
    await service.workflowEnded(caller, { workflow, people_uuid: id, portrait_refused: true });
    expect(await rows('people.portraits')).toEqual([]);
  });

  it('goes with the workflow that brought it, and no other does', async () => {
    await keepPortraits(30);
    media = async () => Uint8Array.from(astronaut());
    await compare(await astronautAgain());
    const [bringer, other] = [randomUUID(), randomUUID()];
    for (const workflow of [bringer, other]) await service.attach(caller, { workflow, step: 'person', people_uuid: id });
    await service.workflowEnded(caller, { workflow: bringer, people_uuid: id, portrait: randomUUID() });
    const sources = async () => (await rows('people.portraits')).map((row) => (row as { source: string }).source).sort();
    const { biometrics } = (await api().people.get({ id })).result;
    const ofVendor = { person_id: id, type: 'FACE_MATCH_ID' as const, execution_date: '2026-11-21', metadata: { success: false } };
    await api().biometrics.save(ofVendor);
    await api().internal.workflowDeleted({ workflow: other });
    expect(await sources()).toEqual(['api', 'enrollment']);
    expect((await api().people.get({ id })).result.biometrics, 'of whoever measured').toEqual(biometrics);
    await api().internal.workflowDeleted({ workflow: bringer });
    expect(await sources()).toEqual(['api']);
  });

  it('is kept of no picture that is gone or without a face, nor of somebody whom nothing vouches for', async () => {
    await keepPortraits(30);
    const portrait = randomUUID();
    media = async () => Promise.reject(new Problem('not_found', 'Its time was over.'));
    await service.workflowEnded(caller, { workflow: randomUUID(), people_uuid: id, portrait });
    media = async () => Uint8Array.from(await nobody());
    await service.workflowEnded(caller, { workflow: randomUUID(), people_uuid: id, portrait });
    media = async () => Uint8Array.from(astronaut());
    const workflow = randomUUID();
    const acting = systemCaller(caller, 'workflow', { workflow });
    const person = { ...LUCIA, national_id: 'EEFN910101MASJLD08' };
    const { people_uuid } = await service.attach(acting, { workflow, step: 'person', person });
    await service.workflowEnded(acting, { workflow, people_uuid, portrait });
    expect(await rows('people.portraits')).toEqual([]);
  });

  it('ties whom a genuine credential and a living face name to the record: then both vouch, and where it differs nothing does', async () => {
    const selfie = randomUUID();
    const enrol = (picture: Uint8Array, more: object = {}) => {
      media = async () => Uint8Array.from(picture);
      const capture = { capture: { selfie, card: null }, isApproved: true };
      const facts = { workflow: randomUUID(), step: 'person', person: { ...LUCIA, name: 'Luz' }, ...capture, ...more };
      return service.offer(systemCaller(caller, 'workflow', { workflow: facts.workflow }), facts);
    };
    const face = (claimed: string) => ({ member: 'face', claimed });
    const alone = await enrol(await astronautAgain());
    expect(alone.claims?.differences).toEqual([{ member: 'name', claimed: 'Luz' }, face('no_portrait')]);
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    await api().contacts.create({ person_id: id, email: 'lucia@correo.example', phone: '5512345678' });
    const proven = [{ channel: 'SMS' as const, destination: '+525512345678' }];
    for (const more of [{}, { proven }]) {
      const other = await enrol(await drawnFace(), more);
      expect(other).toMatchObject({
        people_uuid: null,
        vouched_by: null,
        claims: { differences: expect.arrayContaining([face('differs')]) },
      });
    }
    expect((await enrol(await nobody())).claims?.differences).toContainEqual(face('differs'));
    expect(await enrol(await nobody(), { proven }), 'a picture that says nothing').toMatchObject({ vouched_by: 'enrollment' });
    expect(await enrol(await astronautAgain())).toMatchObject({ people_uuid: id, vouched_by: 'enrollment', claims: null });
    expect((await api().people.get({ id })).result).toMatchObject({ name: 'Luz', vouched_by: 'enrollment' });
  });

  it('is in the archive of the person, and in no answer', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    const { body } = await api().people.data({ params: { id }, headers: { accept: 'application/json' } });
    const { result } = body as { result: { portraits: object[] } };
    const { model, model_version, source, kept_at } = {
      model: 'face_recognition',
      model_version: '1.7.15',
      source: 'api',
      kept_at: '2026-11-20T18:00:00.000Z',
    };
    const known_by = { by: 'partner', at: kept_at, workflow_uuid: null };
    expect(result.portraits).toEqual([{ source, model, model_version, kept_at, known_by }]);
    const archive = await api().people.data({ params: { id }, headers: {} });
    const bytes = Buffer.from(await new Response(archive.body as ReadableStream).arrayBuffer());
    for (const path of ['portraits/api.jpg', 'portraits/api.json']) expect(bytes.includes(path)).toBe(true);
  });

  it('is compared with by its own person, through the port of the steps', async () => {
    expect((await api().internal.portrait({ id })).result).toEqual({ kept: false, allowed: false });
    const ask = async (selfie: Uint8Array) =>
      (await api().internal.comparePortrait({ params: { id }, body: { selfie: file(selfie) } })).result;
    expect(await ask(astronaut())).toBeNull();
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    expect((await api().internal.portrait({ id })).result).toEqual({ kept: true, allowed: true });
    expect(await ask(await astronautAgain())).toMatchObject({ outcome: 'match' });
    expect(await ask(await drawnFace())).toEqual({ outcome: 'mismatch', match_level: 0, card_signs: [] });
    expect(await ask(await nobody())).toEqual({ trouble: 'no_face' });
    expect((await api(await platform.otherTenant()).internal.portrait({ id })).result).toEqual({ kept: false, allowed: false });
  });

  it('that is the card’s own picture, near or with its edges, is told', async () => {
    const card = await credentialFront(astronaut());
    const signs = async (selfie: Uint8Array) => {
      const { result } = await api().internal.compareCredential({ body: { selfie: file(selfie), ine_front: file(card) } });
      return result.card_signs;
    };
    expect(await signs(await portraitOnCard(astronaut()))).toEqual(['same_picture']);
    expect(await signs(await astronautMirrored())).toEqual(['same_picture']);
    expect(await signs(await cardAsSelfie(astronaut()))).toEqual(['outline', 'small_face', 'same_picture']);
    expect(await signs(await astronautAgain())).toEqual([]);
    expect(await signs(await cardAsSelfie(await drawnFace()))).toEqual(['outline', 'small_face']);
  });

  it('that is the portrait’s own picture is told', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    const signs = async (selfie: Uint8Array) =>
      (await api().internal.comparePortrait({ params: { id }, body: { selfie: file(selfie) } })).result;
    expect(await signs(astronaut())).toMatchObject({ outcome: 'match', card_signs: ['same_picture'] });
    for (const copy of [await astronautMirrored(), await portraitOnCard(astronaut())])
      expect((await signs(copy)) as object).toMatchObject({ card_signs: ['same_picture'] });
    expect(await signs(await astronautAgain())).toMatchObject({ outcome: 'match', card_signs: [] });
  });

  // A dozen face detections, each of which takes seconds on a busy machine.
  it('on a card is compared without asking whose it is, unless it is too small, and nothing is kept', async () => {
    const ask = async (selfie: Uint8Array, front: Uint8Array) =>
      (await api().internal.compareCredential({ body: { selfie: file(selfie), ine_front: file(front) } })).result;
    await keepPortraits(30);
    const card = await credentialFront(astronaut());
    expect(await ask(await astronautAgain(), card)).toMatchObject({ outcome: 'match' });
    expect(await ask(await drawnFace(), card)).toEqual({ outcome: 'mismatch', match_level: 0, card_signs: [] });
    expect(await ask(await nobody(), card)).toEqual({ trouble: 'no_face', of: 'selfie', card_signs: [] });
    const far = await sharp(card).resize(900).png().toBuffer();
    expect(await ask(astronaut(), far)).toEqual({ trouble: 'face_too_small', of: 'ine_front', card_signs: [] });
    expect(await rows('people.portraits')).toEqual([]);
    expect(await rows('people.files')).toEqual([]);
  });

  it('is compared with ten selfies a day that do not match, whichever workflow asks, and each is in the log', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    const drawn = await drawnFace();
    const ask = async (selfie: Uint8Array) =>
      (await api().internal.comparePortrait({ params: { id }, body: { selfie: file(selfie) } })).result;
    expect(await ask(astronaut())).toMatchObject({ outcome: 'match' });
    for (let count = 0; count < 10; count++) expect(await ask(drawn)).toMatchObject({ outcome: 'mismatch' });
    expect(await problemOf(ask(drawn))).toMatchObject({ key: 'rate_limited' });
    expect(await problemOf(ask(await nobody()))).toMatchObject({ key: 'rate_limited' });
    platform.clock.advance(86_401);
    expect(await ask(astronaut())).toMatchObject({ outcome: 'match' });
    const entries = await platform.entriesOf(caller.tenantId, { kind: 'person', id });
    expect(entries.filter(({ type }) => type === 'person.face_compared')).toHaveLength(13);
  });

  it('is compared with nobody once its days are over, also before the sweep', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    platform.clock.advance(31 * 86_400);
    expect((await api().internal.portrait({ id })).result).toEqual({ kept: false, allowed: true });
    expect(await rows('people.portraits')).toHaveLength(1);
  });

  it('gets a template anew where another model made it', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    const ofBefore = { model: 'face_recognition', model_version: '1.7.15', model_hash: '0'.repeat(64), template: new Uint8Array(16) };
    await platform.platform.database.query
      .updateTable('people.portraits')
      .where((where) => where.and(mine()))
      .set(ofBefore)
      .execute();
    const { result } = await api().internal.comparePortrait({ params: { id }, body: { selfie: file(astronaut()) } });
    expect(result).toMatchObject({ outcome: 'match' });
    expect(await rows('people.portraits')).toMatchObject([{ model_hash: platform.platform.faces.model.hash }]);
    await platform.platform.database.query
      .updateTable('people.portraits')
      .where((where) => where.and(mine()))
      .set(ofBefore)
      .execute();
    await sweep('people-renew-templates', 1);
    expect(await rows('people.portraits')).toMatchObject([{ model_hash: platform.platform.faces.model.hash }]);
  });

  it('goes when it is asked for, with its picture; not under a legal hold, and no newer one takes its place then', async () => {
    await keepPortraits(30);
    await compare(astronaut(), await astronautAgain());
    const [files, portraits] = [await rows('people.files'), await rows('people.portraits')];
    await platform.tenants.patch(caller.tenantId, { legal_hold: true });
    await compare(await astronautAgain());
    expect(await rows('people.portraits')).toEqual(portraits);
    expect(await problemOf(api().faces.deletePortraits({ id }))).toMatchObject({ status: 409, key: 'legal_hold' });
    await platform.tenants.patch(caller.tenantId, { legal_hold: false });
    expect(await problemOf(api(await platform.otherTenant()).faces.deletePortraits({ id }))).toMatchObject({ status: 404 });
    await api().faces.deletePortraits({ id });
    await platform.jobs.run();
    expect(await rows('people.portraits')).toEqual([]);
    expect(await stored(files as { uuid: string }[])).toBe(0);
  });

  it('goes when its days are over, or the tenant keeps none any more; not under a legal hold', async () => {
    await keepPortraits(2);
    await compare(astronaut(), await astronautAgain());
    const after = async (hours: number) => {
      await sweep('people-forget-faces', hours);
      return (await rows('people.portraits')).length;
    };
    expect(await after(47)).toBe(1);
    platform.clock.advance(2 * 3600);
    // Another process sets the legal hold, so this process still has the old settings in memory.
    await platform.tenants.settings(caller.tenantId);
    await platform.replica().tenants.patch(caller.tenantId, { legal_hold: true });
    expect(await after(0)).toBe(1);
    await platform.tenants.patch(caller.tenantId, { legal_hold: false });
    expect(await after(1)).toBe(0);
    await compare(astronaut(), await astronautAgain());
    await keepPortraits(0);
    expect(await after(1)).toBe(0);
    expect(await rows('people.files')).toEqual([]);
  });
});

describe('the pictures of a credential', () => {
  const front = JSON.stringify({ ine_type: 'E', elector_key: 'PRGMLS89090914M700', emission_number: '02' });
  const reverse = JSON.stringify({ cic: '123456789', ocr_number: '1234567890123' });

  it('are stored sealed and encoded anew, in place of those of before; the validation is asked for', async () => {
    const blind = openPeople(platform.platform, { scheduler: { runActive: async () => {} } });
    const pictures = { ine_front: file(astronaut()), ine_reverse: file(await nobody()) };
    const unread = createRouterClient(blind.router, { context: { caller } }).faces.uploadCredential({ params: { id }, body: pictures });
    expect((await unread).result).toContain('waits until documents can be read');
    for (const ocr of [{}, { ocr_data_front: front, ocr_data_reverse: reverse }])
      expect(await upload(ocr)).toContain('runs in the background');
    await platform.jobs.run();
    const files = await rows('people.files');
    expect(files).toHaveLength(2);
    expect(await stored(files as { uuid: string }[])).toBe(2);
    expect(await rows('people.voter_credentials')).toMatchObject([
      { person_id: id, front_mime: 'image/jpeg', ocr_reverse: { cic: '123456789' } },
    ]);
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ person: id, classes: ['ine'], because: 'credential_uploaded' })));
    expect(await rows('people.portraits')).toEqual([]);
  });

  it('are refused with the member that is wrong, and then nothing is stored', async () => {
    const refused = async (path: string, code: string, sent: Parameters<typeof upload>[0]) =>
      expect(await problemOf(upload(sent))).toMatchObject({ status: 422, errors: [{ path, code }] });
    await refused('ine_front', 'not_a_picture', { front: Buffer.from('%PDF-1.7') });
    await refused('ocr_data_front', 'invalid_json', { ocr_data_front: '[1]' });
    await refused('ocr_data_reverse', 'invalid_json', { ocr_data_reverse: '{' });
    await refused('ocr_data_front.name', 'invalid_text', { ocr_data_front: '{"name":"\\u0000"}' });
    expect(await rows('people.files')).toEqual([]);
  });

  it('give the portrait, where portraits are kept', async () => {
    await keepPortraits(30);
    await upload({ front: await credentialFront(astronaut()) });
    const { result } = await api().internal.comparePortrait({ params: { id }, body: { selfie: file(await astronautAgain()) } });
    expect(result).toMatchObject({ outcome: 'match' });
  });

  it('are in the archive, and go with the person: rows, portraits and bytes', async () => {
    await keepPortraits(30);
    await upload({ ocr_data_front: front });
    const archive = await api().people.data({ params: { id }, headers: {} });
    const bytes = Buffer.from(await new Response(archive.body as ReadableStream).arrayBuffer());
    for (const path of ['voter-credential/front.jpg', 'voter-credential/reverse.jpg']) expect(bytes.includes(path)).toBe(true);
    const files = await rows('people.files');
    expect(files).toHaveLength(3);
    await api().people.delete({ id });
    await platform.jobs.run();
    for (const table of ['people.files', 'people.portraits', 'people.voter_credentials'] as const) expect(await rows(table)).toEqual([]);
    expect(await stored(files as { uuid: string }[])).toBe(0);
  });

  it('go when media go by their age; not under a legal hold, nor for newer ones', async () => {
    await platform.tenants.patch(caller.tenantId, { retention: { media_days: 1 }, legal_hold: true });
    await upload();
    expect(await problemOf(upload())).toMatchObject({ status: 409, key: 'legal_hold' });
    await sweep('people-forget-faces', 25);
    expect(await rows('people.voter_credentials')).toHaveLength(1);
    await platform.tenants.patch(caller.tenantId, { legal_hold: false });
    await sweep('people-forget-faces', 1);
    expect(await rows('people.voter_credentials')).toEqual([]);
    expect(await rows('people.files')).toEqual([]);
  });
});
