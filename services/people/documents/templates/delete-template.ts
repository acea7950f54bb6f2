import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { requireTemplate, templatesOf } from '../model/templates-store.ts';

export const deleteTemplate = ({ platform: { clock, database, idempotency, tenants }, files }: DocumentParts) =>
  implementer.documentTemplates.delete.handler(async ({ input: { uuid }, context: { caller } }) => {
    await database.transaction(async (trx) => {
      await tenants.refuseUnderLegalHold(trx, caller.tenantId);
      const templates = templatesOf(caller, trx, clock.now());
      const row = requireTemplate(await templates.lock(uuid));
      await templates.delete(row.uuid);
      await files.discard(trx, caller, [row.file_uuid]);
      await idempotency.forget(trx, caller, row.uuid);
    });
    return { success: true, result: 'Document template deleted' };
  });
