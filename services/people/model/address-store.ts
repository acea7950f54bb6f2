import { sql } from 'kysely';
import { orNotFound } from '#platform/base/problem.ts';
import { type NewRecord, type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from './record-store.ts';

const TABLE = 'people.addresses';

export type AddressRow = RecordRow<typeof TABLE>;
export type NewAddress = NewRecord<typeof TABLE>;
export type AddressUpdate = RecordUpdate<typeof TABLE>;

export const requireAddress = orNotFound('No address has this id.');

export const addressesOf = (...scope: StoreScope) => new AddressStore(TABLE, 'id', ...scope);

/** The addresses of one tenant's people in one mode. A write that makes an address the current one needs a transaction. */
class AddressStore extends RecordStore<typeof TABLE> {
  /** Returns each person's current address, else the newest that is known, else the newest claimed one, by person id. */
  async presentOf(personIds: readonly string[]): Promise<Map<string, AddressRow>> {
    if (personIds.length === 0) return new Map();
    const newest = await this.rows()
      .where('person_id', 'in', personIds)
      .distinctOn('person_id')
      .orderBy('person_id')
      .orderBy('is_current_address', 'desc')
      .orderBy(sql`coalesce(known_by ->> 'by', '') = 'claimed'`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return new Map(newest.map((row) => [row.person_id, row]));
  }

  override async insert(address: NewAddress): Promise<AddressRow> {
    if (address.is_current_address) await this.#endCurrent(address.person_id);
    return super.insert(address);
  }

  /** Updates an address. Null if the person has no address with this id. */
  async updateOf({ id, person_id }: Pick<AddressRow, 'id' | 'person_id'>, changes: AddressUpdate): Promise<AddressRow | null> {
    const before = await this.get(id);
    return before?.person_id === person_id ? this.#change(before, changes) : null;
  }

  override async update(id: string, changes: AddressUpdate): Promise<AddressRow | null> {
    const before = await this.get(id);
    return before && this.#change(before, changes);
  }

  async #change(before: AddressRow, changes: AddressUpdate): Promise<AddressRow | null> {
    const isCurrent = changes.is_current_address ?? before.is_current_address;
    if (isCurrent) await this.#endCurrent(changes.person_id ?? before.person_id);
    return super.update(before.id, { ...changes, is_current_address: isCurrent });
  }

  /** Unmarks the person's current address, before another address becomes the only current one. The caller has locked the person. */
  async #endCurrent(personId: string): Promise<void> {
    await this.db
      .updateTable(TABLE)
      .where((where) => where.and({ ...this.owner, person_id: personId, is_current_address: true }))
      .set({ is_current_address: false, updated_at: this.now })
      .execute();
  }
}
