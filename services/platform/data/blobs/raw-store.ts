/**
 * Bytes under keys, as they come: no encryption, no tenants. What a folder, a bucket or a memory has to offer to keep sealed blobs in
 * (`sealed.ts`). `raw-store.conformance.ts` is the test that each of them passes.
 */
export interface RawStore {
  /** Durable when it resolves. Replaces what the key has. A reader sees all of the bytes or those before. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when the key has nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** No error when the key has nothing. */
  delete(key: string): Promise<void>;
  /** The keys that begin with the prefix, in no order; a prefix is empty or ends at a slash. */
  list(prefix: string): AsyncIterable<string>;
}

/** A key's parts are letters, digits, `-` and `_`, divided by slashes: a file's path and a bucket's key at once, and nothing that points elsewhere. */
const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

export const isRawKey = (key: string) => KEY.test(key);

export function checkRawKey(key: string): void {
  if (!isRawKey(key)) throw new TypeError('A key of a store is made of letters, digits, -, _ and slashes between them.');
}
