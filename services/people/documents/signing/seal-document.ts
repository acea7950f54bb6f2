import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { type DocumentRow, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { isHeld, type SignerRow, signersOf } from '../model/signer-store.ts';
import type { Act } from './act.ts';
import { recordSeal } from './record-seal.ts';
import { makeSignedFile } from './signed-file.ts';
import { decodeAct } from './stored-act.ts';

const SEAL_QUEUE = 'people-seal-document';
/** The retries of the job: about a week without a time authority, since the delay doubles with each retry, up to an hour. */
export const SEAL_RETRIES = { retryLimit: 180, retryDelaySeconds: 15 };

interface SealJob {
  tenantId: string;
  livemode: boolean;
  uuid: string;
}

/**
 * Enqueues the seal of a document and the notice to its workflows, in the transaction that made the seal due, or that decided on one of its
 * acts.
 */
export function sealLater(
  { platform }: DocumentParts,
  trx: PeopleTransaction,
  { tenantId, livemode }: Caller,
  uuid: string,
): Promise<void> {
  const job: SealJob = { tenantId, livemode, uuid };
  return platform.jobs.enqueue(trx, SEAL_QUEUE, job, { singletonKey: uuid });
}

export function startSealing(parts: DocumentParts): Promise<void> {
  return parts.platform.jobs.work<SealJob>(SEAL_QUEUE, SEAL_RETRIES, (job) => sealDocument(parts, job));
}

/**
 * Seals a document that all signers have signed and none of whose acts is held, and notifies the workflows in which it was signed. The job
 * may run more than once, even in parallel: only the first run records its seal.
 */
async function sealDocument(parts: DocumentParts, { uuid, ...owner }: SealJob): Promise<void> {
  const { clock, database } = parts.platform;
  const caller = systemCaller(owner, SEAL_QUEUE);
  await sealIfDue(parts, caller, uuid);
  const signers = await signersOf(caller, database.query, clock.now()).ofDocument(uuid);
  for (const { workflow_uuid } of signers) if (workflow_uuid !== null) await parts.signingWorkflows.documentChanged(caller, workflow_uuid);
}

/** Seals a document that all signers have signed and none of whose acts is held. Does nothing if it is sealed. */
export function sealIfDue(parts: DocumentParts, caller: Caller, uuid: string): Promise<void> {
  const { clock, database } = parts.platform;
  return parts.turns.take(`${caller.tenantId} ${uuid}`, async () => {
    const document = await documentsOf(caller, database.query, clock.now()).get(uuid);
    const signers = await signersOf(caller, database.query, clock.now()).ofDocument(uuid);
    if (document?.complete_at && !document.signed_at && !isHeld(signers)) await seal(parts, caller, document, signers);
  });
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
    if (signers.length === signersBefore.length && !isHeld(signers)) await recordSeal(parts, trx, caller, { document, signers, file });
  });
}

async function actOf({ files }: DocumentParts, caller: Caller, { act_file_uuid, signature_file_uuid }: SignerRow): Promise<Act> {
  if (!act_file_uuid || !signature_file_uuid) throw new Error('An act has no files.');
  return decodeAct(await files.read(caller, act_file_uuid), await files.read(caller, signature_file_uuid));
}
