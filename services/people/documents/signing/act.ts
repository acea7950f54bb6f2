import type { Signing } from '#contracts/documents/signing.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { DocumentRow } from '../model/document-store.ts';
import { type ElementRow, placeOf } from '../model/elements-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { signersOf } from '../model/signer-store.ts';
import type { ActOfSigning, EvidenceText } from '../pdf/evidence.ts';
import type { ElementBox, Text } from '../pdf/messages.ts';

/** Maximum number of pixels of a signature's picture. */
const MAX_PIXELS = 4_000_000;

/** One person's signature with everything that the sealed file contains about it. */
export interface Act {
  of: ActOfSigning;
  /** The texts of this request, for elements that were empty before. */
  texts: readonly Text[];
  places: readonly { page: number; box: ElementBox }[];
  picture: Uint8Array;
}

/** Reads an act of signing from a request. Throws `invalid_body` if the picture is damaged, empty or too large. */
export async function readAct(
  parts: DocumentParts,
  caller: Caller,
  { uuid, name, sha256: shown, pages }: DocumentRow,
  signing: Signing,
  { elements, texts, places }: { elements: readonly ElementRow[]; texts: readonly Text[]; places: readonly ElementRow[] },
): Promise<Act> {
  const { clock, tenants } = parts.platform;
  const { picture, pictureSha256 } = await pictureOf(parts, caller, signing);
  const { company } = await tenants.settings(caller.tenantId);
  const of: ActOfSigning = {
    company: company.name,
    document: { uuid, name, sha256: shown, pages: pages.length },
    signing,
    pictureSha256,
    texts: evidenceTexts(elements, signing),
    signedAt: clock.now(),
    sentBy: caller.kind === 'key' ? caller.actor : null,
  };
  return { of, texts, places: places.map(placeOf), picture };
}

/** Throws `invalid_body` for a workflow without an event log: the log must record the signing, so a key may not invent a workflow. */
export async function refuseUnknownWorkflow({ platform: { events } }: DocumentParts, caller: Caller, id: string): Promise<void> {
  const isAnother = caller.workflow !== null && caller.workflow !== id;
  if (!isAnother && (await events.has(caller, { kind: 'workflow', id }))) return;
  const cure = 'Name the workflow in which it is signed, or create one first (POST /workflows/v1/workflows)';
  throw invalidMember('evidence.workflow_uuid', 'unknown', `No workflow of this tenant and mode has this uuid. ${cure}.`);
}

/** Returns the picture from the request, or the picture stored with an earlier document of the same workflow. */
async function pictureOf(parts: DocumentParts, caller: Caller, { signature, evidence }: Signing) {
  if (signature.kind !== 'applied') {
    const png = Buffer.from(signature.png, 'base64');
    return { picture: await encodeAnew(parts, caller, png), pictureSha256: sha256(png).toString('hex') };
  }
  const { clock, database } = parts.platform;
  const signers = await signersOf(caller, database.query, clock.now()).ofDocument(signature.document_uuid);
  const signer = signers.find(({ workflow_uuid }) => workflow_uuid === evidence.workflow_uuid);
  if (!signer?.signature_kept || !signer.signature_file_uuid)
    throw invalidMember('signature.document_uuid', 'unknown', 'No signature of this document was kept in this workflow.');
  return { picture: await parts.files.read(caller, signer.signature_file_uuid), pictureSha256: null };
}

async function encodeAnew({ platform }: DocumentParts, caller: Caller, png: Uint8Array): Promise<Uint8Array> {
  const outcome = await platform.pictures.encode(caller, { bytes: png, formats: ['png'], maxPixels: MAX_PIXELS, mustShow: true });
  if ('bytes' in outcome) return outcome.bytes;
  const message = 'It must be a PNG of at most 4 megapixels that is not empty, in base64';
  throw new Problem('invalid_body', `signature.png: ${message}.`, {
    status: 422,
    errors: [{ path: 'signature.png', code: 'damaged', message }],
  });
}

/** Returns the document's texts with their origins, for the page of evidence. */
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
