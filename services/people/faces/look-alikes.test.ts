import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { createKeptFiles } from '#platform/data/blobs/kept-files.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { ofKey } from '../model/known-by.ts';
import type { PeopleTables } from '../model/tables.ts';
import { createFaceSearch } from './look-alikes.ts';
import { Portraits } from './portraits.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let portraits: Portraits;
let search: ReturnType<typeof createFaceSearch>;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  const view = platform.platform as unknown as Platform<PeopleTables>;
  portraits = new Portraits(view, createKeptFiles(view, { table: 'people.files', folder: 'people', queue: 'people-discard-pictures' }));
  search = createFaceSearch(view, portraits);
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  await platform.tenants.patch(caller.tenantId, { people: { face_search: true } });
});
afterAll(() => platform.close());

/** Returns a face template at this distance from `at(0)`. */
const at = (distance: number) => Float32Array.from({ length: 128 }, (_, place) => (place === 0 ? distance : 0));

/** Creates a person with this stored face template. */
async function person(template: Float32Array, { as = caller, group = null as string | null } = {}): Promise<string> {
  const names = { name: 'Muestra', first_lastname: 'Uno', second_lastname: '' };
  const scoped = { ...as, scopes: new Set([...as.scopes, 'people:ignore_curp_validation']) };
  const made = { national_id: randomUUID(), ...names, people_group_id: group, ignore_curp_validation: true };
  const { result } = await createRouterClient(service.router, { context: { caller: scoped } }).people.create(made);
  const kept = await portraits.prepare(as, { portrait: Uint8Array.of(1), template });
  await platform.platform.database.transaction(async (trx) => {
    await portraits.keep(trx, as, { person_id: result.id, source: 'api', knownBy: ofKey(platform.clock.now()) }, kept);
  });
  return result.id;
}
const wholeTenant = { distance: null, scope: 'tenant' } as const;

describe('people with the same face', () => {
  it('are named nearest first, with how near they are, and nobody who is far', async () => {
    const self = await person(at(0));
    const [near, nearer] = [await person(at(0.45)), await person(at(0.2))];
    await person(at(0.7));
    expect(await search(caller, self, wholeTenant)).toEqual({
      candidates: [
        { person_id: nearer, distance: 0.2, match_level: 7 },
        { person_id: near, distance: 0.45, match_level: 4 },
      ],
      compared: 3,
    });
    expect(await search(caller, self, { distance: 0.3, scope: 'tenant' })).toMatchObject({ candidates: [{ person_id: nearer }] });
  });

  it('are of the tenant and the mode alone, and of the group where it is asked for', async () => {
    const groups = createRouterClient(service.router, { context: { caller } }).groups;
    const group = (await groups.create({ name: 'Crédito', description: 'Sucursal' })).result.id;
    const self = await person(at(0), { group });
    await person(at(0.1), { as: { ...caller, livemode: true } });
    await person(at(0.1), { as: await platform.otherTenant() });
    await person(at(0.1));
    const together = await person(at(0.2), { group });
    expect(await search(caller, self, wholeTenant)).toMatchObject({ compared: 2 });
    expect(await search(caller, self, { distance: null, scope: 'group' })).toMatchObject({
      candidates: [{ person_id: together }],
      compared: 1,
    });
  });

  it('are not found in portraits whose days are over, though a legal hold keeps them', async () => {
    await platform.tenants.patch(caller.tenantId, { people: { portrait_days: 30 }, legal_hold: true });
    await person(at(0.1));
    platform.clock.advance(31 * 86_400);
    const self = await person(at(0));
    expect(await search(caller, self, wholeTenant)).toEqual({ candidates: [], compared: 0 });
  });

  it('are not found in templates of another model, whichever of its name, version and hash is another', async () => {
    const self = await person(at(0));
    for (const other of [{ model: 'other' }, { model_version: '2' }, { model_hash: '0'.repeat(64) }]) {
      const id = await person(at(0.1));
      await platform.platform.database.query.updateTable('people.portraits').where('person_id', '=', id).set(other).execute();
    }
    expect(await search(caller, self, wholeTenant)).toEqual({ candidates: [], compared: 0 });
  });

  it('are not looked for unless the tenant says so, nor for somebody without a portrait or a group', async () => {
    const self = await person(at(0));
    expect(await search(caller, self, { distance: null, scope: 'group' })).toEqual({ skipped: 'no_group' });
    expect(await search(caller, randomUUID(), wholeTenant)).toEqual({ skipped: 'no_portrait' });
    await platform.tenants.patch(caller.tenantId, { people: { face_search: false } });
    expect(await search(caller, self, wholeTenant)).toEqual({ skipped: 'face_search_off' });
  });

  it('are at most ten', async () => {
    const self = await person(at(0));
    for (let number = 0; number < 12; number++) await person(at(number / 100));
    expect(await search(caller, self, wholeTenant)).toMatchObject({ compared: 12, candidates: { length: 10 } });
  });
});
