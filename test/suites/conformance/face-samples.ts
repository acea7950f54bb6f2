import { astronaut } from '../../support/specimens/faces.ts';
import type { Fixture, Sample } from './sample.ts';

type NewPerson = (fixture: Fixture) => Promise<string>;

/** Milliseconds: a new process loads its models first, and a picture takes half a second of a core. */
const FACES_MS = 30_000;

const picture = (fixture: Fixture) => new File([Uint8Array.from(astronaut())], `${fixture.next()}.jpg`, { type: 'image/jpeg' });

/** Samples for biometric results, face comparison and pictures of credentials. */
export function faceSamples(newPerson: NewPerson): Readonly<Record<string, Sample>> {
  const result = async (fixture: Fixture) => ({
    ...{ person_id: await newPerson(fixture), type: 'LIVENESS', vendor_id: `session ${fixture.next()}`, execution_date: '2026-11-20' },
    metadata: { success: true, matchLevel: 7 },
  });
  const newResult = async (fixture: Fixture): Promise<{ id: string }> => fixture.make('people.biometrics.save', await result(fixture));

  return {
    'people.biometrics.list': { valid: async () => ({}), others: 'nothing' },
    'people.biometrics.save': { valid: result, others: 'hidden' },
    'people.biometrics.get': { valid: async (fixture) => ({ id: (await newResult(fixture)).id }), others: 'hidden' },
    'people.biometrics.update': {
      valid: async (fixture) => ({ params: { id: (await newResult(fixture)).id }, body: { metadata: { success: false } } }),
      others: 'hidden',
    },
    'people.biometrics.ofPerson': { valid: async (fixture) => ({ id: await newPerson(fixture) }), others: 'hidden' },
    'people.faces.compareWithCredential': {
      valid: async (fixture) => ({
        params: { id: await newPerson(fixture) },
        body: { selfie: picture(fixture), ine_front: picture(fixture) },
      }),
      slowest: FACES_MS,
      others: 'hidden',
    },
    'people.faces.uploadCredential': {
      valid: async (fixture) => ({
        params: { id: await newPerson(fixture) },
        body: {
          ...{ ine_front: picture(fixture), ine_reverse: picture(fixture) },
          ...{ ocr_data_front: '{"ine_type":"E"}', ocr_data_reverse: '{"cic":"123456789"}' },
        },
      }),
      slowest: FACES_MS,
      others: 'hidden',
    },
    'people.faces.deletePortraits': {
      valid: async (fixture) => ({ id: await newPerson(fixture) }),
      others: 'hidden',
      keptByHold: true,
    },
  };
}
