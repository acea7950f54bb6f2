import type { AnyTransaction, Caller } from '../platform/ports.ts';

/**
 * What the documents service needs of the people who sign. Both services keep their tables in one schema, so they share a transaction.
 */
export interface Signers {
  /** Whether there is such a person. Keeps them from being deleted until the transaction ends. */
  exists(trx: AnyTransaction, caller: Caller, personId: string): Promise<boolean>;
  /**
   * The person whom a workflow's documents hang on; null where it has recorded nobody yet, or nothing vouches in it for somebody whom
   * something vouches for. Keeps them from being deleted until the transaction ends.
   */
  ofWorkflow(trx: AnyTransaction, caller: Caller, workflow: string): Promise<string | null>;
}
