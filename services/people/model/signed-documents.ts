import type { z } from 'zod';
import type { signerWithDocument } from '#contracts/people/signers.ts';
import type { ArchiveSource } from '#platform/base/archive-source.ts';
import type { AnyTransaction, Caller } from '#platform/base/ports.ts';

/** The port through which the people service uses signed documents. Both services use one database, so they share transactions. */
export interface SignedDocuments {
  /** The source of a person's signed files, for the archive of their data. */
  ofPerson: ArchiveSource;
  /** Assigns the signer of a workflow's documents. Null if the workflow has not verified any person. */
  attach(trx: AnyTransaction, caller: Caller, workflow: string, personId: string | null): Promise<void>;
  /** Unassigns the person from the documents that were signed in these workflows. */
  detach(trx: AnyTransaction, caller: Caller, personId: string, workflows: readonly string[]): Promise<void>;
  /** Returns whether the person has signed or is to sign a document outside this workflow. */
  signedBeside(trx: AnyTransaction, caller: Caller, of: { personId: string; workflow: string }): Promise<boolean>;
  /** Deletes the documents that only this person signed, and removes the person from documents with other signers. */
  forgetSignedBy(trx: AnyTransaction, caller: Caller, personId: string): Promise<void>;
  /** Adds a person as a signer of a document. Throws `not_found` for an unknown document, and `invalid_body` with the invalid member. */
  createSigner(
    trx: AnyTransaction,
    caller: Caller,
    request: { personId: string; document: string; elements: readonly string[] },
  ): Promise<SignerWithoutPerson>;
  /** Lists a person's newest invitations to sign, newest first. */
  signersOf(caller: Caller, personId: string): Promise<SignerWithoutPerson[]>;
}

/** The record of a signer, without the data of the person's own record. */
export type SignerWithoutPerson = Omit<z.output<typeof signerWithDocument>, 'name' | 'email' | 'external_person_id'>;
