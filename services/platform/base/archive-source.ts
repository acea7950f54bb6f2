import type { Caller } from './ports.ts';

/** One file of the archive of a person. */
export interface ArchiveFile {
  /** Inside the archive, with `/` between folders. */
  path: string;
  at: Date;
  /** Its bytes, read when its turn comes; rejects when they cannot be had. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Something that should be in an archive and is not. */
export interface MissingFile {
  what: string;
  reason: string;
}

/** A service that keeps files about people. It names whatever it cannot give, so that nothing is left out silently. */
export interface ArchiveSource {
  /** For a sentence about what is missing, where the source fails altogether. */
  readonly name: string;
  of(caller: Caller, personId: string): AsyncIterable<ArchiveFile | { missing: MissingFile }>;
}

/** Bytes that are at hand, for `ArchiveFile.open`. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
