import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';
import { describeRawStore, sortedKeys } from './raw-store.conformance.ts';
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

/** The simplest store there is: it shows that the suite asks nothing that only a folder has. */
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
    await store.put('one/1', Buffer.from('whole'));
    // What a process leaves that died before the rename.
    await writeFile(join(folder, 'one', '1.0b51aefc-83f4-4e5a-9f06-1a7a29ac0ff7.tmp'), 'ha');
    expect(Buffer.from((await store.get('one/1'))!).toString()).toBe('whole');
    expect(await sortedKeys(store, '')).toEqual(['one/1']);
  });

  it('leaves nothing beside a file that was written whole', async () => {
    const folder = await newFolder();
    await folderStore(folder).put('one', Buffer.from('x'));
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('says so where the folder cannot be read', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'key'));
    await expect(folderStore(folder).get('key')).rejects.toThrow('EISDIR');
  });
});
