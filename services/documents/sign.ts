import sharp from 'sharp';
import type { Signing } from '../../contracts/documents/signing.ts';
import type { Turns } from '../platform/calls/turns.ts';
import type { AnyTransaction, CallContext, Caller, Platform } from '../platform/ports.ts';
import { invalidMember, Problem } from '../platform/problem.ts';
import { sha256 } from '../platform/sha256.ts';
import type { SigningAuthority } from './authority.ts';
import { type ElementRow, elementsOf } from './elements-store.ts';
import { evidenceOf, isDeclared, type ToldText } from './evidence.ts';
import type { DocumentFiles } from './files.ts';
import { fingerprintOf, nameOf, type SigningIdentity } from './identity.ts';
import { signatureRoom, signPdf } from './pades.ts';
import type { Text } from './pdf/messages.ts';
import type { PdfWriter } from './pdf/writer.ts';
import type { Signers } from './signers.ts';
import { type DocumentRow, documentsOf } from './store.ts';
import type { DocumentTables } from './tables.ts';
import type { TimeAuthority } from './timestamp.ts';

/** A signature's picture, in pixels. */
const MOST_PIXELS = 4_000_000;
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export interface SigningParts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
  writer: PdfWriter;
  authority(): Promise<SigningAuthority>;
  time: TimeAuthority | null;
  signers: Signers;
}

/** What a signature's file is told by, once it exists. */
interface Made {
  pdf: Uint8Array;
  sha256: string;
  picture: Uint8Array;
  signedAt: Date;
}

/**
 * Signs documents. The file is made and stored before anything is recorded, so a process that dies leaves a file that nobody names and
 * an open document; one transaction then names it. Two at once take turns in this process, and at the document's row among replicas:
 * the first that records has signed, and the other answers with it or is refused.
 */
export function createSign({ platform, files, writer, authority, time, signers }: SigningParts, turns: Turns) {
  const { clock, database, events, tenants } = platform;

  const make = async (caller: Caller, document: DocumentRow, signing: Signing): Promise<Made> => {
    const elements = await elementsOf(caller, database.query, { document_uuid: document.uuid }).list();
    const texts = textsOf(elements, signing);
    const places = placesOf(elements, signing);
    const { picture, pictureSha256 } = await pictureOf(caller, signing);
    const identity = await (await authority()).identity();
    const { company } = await tenants.settings(caller.tenantId);
    const signedAt = clock.now();
    const prepared = await writer.prepare(caller, await files.read(caller, document.file_uuid), {
      texts,
      signature: { png: picture, places: places.map(placeOf) },
      evidence: evidenceOf({
        company: company.name,
        document: { ...document, pages: document.pages.length },
        signing,
        pictureSha256,
        texts: toldTexts(elements, signing),
        seal: sealOf(identity, time),
        signedAt,
        toldBy: caller.kind === 'key' ? caller.actor : null,
      }),
      // Whoever is known by more than a name is told by that too.
      exact: isDeclared(signing) ? [{ path: 'signer.name', value: signing.signer.name }] : [],
      reason: `Firma electrónica de ${signing.signer.name}`,
      room: await signatureRoom(identity, time),
      signedAt,
    });
    const pdf = await signPdf(prepared, identity, time);
    return { pdf, sha256: sha256(pdf).toString('hex'), picture, signedAt };
  };

  /** The signature that was sent, or the one that the same signer gave in the same workflow. */
  const pictureOf = async (caller: Caller, { signature, evidence }: Signing) => {
    if (signature.kind !== 'applied') {
      const sent = Buffer.from(signature.png, 'base64');
      return { picture: await cleanPicture(sent), pictureSha256: sha256(sent).toString('hex') };
    }
    const given = await documentsOf(caller, database.query, clock.now()).get(signature.document_uuid);
    if (!given?.signature_file_uuid || given.workflow_uuid !== evidence.workflow_uuid) {
      throw invalidMember('signature.document_uuid', 'unknown', 'No signature was kept of this document in this workflow.');
    }
    return { picture: await files.read(caller, given.signature_file_uuid), pictureSha256: null };
  };

  /** The person who signed, held in the transaction; null while the workflow has recorded none. */
  const personOf = async (trx: AnyTransaction, caller: Caller, { signer, evidence }: Signing): Promise<string | null> => {
    const { people_uuid } = signer;
    if (people_uuid) {
      if (await signers.exists(trx, caller, people_uuid)) return people_uuid;
      throw invalidMember('signer.people_uuid', 'unknown', 'No person has this id.');
    }
    const recorded = await signers.ofWorkflow(trx, caller, evidence.workflow_uuid);
    if (recorded === null || (await signers.exists(trx, caller, recorded))) return recorded;
    // They were replaced while this waited for them: their successor is recorded by now.
    return signers.ofWorkflow(trx, caller, evidence.workflow_uuid);
  };

  return (context: CallContext, uuid: string, signing: Signing) => {
    const { caller } = context;
    return turns.take(`${caller.tenantId} ${uuid}`, () =>
      platform.onceAfter(context, async () => {
        const document = await documentsOf(caller, database.query, clock.now()).get(uuid);
        const known = answerOf(document, signing);
        if (known) return async () => known;
        const made = await make(caller, document!, signing);
        const file = await files.write(caller, made.pdf);
        const picture = signing.store_sign ? await files.write(caller, made.picture) : null;
        return async (trx) => {
          const documents = documentsOf(caller, trx, clock.now());
          const before = answerOf(await documents.lock(uuid), signing);
          // Another replica was first; what was made here is swept, for nothing names it.
          if (before) return before;
          const people_uuid = await personOf(trx, caller, signing);
          await files.keep(trx, caller, picture ? [file, picture] : [file]);
          const row = await documents.update(uuid, {
            people_uuid,
            workflow_uuid: signing.evidence.workflow_uuid,
            signing_uuid: signing.signing_uuid,
            signed_file_uuid: file,
            signature_file_uuid: picture,
            signed_sha256: made.sha256,
            signed_at: made.signedAt,
            timestamped: time !== null,
            signature_kind: signing.signature.kind,
            consent_sha256: signing.evidence.consent.text_sha256,
            consent_language: signing.evidence.language,
          });
          const data = { document: uuid, shown_sha256: row.sha256, signed_sha256: made.sha256, timestamped: time !== null };
          await events.append(trx, caller, { kind: 'workflow', id: signing.evidence.workflow_uuid }, { type: 'document.signed', data });
          return signed(row, signing);
        };
      }),
    );
  };
}

