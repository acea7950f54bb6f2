import type { Caller } from '#platform/base/ports.ts';
import { elementsOf } from './elements-store.ts';
import { documentRecord, documentSignerRecord, elementRecord } from './records.ts';
import { signersOf } from './signers-store.ts';
import type { DocumentRow } from './store.ts';
import type { DocumentDatabase } from './tables.ts';

/** Reads a document with its elements and its signers, as it is answered. */
export async function openedDocument(caller: Caller, db: DocumentDatabase, row: DocumentRow, now: Date) {
  const elements = await elementsOf(caller, db, { document_uuid: row.uuid }).list();
  const signers = await signersOf(caller, db, now).ofDocument(row.uuid);
  const result = { ...documentRecord(row), elements: elements.map(elementRecord), signers: signers.map(documentSignerRecord) };
  return { success: true as const, result };
}
