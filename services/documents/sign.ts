import type { Signing } from '../../contracts/documents/signing.ts';
import type { AnyTransaction, CallContext, Caller, Platform } from '../platform/ports.ts';
import { invalidMember, Problem } from '../platform/problem.ts';
import { sha256 } from '../platform/sha256.ts';
import type { Turns } from '../platform/turns.ts';
import type { SigningAuthority } from './authority.ts';
import { type ElementRow, elementsOf } from './elements-store.ts';
import { type EvidenceText, evidenceOf, knowledgeOf } from './evidence.ts';
import type { DocumentFiles } from './files.ts';
import { fingerprintOf, nameOf, type SigningIdentity } from './identity.ts';
import { signatureSize, signPdf } from './pades.ts';
import type { Text } from './pdf/messages.ts';
import type { PdfWriter } from './pdf/writer.ts';
import type { Signers } from './signers.ts';
import { type DocumentRow, documentsOf } from './store.ts';
import type { DocumentTables } from './tables.ts';
import type { TimeAuthority } from './timestamp.ts';

/** Pixels of a signature's picture. */
const MOST_PIXELS = 4_000_000;

export interface SigningParts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
  writer: PdfWriter;
  authority(): Promise<SigningAuthority>;
  time: TimeAuthority | null;
  signers: Signers;
}

/** A signed file, before it is recorded. */
interface SignedFile {
  pdf: Uint8Array;
  sha256: string;
  /** SHA-256 of what the seal covers. */
  coveredSha256: string;
  picture: Uint8Array;
  signedAt: Date;
}

/**
 * Signs documents. The signed file is stored first, and one transaction then records it: a process that dies between leaves an open
 * document and a file without a name. Two requests at once take turns, in this process and at the document's row. The first one that
 * records has signed. The other one gets its answer, or 409.
 */
export function createSign({ platform, files, writer, authority, time, signers }: SigningParts, turns: Turns) {
  const { clock, database, events, tenants } = platform;

  const make = async (caller: Caller, document: DocumentRow, signing: Signing): Promise<SignedFile> => {
    const elements = await elementsOf(caller, database.query, { document_uuid: document.uuid }).list();
    const texts = textsOf(elements, signing);
    const places = placesOf(elements, signing);
    const { picture, pictureSha256 } = await pictureOf(caller, signing);
    const identity = await (await authority()).identity();
    const { company } = await tenants.settings(caller.tenantId);
    const signedAt = clock.now();
    const sentBy = caller.kind === 'key' ? caller.actor : null;
    const { signer } = signing;
    const isDeclared = knowledgeOf(signing, sentBy).name.by === 'signer';
    const prepared = await writer.prepare(caller, await files.read(caller, document.file_uuid), {
      texts,
      signature: { png: picture, places: places.map(placeOf) },
      evidence: evidenceOf({
        company: company.name,
        document: { ...document, pages: document.pages.length },
        signing,
        pictureSha256,
        texts: evidenceTexts(elements, signing),
        seal: sealOf(identity, time),
        signedAt,
        sentBy,
      }),
      // Other signers are identified by more than their name.
      exact: isDeclared && !signer.national_id && !signer.people_uuid ? [{ path: 'signer.name', value: signer.name }] : [],
      reason: `Firma electrónica de ${signer.name}${isDeclared ? ' (nombre declarado por quien firmó)' : ''}`,
      signatureSize: await signatureSize(identity, time),
      signedAt,
      uuid: document.uuid,
    });
    const { pdf, coveredSha256 } = await signPdf(prepared, identity, time);
    return { pdf, sha256: sha256(pdf).toString('hex'), coveredSha256, picture, signedAt };
  };

  const encodeAnew = async (caller: Caller, sent: Uint8Array): Promise<Uint8Array> => {
    const outcome = await platform.pictures.encode(caller, { bytes: sent, formats: ['png'], mostPixels: MOST_PIXELS, mustShow: true });
    if ('bytes' in outcome) return outcome.bytes;
    const message = 'Not a PNG of at most 4 megapixels that shows something, in base64';
    throw new Problem('invalid_body', `signature.png: ${message}.`, {
      status: 422,
      errors: [{ path: 'signature.png', code: 'damaged', message }],
    });
  };

  /** Reads the picture that was sent, or that of an earlier document of the same workflow. */
  const pictureOf = async (caller: Caller, { signature, evidence }: Signing) => {
    if (signature.kind !== 'applied') {
      const sent = Buffer.from(signature.png, 'base64');
      return { picture: await encodeAnew(caller, sent), pictureSha256: sha256(sent).toString('hex') };
    }
    const earlier = await documentsOf(caller, database.query, clock.now()).get(signature.document_uuid);
    if (!earlier?.signature_file_uuid || earlier.workflow_uuid !== evidence.workflow_uuid) {
      throw invalidMember('signature.document_uuid', 'unknown', 'No signature was kept of this document in this workflow.');
    }
    return { picture: await files.read(caller, earlier.signature_file_uuid), pictureSha256: null };
  };

  /** Returns the person who signed and keeps them from being deleted meanwhile; null where the workflow has nobody to hang it on. */
  const personOf = async (trx: AnyTransaction, caller: Caller, { signer, evidence }: Signing): Promise<string | null> => {
    const { people_uuid } = signer;
    if (people_uuid) {
      if (await signers.exists(trx, caller, people_uuid)) return people_uuid;
      throw invalidMember('signer.people_uuid', 'unknown', 'No person has this id.');
    }
    return signers.ofWorkflow(trx, caller, evidence.workflow_uuid);
  };

  return (context: CallContext, uuid: string, signing: Signing) => {
    const { caller } = context;
    return turns.take(`${caller.tenantId} ${uuid}`, () =>
      platform.onceAfter(context, async () => {
        const document = await documentsOf(caller, database.query, clock.now()).get(uuid);
        const answer = answerOf(document, signing);
        if (answer) return async () => answer;
        const file = await make(caller, document!, signing);
        const signed_file_uuid = await files.write(caller, file.pdf);
        const signature_file_uuid = signing.store_sign ? await files.write(caller, file.picture) : null;
        return async (trx) => {
          const documents = documentsOf(caller, trx, clock.now());
          const earlier = answerOf(await documents.lock(uuid), signing);
          // Another replica was first. The files of this one have no name, so they are swept.
          if (earlier) return earlier;
          const people_uuid = await personOf(trx, caller, signing);
          await files.keep(trx, caller, signature_file_uuid ? [signed_file_uuid, signature_file_uuid] : [signed_file_uuid]);
          const row = await documents.update(uuid, {
            people_uuid,
            workflow_uuid: signing.evidence.workflow_uuid,
            signing_uuid: signing.signing_uuid,
            signed_file_uuid,
            signature_file_uuid,
            signed_sha256: file.sha256,
            sealed_sha256: file.coveredSha256,
            signed_at: file.signedAt,
            timestamped: time !== null,
            signature_kind: signing.signature.kind,
            consent_sha256: signing.evidence.consent.text_sha256,
            consent_language: signing.evidence.language,
          });
          const data = { document: uuid, shown_sha256: row.sha256, signed_sha256: file.sha256, timestamped: time !== null };
          await events.append(trx, caller, { kind: 'workflow', id: signing.evidence.workflow_uuid }, { type: 'document.signed', data });
          return answerWith(row, signing);
        };
      }),
    );
  };
}

