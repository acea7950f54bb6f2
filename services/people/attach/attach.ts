import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { attachedFacts } from '../../../contracts/people/attach.ts';
import { mexicanDate } from '../../../mexico/today.ts';
import type { Caller, Owner, Platform } from '../../platform/ports.ts';
import { Problem } from '../../platform/problem.ts';
import { addressColumns, newAddress } from '../addresses/fields.ts';
import { addressesOf } from '../addresses/store.ts';
import { checkedPhone } from '../contacts/phone.ts';
import { type ContactRow, changeContact, contactsOf, sameEmail } from '../contacts/store.ts';
import { checkPerson, newPerson } from '../people/fields.ts';
import { peopleOf } from '../people/store.ts';
import type { SignedDocuments } from '../signed-documents.ts';
import type { PeopleDatabase, PeopleTables } from '../tables.ts';
import { releasePerson } from './release-person.ts';

type Facts = z.output<typeof attachedFacts>;

/**
 * Creates or updates the person with their contact data and address, all or nothing. The same facts of the same step change nothing.
 * Other facts of that step change the rows that it created. Facts of another person release the former one (`release-person.ts`).
 *
 * Throws `invalid_body` (422) for facts that cannot be a person's, `not_found` for an unknown `people_uuid`, `conflict` where the
 * CURP is not that of `people_uuid`.
 */
export async function attachFacts(
  platform: Platform<PeopleTables>,
  documents: Pick<SignedDocuments, 'attach' | 'signedBeside'>,
  caller: Caller,
  facts: Facts,
): Promise<{ people_uuid: string }> {
  const now = platform.clock.now();
  const key = await platform.keys.lasting('people-attachments');
  const hash = createHmac('sha256', key).update(JSON.stringify(facts)).digest();

  return platform.database.transaction(async (trx) => {
    const mine = { tenant_id: caller.tenantId, livemode: caller.livemode, workflow_id: facts.workflow, step: facts.step };
    const turn = `people/attach/${caller.tenantId}/${facts.workflow}/${facts.step}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(trx);
    const former = await trx
      .selectFrom('people.attachments')
      .selectAll()
      .where((where) => where.and(mine))
      .executeTakeFirst();
    if (former && hash.equals(former.facts_hash)) return { people_uuid: former.person_id };

    const { id, created } = await establish(caller, trx, facts, now);
    const own = former?.person_id === id ? former : undefined;
    const contactId = facts.contact ? await attachContact(caller, trx, id, facts.contact, own?.contact_id ?? null, now) : null;
    const addressId = facts.address ? await attachAddress(caller, trx, id, facts.address, own?.address_id ?? null, now) : null;
    const ids = {
      person_id: id,
      contact_id: contactId ?? own?.contact_id ?? null,
      address_id: addressId ?? own?.address_id ?? null,
    };
    const columns = { ...ids, facts_hash: hash, attached_at: now, made_person: created || (own?.made_person ?? false) };
    await trx
      .insertInto('people.attachments')
      .values({ ...mine, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'livemode', 'workflow_id', 'step']).doUpdateSet(columns))
      .execute();
    await documents.attach(trx, caller, facts.workflow, id);
    if (former && !own) await releasePerson({ platform, documents }, caller, trx, former, id);
    await platform.events.append(
      trx,
      caller,
      { kind: 'person', id },
      {
        type: created ? 'person.created' : 'person.updated',
        data: { workflow: facts.workflow, person: !!facts.person, contact: !!facts.contact, address: !!facts.address },
      },
    );
    return { people_uuid: id };
  });
}

/** The person whom a workflow has recorded; null for none yet. */
export async function attachedPerson(db: PeopleDatabase, { tenantId, livemode }: Owner, workflow: string): Promise<string | null> {
  const row = await db
    .selectFrom('people.attachments')
    .where((where) => where.and({ tenant_id: tenantId, livemode, workflow_id: workflow }))
    .select('person_id')
    .orderBy('attached_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Finds or creates the person and locks their row until the end of the transaction. */
async function establish(caller: Caller, db: PeopleDatabase, facts: Facts, now: Date): Promise<{ id: string; created: boolean }> {
  const people = peopleOf(caller, db, now);
  const existing = facts.people_uuid ? await people.lock(facts.people_uuid) : null;
  if (facts.people_uuid && !existing) throw new Problem('not_found', 'No person has the id of people_uuid.');
  if (!facts.person) {
    if (existing) return { id: existing.id, created: false };
    throw new Problem('invalid_body', 'Facts without people_uuid need a person.', { status: 422 });
  }
  const checked = checkPerson(caller, withoutEmpty(facts.person), mexicanDate(now));
  const person = newPerson(checked);
  if (existing && existing.national_id !== person.national_id) throw new Problem('conflict', 'The CURP is not that of people_uuid.');
  return people.upsert(person, new Set(Object.keys(checked.changes)), 'join');
}

/** A member that a step does not know keeps its value. */
function withoutEmpty(person: NonNullable<Facts['person']>): typeof person {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)) as typeof person;
}

/** Confirms an e-mail address or a phone number of a person, and adds it to their contact data if it is missing. */
export async function confirmContact(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  contact: { email: string } | { phone: string },
  now: Date,
): Promise<void> {
  // Two requests at once take turns at the person.
  await peopleOf(caller, db, now).lock(personId);
  const confirmed =
    'email' in contact ? { ...contact, email_confirmation: true } : { ...contact, phone: `+${contact.phone}`, sms_confirmation: true };
  await attachContact(caller, db, personId, confirmed, null, now);
}

async function attachContact(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  contact: NonNullable<Facts['contact']>,
  attachedId: string | null,
  now: Date,
): Promise<string | null> {
  if (contact.email === undefined && contact.phone === undefined) return attachedId;
  const contacts = contactsOf(caller, db, now);
  const { email } = contact;
  const phone = contact.phone === undefined ? undefined : checkedPhone(contact.phone);
  const { rows } = await contacts.list({ page: 1, per_page: 100, person_id: personId });
  const existing = chooseContact(rows, attachedId, email, phone);
  const addresses = existing
    ? changeContact(existing, { email, phone })
    : { email: email ?? null, phone: phone ?? null, email_confirmation: false, sms_confirmation: false };
  const values = {
    ...addresses,
    email_confirmation: addresses.email_confirmation || contact.email_confirmation === true,
    sms_confirmation: addresses.sms_confirmation || contact.sms_confirmation === true,
  };
  const row = existing ? await contacts.update(existing.id, values) : await contacts.insert({ person_id: personId, ...values });
  return row.id;
}

/** Returns the row that the step created, else the one with this e-mail or phone, else one that has neither yet. */
function chooseContact(rows: ContactRow[], attachedId: string | null, email: string | undefined, phone: string | undefined) {
  return (
    rows.find((row) => row.id === attachedId) ??
    rows.find((row) => (email !== undefined && sameEmail(row.email, email)) || (phone !== undefined && row.phone === phone)) ??
    rows.find((row) => (email === undefined || row.email === null) && (phone === undefined || row.phone === null))
  );
}

async function attachAddress(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  fields: NonNullable<Facts['address']>,
  attachedId: string | null,
  now: Date,
): Promise<string> {
  const addresses = addressesOf(caller, db, now);
  const current = { ...fields, is_current_address: true };
  const row = attachedId ? await addresses.update(attachedId, addressColumns(current)) : null;
  return (row ?? (await addresses.insert(newAddress(personId, current)))).id;
}
