import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a temporary file, syncs and renames it: readers see the new file or the old, and it is on disk at the end. Creates folders. */
export async function writeDurably(file: string, write: (handle: FileHandle) => Promise<unknown>): Promise<void> {
  const folder = dirname(file);
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncFolder(folder);
  // A new folder is an entry of its parent, so the parents are synced too.
  for (let at = folder; first !== undefined && at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
