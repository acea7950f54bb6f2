import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bank, LUISA, openBank } from './bank.ts';

/**
 * Class: what a workflow told elsewhere outlives it. Whoever deletes a workflow deletes what it told of a person beside the record; the
 * record itself stays. (The portrait that it brought is tried in `faces.test.ts`.)
 */

let bank: Bank;
let id: string;
let descriptor_id: string;
beforeAll(async () => {
  bank = await openBank();
  const { curp, ...names } = LUISA;
  id = (await bank.result('POST', '/people/v1/people', { ...names, national_id: curp })).id;
  const descriptor = [{ title: 'Lugar donde trabajas', type: 'text', key: 'employer', rules: [] }];
  const form = { name: 'Tu trabajo', description: '', key: 'work', descriptor };
  descriptor_id = (await bank.result('POST', '/people/v1/dynamic-descriptors', form)).id;
});
afterAll(() => bank.close());

const HOME = {
  ...{ street: 'Av. Juárez', ext_num: '9', state: 'Jalisco', municipality: 'Guadalajara', colony: 'Centro', zip_code: '44100' },
  references: '',
};
const PRINTED = { street: 'AV JUAREZ 9', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL' };

interface Told {
  outcome: 'match' | 'mismatch';
  at: string;
  friend: string;
}

/** Returns a workflow of the person, after its facts were recorded. */
async function whichTold({ outcome, at, friend }: Told): Promise<string> {
  const { uuid } = await bank.result('POST', '/workflows/v1/workflows', { steps: ['personal_address'], people_uuid: id });
  const isMatch = outcome === 'match';
  const { result } = await bank.peopleFor(uuid).internal.attach({
    ...{ workflow: uuid, step: 'person', people_uuid: id, contact: { email: `${friend}@correo.example` } },
    // One address alone, so that it is compared with what the papers print.
    ...(isMatch ? {} : { address: HOME }),
    ...{ document_address: PRINTED, references: [{ name: friend, phone: '5512345679', person_relation_id: 11 }] },
    dynamic_values: [{ step: 'dynamic_form', descriptor_id, values: { employer: friend } }],
    ...{ faces: [{ outcome, match_level: isMatch ? 6 : 0, at }], liveness: [{ passed: isMatch, at }] },
  });
  expect(result).toMatchObject({ people_uuid: id, vouched_by: 'partner' });
  return uuid;
}

const remove = (uuid: string) => bank.result('DELETE', `/workflows/v1/workflows/${uuid}`);

/** Returns what the workflows told of the person, as keys read it. */
async function told() {
  const { biometrics, references, addresses, addresses_similarity, contact_data, known_by } = await bank.person(id);
  const results = await bank.result('GET', `/people/v1/people/${id}/biometrics`);
  const forms = (await bank.result('GET', `/people/v1/people/${id}/dynamic-values?all=true`)).data;
  return {
    ...{ biometrics, knownBy: known_by.biometrics?.workflow_uuid ?? null },
    results: results
      .map(({ typeName, metadata }: { typeName: string; metadata: { success: boolean } }) => [typeName, metadata.success])
      .sort(),
    friends: references.map(({ name }: { name: string }) => name).sort(),
    forms: forms.length,
    isCompared: addresses_similarity !== null,
    record: [addresses.length > 0, contact_data.length > 0],
  };
}

it('goes with the workflow: results, forms, references and the printed address; the record says what is left', async () => {
  const earlier = await whichTold({ outcome: 'mismatch', at: '2026-11-20T17:00:00.000Z', friend: 'Ana' });
  bank.bench.clock.advance(60);
  const later = await whichTold({ outcome: 'match', at: '2026-11-20T17:30:00.000Z', friend: 'Beto' });
  const record = [true, true];
  expect(await told()).toEqual({
    ...{ biometrics: { liveness: true, match_id: true, match_level: 6 }, knownBy: later },
    results: [
      ['FACE_MATCH_ID', false],
      ['FACE_MATCH_ID', true],
      ['LIVENESS', false],
      ['LIVENESS', true],
    ],
    ...{ friends: ['Ana', 'Beto'], forms: 2, isCompared: true, record },
  });
  expect(await remove(later)).toBe('Workflow deleted');
  expect(await told()).toEqual({
    ...{ biometrics: { liveness: false, match_id: false, match_level: 0 }, knownBy: earlier },
    results: [
      ['FACE_MATCH_ID', false],
      ['LIVENESS', false],
    ],
    ...{ friends: ['Ana'], forms: 1, isCompared: true, record },
  });
  await remove(earlier);
  expect(await told()).toEqual({ biometrics: null, knownBy: null, results: [], friends: [], forms: 0, isCompared: false, record });
  const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'person', id });
  expect(log.filter(({ type }) => type === 'person.workflow_deleted').map(({ data }) => data.workflow)).toEqual([later, earlier]);
});

it('goes too where a job told it while the workflow was deleted', async () => {
  const { uuid } = await bank.result('POST', '/workflows/v1/workflows', { steps: ['personal_address'], people_uuid: id });
  await remove(uuid);
  const faces = [{ outcome: 'match' as const, match_level: 6, at: '2026-11-20T17:45:00.000Z' }];
  await bank.peopleFor(uuid).internal.attach({ workflow: uuid, step: 'person', people_uuid: id, faces });
  expect((await told()).biometrics).toMatchObject({ match_id: true });
  bank.bench.clock.advance(61);
  await bank.bench.jobs.run();
  expect(await told()).toMatchObject({ biometrics: null, results: [] });
});
