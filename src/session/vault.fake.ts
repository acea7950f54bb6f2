import type { Entry, Place, Vault } from './vault.ts';

/** A vault that outlives the session, as IndexedDB outlives a page. */
export class FakeVault implements Vault {
  durable = true;
  /** There is no room for a picture. */
  full = false;
  readonly entries = new Map<string, Entry>();

  async put(place: Place, value: unknown, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<void> {
    if (this.full && bytes.length > 0) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(keyOf(place), structuredClone({ ...place, value, bytes }));
  }

  async remove(place: Place): Promise<void> {
    this.entries.delete(keyOf(place));
  }

  async all(): Promise<Entry[]> {
    return structuredClone([...this.entries.values()]);
  }

  async clear(): Promise<void> {
    this.entries.clear();
  }
}

const keyOf = ({ step, kind, id }: Place) => `${step}/${kind}/${id}`;
