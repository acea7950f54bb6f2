import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { TenantStore } from '#platform/data/tenant-store.ts';
import { translateConstraintErrors } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

/** The tenant and mode of a store's records, and the time of its writes. */
export type StoreScope = [owner: Owner, db: PeopleDatabase, now: Date];

/** The condition that claims of before something vouched for the person are left out. */
export const isAnswered = sql<boolean>`(known_by -> 'is_left_out') is null`;

/** Maximum number of records of a person that are listed beside the person. */
export const MAX_OF_PERSON = 100;

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

  /** Lists at most a hundred records of a person, newest first. */
  async newestOfPerson(person_id: string): Promise<Awaited<ReturnType<this['list']>>['rows']> {
    return (await this.list({ page: 1, per_page: MAX_OF_PERSON, person_id })).rows as Awaited<ReturnType<this['list']>>['rows'];
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
    const statement = this.db
      .insertInto(this.#table)
      .values(this.#newRow(values, key) as never)
      .returningAll();
    return translateConstraintErrors(statement.executeTakeFirstOrThrow()) as unknown as Promise<RecordRow<Table>>;
  }

  /** Inserts records in one statement. */
  protected async insertAll(records: readonly NewRecord<Table>[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((values) => this.#newRow(values, randomUUID()));
    const statement = this.db.insertInto(this.#table).values(rows as never);
    await translateConstraintErrors(statement.execute());
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

  #newRow(values: NewRecord<Table>, key: string) {
    return { ...values, ...this.owner, [this.#key]: key, created_at: this.now, updated_at: this.now };
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
