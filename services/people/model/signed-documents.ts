import type { z } from 'zod';
import type { signerWithDocument } from '#contracts/people/signers.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import type { AnyTransaction, Caller } from '#platform/base/ports.ts';

/** Signed documents, as the people service needs them. Both services share one database, so they share a transaction. */
export interface SignedDocuments {
  /** The files for the archive of a person. */
  ofPerson: ArchiveSource;
  /** Names the signer of a workflow's documents; null for nobody whom something vouches for. */
  attach(trx: AnyTransaction, caller: Caller, workflow: string, personId: string | null): Promise<void>;
  /** Takes the person's name from the documents that were signed in these workflows. */
  detach(trx: AnyTransaction, caller: Caller, personId: string, workflows: readonly string[]): Promise<void>;
  /** Tells whether the person is to sign, or has signed, in another workflow than this. */
  signedBeside(trx: AnyTransaction, caller: Caller, of: { personId: string; workflow: string }): Promise<boolean>;
  /** Deletes what a person signed alone, and of what they signed with others their part. */
  forgetSignedBy(trx: AnyTransaction, caller: Caller, personId: string): Promise<void>;
  /** Makes a person a signer of a document. Throws 404 for no such document, and `invalid_body` that names what does not fit. */
  createSigner(
    trx: AnyTransaction,
    caller: Caller,
    request: { personId: string; document: string; elements: readonly string[] },
  ): Promise<SignerWithoutPerson>;
  /** The newest signers that a person is, newest first. */
  signersOf(caller: Caller, personId: string): Promise<SignerWithoutPerson[]>;
}

/** A signer, without what the person's own record says. */
export type SignerWithoutPerson = Omit<z.output<typeof signerWithDocument>, 'name' | 'email' | 'external_person_id'>;
