import type { BlobStore } from '../../base/ports.ts';
import { sha256 } from '../../base/sha256.ts';
import { seal, unseal } from '../secret.ts';
import type { RawStore } from './raw-store.ts';

/** First bytes of a blob; the next four bytes are the number of its data key. */
const MAGIC = Buffer.from('ZGB2');
const HEADER_BYTES = 8;

/** Error for stored bytes that are truncated, changed, or whose key is missing. */
export class DamagedBlob extends Error {
  constructor(key: string, cause: unknown) {
    super(`The stored file ${key} is damaged.`, { cause });
    this.name = 'DamagedBlob';
  }
}

export interface BlobKeys {
  newest(tenantId: string, fresh?: boolean): Promise<{ number: number; bytes: Uint8Array; hasOlder: boolean }>;
  byNumber(tenantId: string, number: number): Promise<Uint8Array>;
}

/** Runs work under a lock per place (key of the raw store), over all processes. */
export type BlobTurn = <Value>(place: string, work: () => Promise<Value>) => Promise<Value>;

export interface SealedBlobs extends BlobStore {
  /** Re-encrypts each blob of an older data key with the newest data key. Yields true per blob, or false if it is damaged and unchanged. */
  reencrypt(tenantId: string): AsyncIterable<boolean>;
}

/** Encrypts each blob with its tenant's data key. Names in the store are hashes, so that a listing reveals nothing. */
export function createSealedBlobs(store: RawStore, keys: BlobKeys, turn: BlobTurn): SealedBlobs {
  const putWith = ({ number, bytes: key }: { number: number; bytes: Uint8Array }, place: string, bytes: Uint8Array) =>
    store.put(place, Buffer.concat([headerOf(number), seal(key, bytes, place)]));

  const open = async (tenantId: string, blob: Uint8Array, place: string) => {
    const number = numberOf(blob);
    if (number === null) throw new Error('unknown format');
    return unseal(await keys.byNumber(tenantId, number), blob.subarray(HEADER_BYTES), place);
  };

  /** Locks the place only while a tenant has two data keys, since only then a re-encryption may run concurrently. */
  const inTurn = async <Value>(tenantId: string, place: string, work: () => Promise<Value>): Promise<Value> =>
    (await keys.newest(tenantId)).hasOlder ? turn(place, work) : work();

  const reencryptBlob = (tenantId: string, place: string) =>
    turn(place, async () => {
      const newest = await keys.newest(tenantId);
      const blob = await store.get(place);
      if (!blob || numberOf(blob) === newest.number) return;
      await putWith(newest, place, await open(tenantId, blob, place));
    });

  return {
    async write({ tenantId }, key, bytes) {
      const place = placeOf(tenantId, key);
      await inTurn(tenantId, place, async () => putWith(await keys.newest(tenantId), place, bytes));
    },

    async read({ tenantId }, key) {
      const place = placeOf(tenantId, key);
      const blob = await store.get(place);
      if (!blob) return null;
      try {
        return await open(tenantId, blob, place);
      } catch (error) {
        throw new DamagedBlob(key, error);
      }
    },

    async remove({ tenantId }, key) {
      const place = placeOf(tenantId, key);
      await inTurn(tenantId, place, () => store.delete(place));
    },

    async *reencrypt(tenantId) {
      const { number } = await keys.newest(tenantId);
      for await (const place of store.list(`${tenantId}/`)) {
        const start = await store.start(place, HEADER_BYTES);
        if (start === null || numberOf(start) === number) continue;
        yield await reencryptBlob(tenantId, place).then(
          () => true,
          () => false,
        );
      }
    },
  };
}

function placeOf(tenantId: string, key: string): string {
  const hash = sha256(key).toString('hex');
  return `${tenantId}/${hash.slice(0, 2)}/${hash}`;
}

function headerOf(keyNumber: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header.writeUInt32BE(keyNumber, MAGIC.length);
  return header;
}

/** Returns the number of a blob's data key. Null if the format is unknown. */
function numberOf(blob: Uint8Array): number | null {
  const header = Buffer.from(blob.buffer, blob.byteOffset, Math.min(blob.byteLength, HEADER_BYTES));
  return header.length === HEADER_BYTES && MAGIC.equals(header.subarray(0, MAGIC.length)) ? header.readUInt32BE(MAGIC.length) : null;
}
