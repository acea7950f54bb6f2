import type { RegistryRecord } from '#contracts/verification/registry.ts';
import type { Fixture, Sample } from './sample.ts';

/** Samples for validations and the data they read. Definitions are inactive, so that none runs for other samples' people. */

const definition = (fixture: Fixture) => ({
  name: `CURP ${fixture.next()}`,
  class: 'curp',
  active: false,
  config: { require_active: true },
});
const newDefinition = async (fixture: Fixture) => fixture.make('people.validations.create', definition(fixture));

const blacklist = (fixture: Fixture) => ({
  name: `Lista ${fixture.next()}`,
  entries: [{ kind: 'name', value: 'Luisa Pérez Gómez' }],
});
const newBlacklist = async (fixture: Fixture) => fixture.make('people.blacklists.create', blacklist(fixture));

const descriptor = (fixture: Fixture) => ({
  name: 'Ingresos',
  description: '',
  key: `income_${fixture.next()}`,
  descriptor: [{ title: 'Ingreso mensual', type: 'number', key: 'monthly', rules: ['required', 'min:0'], catalog_id: null }],
});
const newDescriptor = async (fixture: Fixture) => fixture.make('people.dynamicDescriptors.create', descriptor(fixture));

const byId = (made: (fixture: Fixture) => Promise<{ id: string }>) => async (fixture: Fixture) => ({ id: (await made(fixture)).id });

/** @param newPerson Makes a person and returns their id. */
export function validationSamples(newPerson: (fixture: Fixture) => Promise<string>): Record<string, Sample> {
  const run = async (fixture: Fixture) => ({
    params: { id: await newPerson(fixture) },
    body: { validations: [(await newDefinition(fixture)).id] },
  });

  /** Deactivates the oldest active validations, because earlier samples may have reached the limit. */
  const makeRoom = async (fixture: Fixture) => {
    for (let page = 1; ; page++) {
      const { data, next_page_url } = await fixture.make('people.validations.list', { page, per_page: 100 });
      const active = data.find((one: { active: boolean }) => one.active);
      if (active) await fixture.make('people.validations.update', { params: { id: active.id }, body: { active: false } });
      if (active || next_page_url === null) return;
    }
  };

  /** Returns a validation result after a run. */
  const newResult = async (fixture: Fixture): Promise<{ id: string }> => {
    const person = await newPerson(fixture);
    await makeRoom(fixture);
    const { id } = await fixture.make('people.validations.create', { ...definition(fixture), active: true });
    await fixture.make('people.personValidations.run', { params: { id: person }, body: { validations: [id] } });
    await fixture.make('people.validations.update', { params: { id }, body: { active: false } });
    const [result] = await fixture.make('people.personValidations.latest', { id: person });
    return result;
  };

  return {
    'people.validations.list': { valid: async () => ({}), others: 'nothing' },
    'people.validations.create': { valid: async (fixture) => definition(fixture), others: 'own' },
    'people.validations.get': { valid: byId(newDefinition), others: 'hidden' },
    'people.validations.update': {
      valid: async (fixture) => ({ params: await byId(newDefinition)(fixture), body: { name: 'Otra' } }),
      others: 'hidden',
    },
    'people.validationResults.list': { valid: async () => ({}), others: 'nothing' },
    'people.validationResults.get': { valid: byId(newResult), others: 'hidden' },
    'people.personValidations.run': { valid: run, another: { validations: [] }, others: 'hidden' },
    'people.personValidations.runForAddresses': {
      valid: async (fixture) => ({ params: { id: await newPerson(fixture) }, body: { validations: [] } }),
      another: {},
      others: 'hidden',
    },
    'people.personValidations.latest': { valid: async (fixture) => ({ id: await newPerson(fixture) }), others: 'hidden' },
    'people.blacklists.list': { valid: async () => ({}), others: 'nothing' },
    'people.blacklists.create': { valid: async (fixture) => blacklist(fixture), others: 'own' },
    'people.blacklists.get': { valid: byId(newBlacklist), others: 'hidden' },
    'people.blacklists.update': {
      valid: async (fixture) => ({ params: await byId(newBlacklist)(fixture), body: { name: 'Otra' } }),
      others: 'hidden',
    },
    'people.dynamicDescriptors.list': { valid: async () => ({}), others: 'nothing' },
    'people.dynamicDescriptors.create': { valid: async (fixture) => descriptor(fixture), others: 'own' },
    'people.dynamicDescriptors.get': { valid: byId(newDescriptor), others: 'hidden' },
    'people.dynamicDescriptors.update': {
      valid: async (fixture) => ({ params: await byId(newDescriptor)(fixture), body: descriptor(fixture) }),
      others: 'hidden',
    },
    'people.dynamicValues.ofPerson': {
      valid: async (fixture) => ({ params: { id: await newPerson(fixture) }, query: {} }),
      others: 'hidden',
    },
  };
}

/** Adds a CURP to the registry of every tenant and mode, because creating its person queries the registry. */
export async function knownCurp(fixture: Fixture, curp: string): Promise<string> {
  const { house } = fixture;
  const rows: RegistryRecord[] = [{ curp, name: 'LUISA', first_last_name: 'PÉREZ', second_last_name: 'GÓMEZ' }];
  const importing = house.operations.find(({ id }) => id === 'verification.registry.import')!;
  for (const key of [house.keys.live, house.keys.test, house.keys.other]) await house.call('http', importing, { rows }, { key });
  return curp;
}
