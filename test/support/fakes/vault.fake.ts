import type { EntryKey, Vault, VaultEntry } from '#src/session/vault.ts';

/** A vault that survives the session, as IndexedDB survives a page. */
export class FakeVault implements Vault {
  durable = true;
  /** True to reject pictures for lack of space. */
  full = false;
  readonly entries = new Map<string, VaultEntry>();

  async put(key: EntryKey, value: unknown, bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): Promise<void> {
    if (this.full && bytes.length > 0) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(textOf(key), structuredClone({ ...key, value, bytes }));
  }

  async remove(key: EntryKey): Promise<void> {
    this.entries.delete(textOf(key));
  }

  async all(): Promise<VaultEntry[]> {
    return structuredClone([...this.entries.values()]);
  }

  async clear(): Promise<void> {
    this.entries.clear();
  }
}

const textOf = ({ step, kind, id }: EntryKey) => `${step}/${kind}/${id}`;
