import type { Caller, Clock } from '#platform/base/ports.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import { type SignerAssignment, signersOf } from '../model/signer-store.ts';

/** Assigns a person to the documents of workflows. A document is locked before its signers, as by every other write of both. */
export async function assignPerson(clock: Clock, trx: PeopleTransaction, caller: Caller, assignment: SignerAssignment): Promise<void> {
  const now = clock.now();
  const documents = documentsOf(caller, trx, now);
  if (await documents.lockSignedIn(assignment.workflows)) await documents.touch(await signersOf(caller, trx, now).assign(assignment));
}
