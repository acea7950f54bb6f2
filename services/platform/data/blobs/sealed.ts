import type { BlobStore } from '../../base/ports.ts';
import { sha256 } from '../../base/sha256.ts';
import { seal, unseal } from '../secret.ts';
import type { RawStore } from './raw-store.ts';

/** First bytes of a blob that key 1 sealed and that opens with its name alone. */
const NAME_MAGIC = Buffer.from('ZGB1');
/** First bytes of a blob whose next four are the number of its key. */
const NUMBER_MAGIC = Buffer.from('ZGB2');
const HEADER_BYTES = 8;

/** Thrown for stored bytes that were cut, changed, or lost their key. */
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

/** Runs one at a time per place of the store, over all processes. */
export type BlobTurn = <Value>(place: string, work: () => Promise<Value>) => Promise<Value>;

export interface SealedBlobs extends BlobStore {
  /** Seals with the newest key what is under this name. False where nothing is, or the newest sealed it. */
  sealAnew(tenantId: string, key: string): Promise<boolean>;
  /** Seals everything that opens without its name anew. Returns the number, and how many an older key still seals. */
  sealAllAnew(tenantId: string): Promise<{ anew: number; left: number }>;
}

/** Seals each blob with its tenant's key. Names in the store are hashes, so that a listing tells nothing. */
export function createSealedBlobs(store: RawStore, keys: BlobKeys, turn: BlobTurn): SealedBlobs {
  const putWith = ({ number, bytes: key }: { number: number; bytes: Uint8Array }, place: string, bytes: Uint8Array) =>
    store.put(place, Buffer.concat([headerOf(number), seal(key, bytes, place)]));

  /** `name` is null where nobody knows it. */
  const open = async (tenantId: string, blob: Uint8Array, place: string, name: string | null) => {
    const number = numberOf(blob);
    if (number === null) throw new Error('unknown format');
    const key = await keys.byNumber(tenantId, number);
    if (!isNamed(blob)) return unseal(key, blob.subarray(HEADER_BYTES), place);
    if (name === null) throw new Error('it opens with its name alone');
    return unseal(key, blob.subarray(NAME_MAGIC.length), `${tenantId}\n${name}`);
  };

  /** Takes a turn only while a tenant has two keys, when a blob may be read and written at once. */
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
        // What is damaged, or opens with its name alone, keeps its key.
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

/** Returns the number of a blob's key; null for what is none of ours. */
function numberOf(blob: Uint8Array): number | null {
  if (isNamed(blob)) return 1;
  const header = Buffer.from(blob.buffer, blob.byteOffset, Math.min(blob.byteLength, HEADER_BYTES));
  return header.length === HEADER_BYTES && NUMBER_MAGIC.equals(header.subarray(0, NUMBER_MAGIC.length))
    ? header.readUInt32BE(NUMBER_MAGIC.length)
    : null;
}
