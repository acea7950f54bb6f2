import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { PeopleDatabase, PeopleTables } from '../../model/tables.ts';

type DocumentTemplatesTable = PeopleTables['documents.templates'];

export type DocumentTemplateRow = Selectable<DocumentTemplatesTable>;

/** Returns the store of the document templates of one tenant in one mode. */
export function templatesOf(owner: Owner, db: PeopleDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('documents.templates')
      .where((where) => where.and(mine))
      .selectAll();

  return {
    async list(query: PageQuery): Promise<RowPage<DocumentTemplateRow>> {
      return readPage(rows(), query, 'uuid');
    },

    async get(uuid: string): Promise<DocumentTemplateRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
    },

    async lock(uuid: string): Promise<DocumentTemplateRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).forUpdate().executeTakeFirst()) ?? null) : null;
    },

    async insert(
      template: Pick<Insertable<DocumentTemplatesTable>, 'name' | 'file_uuid' | 'sha256' | 'pages'>,
    ): Promise<DocumentTemplateRow> {
      const values = { ...template, ...mine, uuid: randomUUID(), created_at: now, updated_at: now };
      return db.insertInto('documents.templates').values(values).returningAll().executeTakeFirstOrThrow();
    },

    async delete(uuid: string): Promise<void> {
      await db
        .deleteFrom('documents.templates')
        .where((where) => where.and({ ...mine, uuid }))
        .execute();
    },
  };
}
