import type { SealChange } from '#contracts/documents/verification.ts';

/** Maximum number of pages of a file that are compared with those of its sealed original. */
export const MAX_PAGES = 500;

/** A digital signature found in a file's bytes. */
export interface FoundSeal {
  /** The offset, from the beginning of the file, up to which the signature seals. Null if the signature has no byte range. */
  sealedBytes: number | null;
  /** The SHA-256, in hex, that the signature states for the covered bytes. Null if the signature uses another hash. */
  digest: string | null;
  certificate: { subject: string; issuer: string; sha256: string } | null;
  /** True if the certificate's key made the signature over its signed attributes. */
  genuine: boolean;
  /** True if the signature is genuine, covers all sealed bytes but its own digits, and those bytes have the stated digest. */
  intact: boolean;
}

/** The seals and ids that a file contains. They are unverified: anybody may have written them. */
export interface FileClaims {
  isPdf: boolean;
  seals: FoundSeal[];
  /** The file ids in the trailers, as uuids. They may be those of documents. */
  ids: string[];
}

export type SealRequest = { what: 'claims'; bytes: Uint8Array } | { what: 'changes'; original: Uint8Array; bytes: Uint8Array };
export type SealAnswer = { claims: FileClaims } | { changes: SealChange[] };
