import type { Insertable, Selectable } from 'kysely';
import type { PortraitSource } from '#contracts/people/faces.ts';
import type { Owner } from '#platform/base/administration.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { PeopleDatabase, PeopleTables } from '../model/tables.ts';

type PortraitTable = PeopleTables['people.portraits'];
export type PortraitRow = Selectable<PortraitTable>;
/** What a search reads of a portrait. */
export type FaceTemplateRow = Pick<PortraitRow, 'person_id' | 'source' | 'template'>;
export type PortraitValues = Omit<Insertable<PortraitTable>, 'tenant_id' | 'livemode'>;

/** The portraits of one tenant's people in one mode: at most one per person and source. */
export function portraitsOf(owner: Owner, db: PeopleDatabase) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.portraits')
      .where((where) => where.and(mine))
      .selectAll();

  return {
    /** Newest first. */
    async ofPerson(personId: string): Promise<PortraitRow[]> {
      return isUuid(personId) ? rows().where('person_id', '=', personId).orderBy('kept_at', 'desc').orderBy('source').execute() : [];
    },

    /** Returns the row that it replaced. The person is locked, so nobody writes another meanwhile. */
    async replace(portrait: PortraitValues): Promise<PortraitRow | null> {
      const { person_id, source } = portrait;
      const before = await this.remove([{ person_id, source }]);
      await db
        .insertInto('people.portraits')
        .values({ ...portrait, ...mine })
        .execute();
      return before[0] ?? null;
    },

    async remove(which: readonly { person_id: string; source: PortraitSource }[]): Promise<PortraitRow[]> {
      if (which.length === 0) return [];
      return db
        .deleteFrom('people.portraits')
        .where((where) => where.and(mine))
        .where(({ or, and }) => or(which.map(({ person_id, source }) => and({ person_id, source }))))
        .returningAll()
        .execute();
    },

    /** The oldest of those that were kept before. */
    older: (before: Date, limit: number): Promise<PortraitRow[]> =>
      rows().where('kept_at', '<', before).orderBy('kept_at').limit(limit).forUpdate().execute(),

    /** Those whose template another model made, in the order of their keys. */
    ofOtherModels: (
      { name, version }: { name: string; version: string },
      { after, limit }: { after: Pick<PortraitRow, 'person_id' | 'source'> | null; limit: number },
    ): Promise<PortraitRow[]> =>
      rows()
        .where(({ or, eb }) => or([eb('model', '!=', name), eb('model_version', '!=', version)]))
        .$if(after !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('person_id', 'source'), '>', tuple(after!.person_id, after!.source))),
        )
        .orderBy('person_id')
        .orderBy('source')
        .limit(limit)
        .execute(),

    /** A template made anew of the same picture. */
    async setTemplate(
      { person_id, source, file_uuid }: PortraitRow,
      values: Pick<PortraitRow, 'template' | 'model' | 'model_version'>,
    ): Promise<void> {
      await db
        .updateTable('people.portraits')
        .where((where) => where.and({ ...mine, person_id, source, file_uuid }))
        .set(values)
        .execute();
    },

    /** Templates of a model of portraits that were kept since, after those of this person; of everybody, or of a group. */
    templates: (
      { name, version }: { name: string; version: string },
      {
        after,
        limit,
        group,
        since,
      }: { after: Pick<PortraitRow, 'person_id' | 'source'> | null; limit: number; group: string | null; since: Date },
    ): Promise<FaceTemplateRow[]> =>
      db
        .selectFrom('people.portraits')
        .where((where) => where.and({ ...mine, model: name, model_version: version }))
        .where('kept_at', '>=', since)
        .$if(after !== null, (query) =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('person_id', 'source'), '>', tuple(after!.person_id, after!.source))),
        )
        .$if(group !== null, (query) =>
          query.where('person_id', 'in', (inner) =>
            inner
              .selectFrom('people.people')
              .where((where) => where.and({ ...mine, people_group_id: group }))
              .select('id'),
          ),
        )
        .select(['person_id', 'source', 'template'])
        .orderBy('person_id')
        .orderBy('source')
        .limit(limit)
        .execute(),
  };
}
