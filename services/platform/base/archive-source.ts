import type { Caller } from './ports.ts';

export interface ArchiveFile {
  /** Path inside the archive, with `/` between folders. */
  path: string;
  at: Date;
  /** Reads the file's bytes, when the archive reaches it. Rejects if they cannot be read. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

export interface MissingFile {
  what: string;
  reason: string;
}

/** A service that stores files about people. It yields its files, and a `missing` entry for each that it cannot provide. */
export interface ArchiveSource {
  /** The source's name, for the sentence that reports that the whole source failed. */
  readonly name: string;
  of(caller: Caller, personId: string): AsyncIterable<ArchiveFile | { missing: MissingFile }>;
}

/** Yields bytes that are already in memory as one chunk, for `ArchiveFile.open`. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
