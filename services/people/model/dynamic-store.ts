import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { byTheRules } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

export type DescriptorRow = Selectable<PeopleTables['people.dynamic_descriptors']>;
export type DescriptorValues = Pick<DescriptorRow, 'name' | 'description' | 'key' | 'descriptor'>;
type ValueRow = Selectable<PeopleTables['people.dynamic_values']>;
export type DynamicValueRow = ValueRow & { descriptorRow: DescriptorRow };

/** What one step of a workflow was told. */
export interface ToldValues {
  workflow: string;
  step: string;
  personId: string;
  descriptorId: string;
  values: Record<string, unknown>;
}

/** The dynamic descriptors of one tenant in one mode, and the values that its people were asked for. */
export function dynamicOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const descriptors = () =>
    db
      .selectFrom('people.dynamic_descriptors')
      .where((where) => where.and(mine))
      .selectAll();

  const withDescriptors = async (page: RowPage<ValueRow>): Promise<RowPage<DynamicValueRow>> => {
    const ids = [...new Set(page.rows.map(({ dynamic_property_id }) => dynamic_property_id))];
    const rows = ids.length > 0 ? await descriptors().where('id', 'in', ids).execute() : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { ...page, rows: page.rows.map((row) => ({ ...row, descriptorRow: byId.get(row.dynamic_property_id)! })) };
  };

  return {
    list: (query: PageQuery): Promise<RowPage<DescriptorRow>> => readPage(descriptors(), query, 'id'),

    async get(id: string): Promise<DescriptorRow | null> {
      return isUuid(id) ? ((await descriptors().where('id', '=', id).executeTakeFirst()) ?? null) : null;
    },

    async byKey(key: string): Promise<DescriptorRow | null> {
      return key.includes('\0') ? null : ((await descriptors().where('key', '=', key).executeTakeFirst()) ?? null);
    },

    async insert({ descriptor, ...values }: DescriptorValues): Promise<DescriptorRow> {
      const row = { ...values, ...mine, descriptor: JSON.stringify(descriptor), id: randomUUID(), created_at: now, updated_at: now };
      return byTheRules(db.insertInto('people.dynamic_descriptors').values(row).returningAll().executeTakeFirstOrThrow());
    },

    /** Null when there is no such descriptor. */
    async update(id: string, { descriptor, ...values }: Partial<DescriptorValues>): Promise<DescriptorRow | null> {
      if (!isUuid(id)) return null;
      const row = await byTheRules(
        db
          .updateTable('people.dynamic_descriptors')
          .where((where) => where.and({ ...mine, id }))
          .set({ ...values, ...(descriptor ? { descriptor: JSON.stringify(descriptor) } : {}), updated_at: now })
          .returningAll()
          .executeTakeFirst(),
      );
      return row ?? null;
    },

    /** The newest of each descriptor, or every one that was told; newest first. */
    async valuesOf(
      personId: string,
      { all = false, descriptorId, ...query }: PageQuery & { all?: boolean; descriptorId?: string | undefined },
    ): Promise<RowPage<DynamicValueRow>> {
      const values = db
        .selectFrom('people.dynamic_values')
        .where((where) => where.and({ ...mine, person_id: personId }))
        .selectAll();
      if (all) {
        return withDescriptors(
          await readPage(descriptorId === undefined ? values : values.where('dynamic_property_id', '=', descriptorId), query, 'id'),
        );
      }
      const newest = values
        .distinctOn('dynamic_property_id')
        .orderBy('dynamic_property_id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      return withDescriptors(await readPage(db.selectFrom(newest.as('newest')).selectAll(), query, 'id'));
    },

    async tell({ workflow, step, personId, descriptorId, values }: ToldValues): Promise<void> {
      const columns = { person_id: personId, dynamic_property_id: descriptorId, values: JSON.stringify(values), updated_at: now };
      const row = { ...mine, ...columns, workflow_id: workflow, step, id: randomUUID(), created_at: now };
      await byTheRules(
        db
          .insertInto('people.dynamic_values')
          .values(row)
          .onConflict((conflict) => conflict.constraint('dynamic_values_step').doUpdateSet(columns))
          .execute(),
      );
    },

    /** The workflow is no longer about this person. */
    async forget(personId: string, workflow: string): Promise<void> {
      await db
        .deleteFrom('people.dynamic_values')
        .where((where) => where.and({ ...mine, person_id: personId, workflow_id: workflow }))
        .execute();
    },
  };
}
