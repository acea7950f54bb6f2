import { randomUUID } from 'node:crypto';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { readPage } from '#platform/data/keyset.ts';
import { translateConstraintErrors } from './constraints.ts';
import { type Source, sourceColumn } from './known-by.ts';
import { isAnswered, type RecordRow, RecordStore, type StoreScope } from './record-store.ts';

const DESCRIPTORS = 'people.dynamic_descriptors';

type DescriptorRow = RecordRow<typeof DESCRIPTORS>;
type ValueRow = RecordRow<'people.dynamic_values'>;
export type DynamicValueRow = ValueRow & { descriptorRow: DescriptorRow };

/** The values that one step of a workflow collected. */
interface DynamicStepValues {
  workflow: string;
  step: string;
  personId: string;
  descriptorId: string;
  values: Record<string, unknown>;
  source: Source;
}

export const requireDescriptor = orNotFound('No dynamic descriptor has this id.');

export const dynamicOf = (...scope: StoreScope) => new DynamicStore(DESCRIPTORS, 'id', ...scope);

/** The dynamic descriptors (forms of the tenant's own fields) of one tenant in one mode, and the values that its people submitted. */
class DynamicStore extends RecordStore<typeof DESCRIPTORS> {
  async byKey(key: string): Promise<DescriptorRow | null> {
    return key.includes('\0') ? null : ((await this.rows().where('key', '=', key).executeTakeFirst()) ?? null);
  }

  /**
   * Lists a person's values, newest first: the latest per descriptor, or with `all` every submission. `descriptorId` counts only where
   * `all` is sent, whatever its value. What claims brought before something vouched is left out, but for `everything`.
   */
  async valuesOf(
    personId: string,
    {
      all,
      descriptorId,
      everything = false,
      ...query
    }: PageQuery & { all?: boolean | undefined; descriptorId?: string | undefined; everything?: boolean },
  ): Promise<RowPage<DynamicValueRow>> {
    const ofOne = all === undefined || descriptorId === undefined ? {} : { dynamic_property_id: descriptorId };
    const values = this.db
      .selectFrom('people.dynamic_values')
      .where((where) => where.and({ ...this.owner, person_id: personId, ...ofOne }))
      .$if(!everything, (rows) => rows.where(isAnswered))
      .selectAll();
    if (all) return this.#withDescriptors(await readPage(values, query, 'id'));
    const newest = values
      .distinctOn('dynamic_property_id')
      .orderBy('dynamic_property_id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    return this.#withDescriptors(await readPage(this.db.selectFrom(newest.as('newest')).selectAll(), query, 'id'));
  }

  async saveForStep({ workflow, step, personId, descriptorId, values, source }: DynamicStepValues): Promise<void> {
    const columns = {
      ...{ person_id: personId, dynamic_property_id: descriptorId, values: JSON.stringify(values) },
      ...{ known_by: sourceColumn(source), updated_at: this.now },
    };
    const row = { ...this.owner, ...columns, workflow_id: workflow, step, id: randomUUID(), created_at: this.now };
    await translateConstraintErrors(
      this.db
        .insertInto('people.dynamic_values')
        .values(row)
        .onConflict((conflict) => conflict.constraint('dynamic_values_step').doUpdateSet(columns))
        .execute(),
    );
  }

  /** Deletes a workflow's values of a person, because the workflow was deleted, or now belongs to another person or none. */
  async forget(personId: string, workflow: string): Promise<void> {
    await this.db
      .deleteFrom('people.dynamic_values')
      .where((where) => where.and({ ...this.owner, person_id: personId, workflow_id: workflow }))
      .execute();
  }

  async #withDescriptors(page: RowPage<ValueRow>): Promise<RowPage<DynamicValueRow>> {
    const ids = [...new Set(page.rows.map(({ dynamic_property_id }) => dynamic_property_id))];
    const rows = ids.length > 0 ? await this.rows().where('id', 'in', ids).execute() : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { ...page, rows: page.rows.map((row) => ({ ...row, descriptorRow: byId.get(row.dynamic_property_id)! })) };
  }
}
