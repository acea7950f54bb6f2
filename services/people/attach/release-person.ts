import type { Selectable, Transaction } from 'kysely';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { biometricsOf } from '../model/biometrics-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { peopleOf } from '../model/person-store.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { SignedDocuments } from '../model/signed-documents.ts';
import type { PeopleTables } from '../model/tables.ts';

type AttachmentRow = Selectable<PeopleTables['people.attachments']>;

/**
 * Releases the person that a step created before it was completed anew with another CURP. The person is deleted, unless somebody else
 * has written to their record since or the tenant is under legal hold. Then the person stays, and their log says that the workflow let
 * them go. Without a successor the workflow has nobody, and its attachment is gone.
 */
export async function releasePerson(
  { platform, documents }: { platform: Platform<PeopleTables>; documents: Pick<SignedDocuments, 'attach' | 'signedBeside'> },
  caller: Caller,
  trx: Transaction<PeopleTables>,
  attachment: AttachmentRow,
  successor: string | null,
): Promise<void> {
  const id = attachment.person_id;
  const people = peopleOf(caller, trx, platform.clock.now());
  // A signing request shares the person's row until it ends. The lock waits for it, so its document is seen below.
  const person = await people.lock(id);
  await documents.attach(trx, caller, attachment.workflow_id, successor);
  await referencesOf(caller, trx, platform.clock.now()).forget(attachment.workflow_id, id);
  const isDeleted =
    attachment.made_person &&
    person?.vouched_by === null &&
    !(await hasOtherWriters(trx, attachment)) &&
    !(await documents.signedBeside(trx, caller, { personId: id, workflow: attachment.workflow_id })) &&
    !(await platform.tenants.underLegalHold(trx, caller.tenantId));
  await dynamicOf(caller, trx, platform.clock.now()).forget(id, attachment.workflow_id);
  await biometricsOf(caller, trx, platform.clock.now()).tell(attachment.workflow_id, id, []);
  if (isDeleted) {
    await people.delete(id);
    await platform.idempotency.forget(trx, caller, id);
  }
  const data = { workflow: attachment.workflow_id, successor };
  await platform.events.append(trx, caller, { kind: 'person', id }, { type: isDeleted ? 'person.deleted' : 'person.let_go', data });
}

/** Tells whether anybody but the attachment has written about the person. */
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
  const standsIn = (table: 'people.personal_references' | 'people.attachments') =>
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
  // This attachment's row is gone, or names the successor.
  const others = [await changedIn('people.addresses'), await changedIn('people.contact_data')];
  const rest = [await standsIn('people.personal_references'), await standsIn('people.attachments')];
  return [person, ...others, ...rest].some((row) => row !== undefined);
}
