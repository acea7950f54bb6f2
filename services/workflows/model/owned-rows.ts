import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  Kysely,
  Selectable,
  SelectQueryBuilder,
  Transaction,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { WorkflowTables } from './tables.ts';

export type Handle = Kysely<WorkflowTables> | Transaction<WorkflowTables>;
type Table = keyof WorkflowTables;
type Match<Name extends Table> = Partial<Selectable<WorkflowTables[Name]>>;
export type NewRow<Name extends Table> = Omit<Insertable<WorkflowTables[Name]>, 'tenant_id' | 'livemode'>;

/** Queries limited to the rows of one tenant in one mode. */
export class OwnedRows {
  readonly owner: Owner;
  readonly db: Handle;

  constructor(owner: Owner, db: Handle) {
    this.owner = owner;
    this.db = db;
  }

  // Each query is typed for one table, since Kysely cannot type a table that is a type parameter.
  select<Name extends Table>(table: Name, match: Match<Name> = {}) {
    const query = this.db.selectFrom(table as 'workflows.workflows').where((where) => where.and({ ...this.#mine(), ...match }));
    return query as unknown as SelectQueryBuilder<WorkflowTables, Name, object>;
  }

  update<Name extends Table>(table: Name, match: Match<Name>) {
    const query = this.db.updateTable(table as 'workflows.workflows').where((where) => where.and({ ...this.#mine(), ...match }));
    return query as unknown as UpdateQueryBuilder<WorkflowTables, Name, Name, UpdateResult>;
  }

  insert<Name extends Table>(table: Name, ...rows: readonly NewRow<Name>[]) {
    const query = this.db.insertInto(table as 'workflows.workflows').values(rows.map((row) => ({ ...row, ...this.#mine() }) as never));
    return query as unknown as InsertQueryBuilder<WorkflowTables, Name, InsertResult>;
  }

  delete<Name extends Table>(table: Name, match: Match<Name> = {}) {
    const query = this.db.deleteFrom(table as 'workflows.workflows').where((where) => where.and({ ...this.#mine(), ...match }));
    return query as unknown as DeleteQueryBuilder<WorkflowTables, Name, DeleteResult>;
  }

  #mine() {
    return { tenant_id: this.owner.tenantId, livemode: this.owner.livemode };
  }
}
