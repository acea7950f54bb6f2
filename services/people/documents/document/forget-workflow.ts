import { implementer } from '../../model/implementer.ts';
import { documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { signersOf } from '../model/signer-store.ts';
import { decideActs } from '../signing/record-decision.ts';
import { forget } from './forget-document.ts';

/**
 * Deletes the documents without a person that were signed in a deleted workflow; a retention period or a legal hold keeps them for now. An
 * act that waits for a decision is refused, since nobody can decide any longer.
 */
export const forgetWorkflow = (parts: DocumentParts) =>
  implementer.documents.internal.workflowDeleted.handler(async ({ input: { workflow_uuid }, context: { caller } }) => {
    const { clock, database, tenants } = parts.platform;
    const result = await database.transaction(async (trx) => {
      const waiting = await signersOf(caller, trx, clock.now()).waitingIn(workflow_uuid);
      await decideActs(parts, trx, caller, { workflow_uuid, signings: waiting.map((uuid) => ({ uuid, isApproved: false })) });
      const ownerless = await documentsOf(caller, trx, clock.now()).workflowDeleted(workflow_uuid);
      const ids = ownerless.map(({ uuid }) => uuid);
      const { retention } = await tenants.settings(caller.tenantId);
      const mustStay = retention.signed_document_days !== null || (await tenants.underLegalHold(trx, caller.tenantId));
      if (mustStay) return { deleted: [], kept: ids };
      for (const row of ownerless) await forget(parts, trx, caller, row);
      return { deleted: ids, kept: [] };
    });
    return { success: true, result };
  });
