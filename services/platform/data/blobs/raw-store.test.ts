import { mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeRawStore, sortedKeys } from '#test/support/raw-store.ts';
import { folderStore } from './folder-store.ts';
import { checkRawKey, type RawStore } from './raw-store.ts';

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-store-'));
  folders.push(folder);
  return folder;
}
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Returns the simplest possible store, which shows that the suite requires nothing specific to folders. */
function memoryStore(): RawStore {
  const blobs = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      checkRawKey(key);
      blobs.set(key, Uint8Array.from(bytes));
    },
    async get(key) {
      checkRawKey(key);
      return blobs.get(key) ?? null;
    },
    async start(key, bytes) {
      checkRawKey(key);
      return blobs.get(key)?.subarray(0, bytes) ?? null;
    },
    async delete(key) {
      checkRawKey(key);
      blobs.delete(key);
    },
    async *list(prefix) {
      for (const key of blobs.keys()) if (key.startsWith(prefix)) yield key;
    },
  };
}

describe('a store in memory', () => describeRawStore(async () => memoryStore()));

describe('a store in a folder', () => {
  describeRawStore(async () => folderStore(await newFolder()));

  it('is for its owner alone', async () => {
    const folder = await newFolder();
    await folderStore(join(folder, 'blobs')).put('one/aa/1', Buffer.from('x'));
    for (const path of ['blobs', 'blobs/one', 'blobs/one/aa', 'blobs/one/aa/1']) {
      expect((await stat(join(folder, path))).mode & 0o077).toBe(0);
    }
  });

  it('leaves the stored file alone, and lists nothing more, when a write does not come to its end', async () => {
    const folder = await newFolder();
    const store = folderStore(folder);
    await store.put('one/aa/1', Buffer.from('whole'));
    // The file that a process leaves if it dies before the rename.
    await writeFile(join(folder, 'one/aa', '1.0b51aefc-83f4-4e5a-9f06-1a7a29ac0ff7.tmp'), 'ha');
    expect(Buffer.from((await store.get('one/aa/1'))!).toString()).toBe('whole');
    expect(await sortedKeys(store, '')).toEqual(['one/aa/1']);
  });

  it('leaves nothing beside a file that was written whole', async () => {
    const folder = await newFolder();
    await folderStore(folder).put('one/aa/1', Buffer.from('x'));
    expect(await readdir(join(folder, 'one/aa'))).toEqual(['1']);
  });

  it('has the disk know of what was put, its new folders too, and of what was deleted', async () => {
    const folder = await newFolder();
    const store = folderStore(join(folder, 'blobs'));
    const handle = await open(folder);
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    const syncsOf = async (work: Promise<void>) => {
      sync.mockClear();
      await work;
      return sync.mock.calls.length;
    };
    // Syncs the file and the four folders that contain the file or a new folder.
    expect(await syncsOf(store.put('one/aa/1', Buffer.from('x')))).toBe(5);
    expect(await syncsOf(store.put('one/aa/2', Buffer.from('x')))).toBe(2);
    expect(await syncsOf(store.delete('one/aa/2'))).toBe(1);
    expect(await syncsOf(store.delete('two/aa/2'))).toBe(0);
    sync.mockRestore();
    await handle.close();
  });

  it('says so where the folder cannot be read', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'one/aa/1'), { recursive: true });
    await expect(folderStore(folder).get('one/aa/1')).rejects.toThrow('EISDIR');
  });
});
