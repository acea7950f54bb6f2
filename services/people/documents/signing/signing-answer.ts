import type { Signing } from '#contracts/documents/signing.ts';
import { Problem } from '#platform/base/problem.ts';
import type { DocumentRow } from '../model/document-store.ts';
import { isRefused, type SignerRow } from '../model/signer-store.ts';

/** Returns the recorded signature, not the request's data: a repeated request may differ from the one that was recorded. */
export function signingAnswer(document: DocumentRow, signer: SignerRow) {
  const { signed_at, signature_kind: kind, consent_sha256, consent_language, signature_kept } = signer;
  if (!signed_at || !kind || !consent_sha256 || !consent_language) throw new Error(`The signer ${signer.id} has not signed.`);
  const result = {
    uuid: document.uuid,
    sealed: document.signed_at !== null,
    sha256: document.signed_sha256,
    signed_at: signed_at.toISOString(),
    timestamped: document.timestamped,
    kind,
    consent: { text_sha256: consent_sha256, language: consent_language },
    signature_kept: signature_kept === true,
  };
  return { success: true as const, result };
}

/** Returns the answer of an act that is already recorded; null if the document may be signed. Throws `conflict` if it may not. */
export function earlierAnswer(
  document: DocumentRow,
  signers: readonly SignerRow[],
  signing: Signing,
): ReturnType<typeof signingAnswer> | null {
  const before = signers.find(({ signing_uuid }) => signing_uuid === signing.signing_uuid);
  if (before) return signingAnswer(document, before);
  if (isRefused(signers)) throw new Problem('conflict', 'This document was refused; nobody signs it any longer.');
  if (document.complete_at) throw new Problem('conflict', 'This document is already signed.');
  if (document.sha256 !== signing.sha256) throw new Problem('conflict', 'This is not the document that was shown.');
  return null;
}
