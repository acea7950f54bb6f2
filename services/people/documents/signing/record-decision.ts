import type { SigningVerdict } from '#contracts/documents/signing.ts';
import type { Caller } from '#platform/base/ports.ts';
import { implementer } from '../../model/implementer.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { signersOf } from '../model/signer-store.ts';
import { sealIfDue, sealLater } from './seal-document.ts';

/** Records whether acts of a workflow may be sealed, and seals at once what that makes due, so that whoever signed has their copy. */
export const recordDecision = (parts: DocumentParts) =>
  implementer.documents.internal.workflowDecided.handler(async ({ input, context: { caller } }) => {
    const { platform } = parts;
    const documents = await platform.database.transaction((trx) => decideActs(parts, trx, caller, input));
    for (const document of documents) {
      const leave = (error: unknown) => platform.log.warn({ document, error }, 'a seal is left to its job');
      await sealIfDue(parts, caller, document).catch(leave);
    }
    return { success: true, result: 'Decision recorded' };
  });

/**
 * Releases or refuses acts of a workflow, and enqueues what follows for each of their documents, whose ids are returned. Safe to repeat.
 */
export async function decideActs(
  parts: DocumentParts,
  trx: PeopleTransaction,
  caller: Caller,
  { workflow_uuid, signings }: { workflow_uuid: string; signings: readonly SigningVerdict[] },
): Promise<readonly string[]> {
  const now = parts.platform.clock.now();
  const documents = documentsOf(caller, trx, now);
  const signers = signersOf(caller, trx, now);
  await documents.lockSignedBy(workflow_uuid);
  const uuids: string[] = [];
  for (const { uuid, isApproved } of signings) uuids.push(...(await signers.decide(workflow_uuid, uuid, isApproved)));
  await documents.touch(uuids);
  for (const uuid of uuids) await sealLater(parts, trx, caller, uuid);
  return uuids;
}
