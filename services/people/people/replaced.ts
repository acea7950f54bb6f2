import type { Selectable, Transaction } from 'kysely';
import type { Caller, Platform } from '../../platform/ports.ts';
import type { SignedDocuments } from '../signed-documents.ts';
import type { PeopleTables } from '../tables.ts';
import { peopleOf } from './store.ts';

type Attachment = Selectable<PeopleTables['people.attachments']>;

/**
 * A step was answered anew with another CURP: the person that its first answer made was a slip, and nobody's. They go, unless
 * somebody else has written to them since or the tenant is under legal hold; then they stay, and their record says that the workflow
 * let them go.
 */
export async function letGo(
  { platform, documents }: { platform: Platform<PeopleTables>; documents: Pick<SignedDocuments, 'attach' | 'signedBeside'> },
  caller: Caller,
  trx: Transaction<PeopleTables>,
  before: Attachment,
  successor: string,
): Promise<void> {
  const id = before.person_id;
  const people = peopleOf(caller, trx, platform.clock.now());
  // Whoever signs in their name has a share in the row until they are done; what they signed meanwhile is seen from here on.
  await people.lock(id);
  await documents.attach(trx, caller, before.workflow_id, successor);
  const goes =
    before.made_person &&
    !(await isSomebodyElses(trx, before)) &&
    !(await documents.signedBeside(trx, caller, { personId: id, workflow: before.workflow_id })) &&
    !(await platform.tenants.underLegalHold(trx, caller.tenantId));
  if (goes) {
    await people.delete(id);
    await platform.idempotency.forget(trx, caller, id);
  }
  const data = { workflow: before.workflow_id, successor };
  await platform.events.append(trx, caller, { kind: 'person', id }, { type: goes ? 'person.deleted' : 'person.let_go', data });
}

/** Whether anything about the person is not the attachment's own work. */
async function isSomebodyElses(
  trx: Transaction<PeopleTables>,
  { tenant_id, livemode, person_id, attached_at }: Attachment,
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
  // This attachment's own row names the successor by now.
  const others = [await changedIn('people.addresses'), await changedIn('people.contact_data')];
  const rest = [await standsIn('people.personal_references'), await standsIn('people.attachments')];
  return [person, ...others, ...rest].some((row) => row !== undefined);
}