/** Answers with what was signed, whatever the request says: it may repeat a lost one after the person went back and changed something. */
function answerWith(row: DocumentRow, { signature, evidence }: Signing) {
  const { uuid, signed_sha256, signed_at, timestamped, signature_file_uuid, consent_sha256, consent_language } = row;
  if (!signed_sha256 || !signed_at || timestamped === null) throw new Error(`The document ${uuid} is not signed.`);
  const result = {
    ...{ uuid, sha256: signed_sha256, signed_at: signed_at.toISOString(), timestamped },
    // Null for a document that was signed before these columns existed. Then the request is all there is.
    kind: row.signature_kind ?? signature.kind,
    consent: { text_sha256: consent_sha256 ?? evidence.consent.text_sha256, language: consent_language ?? evidence.language },
    signature_kept: signature_file_uuid !== null,
  };
  return { success: true as const, result };
}

/** Returns the answer that this act of signing had before; null when the document may be signed. Throws when it may not. */
function answerOf(document: DocumentRow | null, signing: Signing): ReturnType<typeof answerWith> | null {
  if (!document) throw new Problem('not_found', 'No document has this uuid.');
  if (document.signing_uuid === signing.signing_uuid) return answerWith(document, signing);
  if (document.signing_uuid) throw new Problem('conflict', 'This document is signed already.');
  if (document.sha256 !== signing.sha256) throw new Problem('conflict', 'This is not the document that was shown.');
  return null;
}

function textsOf(elements: readonly ElementRow[], { texts }: Signing): Text[] {
  const fields = new Map(elements.filter(({ kind }) => kind === 'text').map((element) => [element.uuid, element]));
  const values = new Map(Object.entries(texts ?? {}));
  for (const uuid of values.keys())
    if (!fields.has(uuid)) throw invalidMember(`texts.${uuid}`, 'unknown', 'No text element has this uuid.');
  return [...fields.values()].flatMap((element) => {
    const value = values.get(element.uuid) ?? '';
    const path = `texts.${element.uuid}`;
    if (element.value !== null) {
      if (value.trim() !== '') throw invalidMember(path, 'repeated', `The text “${element.name}” is written already.`);
      return [];
    }
    if (value.trim() !== '') return [{ ...placeOf(element), path, value }];
    if (element.required) throw invalidMember(path, 'required', `The text “${element.name}” is needed.`);
    return [];
  });
}

/** The texts of the document for the page of evidence. */
function evidenceTexts(elements: readonly ElementRow[], { texts }: Signing): EvidenceText[] {
  return elements.flatMap(({ uuid, name, value, written_by, bound }) => {
    if (value !== null) return [{ name, value, by: bound ? 'answers' : (written_by ?? 'sender') }];
    const text = texts?.[uuid]?.trim();
    return text ? [{ name, value: text, by: 'sender' as const }] : [];
  });
}

function placesOf(elements: readonly ElementRow[], { signature_elements: uuids }: Signing): ElementRow[] {
  const places = elements.filter(({ kind }) => kind === 'signature');
  if (!uuids) return places;
  uuids.forEach((uuid, at) => {
    if (!places.some((place) => place.uuid === uuid))
      throw invalidMember(`signature_elements.${at}`, 'unknown', 'No signature element has this uuid.');
  });
  const missing = places.find(({ uuid, required }) => required && !uuids.includes(uuid));
  if (missing) throw invalidMember('signature_elements', 'required', `The signature “${missing.name}” (${missing.uuid}) is needed.`);
  return places.filter(({ uuid }) => uuids.includes(uuid));
}

export const placeOf = ({ page, x, y, width, height }: ElementRow) => ({ page, box: [x, y, width, height] as const });

function sealOf({ chain: [certificate] }: SigningIdentity, time: TimeAuthority | null) {
  if (!certificate) throw new Error('There is no certificate to sign with.');
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    fingerprint: fingerprintOf(certificate),
    timeAuthority: time?.name ?? null,
  };
}
