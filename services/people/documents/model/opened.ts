import type { Caller } from '#platform/base/ports.ts';
import type { PeopleDatabase } from '../../model/tables.ts';
import type { DocumentRow } from './document-store.ts';
import { elementsOf } from './elements-store.ts';
import { documentRecord, documentSignerRecord, elementRecord } from './records.ts';
import { invitedOf, signersOf } from './signer-store.ts';

/** Returns the answer that contains a document with its elements and invited signers. */
export async function openedDocument(caller: Caller, db: PeopleDatabase, row: DocumentRow, now: Date) {
  const elements = await elementsOf(caller, db, { document_uuid: row.uuid }).list();
  const signers = await signersOf(caller, db, now).ofDocument(row.uuid);
  const invitedSigners = invitedOf(signers).map(documentSignerRecord);
  const result = { ...documentRecord(row, signers), elements: elements.map(elementRecord), signers: invitedSigners };
  return { success: true as const, result };
}
