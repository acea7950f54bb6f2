import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPeople, type PeopleHouse, type PeopleHouseTables, peopleMigrations } from '../../../test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '../../../test/support/platform.ts';
import type { Caller } from '../../platform/ports.ts';
import { systemCaller } from '../../platform/system-caller.ts';

/** When validations run by themselves. */

const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };

let platform: TestPlatform<PeopleHouseTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleHouseTables>(peopleMigrations);
  service = openPeople(platform.platform);
  await service.start();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
});
afterAll(() => platform.close());

const api = () => createRouterClient(service.router, { context: { caller } });
const define = async (name: string, more: Record<string, unknown> = {}) =>
  (await api().validations.create({ name, class: 'curp', config: {}, execution_type: 'auto', ...more })).result.id;
/** Why each validation ran for this person, by its name; all that waits ends. */
const ran = async (person_id: string) => {
  const names = new Map((await api().validations.list({})).result.data.map(({ id, name }) => [id, name]));
  const { data } = (await api().validationResults.list({ person_id })).result;
  await platform.jobs.run();
  return data
    .filter(({ status }) => status === 0)
    .map(({ validation_id, metadata, model_type }) => [names.get(validation_id), metadata.because, model_type])
    .sort();
};

it('by a key: when somebody is made, and when what the class reads changes', async () => {
  await define('curp');
  await define('manual', { execution_type: 'manual' });
  await define('sleeping', { active: false });
  const { result: made } = await api().people.create(LUCIA);
  expect(await ran(made.id)).toEqual([['curp', 'person.vouched', 'person']]);
  const update = (body: object) => api().people.update({ params: { id: made.id }, body });
  await update({ external_ref_id: 'A-1' });
  await update({ name: 'Lucía' });
  expect(await ran(made.id)).toEqual([]);
  await update({ name: 'Lucía María' });
  expect(await ran(made.id)).toEqual([['curp', 'person.changed', 'person']]);
  await api().people.saveByNationalId({ ...LUCIA, name: 'Lucía María' });
  expect(await ran(made.id)).toEqual([]);
  await api().people.saveByNationalId({ ...LUCIA, name: 'Lucía' });
  expect(await ran(made.id)).toEqual([['curp', 'person.changed', 'person']]);
});

it('by a key: when an address or contact data come or change', async () => {
  const { result: list } = await api().blacklists.create({ name: 'Lista', entries: [] });
  await define('list', { class: 'blacklist', config: { lists: [list.id] } });
  const { result: made } = await api().people.create(LUCIA);
  expect(await ran(made.id)).toEqual([['list', 'person.vouched', 'person']]);
  const place = { street: 'Calle', ext_num: '1', state: 'J', municipality: 'M', colony: 'C', zip_code: '44100', references: '' };
  const { result: home } = await api().addresses.create({ person_id: made.id, ...place });
  expect(await ran(made.id)).toEqual([['list', 'address.changed', 'address']]);
  await api().addresses.update({ params: { id: home.id }, body: { street: 'Otra' } });
  expect(await ran(made.id)).toEqual([['list', 'address.changed', 'address']]);
  await api().contacts.create({ person_id: made.id, email: 'lucia@correo.example', phone: '5512345678' });
  expect(await ran(made.id)).toEqual([['list', 'person.changed', 'person']]);
});

it('never for claims that nothing vouches for; for all of them once somebody does', async () => {
  const { result: list } = await api().blacklists.create({ name: 'Lista', entries: [] });
  await define('list', { class: 'blacklist', config: { lists: [list.id] } });
  const workflow = randomUUID();
  const acting = systemCaller(caller, 'workflow', { workflow });
  const address = { street: 'Calle', ext_num: '1', state: 'J', municipality: 'M', colony: 'C', zip_code: '44100' };
  const { people_uuid } = await service.attach(acting, { workflow, step: 'person', person: LUCIA, address });
  expect(await ran(people_uuid)).toEqual([]);
  await service.attach(acting, { workflow, step: 'person', person: { ...LUCIA, name: 'Lucila' }, address });
  expect(await ran(people_uuid)).toEqual([]);
  await service.attach(acting, { workflow, step: 'person', people_uuid, person: LUCIA, address, accepted: ['name'] });
  expect(await ran(people_uuid)).toEqual([
    ['list', 'person.vouched', 'address'],
    ['list', 'person.vouched', 'person'],
  ]);
  // By now what a workflow of the partner's writes is theirs.
  const another = randomUUID();
  const next = { workflow: another, step: 'person', people_uuid, person: { ...LUCIA, name: 'Lucrecia' } };
  await service.attach(systemCaller(caller, 'workflow', { workflow: another }), next);
  expect(await ran(people_uuid)).toEqual([['list', 'person.changed', 'person']]);
});
