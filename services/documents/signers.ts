import type { AnyTransaction, Caller } from '../platform/ports.ts';

/**
 * What documents ask about the people who sign them. Both keep their tables in one schema, so a question is asked in the caller's
 * transaction.
 */
export interface Signers {
  /** Whether there is such a person, who is not deleted until the transaction ends. */
  exists(trx: AnyTransaction, caller: Caller, personId: string): Promise<boolean>;
  /** The person that a workflow has recorded; null for none yet. */
  ofWorkflow(trx: AnyTransaction, caller: Caller, workflow: string): Promise<string | null>;
}
