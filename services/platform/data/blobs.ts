import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from '../ports.ts';
import { seal, unseal } from './secret.ts';

/** First bytes of every file: what it is and how it was sealed. */
const MAGIC = Buffer.from('ZGB1');

/** The stored bytes are not what was written: cut short, changed, or under a lost key. */
export class DamagedBlob extends Error {
  constructor(key: string, cause: unknown) {
    super(`The stored file ${key} is damaged.`, { cause });
    this.name = 'DamagedBlob';
  }
}

/**
 * Files in a folder, each sealed with its tenant's key. Names are hashes, so that no key can point outside the folder
 * and a listing tells nothing. A file is written beside its place, synced and renamed: readers see all of it or none.
 */
export function createBlobStore(folder: string, keyOf: (tenantId: string) => Promise<Uint8Array>): BlobStore {
  const fileOf = (tenantId: string, key: string) => {
    const hash = createHash('sha256').update(key).digest('hex');
    return join(folder, tenantId, hash.slice(0, 2), hash);
  };
  const contextOf = (tenantId: string, key: string) => `${tenantId}\n${key}`;
  return {
    async write({ tenantId }, key, bytes) {
      const sealed = seal(await keyOf(tenantId), bytes, contextOf(tenantId, key));
      await writeDurably(fileOf(tenantId, key), Buffer.concat([MAGIC, sealed]));
    },
    async read({ tenantId }, key) {
      const stored = await readFile(fileOf(tenantId, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!stored) return null;
      const tenantKey = await keyOf(tenantId);
      try {
        if (!stored.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('unknown format');
        return unseal(tenantKey, stored.subarray(MAGIC.length), contextOf(tenantId, key));
      } catch (error) {
        throw new DamagedBlob(key, error);
      }
    },
    async remove({ tenantId }, key) {
      await rm(fileOf(tenantId, key), { force: true });
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
