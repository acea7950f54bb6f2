import type { Signing } from '#contracts/documents/signing.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { type ElementRow, elementsOf } from '../model/elements-store.ts';
import type { DocumentFiles } from '../model/files.ts';
import type { SigningPeople } from '../model/people-port.ts';
import { signersOf } from '../model/signers-store.ts';
import { type DocumentRow, documentsOf } from '../model/store.ts';
import type { DocumentTables } from '../model/tables.ts';
import { type ActOfSigning, type EvidenceText, evidenceOf, knowledgeOf } from '../pdf/evidence.ts';
import type { ElementBox, Text } from '../pdf/messages.ts';
import type { PdfWriter, PreparedPdf } from '../pdf/writer.ts';
import type { SigningAuthority } from './authority.ts';
import { fingerprintOf, nameOf, type SigningIdentity } from './identity.ts';
import { signatureSize, signPdf } from './pades.ts';
import type { TimeAuthority } from './timestamp.ts';

/** Pixels of a signature's picture. */
const MOST_PIXELS = 4_000_000;
/** Characters of the reason that the seal states. */
const LONGEST_REASON = 500;

export interface SigningParts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
  writer: PdfWriter;
  authority(): Promise<SigningAuthority>;
  time: TimeAuthority | null;
  people: SigningPeople;
}

/** All that the sealed file says of one person's signature. */
export interface Act {
  of: ActOfSigning;
  /** Texts that nothing was written in before. */
  texts: readonly Text[];
  places: readonly { page: number; box: ElementBox }[];
  picture: Uint8Array;
}

/** A signed file, before it is recorded. */
export interface SignedFile {
  pdf: Uint8Array;
  sha256: string;
  /** SHA-256 of what the seal covers. */
  coveredSha256: string;
}

/** Which texts and places an act is about. */
interface Scope {
  texts: (elements: readonly ElementRow[]) => Text[];
  places: (elements: readonly ElementRow[]) => ElementRow[];
}

export type Acts = ReturnType<typeof createActs>;

