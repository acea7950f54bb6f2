import type { Transaction } from 'kysely';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, orNotFound } from '#platform/base/problem.ts';
import type { PeopleTables } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import { type ElementRow, elementsOf } from '../model/elements-store.ts';
import { signerRecord } from '../model/records.ts';
import { type SignerRow, signersOf } from '../model/signer-store.ts';

/** The most signers of one document: each adds a page of evidence or more. */
const MOST_SIGNERS = 20;

/** The record of a signer, without the data of the person's own record. */
export type SignerRecord = ReturnType<typeof signerRecord>;

export interface SignerRequest {
  personId: string;
  document: string;
  /** Uuids of signature elements. If empty: all unassigned elements; but a template's document must have at most one such element. */
  elements: readonly string[];
}

/** Adds a person as a signer of a document. Throws `not_found` for an unknown document, and `invalid_body` with the invalid member. */
export async function createSigner(
  { clock }: Pick<Platform<PeopleTables>, 'clock'>,
  trx: Transaction<PeopleTables>,
  caller: Caller,
  { personId, document: uuid, elements: wanted }: SignerRequest,
): Promise<SignerRecord> {
  const now = clock.now();
  const document = existing(await documentsOf(caller, trx, now).lock(uuid));
  if (document.complete_at) throw invalidMember('document_id', 'signed', 'The document is signed; nobody else can sign it.');
  const store = signersOf(caller, trx, now);
  const signers = await store.ofDocument(document.uuid);
  if (signers.some(({ person_id }) => person_id === personId))
    throw invalidMember('document_id', 'repeated', 'The person is a signer of this document already.');
  if (signers.length >= MOST_SIGNERS) throw invalidMember('document_id', 'too_many', `A document has ${MOST_SIGNERS} signers at most.`);
  const elements = await elementsOf(caller, trx, { document_uuid: document.uuid }).list();
  const signer = await store.add({
    document_uuid: document.uuid,
    is_invited: true,
    person_id: personId,
    elements: elementsFor(wanted, { elements, signers, isOfTemplate: document.template_uuid !== null }),
  });
  return signerRecord(signer, document, elements);
}

interface SignaturePlaces {
  elements: readonly ElementRow[];
  signers: readonly SignerRow[];
  /** True if the document is made from a template, whose elements may be meant for certain people. This service does not know for whom. */
  isOfTemplate: boolean;
}

function elementsFor(uuids: readonly string[], { elements, signers, isOfTemplate }: SignaturePlaces): string[] {
  const ofSigners = new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid)));
  const signatures = elements.filter(({ kind }) => kind === 'signature').map((element) => element.uuid);
  const free = signatures.filter((uuid) => !ofSigners.has(uuid));
  if (uuids.length === 0) {
    if (signatures.length > 0 && free.length === 0)
      throw invalidMember('elements', 'element_taken', 'Each signature element of the document has a signer.');
    if (isOfTemplate && free.length > 1)
      throw invalidMember(
        'elements',
        'required',
        `Name those that this person signs: the document is of a template, and nobody has ${free.length} of its signature elements yet.`,
      );
    return free;
  }
  uuids.forEach((uuid, at) => {
    const path = `elements.${at}`;
    if (!signatures.includes(uuid)) throw invalidMember(path, 'unknown', 'The document has no signature element of this uuid.');
    if (ofSigners.has(uuid)) throw invalidMember(path, 'element_taken', 'Another signer has this element.');
  });
  return [...new Set(uuids)];
}

const existing = orNotFound('No document has this id.');
