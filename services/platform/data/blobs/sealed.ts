import type { BlobStore } from '../../base/ports.ts';
import { sha256 } from '../../base/sha256.ts';
import { seal, unseal } from '../secret.ts';
import type { RawStore } from './raw-store.ts';

/** First bytes of a blob in the older format: encrypted with data key 1, and decrypted only with its name. */
const NAME_MAGIC = Buffer.from('ZGB1');
/** First bytes of a blob in the present format; the next four bytes are the number of its data key. */
const NUMBER_MAGIC = Buffer.from('ZGB2');
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
  /** Re-encrypts a blob with the newest data key. False if the blob is missing or already has the newest key. */
  sealAnew(tenantId: string, key: string): Promise<boolean>;
  /** Re-encrypts all blobs that need no name (`ZGB2`). Returns how many it re-encrypted, and how many still have an older key. */
  sealAllAnew(tenantId: string): Promise<{ anew: number; left: number }>;
}

/** Encrypts each blob with its tenant's data key. Names in the store are hashes, so that a listing reveals nothing. */
export function createSealedBlobs(store: RawStore, keys: BlobKeys, turn: BlobTurn): SealedBlobs {
  const putWith = ({ number, bytes: key }: { number: number; bytes: Uint8Array }, place: string, bytes: Uint8Array) =>
    store.put(place, Buffer.concat([headerOf(number), seal(key, bytes, place)]));

  /** Decrypts a blob; `name` is null if unknown. */
  const open = async (tenantId: string, blob: Uint8Array, place: string, name: string | null) => {
    const number = numberOf(blob);
    if (number === null) throw new Error('unknown format');
    const key = await keys.byNumber(tenantId, number);
    if (!isNamed(blob)) return unseal(key, blob.subarray(HEADER_BYTES), place);
    if (name === null) throw new Error('it opens with its name alone');
    return unseal(key, blob.subarray(NAME_MAGIC.length), `${tenantId}\n${name}`);
  };

  /** Locks the place only while a tenant has two data keys, since only then a re-encryption may run concurrently. */
  const inTurn = async <Value>(tenantId: string, place: string, work: () => Promise<Value>): Promise<Value> =>
    (await keys.newest(tenantId)).hasOlder ? turn(place, work) : work();

  const anew = (tenantId: string, place: string, name: string | null) =>
    turn(place, async () => {
      const newest = await keys.newest(tenantId);
      const blob = await store.get(place);
      if (!blob || numberOf(blob) === newest.number) return;
      await putWith(newest, place, await open(tenantId, blob, place, name));
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
        return await open(tenantId, blob, place, key);
      } catch (error) {
        throw new DamagedBlob(key, error);
      }
    },

    async remove({ tenantId }, key) {
      const place = placeOf(tenantId, key);
      await inTurn(tenantId, place, () => store.delete(place));
    },

    async sealAnew(tenantId, key) {
      const place = placeOf(tenantId, key);
      const start = await store.start(place, HEADER_BYTES);
      if (!start || numberOf(start) === (await keys.newest(tenantId)).number) return false;
      await anew(tenantId, place, key).catch((error: unknown) => {
        throw new DamagedBlob(key, error);
      });
      return true;
    },

    async sealAllAnew(tenantId) {
      const { number } = await keys.newest(tenantId);
      const isOld = async (place: string) => {
        const start = await store.start(place, HEADER_BYTES);
        return start !== null && numberOf(start) !== number;
      };
      const count = { anew: 0, left: 0 };
      for await (const place of store.list(`${tenantId}/`)) {
        if (!(await isOld(place))) continue;
        // A damaged blob, or one of the older format (needs its name), keeps its key.
        await anew(tenantId, place, null).catch(() => {});
        count[(await isOld(place)) ? 'left' : 'anew'] += 1;
      }
      return count;
    },
  };
}

function placeOf(tenantId: string, key: string): string {
  const hash = sha256(key).toString('hex');
  return `${tenantId}/${hash.slice(0, 2)}/${hash}`;
}

function headerOf(keyNumber: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  NUMBER_MAGIC.copy(header);
  header.writeUInt32BE(keyNumber, NUMBER_MAGIC.length);
  return header;
}

const isNamed = (blob: Uint8Array) => NAME_MAGIC.equals(blob.subarray(0, NAME_MAGIC.length));

/** Returns the number of a blob's data key. Null if the format is unknown. */
function numberOf(blob: Uint8Array): number | null {
  if (isNamed(blob)) return 1;
  const header = Buffer.from(blob.buffer, blob.byteOffset, Math.min(blob.byteLength, HEADER_BYTES));
  return header.length === HEADER_BYTES && NUMBER_MAGIC.equals(header.subarray(0, NUMBER_MAGIC.length))
    ? header.readUInt32BE(NUMBER_MAGIC.length)
    : null;
}
