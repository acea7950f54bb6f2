import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlobStore } from '../../base/ports.ts';
import { folderStore } from './folder-store.ts';
import { type BlobKeys, createSealedBlobs, DamagedBlob } from './sealed.ts';

const keys = new Map([
  ['one', randomBytes(32)],
  ['two', randomBytes(32)],
]);
const one = { tenantId: 'one' };
const two = { tenantId: 'two' };
const picture = Buffer.from('MUESTRA '.repeat(1000));

const oneKey = (keyOf: (tenantId: string) => Promise<Uint8Array>): BlobKeys => ({
  newest: async (tenantId) => ({ number: 1, bytes: await keyOf(tenantId), hasOlder: false }),
  byNumber: (tenantId) => keyOf(tenantId),
});

let folder: string;
let blobs: BlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-blobs-'));
  blobs = createSealedBlobs(
    folderStore(folder),
    oneKey(async (tenantId) => keys.get(tenantId)!),
    (_place, work) => work(),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

it('stores bytes per tenant, and replaces it under the same key', async () => {
  await blobs.write(one, 'w/1', picture);
  expect(Buffer.from((await blobs.read(one, 'w/1'))!)).toEqual(picture);
  expect(await blobs.read(two, 'w/1')).toBeNull();
  await blobs.write(one, 'w/1', Buffer.from('new'));
  expect(Buffer.from((await blobs.read(one, 'w/1'))!).toString()).toBe('new');
  await blobs.remove(one, 'w/1');
  await blobs.remove(one, 'w/1');
  expect(await blobs.read(one, 'w/1')).toBeNull();
});

it('writes only ciphertext, under a name that tells nothing', async () => {
  await blobs.write(one, '../../people/GOMC900514', picture);
  const [file] = await files();
  expect(file!.startsWith(folder)).toBe(true);
  expect(file).not.toContain('GOMC900514');
  expect((await readFile(file!)).includes('MUESTRA')).toBe(false);
});

it('notices a torn file, a changed byte, and a file that was put in the place of another', async () => {
  await blobs.write(one, 'a', picture);
  const [file] = await files();
  const whole = await readFile(file!);

  await truncate(file!, whole.length - 1);
  await expect(blobs.read(one, 'a')).rejects.toThrow(DamagedBlob);
  await truncate(file!, 3);
  await expect(blobs.read(one, 'a')).rejects.toThrow(DamagedBlob);

  const changed = Buffer.from(whole);
  changed[200]! ^= 1;
  await writeFile(file!, changed);
  await expect(blobs.read(one, 'a')).rejects.toThrow(DamagedBlob);

  await blobs.write(one, 'b', Buffer.from('other'));
  const other = (await files()).find((path) => path !== file)!;
  await rename(other, file!);
  await expect(blobs.read(one, 'a')).rejects.toThrow(DamagedBlob);
});
