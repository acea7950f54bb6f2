/** A store of bytes under keys, neither encrypted nor per tenant; each one passes `raw-store.conformance.ts`. */
export interface RawStore {
  /** Durable when it resolves. Replaces what the key has. A reader sees all of the bytes or those before. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** Returns the first bytes; null when the key has nothing. */
  start(key: string, bytes: number): Promise<Uint8Array | null>;
  /** Durable when it resolves. No error when the key has nothing. */
  delete(key: string): Promise<void>;
  /** The keys that begin with the prefix, in no order; a prefix is empty or ends at a slash. */
  list(prefix: string): AsyncIterable<string>;
}

/** Three parts of letters, digits, `-` and `_`: a path that leads nowhere else, and no key is the folder of another. */
const KEY = /^[\w-]+\/[\w-]+\/[\w-]+$/;

export const isRawKey = (key: string) => KEY.test(key);

export function checkRawKey(key: string): void {
  if (!isRawKey(key)) throw new TypeError('A key of a store is three parts of letters, digits, - and _, with slashes between them.');
}