/** What was sealed, whatever is asked now: a lost answer may be asked for again after the person went back and answered otherwise. */
function signed(row: DocumentRow, asked: Signing) {
  const { uuid, signed_sha256, signed_at, timestamped, signature_file_uuid, consent_sha256, consent_language } = row;
  if (!signed_sha256 || !signed_at || timestamped === null) throw new Error(`The document ${uuid} is not signed.`);
  const { signature, evidence } = asked;
  const result = {
    ...{ uuid, sha256: signed_sha256, signed_at: signed_at.toISOString(), timestamped },
    // Of a document that was signed before these were kept, nothing is known but what is asked.
    kind: row.signature_kind ?? signature.kind,
    consent: { text_sha256: consent_sha256 ?? evidence.consent.text_sha256, language: consent_language ?? evidence.language },
    signature_kept: signature_file_uuid !== null,
  };
  return { success: true as const, result };
}

/** The answer that this act of signing has had; null when it may be signed. Throws when it may not. */
function answerOf(document: DocumentRow | null, signing: Signing): ReturnType<typeof signed> | null {
  if (!document) throw new Problem('not_found', 'No document has this uuid.');
  if (document.signing_uuid === signing.signing_uuid) return signed(document, signing);
  if (document.signing_uuid) throw new Problem('conflict', 'This document is signed already.');
  if (document.sha256 !== signing.sha256) throw new Problem('conflict', 'This is not the document that was shown.');
  return null;
}

function textsOf(elements: readonly ElementRow[], { texts }: Signing): Text[] {
  const fields = new Map(elements.filter(({ kind }) => kind === 'text').map((element) => [element.uuid, element]));
  const given = new Map(Object.entries(texts ?? {}));
  for (const uuid of given.keys()) if (!fields.has(uuid)) throw invalidMember(`texts.${uuid}`, 'unknown', 'No text element has this uuid.');
  return [...fields.values()].flatMap((element) => {
    const value = given.get(element.uuid) ?? '';
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

/** For the page of evidence: what is written in the document, and by whom. */
function toldTexts(elements: readonly ElementRow[], { texts }: Signing): ToldText[] {
  return elements.flatMap(({ uuid, name, value, written_by }) => {
    if (value !== null) return [{ name, value, by: written_by ?? 'sender' }];
    const given = texts?.[uuid]?.trim();
    return given ? [{ name, value: given, by: 'sender' as const }] : [];
  });
}

function placesOf(elements: readonly ElementRow[], { signature_elements: chosen }: Signing): ElementRow[] {
  const places = elements.filter(({ kind }) => kind === 'signature');
  if (!chosen) return places;
  chosen.forEach((uuid, at) => {
    if (!places.some((place) => place.uuid === uuid))
      throw invalidMember(`signature_elements.${at}`, 'unknown', 'No signature element has this uuid.');
  });
  const left = places.find(({ uuid, required }) => required && !chosen.includes(uuid));
  if (left) throw invalidMember('signature_elements', 'required', `The signature “${left.name}” (${left.uuid}) is needed.`);
  return places.filter(({ uuid }) => chosen.includes(uuid));
}

export const placeOf = ({ page, x, y, width, height }: ElementRow) => ({ page, box: [x, y, width, height] as const });

/** The picture and nothing else, written anew as PNG. */
async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    // The other formats that sharp opens are not for strangers' bytes in this process.
    if (!PNG_SIGNATURE.equals(bytes.subarray(0, PNG_SIGNATURE.length))) throw new Error('not a PNG');
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { hasAlpha } = await picture.metadata();
    if (hasAlpha && (await picture.stats()).channels.at(-1)?.max === 0) throw new Error('nothing is drawn');
    return await picture.png().toBuffer();
  } catch (cause) {
    throw new Problem('invalid_body', 'signature.png: Not a PNG of at most 4 megapixels that shows something, in base64.', {
      status: 422,
      errors: [{ path: 'signature.png', code: 'damaged', message: 'Not a PNG of at most 4 megapixels that shows something, in base64' }],
      cause,
    });
  }
}

function sealOf({ chain: [certificate] }: SigningIdentity, time: TimeAuthority | null) {
  if (!certificate) throw new Error('There is no certificate to sign with.');
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    fingerprint: fingerprintOf(certificate),
    timeAuthority: time?.name ?? null,
  };
}
