import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { astronaut } from '../../support/specimens/faces.ts';
import { operationsOf } from '../conformance/operations.ts';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/**
 * Class: a key's data about a person whom claims created. From then on the partner confirms (vouches for) the person, whichever operation
 * wrote, and the claims' mailbox no longer gives access.
 */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const STRANGER = 'mallory@evil.example';
const [MAILBOX, PHONE] = ['luisa@example.com', '525512345678'];
const known = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
const home = {
  ...{ street: 'Av. Juárez', ext_num: '9', state: 'Jalisco', municipality: 'Guadalajara', colony: 'Centro' },
  ...{ zip_code: '44100', references: '', is_current_address: true },
};
const liveness = { type: 'LIVENESS', execution_date: '2026-11-01', metadata: { success: true } };
const friend = { name: 'Ana Ruiz', phone: '525511112222', person_relation_id: 1 };

beforeEach(async () => {
  bank.bench.clock.advance(3_700);
  for (const { id } of (await bank.result('GET', '/people/v1/people?per_page=100')).data)
    await bank.result('DELETE', `/people/v1/people/${id}`);
});

async function claims(email: string): Promise<Visitor> {
  const visitor = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data', 'personal_address'] });
  await visitor.proves(email);
  await visitor.tellsName({ name: 'Mallory' });
  await visitor.tellsAddress();
  await bank.bench.jobs.run();
  return visitor;
}

/** Creates another person through a key. */
const other = async (): Promise<string> =>
  (await bank.result('POST', '/people/v1/people', { ...known, national_id: 'BEML920313HMCLNS09' })).id;

type Write = (id: string) => Promise<unknown>;
const pictures = (...names: string[]) => {
  const form = new FormData();
  for (const name of names) form.set(name, new File([Uint8Array.from(astronaut())], `${name}.jpg`, { type: 'image/jpeg' }));
  return form;
};
const code = (kind: 'sms' | 'email', to: object, address: string): Write => {
  return async (person_id) => {
    await bank.result('POST', `/people/v1/contacts/${kind}/send`, { person_id, ...to });
    return bank.result('POST', `/people/v1/contacts/${kind}/validate`, { person_id, ...to, code: await bank.codeFor(address) });
  };
};

const WRITES: Readonly<Record<string, Write>> = {
  'POST /v1/people/by-national-id': () => bank.result('POST', '/people/v1/people/by-national-id', { ...known, national_id: LUISA.curp }),
  'PATCH /v1/people/{id}': (id) => bank.result('PATCH', `/people/v1/people/${id}`, { name: 'Luisa' }),
  'POST /v1/contacts': (person_id) => bank.result('POST', '/people/v1/contacts', { person_id, email: MAILBOX, phone: PHONE }),
  'PATCH /v1/contacts/{id}': async (id) => {
    const [{ id: contact }] = (await bank.person(id)).contact_data;
    return bank.result('PATCH', `/people/v1/contacts/${contact}`, { phone: PHONE });
  },
  'POST /v1/contacts/sms/validate': code('sms', { phone: PHONE }, PHONE),
  'POST /v1/contacts/email/validate': code('email', { email: MAILBOX }, MAILBOX),
  'POST /v1/addresses': (person_id) => bank.result('POST', '/people/v1/addresses', { person_id, ...home }),
  'PATCH /v1/addresses/{id}': async (id) => {
    const [{ id: address }] = (await bank.person(id)).addresses;
    return bank.result('PATCH', `/people/v1/addresses/${address}`, { ext_num: '9' });
  },
  'POST /v1/references': (person_id) => bank.result('POST', '/people/v1/references', { person_id, ...friend }),
  'PATCH /v1/references/{id}': async (person_id) => {
    const { id } = await bank.result('POST', '/people/v1/references', { person_id: await other(), ...friend });
    return bank.result('PATCH', `/people/v1/references/${id}`, { person_id });
  },
  'POST /v1/biometrics': (person_id) => bank.result('POST', '/people/v1/biometrics', { person_id, ...liveness }),
  'PATCH /v1/biometrics/{id}': async (person_id) => {
    const { id } = await bank.result('POST', '/people/v1/biometrics', { person_id: await other(), ...liveness });
    return bank.result('PATCH', `/people/v1/biometrics/${id}`, { person_id });
  },
  'POST /v1/people/{id}/face-match': (id) => bank.result('POST', `/people/v1/people/${id}/face-match`, pictures('selfie', 'ine_front')),
  'POST /v1/people/{id}/ine': (id) => bank.result('POST', `/people/v1/people/${id}/ine`, pictures('ine_front', 'ine_reverse')),
};

/** Writes that move contact data or an address to or from another person's record. */
const MOVES: Readonly<Record<string, Write>> = {
  'contact data that come to them': async (person_id) => {
    const { id } = await bank.result('POST', '/people/v1/contacts', { person_id: await other(), email: MAILBOX, phone: PHONE });
    return bank.result('PATCH', `/people/v1/contacts/${id}`, { person_id });
  },
  'an address that comes to them': async (person_id) => {
    const { id } = await bank.result('POST', '/people/v1/addresses', { person_id: await other(), ...home });
    return bank.result('PATCH', `/people/v1/addresses/${id}`, { person_id });
  },
  'an address that leaves them': async (id) => {
    const [{ id: address }] = (await bank.person(id)).addresses;
    return bank.result('PATCH', `/people/v1/addresses/${address}`, { person_id: await other() });
  },
};

it.each(Object.entries({ ...WRITES, ...MOVES }))('%s', async (_name, write) => {
  const first = await claims(STRANGER);
  const { people_uuid: id } = await bank.workflow(first.uuid);
  expect(await bank.person(id)).toMatchObject({ vouched_by: null, contact_data: [{ email: STRANGER, email_confirmation: true }] });
  bank.bench.clock.advance(3_700);
  await write(id);
  const person = await bank.person(id);
  expect(person.vouched_by).toBe('partner');
  const theirs = person.contact_data.find(({ email }: { email: string }) => email === STRANGER);
  expect(theirs?.email_confirmation ?? false).toBe(false);

  bank.bench.clock.advance(3_700);
  const again = await claims(STRANGER);
  expect(await bank.workflow(again.uuid)).toMatchObject({ status: 'people_error', people_uuid: null, vouched_by: null });
  expect(await bank.person(id)).toEqual(person);
});

it('is asked of every operation that writes about a person who is there', () => {
  // Definitions, and operations that only read a person, are excluded.
  const others =
    /\/(search|export|from-curp|people-groups|document|validations|address-validations|blacklists|dynamic-descriptors|signers)|\/send$|^POST \/v1\/people$|^DELETE |^GET /;
  const ofPeople = operationsOf(bank.modules).filter(({ service }) => service === 'people');
  const names = ofPeople.map(({ method, route }) => `${method} ${route}`);
  expect(names.filter((name) => !others.test(name)).sort()).toEqual(Object.keys(WRITES).sort());
});
