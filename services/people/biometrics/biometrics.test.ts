import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { biometricTypes } from '#contracts/people/biometrics.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { PersonIdentity } from '../validations/classes/ports.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import { livenessResults } from './liveness.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let person_id: string;
const asked: Parameters<ValidationScheduler['runActive']>[2][] = [];

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform, { scheduler: { runActive: async (_trx, _caller, what) => void asked.push(what) } });
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  asked.length = 0;
  person_id = (await api().people.create(LUCIA)).result.id;
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const NOBODY = '11111111-2222-4333-8444-555555555555';
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );

describe('a biometric result', () => {
  it('says its kind as a number and a word, and null for what nobody measured', async () => {
    const metadata = { matchLevel: 7, faceOnDocumentStatusEnumInt: 'LIKELY_ORIGINAL_FACE', vendor_note: 'kept' };
    const { result } = await api().biometrics.save({ person_id, type: 'FACE_2D_MATCH', execution_date: '2026-11-19', metadata });
    expect(result).toEqual({
      id: expect.any(String),
      ...{ person_id, type: 3, typeName: 'FACE_2D_MATCH', vendor_id: null, execution_date: '2026-11-19T00:00:00.000Z' },
      metadata: {
        safe: null,
        success: null,
        wasProcessed: null,
        matchLevel: 7,
        executed_at: null,
        referenceId: null,
        nfcStatusEnumInt: null,
        fullIDStatusEnumInt: null,
        barcodeStatusEnumInt: null,
        matchLevelNFCToFaceMap: null,
        digitalIDSpoofStatusEnumInt: null,
        idScanAgeEstimateGroupEnumInt: null,
        faceOnDocumentStatusEnumInt: 'LIKELY_ORIGINAL_FACE',
        textOnDocumentStatusEnumInt: null,
        vendor_note: 'kept',
      },
      ...{ created_at: '2026-11-20T18:00:00.000Z', updated_at: '2026-11-20T18:00:00.000Z' },
      known_by: { by: 'partner', at: '2026-11-20T18:00:00.000Z', workflow_uuid: null },
    });
    expect((await api().biometrics.get({ id: result.id })).result).toEqual(result);
  });

  it('has the numbers 0 to 4, in this order', async () => {
    const saved = await Promise.all(biometricTypes.map((type) => api().biometrics.save({ person_id, type })));
    expect(saved.map(({ result: { type, typeName } }) => [type, typeName])).toEqual([
      [0, 'LIVENESS'],
      [1, 'ENROLL'],
      [2, 'FACE_3D_MATCH'],
      [3, 'FACE_2D_MATCH'],
      [4, 'FACE_MATCH_ID'],
    ]);
  });

  it('is changed where something is sent, answered bare, and tells who vouches', async () => {
    const { result } = await api().biometrics.save({ person_id, type: 'LIVENESS', vendor_id: 'v-1', metadata: { success: true } });
    const changed = await api().biometrics.update({ params: { id: result.id }, body: { metadata: { success: false } } });
    expect(changed).toMatchObject({ id: result.id, type: 0, vendor_id: 'v-1', metadata: { success: false } });
  });

  it('has what judges liveness run, and nothing else does', async () => {
    await api().biometrics.save({ person_id, type: 'ENROLL' });
    expect(asked).toEqual([]);
    await api().biometrics.save({ person_id, type: 'LIVENESS' });
    expect(asked).toEqual([{ person: person_id, classes: ['anti_spoofing'], because: 'biometric_result' }]);
  });

  it.each([
    [
      { success: true, score: 0.93 },
      { live: true, score: 0.93 },
    ],
    [{ score: 0 }, { live: null, score: 0 }],
    [
      { success: false, score: 93 },
      { live: false, score: null },
    ],
    [
      { success: true, score: '0.93' },
      { live: true, score: null },
    ],
    [{ success: true }, { live: true, score: null }],
  ])('with the metadata %j is judged as %j: a score is a number from 0 to 1', async (metadata, judged) => {
    await api().biometrics.save({ person_id, type: 'LIVENESS', metadata });
    const liveness = livenessResults(platform.platform);
    expect(await liveness.newestOf(caller, { id: person_id } as PersonIdentity)).toEqual(judged);
  });

  it('is listed for its person, newest first, and for nobody of another tenant', async () => {
    const { result: first } = await api().biometrics.save({ person_id, type: 'ENROLL' });
    platform.clock.advance(1);
    const { result: second } = await api().biometrics.save({ person_id, type: 'LIVENESS' });
    expect((await api().biometrics.list({ person_id, page: 1, per_page: 20 })).result.data.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await api().biometrics.list({ person_id: NOBODY })).result.data).toEqual([]);
    expect((await api().biometrics.ofPerson({ id: person_id })).result.map(({ id }) => id)).toEqual([second.id, first.id]);
    const other = await platform.otherTenant();
    expect((await api(other).biometrics.list({ person_id })).result.data).toEqual([]);
    expect(await problemOf(api(other).biometrics.get({ id: first.id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api(other).biometrics.ofPerson({ id: person_id }))).toMatchObject({ status: 404 });
    const live = { ...caller, livemode: true };
    expect(await problemOf(api(live).biometrics.update({ params: { id: first.id }, body: {} }))).toMatchObject({ status: 404 });
  });

  it('is of somebody', async () => {
    const unknown = { status: 422, errors: [expect.objectContaining({ path: 'person_id', code: 'unknown' })] };
    expect(await problemOf(api().biometrics.save({ person_id: NOBODY, type: 'ENROLL' }))).toMatchObject(unknown);
  });

  it('goes with the person, and is in the export of their data', async () => {
    const { result } = await api().biometrics.save({ person_id, type: 'ENROLL' });
    const { body } = await api().people.data({ params: { id: person_id }, headers: { accept: 'application/json' } });
    expect((body as { result: { biometric_results: object[] } }).result.biometric_results).toEqual([result]);
    await api().people.delete({ id: person_id });
    expect(await problemOf(api().biometrics.get({ id: result.id }))).toMatchObject({ status: 404 });
  });
});
