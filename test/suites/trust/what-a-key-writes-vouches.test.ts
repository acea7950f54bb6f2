import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KnownBy } from '#contracts/base/known-by.ts';
import { astronaut } from '../../support/specimens/faces.ts';
import { operationsOf } from '../conformance/operations.ts';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/**
 * Class: one flag for a whole record. A key vouches for the members that it sent, and for nothing else: the partner is then the source of
 * these, and the claims' mailbox and workflow no longer write to the record. The record is vouched for once CURP, names and birth date are.
 */

// biome-ignore lint/suspicious/noExplicitAny: a person's record, of which each place names its own part.
type Loose = any;

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
/** Where a record says how what the key wrote is known. */
type Place = (person: Loose) => KnownBy | null;
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

/** The writes of a key, each with the place of the record that says whose word it is. */
const WRITES: Readonly<Record<string, [Write, Place]>> = {
  'PATCH /v1/people/{id}': [(id) => bank.result('PATCH', `/people/v1/people/${id}`, { name: 'Luisa' }), ({ known_by }) => known_by.name],
  'POST /v1/contacts': [
    (person_id) => bank.result('POST', '/people/v1/contacts', { person_id, email: MAILBOX, phone: PHONE }),
    ({ contact_data: [newest] }) => newest.known_by.phone,
  ],
  'PATCH /v1/contacts/{id}': [
    async (id) => {
      const [{ id: contact }] = (await bank.person(id)).contact_data;
      return bank.result('PATCH', `/people/v1/contacts/${contact}`, { phone: PHONE });
    },
    ({ contact_data: [row] }) => row.known_by.phone,
  ],
  'POST /v1/contacts/sms/validate': [code('sms', { phone: PHONE }, PHONE), ({ contact_data: [row] }) => row.known_by.phone],
  'POST /v1/contacts/email/validate': [
    code('email', { email: MAILBOX }, MAILBOX),
    ({ contact_data }) => contact_data.find(({ email }: { email: string }) => email === MAILBOX).known_by.email,
  ],
  'POST /v1/addresses': [
    (person_id) => bank.result('POST', '/people/v1/addresses', { person_id, ...home }),
    ({ addresses }) => addresses.find(({ street }: { street: string }) => street === home.street).known_by,
  ],
  'PATCH /v1/addresses/{id}': [
    async (id) => {
      const [{ id: address }] = (await bank.person(id)).addresses;
      const { references: _, is_current_address: __, ...whole } = home;
      return bank.result('PATCH', `/people/v1/addresses/${address}`, whole);
    },
    ({ addresses: [row] }) => row.known_by,
  ],
  'POST /v1/references': [
    (person_id) => bank.result('POST', '/people/v1/references', { person_id, ...friend }),
    ({ references: [row] }) => row.known_by,
  ],
  'PATCH /v1/references/{id}': [
    async (person_id) => {
      const { id } = await bank.result('POST', '/people/v1/references', { person_id: await other(), ...friend });
      return bank.result('PATCH', `/people/v1/references/${id}`, { person_id });
    },
    ({ references: [row] }) => row.known_by,
  ],
  'POST /v1/people/{id}/face-match': [
    (id) => bank.result('POST', `/people/v1/people/${id}/face-match`, pictures('selfie', 'ine_front')),
    ({ known_by }) => known_by.biometrics,
  ],
};

/** Writes that leave no mark in the detail form. */
const ELSEWHERE: Readonly<Record<string, Write>> = {
  'POST /v1/biometrics': (person_id) => bank.result('POST', '/people/v1/biometrics', { person_id, ...liveness }),
  'PATCH /v1/biometrics/{id}': async (person_id) => {
    const { id } = await bank.result('POST', '/people/v1/biometrics', { person_id: await other(), ...liveness });
    return bank.result('PATCH', `/people/v1/biometrics/${id}`, { person_id });
  },
  'POST /v1/people/{id}/ine': (id) => bank.result('POST', `/people/v1/people/${id}/ine`, pictures('ine_front', 'ine_reverse')),
};

/** Writes of all that decides who somebody is. */
const WHOLE: Readonly<Record<string, Write>> = {
  'POST /v1/people/by-national-id': () => bank.result('POST', '/people/v1/people/by-national-id', { ...known, national_id: LUISA.curp }),
  'PATCH /v1/people/{id}, all members': (id) => bank.result('PATCH', `/people/v1/people/${id}`, { ...known, national_id: LUISA.curp }),
};

/** Lets a stranger make a record, and returns its id after the write. */
async function afterwards(write: Write): Promise<string> {
  const first = await claims(STRANGER);
  const { people_uuid: id } = await bank.workflow(first.uuid);
  const made = await bank.person(id);
  expect(made).toMatchObject({ vouched_by: null, contact_data: [{ email: STRANGER, email_confirmation: true }] });
  expect(made.known_by.national_id).toMatchObject({ by: 'claimed', workflow_uuid: first.uuid });
  bank.bench.clock.advance(3_700);
  await write(id);
  return id;
}
const continues = async (id: string): Promise<boolean> => {
  bank.bench.clock.advance(3_700);
  const before = await bank.person(id);
  const again = await claims(STRANGER);
  const { people_uuid, vouched_by, status } = await bank.workflow(again.uuid);
  if (people_uuid === id) return true;
  expect({ people_uuid, vouched_by, status }).toEqual({ people_uuid: null, vouched_by: null, status: 'people_error' });
  expect(await bank.person(id)).toEqual(before);
  return false;
};

