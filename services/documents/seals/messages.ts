import type { SealChange } from '#contracts/documents/verification.ts';

/** A digital signature as a file's bytes have it. */
export interface FoundSeal {
  /** Bytes from the beginning of the file up to which it seals; null for one that does not say. */
  sealedBytes: number | null;
  /** SHA-256, in hex, that the signature states of what it covers; null for another kind of hash. */
  digest: string | null;
  certificate: { subject: string; issuer: string; sha256: string } | null;
  /** The certificate's key made this signature over its statement. */
  genuine: boolean;
  /** It is genuine, covers all sealed bytes but its own digits, and they have the stated digest. */
  intact: boolean;
}

/** The seals and ids that a file contains. Anybody may have written them. */
export interface FileClaims {
  isPdf: boolean;
  seals: FoundSeal[];
  /** Ids in its trailers that may be of documents: uuids. */
  ids: string[];
}

export type SealAsk = { what: 'claims'; bytes: Uint8Array } | { what: 'changes'; original: Uint8Array; bytes: Uint8Array };
export type SealAnswer = { claims: FileClaims } | { changes: SealChange[] };
