import type { Selectable } from 'kysely';
import type { ValidationClassName } from '#contracts/people/validation-classes.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { PeopleDatabase, PeopleTables } from '../../model/tables.ts';

export type ValidationDefinitionRow = Omit<Selectable<PeopleTables['people.validations']>, 'class'> & { class: ValidationClassName };
export type DefinitionValues = Pick<
  ValidationDefinitionRow,
  'name' | 'class' | 'active' | 'execution_type' | 'allow_retry' | 'config' | 'headers'
>;

/** The most active validations of one tenant in one mode, because each may run for every person. */
export const MOST_ACTIVE = 100;

/** Returns the store of validation definitions of one tenant in one mode. */
export function definitionsOf(owner: Owner, db: PeopleDatabase) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.validations')
      .where((where) => where.and(mine))
      .selectAll()
      .$narrowType<{ class: ValidationClassName }>();

  return {
    list: (query: PageQuery): Promise<RowPage<ValidationDefinitionRow>> =>
      readPage(rows(), query, 'id') as Promise<RowPage<ValidationDefinitionRow>>,

    async get(id: string): Promise<ValidationDefinitionRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    /** Reads a definition and locks it until the transaction ends. */
    async lock(id: string): Promise<ValidationDefinitionRow | null> {
      return isUuid(id) ? ((await rows().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null) : null;
    },

    /** Reads the existing definitions with these ids, active or not. */
    async byIds(ids: readonly string[]): Promise<ValidationDefinitionRow[]> {
      return ids.length === 0 ? [] : rows().where('id', 'in', ids).execute();
    },

    /** Reads the active definitions, oldest first. */
    async active(only: { auto?: true } = {}): Promise<ValidationDefinitionRow[]> {
      const active = rows().where('active', '=', true);
      const selection = only.auto ? active.where('execution_type', '=', 'auto') : active;
      return selection.orderBy('created_at').orderBy('id').limit(MOST_ACTIVE).execute();
    },

    async insert(id: string, values: DefinitionValues, now: Date): Promise<ValidationDefinitionRow> {
      const columns = { ...mine, ...values, id, config: JSON.stringify(values.config), created_at: now, updated_at: now };
      const row = await db.insertInto('people.validations').values(columns).returningAll().executeTakeFirstOrThrow();
      return row as ValidationDefinitionRow;
    },

    async update(id: string, { config, ...changes }: Partial<DefinitionValues>, now: Date): Promise<ValidationDefinitionRow> {
      const after = await db
        .updateTable('people.validations')
        .where((where) => where.and({ ...mine, id }))
        .set({ ...changes, ...(config ? { config: JSON.stringify(config) } : {}), updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
      return after as ValidationDefinitionRow;
    },
  };
}
