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

export type DefinitionRow<Members> = Omit<Selectable<DefinitionsTable>, 'members'> & { members: Members };

/** A definition without its uuid and its times. */
export type Definition<Members> = { name: string } & Members;

export class DefinitionRows<Members extends object> extends OwnedRows {
  // Typed as one of the tables, since Kysely cannot type a union of tables; all have the same columns.
  readonly #table: 'workflows.rules';

  constructor(table: DefinitionTable, owner: Owner, db: Handle) {
    super(owner, db);
    this.#table = table as 'workflows.rules';
  }

  /** Returns a page of definitions, newest first. */
  list(query: PageQuery): Promise<RowPage<DefinitionRow<Members>>> {
    return readPage(this.select(this.#table).selectAll(), query, 'uuid') as Promise<RowPage<DefinitionRow<Members>>>;
  }

  async find(uuid: string): Promise<DefinitionRow<Members> | null> {
    const [row] = isUuid(uuid) ? await this.findAll([uuid]) : [];
    return row ?? null;
  }

  /** Finds the definitions with these uuids, in any order. */
  async findAll(uuids: readonly string[]): Promise<DefinitionRow<Members>[]> {
    if (uuids.length === 0) return [];
    const rows = await this.select(this.#table).selectAll().where('uuid', 'in', uuids).execute();
    return rows as DefinitionRow<Members>[];
  }

  /** Returns the total number of JSON characters of all rows. */
  async size(): Promise<number> {
    const total = sql<string>`coalesce(sum(length(members::text)), 0)`.as('size');
    return Number((await this.select(this.#table).select(total).executeTakeFirstOrThrow()).size);
  }

  async add({ name, ...members }: Definition<Members>, at: Date): Promise<DefinitionRow<Members>> {
    const row = { uuid: randomUUID(), name, members: JSON.stringify(members), created_at: at, updated_at: at };
    return (await this.insert(this.#table, row).returningAll().executeTakeFirstOrThrow()) as DefinitionRow<Members>;
  }

  /** Updates these members and keeps the others. Null if there is no such definition. */
  async change(uuid: string, { name, ...members }: Partial<Definition<Members>>, at: Date): Promise<DefinitionRow<Members> | null> {
    if (!isUuid(uuid)) return null;
    const update = this.update(this.#table, { uuid }).set({
      ...(name === undefined ? {} : { name }),
      members: sql`members || ${JSON.stringify(members)}::jsonb`,
      updated_at: at,
    });
    return ((await update.returningAll().executeTakeFirst()) as DefinitionRow<Members> | undefined) ?? null;
  }
}
