import type { Caller, Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { Turns } from '#platform/base/turns.ts';
import type { DocumentFiles } from './model/files.ts';
import { filesOfSigner, type SignerRow, signersOf } from './model/signers-store.ts';
import { type DocumentRow, documentsOf } from './model/store.ts';
import type { DocumentTables } from './model/tables.ts';
import type { Act, Acts } from './sealing/act.ts';
import { decodeAct } from './stored-act.ts';

export const SEAL_QUEUE = 'people-seal-document';
/** With the longest backoff of an hour, a time authority may be gone for a week. */
const RETRIES = 180;
const RETRY_DELAY_SECONDS = 15;

export interface SealJob {
  tenantId: string;
  livemode: boolean;
  uuid: string;
}

/** Who waits for the sealed copy. Asked again until it answers. */
export interface CopyReaders {
  notify(caller: Caller, workflow: string): Promise<void>;
}

interface SealTogetherParts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
  /** Whether an authority stamps the time. */
  stamps: boolean;
  readers: CopyReaders;
}

/**
 * The job that seals what all signers have signed, and tells their workflows. It may run more than once, also at once: the first one that
 * records has sealed.
 */
export function createSealTogether({ platform, files, stamps, readers }: SealTogetherParts, acts: Acts, turns: Turns) {
  const { clock, database, events } = platform;

  const actOf = async (caller: Caller, { act_file_uuid, signature_file_uuid }: SignerRow): Promise<Act> => {
    if (!act_file_uuid || !signature_file_uuid) throw new Error('An act has no files.');
    return decodeAct(await files.read(caller, act_file_uuid), await files.read(caller, signature_file_uuid));
  };

  const seal = async (caller: Caller, document: DocumentRow, signers: readonly SignerRow[]): Promise<void> => {
    const all = await Promise.all(signers.map((signer) => actOf(caller, signer)));
    const inOrder = all.toSorted((one, other) => one.of.signedAt.getTime() - other.of.signedAt.getTime());
    const signedAt = clock.now();
    const file = await acts.seal(caller, document, inOrder, signedAt);
    const signed_file_uuid = await files.write(caller, file.pdf);
    await database.transaction(async (trx) => {
      const documents = documentsOf(caller, trx, signedAt);
      const row = await documents.lock(document.uuid);
      // Sealed by another process, or one of the acts is gone. This file has no name, so it is swept.
      if (!row?.complete_at || row.signed_at) return;
      const store = signersOf(caller, trx, signedAt);
      const present = await store.ofDocument(row.uuid);
      if (present.length !== signers.length) return;
      await files.keep(trx, caller, [signed_file_uuid]);
      await documents.update(row.uuid, {
        signing_uuid: inOrder.at(-1)!.of.signing.signing_uuid,
        signed_file_uuid,
        signed_sha256: file.sha256,
        sealed_sha256: file.coveredSha256,
        signed_at: signedAt,
        timestamped: stamps,
      });
      await store.forgetActs(row.uuid);
      const drawingToKeep = (signer: SignerRow) => (signer.signature_kept ? signer.signature_file_uuid : null);
      await files.discard(
        trx,
        caller,
        present.flatMap((signer) => filesOfSigner(signer).filter((uuid) => uuid !== drawingToKeep(signer))),
      );
      const data = { document: row.uuid, shown_sha256: row.sha256, signed_sha256: file.sha256, timestamped: stamps };
      for (const id of new Set(present.flatMap(({ workflow_uuid }) => workflow_uuid ?? [])))
        await events.append(trx, caller, { kind: 'workflow', id }, { type: 'document.signed', data });
    });
  };

  const run = async ({ uuid, ...owner }: SealJob): Promise<void> => {
    const caller = systemCaller(owner, SEAL_QUEUE);
    const state = async () => ({
      document: await documentsOf(caller, database.query, clock.now()).get(uuid),
      signers: await signersOf(caller, database.query, clock.now()).ofDocument(uuid),
    });
    const workflows = await turns.take(`${owner.tenantId} ${uuid}`, async () => {
      const before = await state();
      if (before.document?.complete_at && !before.document.signed_at) await seal(caller, before.document, before.signers);
      const { document, signers } = await state();
      return document?.signed_at ? signers.flatMap(({ workflow_uuid }) => workflow_uuid ?? []) : [];
    });
    for (const workflow of workflows) await readers.notify(caller, workflow);
  };

  return {
    start: () => platform.jobs.work<SealJob>(SEAL_QUEUE, { retryLimit: RETRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, run),
  };
}
