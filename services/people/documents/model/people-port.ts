import type { Signing } from '#contracts/documents/signing.ts';
import type { AnyTransaction, Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';

/**
 * The port through which the documents service reads signers from the people service. Both use one database, so they share transactions.
 */
export interface SigningPeople {
  /** Returns whether the person exists, and locks them against deletion until the transaction ends. */
  exists(trx: AnyTransaction, caller: Caller, personId: string): Promise<boolean>;
  /**
   * Returns the person to whom a workflow's documents belong, locked against deletion until the transaction ends. Null if the workflow
   * has recorded no person, or recorded a verified person without a verification of its own.
   */
  ofWorkflow(trx: AnyTransaction, caller: Caller, workflow: string): Promise<string | null>;
  /** Returns the ids of the workflows that have recorded this person. */
  workflowsOf(caller: Caller, personId: string): Promise<string[]>;
}

/** Returns the signer's person and locks them against deletion; null if the workflow has none. Throws for an unknown `people_uuid`. */
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
