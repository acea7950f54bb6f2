import { createHash } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import type { Caller, Log } from '../../platform/ports.ts';
import { Problem } from '../../platform/problem.ts';

/** One file of an archive. */
export interface KeptFile {
  /** Inside the archive, with `/` between folders. */
  path: string;
  at: Date;
  /** Its bytes, read when its turn comes; rejects when they cannot be had. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Something that should be in an archive and is not. */
export interface Missing {
  what: string;
  reason: string;
}

/** What keeps files about people. Whatever it cannot give it names, so that nothing is left out silently. */
export interface PersonFiles {
  /** For a sentence about what is missing, where it fails altogether. */
  readonly name: string;
  of(caller: Caller, personId: string): AsyncIterable<KeptFile | { missing: Missing }>;
}

interface Entry {
  path: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/**
 * A ZIP of all that is kept about one person: `person.json`, what each source has, and at its end `contents.json`, which lists the
 * files with their SHA-256 and names what is missing. An archive without that list was cut off. It streams: one file is read at a time.
 */
export function personArchive(
  { caller, personId, log }: { caller: Caller; personId: string; log: Log },
  data: { exported_at: string },
  sources: readonly PersonFiles[],
): ReadableStream<Uint8Array> {
  const at = new Date(data.exported_at);
  const files: Entry[] = [];
  const missing: Missing[] = [];

  const text = (path: string, value: unknown): KeptFile => ({
    path,
    at,
    open: async () => inOnePiece(Buffer.from(`${JSON.stringify(value, null, 2)}\n`)),
  });

  async function* all(): AsyncGenerator<KeptFile> {
    yield text('person.json', data);
    for (const source of sources) {
      try {
        for await (const found of source.of(caller, personId)) {
          if ('missing' in found) missing.push(found.missing);
          else yield found;
        }
      } catch (error) {
        log.error({ person: personId, request: caller.requestId, error }, 'a source of an archive failed');
        missing.push({ what: source.name, reason: reasonOf(error) });
      }
    }
  }

  async function* entries() {
    for await (const file of all()) {
      const bytes = await file.open().catch((error) => {
        log.error({ person: personId, request: caller.requestId, error }, 'a file of an archive could not be read');
        missing.push({ what: file.path, reason: reasonOf(error) });
        return null;
      });
      if (bytes) yield { name: file.path, lastModified: file.at, input: counted(bytes, file.path) };
    }
    const list = text('contents.json', { exported_at: data.exported_at, files, missing });
    yield { name: list.path, lastModified: at, input: await list.open() };
  }

  async function* counted(bytes: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
    files.push({ path, size, sha256: hash.digest('hex') });
  }

  return makeZip(entries()) as ReadableStream<Uint8Array>;
}

/** Bytes that are at hand, for `KeptFile.open`. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function reasonOf(error: unknown): string {
  return error instanceof Problem ? error.key : 'unreadable';
}
