import { Problem } from '#platform/base/problem.ts';
import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { signersOf } from '../model/signer-store.ts';
import { readDocument, withoutEnding } from './read-document.ts';

/** Reads the stored signature picture of an invited signer, or, without an id, of the sole signer. Throws `not_found` if none is stored. */
export const readSignature = ({ platform, files }: DocumentParts) =>
  implementer.documents.signature.handler(async ({ input: { uuid, signer: signerId }, context: { caller } }) => {
    const row = await readDocument(platform, caller, uuid);
    const signers = await signersOf(caller, platform.database.query, platform.clock.now()).ofDocument(row.uuid);
    const signer = signers.find(({ id, is_invited }) => (signerId ? id === signerId : !is_invited));
    if (!signer?.signature_kept || !signer.signature_file_uuid) throw new Problem('not_found', 'No signature was kept of this document.');
    const bytes = await files.read(caller, signer.signature_file_uuid);
    return new File([bytes], `${withoutEnding(row)}-firma.png`, { type: 'image/png' });
  });
