import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkValues, type DescribedField, descriptorFaults } from '#contracts/people/dynamic-fields.ts';
import { createBody } from '#contracts/workflows/bodies.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { edgeOver } from '#test/support/edge.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from '../model/tables.ts';

const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const CARLA = { national_id: 'EESC850314MNLJLR04', name: 'Carla', first_lastname: 'Ejemplo', second_lastname: 'Solís' };

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
});
beforeEach(async () => {
  caller = await platform.otherTenant();
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, errors }: Problem) => ({ status, errors: errors?.map(({ path, code }) => `${path} ${code}`) }),
  );
const field = (more: Partial<DescribedField> = {}): DescribedField => ({
  ...{ title: 'Ingreso mensual', type: 'number', key: 'monthly', rules: [], catalog_id: null },
  ...more,
});
const descriptorOf = async (key: string, descriptor = [field()]) =>
  (await api().dynamicDescriptors.create({ name: key, description: '', key, descriptor })).result;

describe('a descriptor', () => {
  it('is made, read, listed and changed, and its key is one tenant’s once', async () => {
    const made = await descriptorOf('income');
    expect((await api().dynamicDescriptors.get({ id: made.id })).result).toEqual(made);
    const changed = await api().dynamicDescriptors.update({ params: { id: made.id }, body: { name: 'Ingresos' } });
    expect(changed.result).toEqual({ ...made, name: 'Ingresos' });
    expect((await api().dynamicDescriptors.list({})).result.data).toEqual([changed.result]);
    expect(await problemOf(descriptorOf('income'))).toEqual({ status: 422, errors: ['key taken'] });
    const other = await platform.otherTenant();
    expect(await problemOf(api(other).dynamicDescriptors.get({ id: made.id }))).toMatchObject({ status: 404 });
  });

  it('says where a type or a rule is unknown', async () => {
    const faultsOf = (...fields: DescribedField[]) => descriptorFaults(fields).map(({ path, code }) => `${path} ${code}`);
    expect(faultsOf(field({ rules: ['required', 'min:0', 'max: 10'] }))).toEqual([]);
    expect(faultsOf(field({ rules: ['regex:^a'] }))).toEqual(['descriptor.0.rules.0 unknown']);
    expect(faultsOf(field({ rules: ['min:x', 'after:2020-01-01'] }))).toEqual([
      'descriptor.0.rules.0 invalid',
      'descriptor.0.rules.1 not_for_type',
    ]);
    expect(faultsOf(field(), field())).toEqual(['descriptor.1.key taken']);
    expect(faultsOf(field({ type: 'select' }))).toEqual(['descriptor.0.catalog_id missing']);
    expect(faultsOf(field({ catalog_id: 'states' }))).toEqual(['descriptor.0.catalog_id not_for_type']);
    expect(faultsOf(field({ type: 'select', catalog_id: 'states' }), field({ key: 'other', type: 'text', rules: ['min:500'] }))).toEqual(
      [],
    );
    expect(await problemOf(descriptorOf('x', [field({ rules: ['nope'] })]))).toEqual({
      status: 422,
      errors: ['descriptor.0.rules.0 unknown'],
    });
  });
});

it.each([
  field({ type: 'select', catalog_id: 'states', rules: ['in:Jalisco'] }),
  field({ rules: ['min:10', 'max:9'] }),
  field({ type: 'text', rules: ['max:0', 'required'] }),
  field({ type: 'text', rules: ['min:501'] }),
  field({ type: 'date', rules: ['after:2020-01-01', 'before:2020-01-02'] }),
])('a field that no value answers is refused: %j', async (one) => {
  expect(await problemOf(descriptorOf('never', [one]))).toEqual({ status: 422, errors: ['descriptor.0.rules contradiction'] });
});

it.each<[DescribedField, unknown, string | null]>([
  [field(), 12.5, null],
  [field(), '12', 'type'],
  [field(), Number.NaN, 'type'],
  [field({ type: 'integer' }), 12.5, 'type'],
  [field({ rules: ['required'] }), null, 'required'],
  [field({ rules: ['required'] }), undefined, 'required'],
  [field({ rules: ['min:10'] }), 9, 'min'],
  [field({ rules: ['max:10'] }), 11, 'max'],
  [field({ type: 'text', rules: ['required'] }), '  ', 'required'],
  [field({ type: 'text', rules: ['min:3'] }), 'ab', 'min'],
  [field({ type: 'text' }), 'a'.repeat(501), 'type'],
  [field({ type: 'text', rules: ['max:600'] }), 'a'.repeat(600), null],
  [field({ type: 'select', rules: ['in:a, b'] }), 'b', null],
  [field({ type: 'select', rules: ['in:a, b'] }), 'c', 'in'],
  [field({ type: 'select', catalog_id: 'states' }), 14, null],
  [field({ type: 'select', catalog_id: 'states' }), 'Jalisco', 'type'],
  [field({ type: 'date', rules: ['after:2020-01-01'] }), '2020-02-29', null],
  [field({ type: 'date', rules: ['before:2020-01-01'] }), '2020-02-29', 'before'],
  [field({ type: 'date' }), '2021-02-29', 'type'],
  [field({ type: 'email' }), 'a@b.example', null],
  [field({ type: 'email' }), 'ab.example', 'type'],
  [field({ type: 'phone' }), '+52 55 1234 5678', null],
  [field({ type: 'boolean' }), 'true', 'type'],
])('checks a value of %j: %j', (one, value, code) => {
  const { values, faults } = checkValues([one], { monthly: value, beside: 1 });
  expect(faults.map((fault) => fault.code)).toEqual(code === null ? [] : [code]);
  expect(Object.keys(values)).toEqual(['monthly']);
});

