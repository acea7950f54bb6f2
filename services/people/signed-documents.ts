import type { ArchiveSource } from '../platform/archive-source.ts';
import type { AnyTransaction, Caller } from '../platform/ports.ts';

/** What the people service needs of signed documents. Both services keep their tables in one schema, so they share a transaction. */
export interface SignedDocuments {
  /** The files for the archive of a person. */
  ofPerson: ArchiveSource;
  /** Names the signer of a workflow's documents; null for nobody whom something vouches for. */
  attach(trx: AnyTransaction, caller: Caller, workflow: string, personId: string | null): Promise<void>;
  /** Takes the person's name from the documents that were signed in these workflows. */
  detach(trx: AnyTransaction, caller: Caller, personId: string, workflows: readonly string[]): Promise<void>;
  /** Whether the person signed something in another workflow than this. */
  signedBeside(trx: AnyTransaction, caller: Caller, of: { personId: string; workflow: string }): Promise<boolean>;
  /** Deletes the documents that a person signed. */
  forgetSignedBy(trx: AnyTransaction, caller: Caller, personId: string): Promise<void>;
}
