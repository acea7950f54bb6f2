import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/**
 * Class: a code at one address that confirms another. A code confirms only the address to which it was sent, whatever else the record
 * has.
 */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const [MAILBOX, OWN] = ['luisa@example.com', 'luisa.work@example.com'];
const STRANGER = 'mallory@evil.example';
const [PHONE, OTHER_PHONE] = ['525512345678', '525598765432'];
const known = { national_id: LUISA.curp, name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };

beforeEach(async () => {
  bank.bench.clock.advance(3_700);
  for (const { id } of (await bank.result('GET', '/people/v1/people?per_page=100')).data)
    await bank.result('DELETE', `/people/v1/people/${id}`);
});

async function contactsAfter(id: string, phone: string, email: string) {
  const visitor = await Visitor.enter(bank, { steps: ['verify_phone', 'verify_email', 'personal_data'] });
  await visitor.proves(`+${phone}`);
  await visitor.proves(email);
  await visitor.tellsName();
  await bank.bench.jobs.run();
  expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'success', people_uuid: id, vouched_by: 'contact' });
  return (await bank.person(id)).contact_data;
}

it.each([
  ['phone', PHONE, STRANGER, { email_confirmation: false, sms_confirmation: true }],
  ['mailbox', OTHER_PHONE, MAILBOX, { email_confirmation: true, sms_confirmation: false }],
])('confirms the %s on record that was proven, and not what stands beside it', async (_which, phone, email, confirmed) => {
  const { id } = await bank.result('POST', '/people/v1/people', known);
  await bank.result('POST', '/people/v1/contacts', { person_id: id, email: MAILBOX, phone: PHONE });
  expect(await contactsAfter(id, phone, email)).toMatchObject([{ email: MAILBOX, phone: PHONE, ...confirmed }]);
});

it('gives the mailbox of whoever made the record first no say, once she proves her phone and a mailbox of her own', async () => {
  const mallory = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
  await mallory.proves(STRANGER);
  await mallory.tellsName({ name: 'Mallory' });
  await bank.bench.jobs.run();
  const { people_uuid: id } = await bank.workflow(mallory.uuid);
  const [row] = (await bank.person(id)).contact_data;
  await bank.result('PATCH', `/people/v1/contacts/${row.id}`, { phone: PHONE });

  bank.bench.clock.advance(3_700);
  const expected = { email: STRANGER, email_confirmation: false, phone: PHONE, sms_confirmation: true };
  expect(await contactsAfter(id, PHONE, OWN)).toMatchObject([expected]);
  expect(await bank.person(id)).toMatchObject({ vouched_by: null, known_by: { national_id: { by: 'contact' }, name: { by: 'claimed' } } });

  bank.bench.clock.advance(3_700);
  const again = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
  await again.proves(STRANGER);
  await again.tellsName({ name: 'Mallory' });
  await bank.bench.jobs.run();
  expect(await bank.workflow(again.uuid)).toMatchObject({ status: 'people_error', people_uuid: null, vouched_by: null });
});
