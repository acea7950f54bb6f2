import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { PortraitSource } from '#contracts/people/faces.ts';
import type { FaceModelIdentity } from '#platform/base/file-readers.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { TenantReader } from '#platform/data/tenant-store.ts';
import type { PeopleTables } from '../model/tables.ts';

type PortraitTable = PeopleTables['people.portraits'];
export type PortraitRow = Selectable<PortraitTable>;
/** The columns that a search reads. */
export type FaceTemplateRow = Pick<PortraitRow, 'person_id' | 'source' | 'template'>;
type PortraitValues = Omit<Insertable<PortraitTable>, 'tenant_id' | 'livemode'>;

type PortraitKey = Pick<PortraitRow, 'person_id' | 'source'>;

interface TemplatePage {
  /** The last portrait of the page before; null for the first page. */
  after: PortraitKey | null;
  limit: number;
}

export const portraitsOf = (...parameters: ConstructorParameters<typeof PortraitStore>) => new PortraitStore(...parameters);

/** The portraits of one tenant's people in one mode: at most one per person and source. */
class PortraitStore extends TenantReader<PeopleTables> {
  /** Reads a person's portraits, newest first. */
  async ofPerson(personId: string): Promise<PortraitRow[]> {
    return isUuid(personId) ? this.#rows().where('person_id', '=', personId).orderBy('kept_at', 'desc').orderBy('source').execute() : [];
  }

  /** Stores a portrait and returns the replaced row, or null. The caller has locked the person, so no other write interferes. */
  async replace(portrait: PortraitValues): Promise<PortraitRow | null> {
    const { person_id, source } = portrait;
    const before = await this.remove([{ person_id, source }]);
    await this.db
      .insertInto('people.portraits')
      .values({ ...portrait, ...this.owner })
      .execute();
    return before[0] ?? null;
  }

  async remove(which: readonly { person_id: string; source: PortraitSource }[]): Promise<PortraitRow[]> {
    if (which.length === 0) return [];
    return this.db
      .deleteFrom('people.portraits')
      .where((where) => where.and(this.owner))
      .where(({ or, and }) => or(which.map(({ person_id, source }) => and({ person_id, source }))))
      .returningAll()
      .execute();
  }

  /** Reads and locks at most `limit` portraits stored before a date, oldest first. */
  older(before: Date, limit: number): Promise<PortraitRow[]> {
    return this.#rows().where('kept_at', '<', before).orderBy('kept_at').limit(limit).forUpdate().execute();
  }

  /** Reads the portraits with a template of another face model, in the order of their keys. */
  ofOtherModels({ name, version, hash }: FaceModelIdentity, { after, limit }: TemplatePage): Promise<PortraitRow[]> {
    return this.#rows()
      .where(({ or, eb }) => or([eb('model', '!=', name), eb('model_version', '!=', version), eb('model_hash', '!=', hash)]))
      .$if(after !== null, (query) => query.where((where) => isAfter(where, after!)))
      .orderBy('person_id')
      .orderBy('source')
      .limit(limit)
      .execute();
  }

  /** Records a recomputed template, unless the picture has been replaced meanwhile. */
  async setTemplate(
    { person_id, source, file_uuid }: PortraitRow,
    values: Pick<PortraitRow, 'template' | 'model' | 'model_version' | 'model_hash'>,
  ): Promise<void> {
    await this.db
      .updateTable('people.portraits')
      .where((where) => where.and({ ...this.owner, person_id, source, file_uuid }))
      .set(values)
      .execute();
  }

  /** Reads the templates of a model whose portraits were stored at or after `since`: of all people, or of a group. */
  templates(
    { name, version, hash }: FaceModelIdentity,
    { after, limit, group, since }: TemplatePage & { group: string | null; since: Date },
  ): Promise<FaceTemplateRow[]> {
    const groupMembers = { ...this.owner, people_group_id: group };
    return this.db
      .selectFrom('people.portraits')
      .where((where) => where.and({ ...this.owner, model: name, model_version: version, model_hash: hash }))
      .where('kept_at', '>=', since)
      .$if(after !== null, (query) => query.where((where) => isAfter(where, after!)))
      .$if(group !== null, (query) =>
        query.where('person_id', 'in', (inner) =>
          inner
            .selectFrom('people.people')
            .where((where) => where.and(groupMembers))
            .select('id'),
        ),
      )
      .select(['person_id', 'source', 'template'])
      .orderBy('person_id')
      .orderBy('source')
      .limit(limit)
      .execute();
  }

  #rows() {
    return this.db
      .selectFrom('people.portraits')
      .where((where) => where.and(this.owner))
      .selectAll();
  }
}

const isAfter = ({ eb, refTuple, tuple }: ExpressionBuilder<PeopleTables, 'people.portraits'>, { person_id, source }: PortraitKey) =>
  eb(refTuple('person_id', 'source'), '>', tuple(person_id, source));
