import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { type DocumentRow, documentsOf, requireDocument } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { signersOf } from '../model/signer-store.ts';

export async function readDocument({ platform }: DocumentParts, caller: Caller, uuid: string): Promise<DocumentRow> {
  return requireDocument(await documentsOf(caller, platform.database.query, platform.clock.now()).get(uuid));
}

/** Draws a page as a PNG of this width. Throws `not_found` if the document or page does not exist. */
export async function drawPage(parts: DocumentParts, caller: Caller, { uuid, page }: { uuid: string; page: string }, width: number) {
  const row = await readDocument(parts, caller, uuid);
  const at = pageIn(row, page);
  const { png } = await parts.platform.pdfs.render(caller, await parts.files.read(caller, row.file_uuid), at, { width });
  return new File([png], `${at + 1}.png`, { type: 'image/png' });
}

export async function readPageText(parts: DocumentParts, caller: Caller, { uuid, page }: { uuid: string; page: string }) {
  const row = await readDocument(parts, caller, uuid);
  return parts.platform.pdfs.text(caller, await parts.files.read(caller, row.file_uuid), pageIn(row, page));
}

export async function readSignedFile(parts: DocumentParts, caller: Caller, uuid: string) {
  const row = await readDocument(parts, caller, uuid);
  if (!row.signed_file_uuid) throw new Problem('not_found', 'The document is not signed.');
  const bytes = await parts.files.read(caller, row.signed_file_uuid);
  return new File([bytes], `${withoutEnding(row.name)}-firmado.pdf`, { type: 'application/pdf' });
}

/** Reads the stored signature picture of an invited signer, or, without an id, of the sole signer. Throws `not_found` if none is stored. */
export async function readSignature(parts: DocumentParts, caller: Caller, uuid: string, signerId: string | undefined) {
  const { clock, database } = parts.platform;
  const row = await readDocument(parts, caller, uuid);
  const signers = await signersOf(caller, database.query, clock.now()).ofDocument(row.uuid);
  const signer = signers.find(({ id, is_invited }) => (signerId ? id === signerId : !is_invited));
  if (!signer?.signature_kept || !signer.signature_file_uuid) throw new Problem('not_found', 'No signature was kept of this document.');
  const bytes = await parts.files.read(caller, signer.signature_file_uuid);
  return new File([bytes], `${withoutEnding(row.name)}-firma.png`, { type: 'image/png' });
}

/** Returns the index, from 0, of a page number. Throws `not_found` if the text is not the number of a page of this document. */
function pageIn({ pages }: DocumentRow, text: string): number {
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : -1;
  if (!pages[page]) throw new Problem('not_found', 'The document has no such page.');
  return page;
}

const withoutEnding = (name: string) => name.replace(/\.pdf$/i, '');
