import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { Handle } from '../model/store.ts';
import type { DefinitionsTable, WorkflowTables } from '../model/tables.ts';

/** The tables of what a partner defines. They have the same columns. */
export type DefinitionTable = {
  [Name in keyof WorkflowTables]: WorkflowTables[Name] extends DefinitionsTable ? Name : never;
}[keyof WorkflowTables];

export type DefinitionRow<Members> = Omit<Selectable<DefinitionsTable>, 'members'> & { members: Members };

/** What is stored of a record beside its uuid and times. */
export type Definition<Members> = { name: string } & Members;

/** The rows of one such table, of one tenant in one mode. */
export function definitionsOf<Members extends object>(table: DefinitionTable, { tenantId, livemode }: Owner, db: Handle) {
  // Kysely cannot follow a union of tables; what it does with one of them holds for all.
  const own = table as 'workflows.rules';
  const mine = { tenant_id: tenantId, livemode };
  const rows = () =>
    db
      .selectFrom(own)
      .selectAll()
      .where((where) => where.and(mine));

  return {
    /** Newest first. */
    list: (query: PageQuery) => readPage(rows(), query, 'uuid') as Promise<RowPage<DefinitionRow<Members>>>,

    async get(uuid: string): Promise<DefinitionRow<Members> | null> {
      if (!isUuid(uuid)) return null;
      const row = await rows().where('uuid', '=', uuid).executeTakeFirst();
      return (row as DefinitionRow<Members> | undefined) ?? null;
    },

    /** Those of these uuids that there are, in no order. */
    async find(uuids: readonly string[]): Promise<DefinitionRow<Members>[]> {
      if (uuids.length === 0) return [];
      return (await rows()
        .where('uuid', 'in', [...uuids])
        .execute()) as DefinitionRow<Members>[];
    },

    /** Characters of JSON that all of them are together. */
    async size(): Promise<number> {
      const { size } = await db
        .selectFrom(own)
        .where((where) => where.and(mine))
        .select(sql<string>`coalesce(sum(length(members::text)), 0)`.as('size'))
        .executeTakeFirstOrThrow();
      return Number(size);
    },

    async insert({ name, ...members }: Definition<Members>, at: Date): Promise<DefinitionRow<Members>> {
      const row = { ...mine, uuid: randomUUID(), name, members: JSON.stringify(members), created_at: at, updated_at: at };
      return (await db.insertInto(own).values(row).returningAll().executeTakeFirstOrThrow()) as DefinitionRow<Members>;
    },

    /** Writes the members that are named, and leaves the rest. Null when there is no such row. */
    async update(uuid: string, { name, ...members }: Partial<Definition<Members>>, at: Date): Promise<DefinitionRow<Members> | null> {
      if (!isUuid(uuid)) return null;
      const row = await db
        .updateTable(own)
        .set({
          ...(name === undefined ? {} : { name }),
          members: sql`members || ${JSON.stringify(members)}::jsonb`,
          updated_at: at,
        })
        .where((where) => where.and({ ...mine, uuid }))
        .returningAll()
        .executeTakeFirst();
      return (row as DefinitionRow<Members> | undefined) ?? null;
    },
  };
}
