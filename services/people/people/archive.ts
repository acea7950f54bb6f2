import { createHash } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { type ArchiveFile, type ArchiveSource, inOnePiece, type MissingFile } from '#platform/base/archive-source.ts';
import type { Caller, Log } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';

interface ArchiveEntry {
  path: string;
  /** The size in bytes. */
  size: number;
  sha256: string;
}

/**
 * Streams a ZIP of all stored data of one person, one file at a time: `person.json`, the files of each source, and last `contents.json`,
 * which lists every file with its SHA-256, and the missing files. An archive without `contents.json` is incomplete.
 */
export function personArchive(
  { caller, personId, log }: { caller: Caller; personId: string; log: Log },
  data: { exported_at: string },
  sources: readonly ArchiveSource[],
): ReadableStream<Uint8Array> {
  const at = new Date(data.exported_at);
  const files: ArchiveEntry[] = [];
  const missing: MissingFile[] = [];

  const jsonFile = (path: string, value: unknown): ArchiveFile => ({
    path,
    at,
    open: async () => inOnePiece(Buffer.from(`${JSON.stringify(value, null, 2)}\n`)),
  });

  async function* everyFile(): AsyncGenerator<ArchiveFile> {
    yield jsonFile('person.json', data);
    for (const source of sources) {
      try {
        for await (const file of source.of(caller, personId)) {
          if ('missing' in file) missing.push(file.missing);
          else yield file;
        }
      } catch (error) {
        log.error({ person: personId, request: caller.requestId, error }, 'a source of an archive failed');
        missing.push({ what: source.name, reason: reasonOf(error) });
      }
    }
  }

  async function* entries() {
    for await (const file of everyFile()) {
      const bytes = await file.open().catch((error) => {
        log.error({ person: personId, request: caller.requestId, error }, 'a file of an archive could not be read');
        missing.push({ what: file.path, reason: reasonOf(error) });
        return null;
      });
      if (bytes) yield { name: file.path, lastModified: file.at, input: hashBytes(bytes, file.path) };
    }
    const list = jsonFile('contents.json', { exported_at: data.exported_at, files, missing });
    yield { name: list.path, lastModified: at, input: await list.open() };
  }

  async function* hashBytes(bytes: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
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

function reasonOf(error: unknown): string {
  return error instanceof Problem ? error.key : 'unreadable';
}
