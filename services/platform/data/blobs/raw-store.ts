/** A store of bytes under keys, without encryption or tenants. Each implementation passes `test/support/raw-store.ts`. */
export interface RawStore {
  /** Stores bytes, durable when the promise resolves. Replaces the key's earlier bytes at once: readers see the old or the new. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Returns the first `bytes` bytes. Null if nothing is stored under the key. */
  start(key: string, bytes: number): Promise<Uint8Array | null>;
  /** Deletes a key's bytes, durable when the promise resolves. No error if nothing is stored. */
  delete(key: string): Promise<void>;
  /** Lists the keys that begin with the prefix, unordered. A prefix is empty or ends with a slash. */
  list(prefix: string): AsyncIterable<string>;
}

/** Three parts of letters, digits, `-` and `_`: a path that cannot leave the folder, and no key is the parent folder of a key. */
const KEY = /^[\w-]+\/[\w-]+\/[\w-]+$/;

export const isRawKey = (key: string) => KEY.test(key);

export function checkRawKey(key: string): void {
  if (!isRawKey(key)) throw new TypeError('A key of a store is three parts of letters, digits, - and _, with slashes between them.');
}
