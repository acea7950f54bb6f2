import type { Signing } from '#contracts/documents/signing.ts';
import type { Owner } from '#platform/base/administration.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { isMereClaim } from '../../model/known-by.ts';
import { peopleOf } from '../../model/person-store.ts';
import type { PeopleTransaction } from '../../model/tables.ts';

/** Returns the signer's person and locks them against deletion; null if the workflow has none. Throws for an unknown `people_uuid`. */
export async function signingPersonOf(
  trx: PeopleTransaction,
  owner: Owner,
  { signer: { people_uuid }, evidence }: Signing,
  now: Date,
): Promise<string | null> {
  if (!people_uuid) return workflowPersonOf(trx, owner, evidence.workflow_uuid, now);
  if (await peopleOf(owner, trx, now).share(people_uuid)) return people_uuid;
  throw invalidMember('signer.people_uuid', 'unknown', 'No person has this id.');
}

/**
 * Returns the person to whom a workflow's documents belong, with a shared lock until the transaction ends: the person is neither deleted
 * nor newly vouched for (confirmed by a trusted source). Null if the workflow has recorded nobody yet, or if a trusted source has confirmed
 * the person since, but nothing of this workflow.
 */
export async function workflowPersonOf(trx: PeopleTransaction, owner: Owner, workflow: string, now: Date): Promise<string | null> {
  const people = peopleOf(owner, trx, now);
  const before = await attachmentOf(trx, owner, workflow);
  if (!before) return null;
  // An attaching or vouching transaction locks the person's row. After the wait, the attachment may differ, so it is read again.
  await people.share(before.person_id);
  const attachment = await attachmentOf(trx, owner, workflow);
  const person = attachment && (await people.share(attachment.person_id));
  if (!attachment || !person) return null;
  // `joined`: the tenant's setting let the workflow write without a trusted source. Its documents then belong to the person as well.
  return attachment.vouched_by !== null || attachment.joined || isMereClaim(person) ? person.id : null;
}

async function attachmentOf(trx: PeopleTransaction, { tenantId, livemode }: Owner, workflow: string) {
  const row = await trx
    .selectFrom('people.attachments')
    .where((where) => where.and({ tenant_id: tenantId, livemode, workflow_id: workflow }))
    .select(['person_id', 'vouched_by', 'joined'])
    .orderBy('attached_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
