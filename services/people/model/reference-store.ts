import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { byTheRules } from './constraints.ts';
import type { PeopleDatabase, PeopleTables } from './tables.ts';

type RelationRow = Selectable<PeopleTables['people.person_relations']>;
type PlainReferenceRow = Selectable<PeopleTables['people.personal_references']>;
export type ReferenceRow = PlainReferenceRow & { person_relation: RelationRow };
type ReferenceValues = Pick<PlainReferenceRow, 'person_id' | 'name' | 'phone' | 'person_relation_id'>;

/** The most references of other sources with which those of a workflow are compared. */
const MOST_COMPARED = 100;

/** Returns the store of personal references of one tenant's people in one mode, each with its relation. */
export function referencesOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.personal_references')
      .where((where) => where.and(mine))
      .selectAll();

  const withRelations = async (references: readonly PlainReferenceRow[]): Promise<ReferenceRow[]> => {
    if (references.length === 0) return [];
    const ids = references.map((row) => row.person_relation_id);
    const relations = await db.selectFrom('people.person_relations').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(relations.map((relation) => [relation.id, relation]));
    return references.flatMap((row) => {
      const person_relation = byId.get(row.person_relation_id);
      return person_relation ? [{ ...row, person_relation }] : [];
    });
  };
  const one = async (row: PlainReferenceRow | undefined): Promise<ReferenceRow | null> =>
    row ? ((await withRelations([row]))[0] ?? null) : null;

  return {
    async list({ person_id, ...query }: PageQuery & { person_id?: string | undefined }): Promise<RowPage<ReferenceRow>> {
      const page = await readPage(person_id === undefined ? rows() : rows().where('person_id', '=', person_id), query, 'id');
      return { ...page, rows: await withRelations(page.rows) };
    },

    async get(id: string): Promise<ReferenceRow | null> {
      return isUuid(id) ? one(await rows().where('id', '=', id).executeTakeFirst()) : null;
    },

    async insert(reference: ReferenceValues): Promise<ReferenceRow | null> {
      const values = { ...reference, ...mine, id: randomUUID(), workflow_id: null, created_at: now, updated_at: now };
      return one(await byTheRules(db.insertInto('people.personal_references').values(values).returningAll().executeTakeFirst()));
    },

    /** Reads the references of a person that other workflows or keys wrote. */
    async beside(workflow: string, personId: string): Promise<Pick<PlainReferenceRow, 'name' | 'phone'>[]> {
      return db
        .selectFrom('people.personal_references')
        .where((where) => where.and({ ...mine, person_id: personId }))
        .where('workflow_id', 'is distinct from', workflow)
        .select(['name', 'phone'])
        .limit(MOST_COMPARED)
        .execute();
    },

    /** Replaces the references that a workflow recorded earlier for a person. */
    async tell(workflow: string, personId: string, references: readonly Omit<ReferenceValues, 'person_id'>[]): Promise<void> {
      await this.forget(workflow, personId);
      if (references.length === 0) return;
      const row = { ...mine, person_id: personId, workflow_id: workflow, created_at: now, updated_at: now };
      const values = references.map((reference) => ({ ...reference, ...row, id: randomUUID() }));
      await byTheRules(db.insertInto('people.personal_references').values(values).execute());
    },

    async forget(workflow: string, personId: string): Promise<void> {
      await db
        .deleteFrom('people.personal_references')
        .where((where) => where.and({ ...mine, person_id: personId, workflow_id: workflow }))
        .execute();
    },

    /** Updates a reference. Null if no reference has this id. */
    async update(id: string, changes: Partial<ReferenceValues>): Promise<ReferenceRow | null> {
      if (!isUuid(id)) return null;
      const statement = db
        .updateTable('people.personal_references')
        .where((where) => where.and({ ...mine, id }))
        .set({ ...changes, updated_at: now })
        .returningAll();
      return one(await byTheRules(statement.executeTakeFirst()));
    },
  };
}
