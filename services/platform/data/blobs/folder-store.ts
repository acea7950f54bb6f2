import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkRawKey, isRawKey, type RawStore } from './raw-store.ts';

/** A file per key. A file is written beside its place, synced and renamed: readers see all of it or none. */
export function folderStore(folder: string): RawStore {
  const fileOf = (key: string) => {
    checkRawKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => writeDurably(fileOf(key), bytes),
    get: async (key) => readFile(fileOf(key)).catch(nullWhereNothingIs),
    delete: async (key) => deleteDurably(fileOf(key)),
    start: async (key, bytes) => {
      const handle = await open(fileOf(key)).catch(nullWhereNothingIs);
      if (!handle) return null;
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    async *list(prefix) {
      const entries = (await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(nullWhereNothingIs)) ?? [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        // What a process left that died while it wrote has no key's name.
        if (isRawKey(key)) yield key;
      }
    },
  };
}

function nullWhereNothingIs(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(folder);
  // A new folder is an entry of the one above.
  for (let at = folder; first !== undefined && at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
}

async function deleteDurably(file: string): Promise<void> {
  await rm(file, { force: true });
  await syncFolder(dirname(file)).catch(nullWhereNothingIs);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
