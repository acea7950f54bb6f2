import { createReadStream } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { syncFolder, writeDurably } from '../write-durably.ts';
import { checkRawKey, isRawKey, type RawStore } from './raw-store.ts';

/** Creates a store that writes one file per key below a folder. */
export function folderStore(folder: string): RawStore {
  const fileOf = (key: string) => {
    checkRawKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => writeDurably(fileOf(key), (handle) => handle.writeFile(bytes)),
    get: async (key) => readFile(fileOf(key)).catch(nullIfMissing),
    delete: async (key) => deleteDurably(fileOf(key)),
    start: async (key, bytes) => buffer(createReadStream(fileOf(key), { end: bytes - 1 })).catch(nullIfMissing),
    async *list(prefix) {
      const entries = (await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        // Skips temporary files of processes that died while writing: their names are no keys.
        if (isRawKey(key)) yield key;
      }
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function deleteDurably(file: string): Promise<void> {
  await rm(file, { force: true });
  await syncFolder(dirname(file)).catch(nullIfMissing);
}