describe('values', () => {
  const tell = (workflow: string, person: typeof LUCIA, more: object) =>
    service.attach(systemCaller(caller, 'workflow', { workflow }), { workflow, step: 'person', person, ...more });
  const valuesOf = async (id: string, query: { all?: 'true'; descriptor_id?: string } = {}) =>
    (await api().dynamicValues.ofPerson({ params: { id }, query })).result.data;

  it('come with the facts of a workflow, and are shown newest of each or all', async () => {
    const [income, home] = [await descriptorOf('income'), await descriptorOf('home')];
    const workflow = randomUUID();
    const first = [{ step: 'form:a', descriptor_id: income.id, values: { monthly: 1 } }];
    const { people_uuid: id } = await tell(workflow, LUCIA, { dynamic_values: first });
    expect(await valuesOf(id)).toMatchObject([
      { person_id: id, dynamic_property_id: income.id, values: { monthly: 1 }, dynamic_descriptor: income },
    ]);

    platform.clock.advance(60);
    const both = [
      { step: 'form:a', descriptor_id: income.id, values: { monthly: 2 } },
      { step: 'form:b', descriptor_id: income.id, values: { monthly: 3 } },
      { step: 'form:c', descriptor_id: home.id, values: { monthly: 4 } },
    ];
    await tell(workflow, LUCIA, { dynamic_values: both });
    const numbers = async (query: object) => (await valuesOf(id, query)).map(({ values }) => values.monthly).sort();
    expect(await numbers({ all: 'true' })).toEqual([2, 3, 4]);
    expect(await numbers({})).toEqual([3, 4]);
    expect(await numbers({ all: 'true', descriptor_id: home.id })).toEqual([4]);
    expect(await numbers({ descriptor_id: home.id })).toEqual([3, 4]);

    const { app } = edgeOver(platform, [service]);
    const { key } = await platform.keys.create({
      tenantId: caller.tenantId,
      name: 'values',
      livemode: caller.livemode,
      scopes: ['people'],
    });
    const asked = async (query: string) => {
      const answer = await app.request(`/people/v1/people/${id}/dynamic-values?${query}`, { headers: { 'svc-apikey': key } });
      const { result } = (await answer.json()) as { result: { data: { values: { monthly: number } }[] } };
      return result.data.map(({ values }) => values.monthly).sort();
    };
    for (const all of ['all', 'all=', 'all=true', 'all=True']) {
      expect([all, await asked(all), await asked(`${all}&descriptor_id=${income.id}`)]).toEqual([all, [2, 3, 4], [2, 3]]);
    }
    expect([await asked('all=false'), await asked(`all=false&descriptor_id=${income.id}`)]).toEqual([[3, 4], [3]]);
    expect(await asked(`descriptor_id=${income.id}`)).toEqual([3, 4]);

    const { body } = await api().people.data({ params: { id }, headers: { accept: 'application/json' } });
    expect((body as { result: { dynamic_values: object[] } }).result.dynamic_values).toHaveLength(3);
    await api().people.delete({ id });
    const { rows } = await platform.engine.executeSql('select id from people.dynamic_values where tenant_id = $1', [caller.tenantId]);
    expect(rows).toEqual([]);
  });

  it('go with the workflow to somebody else, and wait as claims where nothing vouches: each form is accepted by its name', async () => {
    const income = await descriptorOf('income');
    const told = [{ step: 'form', descriptor_id: income.id, values: { monthly: 1 } }];
    const workflow = randomUUID();
    await tell(workflow, LUCIA, { dynamic_values: told });
    const { people_uuid: carla } = await tell(workflow, CARLA, { dynamic_values: told });
    expect(await valuesOf(carla)).toHaveLength(1);

    const { id: known } = (await api().people.create(LUCIA)).result;
    const home = await descriptorOf('home');
    const stranger = randomUUID();
    const facts = {
      ...{ workflow: stranger, step: 'person', person: { ...LUCIA, name: 'Luz' } },
      dynamic_values: [...told, { step: 'form:b', descriptor_id: home.id, values: { monthly: 2 } }],
    };
    const offer = (more: object) => service.offer(systemCaller(caller, 'workflow', { workflow: stranger }), { ...facts, ...more });
    expect((await offer({})).claims).toEqual({
      people_uuid: known,
      differences: [
        { member: 'name', claimed: 'Luz' },
        { member: 'dynamic_values.form', claimed: { monthly: 1 } },
        { member: 'dynamic_values.form:b', claimed: { monthly: 2 } },
      ],
    });
    expect(await valuesOf(known)).toEqual([]);
    await offer({ people_uuid: known, accepted: ['name'] });
    expect([(await api().people.get({ id: known })).result.name, await valuesOf(known)]).toEqual(['Luz', []]);
    await offer({ people_uuid: known, accepted: ['dynamic_values.form:b'] });
    expect(await valuesOf(known)).toMatchObject([{ values: { monthly: 2 } }]);
  });

  it('come of as many steps as a workflow has', async () => {
    const { id: descriptor_id } = await descriptorOf('income');
    const { maxItems = 0 } = z.toJSONSchema(createBody.shape.steps);
    const told = Array.from({ length: maxItems }, (_, at) => ({ step: `form:a${at}`, descriptor_id, values: { monthly: at } }));
    const { people_uuid: id } = await tell(randomUUID(), LUCIA, { dynamic_values: told });
    const { data } = (await api().dynamicValues.ofPerson({ params: { id }, query: { all: 'true', per_page: 100 } })).result;
    expect(data).toHaveLength(maxItems);
  });

  it('need a descriptor that is there', async () => {
    const told = [{ step: 'form', descriptor_id: randomUUID(), values: {} }];
    expect(await problemOf(tell(randomUUID(), LUCIA, { dynamic_values: told }))).toMatchObject({ status: 422 });
  });
});
