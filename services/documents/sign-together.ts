import type { Signing } from '#contracts/documents/signing.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { type ElementRow, elementsOf } from './model/elements-store.ts';
import { personOf } from './model/people-port.ts';
import { isFixed, type SignerRow, signersOf } from './model/signers-store.ts';
import { type DocumentRow, documentsOf } from './model/store.ts';
import type { DocumentTransaction } from './model/tables.ts';
import { SEAL_QUEUE, type SealJob } from './seal-together.ts';
import { type Acts, type SigningParts, textsOf } from './sealing/act.ts';
import { encodeAct } from './stored-act.ts';

/**
 * Signs a document that has signers. Each act is recorded at once and stays as it is; the last one makes the job that seals the document.
 * All sign the same bytes, so nothing changes in the document from the first act on.
 */
export function createSignTogether({ platform, files, people }: SigningParts, acts: Acts) {
  const { clock, database, events, jobs } = platform;

  /** The signer whose workflow this is. Throws where the person is none of them. */
  const signerOf = async (
    trx: DocumentTransaction,
    caller: Caller,
    signers: readonly SignerRow[],
    signing: Signing,
  ): Promise<SignerRow> => {
    const person = await personOf(people, trx, caller, signing);
    const signer = person && signers.find(({ person_id }) => person_id === person);
    if (!signer) throw new Problem('conflict', 'The person of this workflow is none of the signers of this document.');
    if (signer.signed_at) throw new Problem('conflict', 'This person has signed the document already.');
    return signer;
  };

  return async (caller: Caller, document: DocumentRow, signers: readonly SignerRow[], signing: Signing) => {
    const earlier = answerOf(document, signers, signing);
    if (earlier) return async () => earlier;
    const signer = await database.transaction((trx) => signerOf(trx, caller, signers, signing));
    let signatures: string[] = [];
    const act = await acts.read(caller, document, signing, {
      texts: (elements) => (isFixed(signers) ? noTexts(signing) : textsOf(elements, signing)),
      places(elements) {
        const places = placesOfSigner(elements, signers, signer, signing);
        signatures = places.map(({ uuid }) => uuid);
        return places;
      },
    });
    await acts.tryOut(caller, document, act);
    const actBytes = encodeAct(act);
    const act_file_uuid = await files.write(caller, actBytes);
    const signature_file_uuid = await files.write(caller, act.picture);
    const { workflow_uuid } = signing.evidence;

    return async (trx: DocumentTransaction) => {
      const now = clock.now();
      const mine = await personOf(people, trx, caller, signing);
      const documents = documentsOf(caller, trx, now);
      const row = await documents.lock(document.uuid);
      if (!row) throw new Problem('not_found', 'No document has this uuid.');
      const store = signersOf(caller, trx, now);
      const present = await store.ofDocument(row.uuid);
      // Another process was first. The files of this one have no name, so they are swept.
      const other = answerOf(row, present, signing);
      if (other) return other;
      const isSame = mine === signer.person_id && present.find(({ id }) => id === signer.id)?.signed_at === null;
      // Where this act gives texts, nobody else may have fixed them meanwhile.
      if (!isSame || isFixed(present) !== isFixed(signers)) throw new Problem('conflict', 'Somebody else signed meanwhile; ask again.');
      const elements = await elementsOf(caller, trx, { document_uuid: row.uuid }).list();
      refuseIncomplete(elements, present);
      await files.keep(trx, caller, [act_file_uuid, signature_file_uuid]);
      const columns = {
        ...{ workflow_uuid, signing_uuid: signing.signing_uuid, act_file_uuid, signature_file_uuid },
        signature_kept: signing.store_sign === true,
        signature_kind: signing.signature.kind,
        consent_sha256: signing.evidence.consent.text_sha256,
        consent_language: signing.evidence.language,
      };
      await store.sign(signer.id, columns, signatures);
      const left = present.filter(({ id, signed_at }) => id !== signer.id && signed_at === null).length;
      const data = { document: row.uuid, shown_sha256: row.sha256, act_sha256: sha256(actBytes).toString('hex'), left };
      await events.append(trx, caller, { kind: 'workflow', id: workflow_uuid }, { type: 'document.act', data });
      if (left === 0) {
        await documents.update(row.uuid, { complete_at: now });
        const job: SealJob = { tenantId: caller.tenantId, livemode: caller.livemode, uuid: row.uuid };
        await jobs.enqueue(trx, SEAL_QUEUE, job, { singletonKey: row.uuid });
      }
      return answerWith(row, { ...signer, ...columns, signed_at: now });
    };
  };
}

function answerWith(document: DocumentRow, signer: SignerRow) {
  const { signed_at, signature_kind: kind, consent_sha256, consent_language, signature_kept } = signer;
  if (!signed_at || !kind || !consent_sha256 || !consent_language) throw new Error(`The signer ${signer.id} has not signed.`);
  const isSealed = document.signed_at !== null;
  const result = {
    ...{ uuid: document.uuid, sealed: isSealed, sha256: document.signed_sha256, signed_at: signed_at.toISOString() },
    ...{ timestamped: document.timestamped, kind, consent: { text_sha256: consent_sha256, language: consent_language } },
    signature_kept: signature_kept === true,
  };
  return { success: true as const, result };
}

/** Returns the answer that this act had before; null when the document may be signed. Throws when it may not. */
function answerOf(document: DocumentRow, signers: readonly SignerRow[], signing: Signing): ReturnType<typeof answerWith> | null {
  const before = signers.find(({ signing_uuid }) => signing_uuid === signing.signing_uuid);
  if (before) return answerWith(document, before);
  if (document.complete_at || document.signed_at) throw new Problem('conflict', 'This document is signed already.');
  if (document.sha256 !== signing.sha256) throw new Problem('conflict', 'This is not the document that was shown.');
  return null;
}

function noTexts({ texts }: Signing): [] {
  const [uuid] = Object.entries(texts ?? {}).find(([, text]) => text.trim() !== '') ?? [];
  if (uuid) throw invalidMember(`texts.${uuid}`, 'fixed', 'Somebody has signed the document; nothing is written into it any more.');
  return [];
}

function placesOfSigner(
  elements: readonly ElementRow[],
  signers: readonly SignerRow[],
  signer: SignerRow,
  { signature_elements: uuids }: Signing,
): ElementRow[] {
  refuseIncomplete(elements, signers);
  const own = elements.filter(({ uuid }) => signer.elements.some(({ element_uuid }) => element_uuid === uuid));
  uuids?.forEach((uuid, at) => {
    if (!own.some((element) => element.uuid === uuid))
      throw invalidMember(`signature_elements.${at}`, 'not_yours', 'This signature element is not of the signer of this workflow.');
  });
  const places = uuids ? own.filter(({ uuid }) => uuids.includes(uuid)) : own;
  const missing = own.find((element) => element.required && !places.includes(element));
  if (missing) throw invalidMember('signature_elements', 'required', `The signature “${missing.name}” (${missing.uuid}) is needed.`);
  return places;
}

/** A document that could never be sealed is signed by nobody. */
function refuseIncomplete(elements: readonly ElementRow[], signers: readonly SignerRow[]): void {
  const ofSigners = new Set(signers.flatMap((signer) => signer.elements.map(({ element_uuid }) => element_uuid)));
  const open = elements.find(({ uuid, kind, required }) => kind === 'signature' && required && !ofSigners.has(uuid));
  if (open) throw new Problem('conflict', `Nobody is to sign “${open.name}” (${open.uuid}), which is required: make its signer first.`);
}
