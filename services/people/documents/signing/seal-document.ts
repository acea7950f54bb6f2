import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { type DocumentRow, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { type SignerRow, signersOf } from '../model/signer-store.ts';
import type { Act } from './act.ts';
import { recordSeal } from './record-seal.ts';
import { makeSignedFile } from './signed-file.ts';
import { decodeAct } from './stored-act.ts';

export const SEAL_QUEUE = 'people-seal-document';
/** The most retries of the job: about a week without a time authority, since the longest delay between retries is an hour. */
const RETRIES = 180;
const RETRY_DELAY_SECONDS = 15;

export interface SealJob {
  tenantId: string;
  livemode: boolean;
  uuid: string;
}

export function startSealing(parts: DocumentParts): Promise<void> {
  const options = { retryLimit: RETRIES, retryDelaySeconds: RETRY_DELAY_SECONDS };
  return parts.platform.jobs.work<SealJob>(SEAL_QUEUE, options, (job) => sealDocument(parts, job));
}

/**
 * Seals a document that all invited signers have signed, and notifies their workflows. The job may run more than once, even in parallel:
 * only the first run records its seal.
 */
async function sealDocument(parts: DocumentParts, { uuid, ...owner }: SealJob): Promise<void> {
  const { clock, database } = parts.platform;
  const caller = systemCaller(owner, SEAL_QUEUE);
  const state = async () => ({
    document: await documentsOf(caller, database.query, clock.now()).get(uuid),
    signers: await signersOf(caller, database.query, clock.now()).ofDocument(uuid),
  });
  const workflows = await parts.turns.take(`${owner.tenantId} ${uuid}`, async () => {
    const before = await state();
    if (before.document?.complete_at && !before.document.signed_at) await seal(parts, caller, before.document, before.signers);
    const { document, signers } = await state();
    return document?.signed_at ? signers.flatMap(({ workflow_uuid }) => workflow_uuid ?? []) : [];
  });
  for (const workflow of workflows) await parts.readers.notify(caller, workflow);
}

async function seal(parts: DocumentParts, caller: Caller, before: DocumentRow, signersBefore: readonly SignerRow[]): Promise<void> {
  const acts = await Promise.all(signersBefore.map((signer) => actOf(parts, caller, signer)));
  const inOrder = acts.toSorted((one, other) => one.of.signedAt.getTime() - other.of.signedAt.getTime());
  const signedAt = parts.platform.clock.now();
  const file = await makeSignedFile(parts, caller, before, { acts: inOrder, signedAt });
  await parts.platform.database.transaction(async (trx) => {
    const document = await documentsOf(caller, trx, signedAt).lock(before.uuid);
    // Another process has sealed the document, or an act was deleted. No row refers to this file, so the sweep deletes it.
    if (!document?.complete_at || document.signed_at) return;
    const signers = await signersOf(caller, trx, signedAt).ofDocument(document.uuid);
    if (signers.length === signersBefore.length) await recordSeal(parts, trx, caller, { document, signers, file });
  });
}

async function actOf({ files }: DocumentParts, caller: Caller, { act_file_uuid, signature_file_uuid }: SignerRow): Promise<Act> {
  if (!act_file_uuid || !signature_file_uuid) throw new Error('An act has no files.');
  return decodeAct(await files.read(caller, act_file_uuid), await files.read(caller, signature_file_uuid));
}
