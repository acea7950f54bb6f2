import type { Caller } from './ports.ts';

export interface ArchiveFile {
  /** Path inside the archive, with `/` between folders. */
  path: string;
  at: Date;
  /** Reads its bytes when its turn comes; rejects when they cannot be had. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** A file that an archive should have and has not. */
export interface MissingFile {
  what: string;
  reason: string;
}

/** A service that keeps files about people; it names the files that it cannot give. */
export interface ArchiveSource {
  /** Its name in a sentence, where the whole source fails. */
  readonly name: string;
  of(caller: Caller, personId: string): AsyncIterable<ArchiveFile | { missing: MissingFile }>;
}

/** Yields bytes that are at hand, for `ArchiveFile.open`. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