describe('what a key writes is the partner’s word, the rest stays claimed, and no claim writes over it', () => {
  it.each(Object.entries(WRITES))('%s', async (_name, [write, placeIn]) => {
    const id = await afterwards(write);
    const person = await bank.person(id);
    expect(placeIn(person)).toMatchObject({ by: 'partner', workflow_uuid: null });
    expect(person).toMatchObject({ vouched_by: null, vouched_at: null });
    expect(person.known_by).toMatchObject({ national_id: { by: 'claimed' }, first_lastname: { by: 'claimed' } });
    expect(await continues(id)).toBe(false);
  });

  it.each(Object.entries(ELSEWHERE))('%s vouches for nobody', async (_name, write) => {
    expect(await bank.person(await afterwards(write))).toMatchObject({ vouched_by: null, known_by: { national_id: { by: 'claimed' } } });
  });

  it.each([{ external_ref_id: 'cust-1' }, { vendor_ref_id: 'v-1' }, { people_group_id: null }, { extra_data: { branch: 7 } }])(
    '%j says nothing about who somebody is',
    async (body) => {
      const id = await afterwards((person) => bank.result('PATCH', `/people/v1/people/${person}`, body));
      expect(await bank.person(id)).toMatchObject({ vouched_by: null, known_by: { name: { by: 'claimed' } } });
      expect(await continues(id)).toBe(true);
    },
  );

  it('a correction of one member of an address is not the word for the others', async () => {
    const id = await afterwards(async (person) => {
      const [{ id: address }] = (await bank.person(person)).addresses;
      return bank.result('PATCH', `/people/v1/addresses/${address}`, { ext_num: '9' });
    });
    expect((await bank.person(id)).addresses).toMatchObject([{ ext_num: '9', known_by: { by: 'claimed' } }]);
  });
});

describe('whoever vouches for CURP, names and birth date takes the record over', () => {
  it.each(Object.entries(WHOLE))('%s', async (_name, write) => {
    const id = await afterwards(write);
    const person = await bank.person(id);
    expect(person).toMatchObject({
      vouched_by: 'partner',
      known_by: {
        national_id: { by: 'partner' },
        name: { by: 'partner' },
        birthdate: { by: 'partner' },
        nationality_id: { by: 'claimed' },
      },
      contact_data: [{ email: STRANGER, email_confirmation: false, known_by: { email: { by: 'claimed' } } }],
      addresses: [{ is_current_address: false, known_by: { by: 'claimed' } }],
    });
    expect(await continues(id)).toBe(false);
  });

  it('and what claims answered to forms is answered as known no more; the archive has it', async () => {
    const field = { title: 'Ocupación', type: 'text', key: 'job', rules: [] };
    const form = { name: 'Extra', description: '', key: `extra_${Date.now()}`, descriptor: [field] };
    const { id: descriptor } = await bank.result('POST', '/people/v1/dynamic-descriptors', form);
    const steps = ['personal_data', 'dynamic_form'];
    const visitor = await Visitor.enter(bank, { steps, setup: { dynamic_form: { descriptor } } });
    await visitor.tellsName({ name: 'Mallory' });
    expect((await visitor.answer({ values: { job: 'Hacker' } })).status).toBeLessThan(300);
    await bank.bench.jobs.run();
    const { people_uuid: id } = await bank.workflow(visitor.uuid);
    const values = async () => (await bank.result('GET', `/people/v1/people/${id}/dynamic-values`)).data;
    expect(await values()).toMatchObject([{ values: { job: 'Hacker' }, known_by: { by: 'claimed', workflow_uuid: visitor.uuid } }]);
    bank.bench.clock.advance(60);
    await bank.result('PATCH', `/people/v1/people/${id}`, { ...known, national_id: LUISA.curp });
    expect(await values()).toEqual([]);
    const { body } = await bank.ask(bank.bench.apiKey, 'GET', `/people/v1/people/${id}/data`, undefined, { accept: 'application/json' });
    expect(body.result.dynamic_values).toMatchObject([{ values: { job: 'Hacker' }, known_by: { by: 'claimed' } }]);
  });
});

it('a link of a key for a record that is a mere claim vouches for nobody, and the sealed page says whose word it is', async () => {
  const first = await claims(STRANGER);
  const { people_uuid } = await bank.workflow(first.uuid);
  bank.bench.clock.advance(3_700);
  await bank.result('PATCH', `/people/v1/people/${people_uuid}`, { external_ref_id: 'cust-1' });
  const document_uuid = await bank.paper();
  const visitor = await Visitor.enter(bank, { steps: ['document_sign'], people_uuid, setup: { document_sign: { document_uuid } } });
  expect((await visitor.signs()).status).toBe(200);
  await bank.bench.jobs.run();
  const text = await bank.signedText(document_uuid);
  expect(text).toContain('Mallory Pérez Gómez Declarado por quien firmó; no comprobado');
  expect(text).toContain(`${LUISA.curp} Declarado por quien firmó; no comprobado`);
  expect(text).not.toContain('Según Banco Jacaranda');
});

it('is asked of every operation that writes about a person who is there', () => {
  // Definitions, and operations that only read a person, are excluded.
  const others =
    /\/(search|export|from-curp|people-groups|document|validations|address-validations|blacklists|dynamic-descriptors|signers)|\/send$|^POST \/v1\/people$|^DELETE |^GET /;
  const ofPeople = operationsOf(bank.modules).filter(({ service }) => service === 'people');
  const names = ofPeople.map(({ method, route }) => `${method} ${route}`);
  expect(names.filter((name) => !others.test(name)).sort()).toEqual(
    [...Object.keys({ ...WRITES, ...ELSEWHERE }), 'POST /v1/people/by-national-id'].sort(),
  );
});
