/**
 * Bytes under keys, as they come: no encryption, no tenants. What a folder, a bucket or a memory has to offer to keep sealed blobs in
 * (`sealed.ts`). `raw-store.conformance.ts` is the test that each of them passes.
 */
export interface RawStore {
  /** Durable when it resolves. Replaces what the key has. A reader sees all of the bytes or those before. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when the key has nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** The first bytes, so many at most. Null when the key has nothing. */
  start(key: string, bytes: number): Promise<Uint8Array | null>;
  /** Durable when it resolves. No error when the key has nothing. */
  delete(key: string): Promise<void>;
  /** The keys that begin with the prefix, in no order; a prefix is empty or ends at a slash. */
  list(prefix: string): AsyncIterable<string>;
}

/**
 * A key has three parts of letters, digits, `-` and `_`: a file's path and a bucket's key at once, and nothing that points elsewhere.
 * All are of one depth, so that none is the folder of another.
 */
const KEY = /^[\w-]+\/[\w-]+\/[\w-]+$/;

export const isRawKey = (key: string) => KEY.test(key);

export function checkRawKey(key: string): void {
  if (!isRawKey(key)) throw new TypeError('A key of a store is three parts of letters, digits, - and _, with slashes between them.');
}
