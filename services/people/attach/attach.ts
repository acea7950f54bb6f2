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
import { letGo } from '../people/replaced.ts';
import { peopleOf } from '../people/store.ts';
import type { SignedDocuments } from '../signed-documents.ts';
import type { PeopleDatabase, PeopleTables } from '../tables.ts';

type Facts = z.output<typeof attachedFacts>;

/**
 * Creates or updates the person and hangs contact and address on them, all or nothing. The same facts of the same step again
 * change nothing; other facts of that step (it was answered anew) change the rows that it made, or let go of the person where they
 * are another's (`replaced.ts`).
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
  const hash = createHmac('sha256', platform.derivedKey('people-attachments')).update(JSON.stringify(facts)).digest();

  return platform.database.transaction(async (trx) => {
    const mine = { tenant_id: caller.tenantId, livemode: caller.livemode, workflow_id: facts.workflow, step: facts.step };
    const turn = `people/attach/${caller.tenantId}/${facts.workflow}/${facts.step}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(trx);
    const done = await trx
      .selectFrom('people.attachments')
      .selectAll()
      .where((where) => where.and(mine))
      .executeTakeFirst();
    if (done && hash.equals(done.facts_hash)) return { people_uuid: done.person_id };

    const { id, created } = await establish(caller, trx, facts, now);
    const before = done?.person_id === id ? done : undefined;
    const contactId = facts.contact ? await attachContact(caller, trx, id, facts.contact, before?.contact_id ?? null, now) : null;
    const addressId = facts.address ? await attachAddress(caller, trx, id, facts.address, before?.address_id ?? null, now) : null;
    const rows = {
      person_id: id,
      contact_id: contactId ?? before?.contact_id ?? null,
      address_id: addressId ?? before?.address_id ?? null,
    };
    const attached = { ...rows, facts_hash: hash, attached_at: now, made_person: created || (before?.made_person ?? false) };
    await trx
      .insertInto('people.attachments')
      .values({ ...mine, ...attached })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'livemode', 'workflow_id', 'step']).doUpdateSet(attached))
      .execute();
    await documents.attach(trx, caller, facts.workflow, id);
    if (done && !before) await letGo({ platform, documents }, caller, trx, done, id);
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

/** The person that a workflow has recorded; null for none yet. */
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

/** The person's id, their row held until the end of the transaction. */
async function establish(caller: Caller, db: PeopleDatabase, facts: Facts, now: Date): Promise<{ id: string; created: boolean }> {
  const people = peopleOf(caller, db, now);
  const known = facts.people_uuid ? await people.lock(facts.people_uuid) : null;
  if (facts.people_uuid && !known) throw new Problem('not_found', 'No person has the id of people_uuid.');
  if (!facts.person) {
    if (known) return { id: known.id, created: false };
    throw new Problem('invalid_body', 'Facts without people_uuid need a person.', { status: 422 });
  }
  const checked = checkPerson(caller, withoutEmpty(facts.person), mexicanDate(now));
  const person = newPerson(checked);
  if (known && known.national_id !== person.national_id) throw new Problem('conflict', 'The CURP is not that of people_uuid.');
  return people.upsert(person, new Set(Object.keys(checked.changes)), 'join');
}

/** A step that knows nothing of a member takes nothing away. */
function withoutEmpty(person: NonNullable<Facts['person']>): typeof person {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)) as typeof person;
}

/** Marks an address of a person as theirs, adding it to their contact data where it is not there yet. */
export async function confirmContact(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  contact: { email: string } | { phone: string },
  now: Date,
): Promise<void> {
  // Two at once take turns at the person.
  await peopleOf(caller, db, now).lock(personId);
  const confirmed =
    'email' in contact ? { ...contact, email_confirmation: true } : { ...contact, phone: `+${contact.phone}`, sms_confirmation: true };
  await attachContact(caller, db, personId, confirmed, null, now);
}

async function attachContact(
  caller: Caller,
  db: PeopleDatabase,
  personId: string,
  given: NonNullable<Facts['contact']>,
  attachedId: string | null,
  now: Date,
): Promise<string | null> {
  if (given.email === undefined && given.phone === undefined) return attachedId;
  const contacts = contactsOf(caller, db, now);
  const email = given.email;
  const phone = given.phone === undefined ? undefined : checkedPhone(given.phone);
  const { rows } = await contacts.list({ page: 1, per_page: 100, person_id: personId });
  const before = chooseContact(rows, attachedId, email, phone);
  const changed = before
    ? changeContact(before, { email, phone })
    : { email: email ?? null, phone: phone ?? null, email_confirmation: false, sms_confirmation: false };
  const values = {
    ...changed,
    email_confirmation: changed.email_confirmation || given.email_confirmation === true,
    sms_confirmation: changed.sms_confirmation || given.sms_confirmation === true,
  };
  const row = before ? await contacts.update(before.id, values) : await contacts.insert({ person_id: personId, ...values });
  return row.id;
}

/** The row that the step made; else the one with this e-mail or phone; else one whose place for it is still empty. */
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
  const changed = attachedId ? await addresses.update(attachedId, addressColumns(current)) : null;
  return (changed ?? (await addresses.insert(newAddress(personId, current)))).id;
}
