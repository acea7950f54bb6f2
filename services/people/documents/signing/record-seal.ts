import type { Caller } from '#platform/base/ports.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { type DocumentRow, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { filesOfSigner, type SignerRow, signersOf } from '../model/signer-store.ts';
import type { SignedFile } from './signed-file.ts';

/** Records the sealed file of a locked document, discards the files of its acts, and appends to the logs of the signers' workflows. */
export async function recordSeal(
  { platform: { events }, files, time }: DocumentParts,
  trx: PeopleTransaction,
  caller: Caller,
  { document, signers, file }: { document: DocumentRow; signers: readonly SignerRow[]; file: SignedFile },
): Promise<DocumentRow> {
  const timestamped = time !== null;
  await files.keep(trx, caller, [file.uuid]);
  const row = await documentsOf(caller, trx, file.signedAt).update(document.uuid, {
    signed_file_uuid: file.uuid,
    signed_sha256: file.sha256,
    sealed_sha256: file.coveredSha256,
    signed_at: file.signedAt,
    timestamped,
  });
  await signersOf(caller, trx, file.signedAt).forgetActs(row.uuid);
  const drawingToKeep = (signer: SignerRow) => (signer.signature_kept ? signer.signature_file_uuid : null);
  const unneededFiles = signers.flatMap((signer) => filesOfSigner(signer).filter((uuid) => uuid !== drawingToKeep(signer)));
  await files.discard(trx, caller, unneededFiles);
  const data = { document: row.uuid, shown_sha256: row.sha256, signed_sha256: file.sha256, timestamped };
  for (const id of new Set(signers.flatMap(({ workflow_uuid }) => workflow_uuid ?? [])))
    await events.append(trx, caller, { kind: 'workflow', id }, { type: 'document.signed', data });
  return row;
}
