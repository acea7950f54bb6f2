import { sql } from 'kysely';
import type { Caller } from '#platform/base/ports.ts';
import { signersOf } from '../documents/model/signer-store.ts';
import { assignPerson } from '../documents/signer/assign-person.ts';
import { biometricsOf } from '../model/biometrics-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { isMereClaim } from '../model/known-by.ts';
import { peopleOf } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import type { Attachment } from './facts-writer.ts';

/**
 * Releases a person whom a step recorded before the step was completed again with another CURP. The person is deleted if the workflow
 * created them, no voucher confirmed them, no other source wrote to their record, and there is no legal hold. Otherwise the person stays,
 * and their log records `person.let_go`. `successor` is the workflow's new person; null if it has none.
 */
export async function releasePerson(
  platform: PeoplePlatform,
  caller: Caller,
  trx: PeopleTransaction,
  attachment: Attachment,
  successor: string | null,
): Promise<void> {
  const id = attachment.person_id;
  const people = peopleOf(caller, trx, platform.clock.now());
  // A signing request holds a shared lock on the person's row. This lock waits for it, so the check below sees the new document.
  const person = await people.lock(id);
  await assignPerson(platform.clock, trx, caller, { workflows: [attachment.workflow_id], to: successor });
  await referencesOf(caller, trx, platform.clock.now()).forget(attachment.workflow_id, id);
  const isDeleted =
    attachment.made_person &&
    person !== null &&
    isMereClaim(person) &&
    !(await hasOtherWriters(trx, attachment)) &&
    !(await signersOf(caller, trx, platform.clock.now()).isInOtherWorkflow(id, attachment.workflow_id)) &&
    !(await platform.tenants.underLegalHold(trx, caller.tenantId));
  await dynamicOf(caller, trx, platform.clock.now()).forget(id, attachment.workflow_id);
  await biometricsOf(caller, trx, platform.clock.now()).forget(attachment.workflow_id, id);
  if (isDeleted) {
    await people.delete(id);
    await platform.idempotency.forget(trx, caller, id);
  }
  const data = { workflow: attachment.workflow_id, successor };
  await platform.events.append(trx, caller, { kind: 'person', id }, { type: isDeleted ? 'person.deleted' : 'person.let_go', data });
}

/** The condition that a row has a value of another source than claims. A key that waited for the lock may have an earlier time. */
const isOfVoucher = sql<boolean>`coalesce(jsonb_path_exists(known_by, '$[*] ? (@.by != "claimed")'), false)`;

/** Returns whether another source than the attachment has written data of the person. */
async function hasOtherWriters(trx: PeopleTransaction, { tenant_id, livemode, person_id, attached_at }: Attachment): Promise<boolean> {
  const theirs = { tenant_id, livemode, person_id };
  const changedIn = (table: 'people.addresses' | 'people.contact_data') =>
    trx
      .selectFrom(table)
      .where((where) => where.and(theirs))
      .where((where) => where.or([where('updated_at', '>', attached_at), isOfVoucher]))
      .select('tenant_id')
      .executeTakeFirst();
  const rowIn = (table: 'people.personal_references' | 'people.attachments') =>
    trx
      .selectFrom(table)
      .where((where) => where.and(theirs))
      .select('tenant_id')
      .executeTakeFirst();
  const person = await trx
    .selectFrom('people.people')
    .where((where) => where.and({ tenant_id, livemode, id: person_id }))
    .where((where) => where.or([where('updated_at', '>', attached_at), isOfVoucher]))
    .select('tenant_id')
    .executeTakeFirst();
  // This attachment's own row does not count: it is deleted, or refers to the successor.
  const others = [await changedIn('people.addresses'), await changedIn('people.contact_data')];
  const rest = [await rowIn('people.personal_references'), await rowIn('people.attachments')];
  return [person, ...others, ...rest].some((row) => row !== undefined);
}
