import type { ArchiveSource } from '../platform/archive-source.ts';
import type { AnyTransaction, Caller } from '../platform/ports.ts';

/** What people ask of the documents that they signed. Both keep their tables in one schema, so it is asked in the caller's transaction. */
export interface SignedDocuments {
  /** For the archive of a person. */
  ofPerson: ArchiveSource;
  /** The signer of a workflow's documents is known from now on. */
  attach(trx: AnyTransaction, caller: Caller, workflow: string, personId: string): Promise<void>;
  /** Whether the person signed something in another workflow than this. */
  signedBeside(trx: AnyTransaction, caller: Caller, of: { personId: string; workflow: string }): Promise<boolean>;
  /** What a person signed goes with them. */
  forgetSignedBy(trx: AnyTransaction, caller: Caller, personId: string): Promise<void>;
}
