import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The key of an entry. `id` distinguishes entries of a kind. */
export interface EntryKey {
  step: string;
  kind: 'draft' | 'media' | 'intent' | 'discarded';
  id: string;
}

export interface VaultEntry extends EntryKey {
  value: unknown;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Stores a workflow's entries on this device. `durable` is false if they end with the page. */
export interface Vault {
  readonly durable: boolean;
  put(key: EntryKey, value: unknown, bytes?: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(key: EntryKey): Promise<void>;
  all(): Promise<VaultEntry[]>;
  clear(): Promise<void>;
}

type StoreKey = [workflow: string, step: string, kind: string, id: string];
interface SealedEntry {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
interface VaultSchema extends DBSchema {
  keys: { key: string; value: { key: CryptoKey; at: number } };
  entries: { key: StoreKey; value: SealedEntry };
}

/** Milliseconds after its last opening at which a workflow's entries are deleted. */
const FORGOTTEN_AFTER = 30 * 24 * 60 * 60 * 1000;

/** Returns the range of all entries of a workflow: an array sorts after every text in IndexedDB. */
const rangeOf = (workflow: string) => IDBKeyRange.bound([workflow], [workflow, []]);

/** Encrypts entries in IndexedDB under a key that cannot be exported: protects a lost phone, but not against scripts in this page. */
class SealedVault implements Vault {
  readonly durable = true;
  readonly #database: IDBPDatabase<VaultSchema>;
  readonly #workflow: string;
  readonly #key: CryptoKey;

  constructor(database: IDBPDatabase<VaultSchema>, workflow: string, key: CryptoKey) {
    this.#database = database;
    this.#workflow = workflow;
    this.#key = key;
  }

  /** Encrypts and stores an entry, as the value's length in 4 bytes, the value as JSON, and the bytes. */
  async put(key: EntryKey, value: unknown, bytes = new Uint8Array()): Promise<void> {
    const storeKey = this.#storeKey(key);
    const header = new TextEncoder().encode(JSON.stringify(value));
    const plain = new Uint8Array(4 + header.length + bytes.length);
    new DataView(plain.buffer).setUint32(0, header.length);
    plain.set(header, 4);
    plain.set(bytes, 4 + header.length);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(cipher(iv, storeKey), this.#key, plain);
    await this.#database.put('entries', { iv, data }, storeKey);
  }

  async remove(key: EntryKey): Promise<void> {
    await this.#database.delete('entries', this.#storeKey(key));
  }

  async all(): Promise<VaultEntry[]> {
    const keys = await this.#database.getAllKeys('entries', rangeOf(this.#workflow));
    const entries = await Promise.all(keys.map((key) => this.#open(key)));
    return entries.filter((entry) => entry !== null);
  }

  async clear(): Promise<void> {
    await this.#database.delete('entries', rangeOf(this.#workflow));
    await this.#database.delete('keys', this.#workflow);
  }

  /** Decrypts an entry; null if the crypto key does not decrypt it, as if it were deleted. */
  async #open(key: StoreKey): Promise<VaultEntry | null> {
    const row = await this.#database.get('entries', key);
    if (!row) return null;
    try {
      const plain = new Uint8Array(await crypto.subtle.decrypt(cipher(row.iv, key), this.#key, row.data));
      const end = 4 + new DataView(plain.buffer).getUint32(0);
      const value: unknown = JSON.parse(new TextDecoder().decode(plain.subarray(4, end)));
      return { step: key[1], kind: key[2] as EntryKey['kind'], id: key[3], value, bytes: plain.slice(end) };
    } catch {
      return null;
    }
  }

  #storeKey({ step, kind, id }: EntryKey): StoreKey {
    return [this.#workflow, step, kind, id];
  }
}

function cipher(iv: Uint8Array<ArrayBuffer>, key: StoreKey): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(key.join('\n')) };
}

/** A vault that stores nothing, for browsers without storage. The local steps hold everything in memory anyway. */
const noVault: Vault = { durable: false, put: async () => {}, remove: async () => {}, all: async () => [], clear: async () => {} };

/** Opens the workflow's vault; a vault that stores nothing if IndexedDB or WebCrypto is missing or withheld. */
export async function openVault(workflow: string): Promise<Vault> {
  if (!globalThis.indexedDB || !globalThis.crypto?.subtle) return noVault;
  try {
    const database = await openDB<VaultSchema>('zaguan', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('keys');
        fresh.createObjectStore('entries');
      },
    });
    await forgetOld(database);
    return new SealedVault(database, workflow, await keyFor(database, workflow));
  } catch {
    return noVault;
  }
}

/** Returns the workflow's crypto key, or stores a new one; notes the time of the opening. */
async function keyFor(database: IDBPDatabase<VaultSchema>, workflow: string): Promise<CryptoKey> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const transaction = database.transaction('keys', 'readwrite');
  const existing = await transaction.store.get(workflow);
  const key = existing?.key ?? fresh;
  await transaction.store.put({ key, at: Date.now() }, workflow);
  await transaction.done;
  return key;
}

async function forgetOld(database: IDBPDatabase<VaultSchema>): Promise<void> {
  const transaction = database.transaction(['keys', 'entries'], 'readwrite');
  for (const workflow of await transaction.objectStore('keys').getAllKeys()) {
    const record = await transaction.objectStore('keys').get(workflow);
    if (!record || record.at > Date.now() - FORGOTTEN_AFTER) continue;
    await transaction.objectStore('entries').delete(rangeOf(workflow));
    await transaction.objectStore('keys').delete(workflow);
  }
  await transaction.done;
}
