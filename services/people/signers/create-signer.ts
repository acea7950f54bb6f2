import type { CallContext, Caller } from '#platform/base/ports.ts';
import { invalidMember, orNotFound } from '#platform/base/problem.ts';
import { contentHash } from '#platform/calls/content-hash.ts';
import { documentsOf } from '../documents/model/document-store.ts';
import { type ElementRow, elementsOf } from '../documents/model/elements-store.ts';
import { signerRecord } from '../documents/model/records.ts';
import { type SignerRow, signersOf } from '../documents/model/signer-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { withPerson } from './with-person.ts';

/** Maximum number of signers of one document: each adds a page of evidence or more. */
const MAX_SIGNERS = 20;

interface SignerRequest {
  personId: string;
  document: string;
  /** Uuids of signature elements. If empty: all unassigned elements; but a template's document must have at most one such element. */
  elements: readonly string[];
}

export const createSigner = (platform: PeoplePlatform) =>
  implementer.signers.create.handler(async ({ input: { params, body }, context }) => {
    const { caller } = context;
    const { document_id, elements } = { ...body, elements: body.elements ?? [] };
    return platform.once(await withoutPassword(context, { document_id, elements }), async (trx) => {
      const people = peopleOf(caller, trx, platform.clock.now());
      // `share` locks the person against deletion until the transaction ends.
      const { id } = requirePerson(await people.share(params.id));
      const person = requirePerson(await people.get(id));
      const signer = await addSigner(trx, caller, { personId: id, document: document_id, elements }, platform.clock.now());
      const entry = { type: 'signer.created', data: { signer: signer.id, document: document_id } };
      await platform.events.append(trx, caller, { kind: 'person', id }, entry);
      const { document: _, ...result } = (await withPerson(caller, trx, person, platform.clock.now()))(signer);
      return { success: true as const, result };
    });
  });

/** Returns a context whose request hash excludes the password, because the hash is stored for a day. */
async function withoutPassword(context: CallContext, body: object): Promise<CallContext> {
  const { idempotency } = context;
  return idempotency ? { ...context, idempotency: { ...idempotency, hash: await contentHash(JSON.stringify(body)) } } : context;
}

/** Adds a person as a signer of a document. Throws `not_found` for an unknown document, and `invalid_body` with the invalid member. */
async function addSigner(trx: PeopleTransaction, caller: Caller, { personId, document: uuid, elements: wanted }: SignerRequest, now: Date) {
  const document = requireDocument(await documentsOf(caller, trx, now).lock(uuid));
  if (document.complete_at) throw invalidMember('document_id', 'signed', 'The document is signed; nobody else can sign it.');
  const store = signersOf(caller, trx, now);
  const signers = await store.ofDocument(document.uuid);
  if (signers.some(({ person_id }) => person_id === personId))
    throw invalidMember('document_id', 'repeated', 'The person is already a signer of this document.');
  if (signers.length >= MAX_SIGNERS) throw invalidMember('document_id', 'too_many', `A document has at most ${MAX_SIGNERS} signers.`);
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
  const signerElementUuids = new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid)));
  const signatures = elements.filter(({ kind }) => kind === 'signature').map((element) => element.uuid);
  const free = signatures.filter((uuid) => !signerElementUuids.has(uuid));
  if (uuids.length === 0) {
    if (signatures.length > 0 && free.length === 0)
      throw invalidMember('elements', 'element_taken', 'Each signature element of the document has a signer.');
    if (isOfTemplate && free.length > 1)
      throw invalidMember(
        'elements',
        'required',
        `Name the elements that this person signs: the document is from a template, and ${free.length} of its signature elements have no signer yet.`,
      );
    return free;
  }
  uuids.forEach((uuid, at) => {
    const path = `elements.${at}`;
    if (!signatures.includes(uuid)) throw invalidMember(path, 'unknown', 'The document has no signature element with this uuid.');
    if (signerElementUuids.has(uuid)) throw invalidMember(path, 'element_taken', 'Another signer has this element.');
  });
  return [...new Set(uuids)];
}

const requireDocument = orNotFound('No document has this id.');
