import type { Signing } from '#contracts/documents/signing.ts';
import type { Caller, Clock } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { implementer } from '../../model/implementer.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { type DocumentRow, documentsOf, requireDocument } from '../model/document-store.ts';
import { elementsOf } from '../model/elements-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { type ActColumns, isFixed, type SignerRow, signersOf } from '../model/signer-store.ts';
import { signingPersonOf } from '../model/signing-person.ts';
import { type Act, readAct, refuseUnknownWorkflow } from './act.ts';
import { askDecisionLater } from './ask-decision.ts';
import { placesToSign, refuseIncomplete, textsToWrite } from './elements-to-sign.ts';
import { recordSeal } from './record-seal.ts';
import { sealLater } from './seal-document.ts';
import { makeSignedFile, type SignedFile, tryPreparing } from './signed-file.ts';
import { earlierAnswer, signingAnswer } from './signing-answer.ts';
import { encodeAct } from './stored-act.ts';

/** An act whose files are stored, but which is not recorded yet. */
interface PreparedAct {
  document: string;
  signing: Signing;
  /** The document's signers at the time when the act was read. */
  signers: readonly SignerRow[];
  /** The invited signer of the act. Null for a sole signer without an invitation. */
  signer: SignerRow | null;
  /** The uuids of the elements that get the signature. */
  places: readonly string[];
  columns: ActColumns;
  /** The sealed file of a sole signer, or the SHA-256 of an act that is stored until the seal. */
  result: { file: SignedFile } | { actSha256: string };
}

/**
 * Signs a document. Files are stored first, and one transaction then records them: a process that dies in between leaves the document open
 * and unreferenced files, which a sweep deletes. Simultaneous requests run one after the other, by a turn in this process and a lock on
 * the row; the second request gets the first answer, or `conflict`.
 *
 * An invited signer's act is recorded unchanged; the last act enqueues the job that seals the document. If nobody was invited, the first
 * person to sign is the sole signer. Their act and the seal are recorded together for an API key; the act of a workflow waits until the
 * workflow has recorded its submission.
 */
export const signDocument = (parts: DocumentParts) =>
  implementer.documents.sign.handler(({ input: { params, body: signing }, context }) => {
    const { caller } = context;
    const { uuid } = params;
    refuseHoldByKey(caller, signing);
    return parts.turns.take(`${caller.tenantId} ${uuid}`, () =>
      parts.platform.onceAfter(context, async () => {
        const { clock, database } = parts.platform;
        const document = requireDocument(await documentsOf(caller, database.query, clock.now()).get(uuid));
        const signers = await signersOf(caller, database.query, clock.now()).ofDocument(uuid);
        const earlier = earlierAnswer(document, signers, signing);
        if (earlier) return async () => earlier;
        const preparedAct = await prepareAct(parts, caller, { document, signers, signing });
        return (trx: PeopleTransaction) => recordAct(parts, trx, caller, preparedAct);
      }),
    );
  });

/** Throws `invalid_body` for an act that an API key wants held: only the workflows service reports a decision. */
function refuseHoldByKey({ kind }: Caller, { awaits_decision }: Signing): void {
  if (!awaits_decision || kind !== 'key') return;
  throw invalidMember('awaits_decision', 'not_allowed', 'Only a workflow of this installation waits for a decision; leave it out.');
}

async function prepareAct(
  parts: DocumentParts,
  caller: Caller,
  { document, signers, signing }: { document: DocumentRow; signers: readonly SignerRow[]; signing: Signing },
): Promise<PreparedAct> {
  const { clock, database } = parts.platform;
  const signer = signers.length > 0 ? await database.transaction((trx) => invitedSigner(clock, trx, caller, signers, signing)) : null;
  await refuseUnknownWorkflow(parts, caller, signing.evidence.workflow_uuid);
  const elements = await elementsOf(caller, database.query, { document_uuid: document.uuid }).list();
  const texts = textsToWrite(elements, signers, signing);
  if (signer) refuseIncomplete(elements, signers);
  const places = placesToSign(elements, signer, signing);
  const act = await readAct(parts, caller, document, signing, { elements, texts, places });
  const awaits_decision = signing.awaits_decision === true;
  const isStored = signer !== null || awaits_decision;
  const { actFile, result } = await (isStored ? storeAct(parts, caller, document, act) : sealAlone(parts, caller, document, act));
  const isKept = signing.store_sign === true;
  const columns: ActColumns = {
    workflow_uuid: signing.evidence.workflow_uuid,
    signing_uuid: signing.signing_uuid,
    act_file_uuid: actFile,
    // The picture of a stored act is needed until the document is sealed.
    signature_file_uuid: isStored || isKept ? await parts.files.write(caller, act.picture) : null,
    signature_kept: isKept,
    signature_kind: signing.signature.kind,
    consent_sha256: signing.evidence.consent.text_sha256,
    consent_language: signing.evidence.language,
    signed_at: act.of.signedAt,
    awaits_decision,
    refused_at: null,
  };
  return { document: document.uuid, signing, signers, signer, places: places.map(({ uuid }) => uuid), columns, result };
}

