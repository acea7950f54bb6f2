import type { Selectable, Transaction } from 'kysely';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { signersOf } from '../documents/model/signer-store.ts';
import { assignPerson } from '../documents/signer/assign-person.ts';
import { biometricsOf } from '../model/biometrics-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { peopleOf } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleTables } from '../model/tables.ts';

type AttachmentRow = Selectable<PeopleTables['people.attachments']>;

/**
 * Releases a person whom a step recorded before the step was completed again with another CURP. The person is deleted if the workflow
 * created them, no voucher confirmed them, no other source wrote to their record, and there is no legal hold. Otherwise the person stays,
 * and their log records `person.let_go`. `successor` is the workflow's new person; null if it has none.
 */
export async function releasePerson(
  platform: Platform<PeopleTables>,
  caller: Caller,
  trx: Transaction<PeopleTables>,
  attachment: AttachmentRow,
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
    person?.vouched_by === null &&
    !(await hasOtherWriters(trx, attachment)) &&
    !(await signersOf(caller, trx, platform.clock.now()).isInOtherWorkflow(id, attachment.workflow_id)) &&
    !(await platform.tenants.underLegalHold(trx, caller.tenantId));
  await dynamicOf(caller, trx, platform.clock.now()).forget(id, attachment.workflow_id);
  await biometricsOf(caller, trx, platform.clock.now()).replaceForWorkflow(attachment.workflow_id, id, []);
  if (isDeleted) {
    await people.delete(id);
    await platform.idempotency.forget(trx, caller, id);
  }
  const data = { workflow: attachment.workflow_id, successor };
  await platform.events.append(trx, caller, { kind: 'person', id }, { type: isDeleted ? 'person.deleted' : 'person.let_go', data });
}

/** Returns whether another source than the attachment has written data of the person. */
async function hasOtherWriters(
  trx: Transaction<PeopleTables>,
  { tenant_id, livemode, person_id, attached_at }: AttachmentRow,
): Promise<boolean> {
  const theirs = { tenant_id, livemode, person_id };
  const changedIn = (table: 'people.addresses' | 'people.contact_data') =>
    trx
      .selectFrom(table)
      .where((where) => where.and(theirs))
      .where('updated_at', '>', attached_at)
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
    .where('updated_at', '>', attached_at)
    .select('tenant_id')
    .executeTakeFirst();
  // This attachment's own row does not count: it is deleted, or refers to the successor.
  const others = [await changedIn('people.addresses'), await changedIn('people.contact_data')];
  const rest = [await rowIn('people.personal_references'), await rowIn('people.attachments')];
  return [person, ...others, ...rest].some((row) => row !== undefined);
}
