import type { BlobStore } from '../../ports.ts';
import { sha256 } from '../../sha256.ts';
import { seal, unseal } from '../secret.ts';
import type { RawStore } from './raw-store.ts';

/** First bytes of every blob: what it is and how it was sealed. */
const MAGIC = Buffer.from('ZGB1');

/** The stored bytes are not what was written: cut short, changed, or under a lost key. */
export class DamagedBlob extends Error {
  constructor(key: string, cause: unknown) {
    super(`The stored file ${key} is damaged.`, { cause });
    this.name = 'DamagedBlob';
  }
}

/** Seals each blob with its tenant's key. Names in the store are hashes, so that a listing tells nothing. */
export function sealed(store: RawStore, keyOf: (tenantId: string) => Promise<Uint8Array>): BlobStore {
  const rawKey = (tenantId: string, key: string) => {
    const hash = sha256(key).toString('hex');
    return `${tenantId}/${hash.slice(0, 2)}/${hash}`;
  };
  const contextOf = (tenantId: string, key: string) => `${tenantId}\n${key}`;
  return {
    async write({ tenantId }, key, bytes) {
      const sealedBytes = seal(await keyOf(tenantId), bytes, contextOf(tenantId, key));
      await store.put(rawKey(tenantId, key), Buffer.concat([MAGIC, sealedBytes]));
    },
    async read({ tenantId }, key) {
      const stored = await store.get(rawKey(tenantId, key));
      if (!stored) return null;
      const tenantKey = await keyOf(tenantId);
      try {
        if (!MAGIC.equals(stored.subarray(0, MAGIC.length))) throw new Error('unknown format');
        return unseal(tenantKey, stored.subarray(MAGIC.length), contextOf(tenantId, key));
      } catch (error) {
        throw new DamagedBlob(key, error);
      }
    },
    remove: ({ tenantId }, key) => store.delete(rawKey(tenantId, key)),
  };
}