/** Returns the invited signer of this workflow. Throws `conflict` if the person is no signer of the document, or has already signed. */
async function invitedSigner(
  clock: Clock,
  trx: PeopleTransaction,
  caller: Caller,
  signers: readonly SignerRow[],
  signing: Signing,
): Promise<SignerRow> {
  const person = await signingPersonOf(trx, caller, signing, clock.now());
  const signer = person && signers.find(({ person_id }) => person_id === person);
  if (!signer) throw new Problem('conflict', 'The person of this workflow is not a signer of this document.');
  if (signer.signed_at) throw new Problem('conflict', 'This person has already signed the document.');
  return signer;
}

async function storeAct(parts: DocumentParts, caller: Caller, document: DocumentRow, act: Act) {
  await tryPreparing(parts, caller, document, act);
  const bytes = encodeAct(act);
  return { actFile: await parts.files.write(caller, bytes), result: { actSha256: sha256(bytes).toString('hex') } };
}

async function sealAlone(parts: DocumentParts, caller: Caller, document: DocumentRow, act: Act) {
  const file = await makeSignedFile(parts, caller, document, { acts: [act], signedAt: act.of.signedAt });
  return { actFile: null, result: { file } };
}

async function recordAct(parts: DocumentParts, trx: PeopleTransaction, caller: Caller, preparedAct: PreparedAct) {
  const { clock, events } = parts.platform;
  const { signing, signer, columns, result } = preparedAct;
  const now = clock.now();
  const person_id = await signingPersonOf(trx, caller, signing, now);
  const documents = documentsOf(caller, trx, now);
  const document = requireDocument(await documents.lock(preparedAct.document));
  const store = signersOf(caller, trx, now);
  const signers = await store.ofDocument(document.uuid);
  // Another process was first. No row refers to this request's files, so the sweep deletes them.
  const other = earlierAnswer(document, signers, signing);
  if (other) return other;
  if (!isUnchanged(preparedAct, signers, person_id))
    throw new Problem('conflict', 'Meanwhile the document was signed, or got a signer; send the request again.');
  if (signer) refuseIncomplete(await elementsOf(caller, trx, { document_uuid: document.uuid }).list(), signers);
  const own = signer ?? (await store.add({ document_uuid: document.uuid, is_invited: false, person_id, elements: [] }));
  const files = [columns.act_file_uuid, columns.signature_file_uuid].filter((file) => file !== null);
  if (files.length > 0) await parts.files.keep(trx, caller, files);
  await store.sign(own.id, columns, preparedAct.places);
  const others = signers.filter(({ id }) => id !== own.id);
  const left = others.filter(({ signed_at }) => signed_at === null).length;
  const complete = left > 0 ? document : await documents.update(document.uuid, { complete_at: now });
  const signerRow = { ...own, ...columns };
  if ('file' in result)
    return signingAnswer(await recordSeal(parts, trx, caller, { document, signers: [signerRow], file: result.file }), signerRow);
  const data = { document: document.uuid, shown_sha256: document.sha256, act_sha256: result.actSha256, left };
  await events.append(trx, caller, { kind: 'workflow', id: signing.evidence.workflow_uuid }, { type: 'document.act', data });
  if (columns.awaits_decision) await askDecisionLater(parts, trx, caller, actOf(signing));
  // The job asks again whether an act is held, since a decision may be recorded at the same moment.
  if (left === 0) await sealLater(parts, trx, caller, document.uuid);
  return signingAnswer(complete, signerRow);
}

const actOf = ({ signing_uuid, evidence }: Signing) => ({ workflow: evidence.workflow_uuid, signing: signing_uuid });

/** Returns whether the prepared act is still valid: same signer, not signed yet, and no first signature since, which fixes the texts. */
function isUnchanged({ signer, signers: before }: PreparedAct, signers: readonly SignerRow[], person: string | null): boolean {
  if (!signer) return signers.length === 0;
  const own = signers.find(({ id }) => id === signer.id);
  return person === signer.person_id && own?.signed_at === null && isFixed(signers) === isFixed(before);
}