/** Reads acts of signing out of requests, and makes the signed file of one or several of them. */
export function createActs({ platform, files, writer, authority, time }: SigningParts) {
  const { clock, database, events, tenants } = platform;

  const encodeAnew = async (caller: Caller, png: Uint8Array): Promise<Uint8Array> => {
    const outcome = await platform.pictures.encode(caller, { bytes: png, formats: ['png'], mostPixels: MOST_PIXELS, mustShow: true });
    if ('bytes' in outcome) return outcome.bytes;
    const message = 'Not a PNG of at most 4 megapixels that shows something, in base64';
    throw new Problem('invalid_body', `signature.png: ${message}.`, {
      status: 422,
      errors: [{ path: 'signature.png', code: 'damaged', message }],
    });
  };

  /** Its log says what was signed, so the word of a key is not enough that there is one. */
  const refuseUnknownWorkflow = async (caller: Caller, { evidence: { workflow_uuid: id } }: Signing) => {
    const isAnother = caller.workflow !== null && caller.workflow !== id;
    if (!isAnother && (await events.has(caller, { kind: 'workflow', id }))) return;
    const cure = 'Name the one in which it is signed, or make one first (POST /workflows/v1/workflows)';
    throw invalidMember('evidence.workflow_uuid', 'unknown', `No workflow of this tenant and mode has this uuid. ${cure}.`);
  };

  /** The file of the signature that was kept of a document of this workflow; null where none was. */
  const earlierPicture = async (caller: Caller, document: string, workflow: string): Promise<string | null> => {
    const row = await documentsOf(caller, database.query, clock.now()).get(document);
    if (row?.workflow_uuid === workflow) return row.signature_file_uuid;
    const signers = row ? await signersOf(caller, database.query, clock.now()).ofDocument(document) : [];
    const signer = signers.find(({ workflow_uuid }) => workflow_uuid === workflow);
    return signer?.signature_kept ? signer.signature_file_uuid : null;
  };

  /** Reads the picture that was sent, or that of an earlier document of the same workflow. */
  const pictureOf = async (caller: Caller, { signature, evidence }: Signing) => {
    if (signature.kind !== 'applied') {
      const png = Buffer.from(signature.png, 'base64');
      return { picture: await encodeAnew(caller, png), pictureSha256: sha256(png).toString('hex') };
    }
    const file = await earlierPicture(caller, signature.document_uuid, evidence.workflow_uuid);
    if (!file) throw invalidMember('signature.document_uuid', 'unknown', 'No signature was kept of this document in this workflow.');
    return { picture: await files.read(caller, file), pictureSha256: null };
  };

  const prepare = async (
    caller: Caller,
    document: DocumentRow,
    acts: readonly Act[],
    { identity, signedAt }: { identity: SigningIdentity; signedAt: Date },
  ): Promise<PreparedPdf> =>
    writer.prepare(caller, await files.read(caller, document.file_uuid), {
      texts: acts.flatMap(({ texts }) => texts),
      acts: acts.map(({ of, picture, places }) => ({ png: picture, places, evidence: evidenceOf(of, sealOf(identity, time), document) })),
      exact: acts.flatMap(({ of }) => exactName(of)),
      reason: reasonOf(acts),
      signatureSize: await signatureSize(identity, time),
      signedAt,
      uuid: document.uuid,
    });

  return {
    /** Reads an act. Throws `invalid_body` for what does not fit. */
    async read(caller: Caller, document: DocumentRow, signing: Signing, scope: Scope): Promise<Act> {
      await refuseUnknownWorkflow(caller, signing);
      const elements = await elementsOf(caller, database.query, { document_uuid: document.uuid }).list();
      const texts = scope.texts(elements);
      const places = scope.places(elements).map(placeOf);
      const { picture, pictureSha256 } = await pictureOf(caller, signing);
      const { company } = await tenants.settings(caller.tenantId);
      const { uuid, name, sha256: shown, pages } = document;
      const of: ActOfSigning = {
        company: company.name,
        document: { uuid, name, sha256: shown, pages: pages.length },
        signing,
        pictureSha256,
        texts: evidenceTexts(elements, signing),
        signedAt: clock.now(),
        sentBy: caller.kind === 'key' ? caller.actor : null,
      };
      return { of, texts, places, picture };
    },

    /** Makes the file up to its seal and drops it: what would keep it from being sealed later is told now. */
    async tryOut(caller: Caller, document: DocumentRow, act: Act): Promise<void> {
      const identity = await (await authority()).identity();
      await prepare(caller, document, [act], { identity, signedAt: act.of.signedAt });
    },

    /** Makes the signed file. Throws `unavailable` where the time authority does not answer. */
    async seal(caller: Caller, document: DocumentRow, acts: readonly Act[], signedAt: Date): Promise<SignedFile> {
      const identity = await (await authority()).identity();
      const { pdf, coveredSha256 } = await signPdf(await prepare(caller, document, acts, { identity, signedAt }), identity, time);
      return { pdf, sha256: sha256(pdf).toString('hex'), coveredSha256 };
    },
  };
}

const isDeclared = ({ signing, sentBy }: ActOfSigning) => knowledgeOf(signing, sentBy).name.by === 'signer';

/** The name of somebody who is identified by nothing more than that. */
function exactName(act: ActOfSigning) {
  const { name, national_id, people_uuid } = act.signing.signer;
  return isDeclared(act) && !national_id && !people_uuid ? [{ path: 'signer.name', value: name }] : [];
}

function reasonOf(acts: readonly Act[]): string {
  const names = acts.map(({ of }) => `${of.signing.signer.name}${isDeclared(of) ? ' (nombre declarado por quien firmó)' : ''}`);
  return `Firma electrónica de ${names.join(', ')}`.slice(0, LONGEST_REASON).toWellFormed();
}

/** Returns the texts that this request gives to elements in which nothing is written yet. */
export function textsOf(elements: readonly ElementRow[], { texts }: Signing): Text[] {
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
function evidenceTexts(elements: readonly ElementRow[], { texts, evidence }: Signing): EvidenceText[] {
  return elements.flatMap((element): EvidenceText[] => {
    const { uuid, name, value } = element;
    const text = texts?.[uuid]?.trim();
    if (value === null) return text ? [{ name, value: text, by: 'sender' }] : [];
    return [{ name, value, by: writerOf(element, evidence.workflow_uuid) }];
  });
}

function writerOf({ written_by, bound, written_in }: ElementRow, workflow: string): EvidenceText['by'] {
  const isOfOther = written_in !== null && written_in !== workflow;
  if (bound) return isOfOther ? 'answers_of_other' : 'answers';
  if (written_by === 'signer') return isOfOther ? 'other_signer' : 'signer';
  return 'sender';
}

/** Returns the places that get the signature. */
export function placesOf(elements: readonly ElementRow[], { signature_elements: uuids }: Signing): ElementRow[] {
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
