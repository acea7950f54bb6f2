import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { TenantStore } from '#platform/data/tenant-store.ts';
import { translateConstraintErrors } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

/** The tenant and mode of a store's records, and the time of its writes. */
export type StoreScope = [owner: Owner, db: PeopleDatabase, now: Date];

type Name = keyof PeopleTables;
type OwnColumns = 'tenant_id' | 'livemode' | 'id' | 'uuid' | 'created_at' | 'updated_at';

export type RecordRow<Table extends Name> = Selectable<PeopleTables[Table]>;
export type NewRecord<Table extends Name> = Omit<Insertable<PeopleTables[Table]>, OwnColumns>;
export type RecordUpdate<Table extends Name> = Omit<Updateable<PeopleTables[Table]>, OwnColumns>;

/** The records of one table, of one tenant in one mode. Each has a uuid as its key, and the times of its creation and last change. */
export class RecordStore<Table extends Name> extends TenantStore<PeopleTables> {
  readonly #table: 'people.contact_data';
  readonly #key: 'id';

  constructor(table: Table, key: 'id' | 'uuid', ...scope: StoreScope) {
    super(...scope);
    // The casts: every such table has the columns that this class uses, whatever its name and the name of its key.
    this.#table = table as 'people.contact_data';
    this.#key = key as 'id';
  }

  /** Lists the records, newest first; with `person_id`, those of one person, in a table that has this column. */
  list({ person_id, ...query }: PageQuery & { person_id?: string | undefined }): Promise<RowPage<RecordRow<Table>>> {
    const rows = person_id === undefined ? this.#rows() : this.#rows().where('person_id', '=', person_id);
    return readPage(rows, query, this.#key) as unknown as Promise<RowPage<RecordRow<Table>>>;
  }

  async get(key: string): Promise<RecordRow<Table> | null> {
    return isUuid(key) ? ((await this.#rowsBy(this.#key, key).executeTakeFirst()) ?? null) : null;
  }

  /** Reads the record and locks it until the transaction ends. */
  async lock(key: string): Promise<RecordRow<Table> | null> {
    return isUuid(key) ? this.lockBy(this.#key, key) : null;
  }

  /** Reads the record with this value in a unique column, and locks it until the transaction ends. */
  protected async lockBy(column: string, value: string): Promise<RecordRow<Table> | null> {
    return (await this.#rowsBy(column, value).forUpdate().executeTakeFirst()) ?? null;
  }

  insert(values: NewRecord<Table>, key = randomUUID() as string): Promise<RecordRow<Table>> {
    const row = { ...values, ...this.owner, [this.#key]: key, created_at: this.now, updated_at: this.now };
    const statement = this.db
      .insertInto(this.#table)
      .values(row as never)
      .returningAll();
    return translateConstraintErrors(statement.executeTakeFirstOrThrow()) as unknown as Promise<RecordRow<Table>>;
  }

  /** Updates a record. Null if no record has this key. */
  async update(key: string, changes: RecordUpdate<Table>): Promise<RecordRow<Table> | null> {
    if (!isUuid(key)) return null;
    const statement = this.db
      .updateTable(this.#table)
      .where((where) => where.and({ ...this.owner, [this.#key]: key }))
      .set({ ...changes, updated_at: this.now } as never)
      .returningAll();
    return ((await translateConstraintErrors(statement.executeTakeFirst())) ?? null) as unknown as RecordRow<Table> | null;
  }

  async delete(key: string): Promise<void> {
    await this.db
      .deleteFrom(this.#table)
      .where((where) => where.and({ ...this.owner, [this.#key]: key }))
      .execute();
  }

  /** Selects all columns of the tenant's records. */
  protected rows(): SelectQueryBuilder<PeopleTables, Table, RecordRow<Table>> {
    return this.#rows() as unknown as SelectQueryBuilder<PeopleTables, Table, RecordRow<Table>>;
  }

  #rowsBy(column: string, value: string) {
    return this.rows().where(column as never, '=', value as never);
  }

  #rows() {
    return this.db
      .selectFrom(this.#table)
      .where((where) => where.and(this.owner))
      .selectAll();
  }
}
