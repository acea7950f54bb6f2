import { implementer } from '../../model/implementer.ts';
import { documentsOf, requireDocument } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { forget } from './forget-document.ts';

/** Deletes a document for an API key. Throws `legal_hold` under a legal hold, and `not_found` if the document does not exist. */
export const deleteDocument = (parts: DocumentParts) =>
  implementer.documents.delete.handler(async ({ input: { uuid }, context: { caller } }) => {
    const { clock, database, tenants } = parts.platform;
    await database.transaction(async (trx) => {
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      await forget(parts, trx, caller, requireDocument(await documentsOf(caller, trx, clock.now()).lock(uuid)));
    });
    return { success: true, result: 'Document deleted' };
  });
