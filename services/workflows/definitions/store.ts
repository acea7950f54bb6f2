import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type Handle, OwnedRows } from '../model/owned-rows.ts';
import type { DefinitionsTable, WorkflowTables } from '../model/tables.ts';

/** The tables of definitions; all have the same columns. */
export type DefinitionTable = {
  [Name in keyof WorkflowTables]: WorkflowTables[Name] extends DefinitionsTable ? Name : never;
}[keyof WorkflowTables];

/** A definition without its uuid and its times. */
export type Definition<Members> = { name: string } & Members;

export type DefinitionRow<Members> = Omit<Selectable<DefinitionsTable>, 'name' | 'members'> & Definition<Members>;

/** Rows of one kind of definition, of one tenant in one mode. */
export interface DefinitionStore<Members> {
  /** Returns a page of definitions, newest first. */
  list(query: PageQuery): Promise<RowPage<DefinitionRow<Members>>>;
  find(uuid: string): Promise<DefinitionRow<Members> | null>;
  add(definition: Definition<Members>, at: Date): Promise<DefinitionRow<Members>>;
  /** Updates these members and keeps the others. Null if there is no such definition. */
  change(uuid: string, members: Partial<Definition<Members>>, at: Date): Promise<DefinitionRow<Members> | null>;
  /** Returns the total number of JSON characters of all rows. */
  size?(): Promise<number>;
}

/** Rows of a kind of definition whose members are one column of JSON. */
export class DefinitionRows<Members extends object> extends OwnedRows implements DefinitionStore<Members> {
  // Typed as one of the tables, since Kysely cannot type a union of tables; all have the same columns.
  readonly #table: 'workflows.rules';

  constructor(table: DefinitionTable, owner: Owner, db: Handle) {
    super(owner, db);
    this.#table = table as 'workflows.rules';
  }

  async list(query: PageQuery) {
    const { rows, ...page } = await readPage(this.select(this.#table).selectAll(), query, 'uuid');
    return { ...page, rows: rows.map((row) => this.#definitionIn(row)) };
  }

  async find(uuid: string) {
    const [row] = isUuid(uuid) ? await this.findAll([uuid]) : [];
    return row ?? null;
  }

  /** Finds the definitions with these uuids, in any order. */
  async findAll(uuids: readonly string[]): Promise<DefinitionRow<Members>[]> {
    if (uuids.length === 0) return [];
    const rows = await this.select(this.#table).selectAll().where('uuid', 'in', uuids).execute();
    return rows.map((row) => this.#definitionIn(row));
  }

  async size() {
    const total = sql<string>`coalesce(sum(length(members::text)), 0)`.as('size');
    return Number((await this.select(this.#table).select(total).executeTakeFirstOrThrow()).size);
  }

  async add({ name, ...members }: Definition<Members>, at: Date) {
    const row = { uuid: randomUUID(), name, members: JSON.stringify(members), created_at: at, updated_at: at };
    return this.#definitionIn(await this.insert(this.#table, row).returningAll().executeTakeFirstOrThrow());
  }

  async change(uuid: string, { name, ...members }: Partial<Definition<Members>>, at: Date) {
    if (!isUuid(uuid)) return null;
    const update = this.update(this.#table, { uuid }).set({
      name,
      members: sql`members || ${JSON.stringify(members)}::jsonb`,
      updated_at: at,
    });
    const row = await update.returningAll().executeTakeFirst();
    return row ? this.#definitionIn(row) : null;
  }

  #definitionIn({ members, ...row }: Selectable<DefinitionsTable>): DefinitionRow<Members> {
    return { ...row, ...(members as Members) };
  }
}
