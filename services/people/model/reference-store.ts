import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { type NewRecord, type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from './record-store.ts';

const TABLE = 'people.personal_references';

type PlainReferenceRow = RecordRow<typeof TABLE>;
export type ReferenceRow = PlainReferenceRow & { person_relation: RecordRow<'people.person_relations'> };

/** Maximum number of references of other sources with which those of a workflow are compared. */
const MAX_COMPARED = 100;

export const requireReference = orNotFound('No reference has this id.');

export const referencesOf = (...scope: StoreScope) => new ReferenceStore(TABLE, 'id', ...scope);

/** The personal references of one tenant's people in one mode, each with its relation. */
class ReferenceStore extends RecordStore<typeof TABLE> {
  override async list(query: PageQuery & { person_id?: string | undefined }): Promise<RowPage<ReferenceRow>> {
    const page = await super.list(query);
    return { ...page, rows: await this.#withRelations(page.rows) };
  }

  override async get(id: string): Promise<ReferenceRow | null> {
    return this.#withRelation(await super.get(id));
  }

  override async insert(reference: NewRecord<typeof TABLE>): Promise<ReferenceRow> {
    return (await this.#withRelation(await super.insert(reference)))!;
  }

  override async update(id: string, changes: RecordUpdate<typeof TABLE>): Promise<ReferenceRow | null> {
    return this.#withRelation(await super.update(id, changes));
  }

  /** Reads the references of a person that other workflows or keys wrote. */
  ofOtherSources(workflow: string, personId: string): Promise<PlainReferenceRow[]> {
    return this.rows().where('person_id', '=', personId).where('workflow_id', 'is distinct from', workflow).limit(MAX_COMPARED).execute();
  }

  /** Replaces the references that a workflow recorded earlier for a person. */
  async replaceForWorkflow(
    workflow_id: string,
    person_id: string,
    references: readonly Omit<NewRecord<typeof TABLE>, 'person_id' | 'workflow_id'>[],
  ): Promise<void> {
    await this.forget(workflow_id, person_id);
    await this.insertAll(references.map((reference) => ({ ...reference, person_id, workflow_id })));
  }

  async forget(workflow_id: string, person_id: string): Promise<void> {
    await this.db
      .deleteFrom(TABLE)
      .where((where) => where.and({ ...this.owner, person_id, workflow_id }))
      .execute();
  }

  async #withRelation(row: PlainReferenceRow | null): Promise<ReferenceRow | null> {
    return row && ((await this.#withRelations([row]))[0] ?? null);
  }

  async #withRelations(references: readonly PlainReferenceRow[]): Promise<ReferenceRow[]> {
    if (references.length === 0) return [];
    const ids = references.map((row) => row.person_relation_id);
    const relations = await this.db.selectFrom('people.person_relations').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(relations.map((relation) => [relation.id, relation]));
    return references.flatMap((row) => {
      const person_relation = byId.get(row.person_relation_id);
      return person_relation ? [{ ...row, person_relation }] : [];
    });
  }
}
