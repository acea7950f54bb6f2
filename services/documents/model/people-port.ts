import type { Signing } from '#contracts/documents/signing.ts';
import type { AnyTransaction, Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';

/**
 * The people who sign, as the documents service needs them. Both services share one database, so they share a transaction.
 */
export interface SigningPeople {
  /** Tells whether the person exists, and keeps them from being deleted until the transaction ends. */
  exists(trx: AnyTransaction, caller: Caller, personId: string): Promise<boolean>;
  /**
   * The person whom a workflow's documents hang on; null where it has recorded nobody yet, or nothing vouches in it for somebody whom
   * something vouches for. Keeps them from being deleted until the transaction ends.
   */
  ofWorkflow(trx: AnyTransaction, caller: Caller, workflow: string): Promise<string | null>;
  /** The workflows that have recorded this person. */
  workflowsOf(caller: Caller, personId: string): Promise<string[]>;
}

/** Returns the person who signs and keeps them from being deleted meanwhile; null where the workflow has nobody to hang it on. */
export async function personOf(
  people: SigningPeople,
  trx: AnyTransaction,
  caller: Caller,
  { signer, evidence }: Signing,
): Promise<string | null> {
  const { people_uuid } = signer;
  if (people_uuid) {
    if (await people.exists(trx, caller, people_uuid)) return people_uuid;
    throw invalidMember('signer.people_uuid', 'unknown', 'No person has this id.');
  }
  return people.ofWorkflow(trx, caller, evidence.workflow_uuid);
}
