import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NewTemplateBinding } from '#contracts/workflows/template-bindings.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { Handle } from './store.ts';
import type { WorkflowTables } from './tables.ts';

export type TemplateBindingRow = Selectable<WorkflowTables['workflows.template_bindings']>;

/** The template bindings of one tenant in one mode. */
export function templateBindingsOf({ tenantId, livemode }: Owner, db: Handle) {
  const mine = { tenant_id: tenantId, livemode };
  const rows = () =>
    db
      .selectFrom('workflows.template_bindings')
      .selectAll()
      .where((where) => where.and(mine));
  const toColumns = ({ text_bindings, sign_bindings, ...rest }: Partial<NewTemplateBinding>) => ({
    ...rest,
    ...(text_bindings && { text_bindings: JSON.stringify(text_bindings) }),
    ...(sign_bindings && { sign_bindings: JSON.stringify(sign_bindings) }),
  });

  return {
    /** Newest first. */
    list: (query: PageQuery): Promise<RowPage<TemplateBindingRow>> => readPage(rows(), query, 'uuid'),

    async get(uuid: string): Promise<TemplateBindingRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
    },

    insert: ({ name, template_uuid, text_bindings, sign_bindings }: NewTemplateBinding, at: Date): Promise<TemplateBindingRow> =>
      db
        .insertInto('workflows.template_bindings')
        .values({
          ...mine,
          ...{ uuid: randomUUID(), name, template_uuid, created_at: at, updated_at: at },
          ...{ text_bindings: JSON.stringify(text_bindings), sign_bindings: JSON.stringify(sign_bindings) },
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Null when there is none. */
    async update(uuid: string, changes: Partial<NewTemplateBinding>, at: Date): Promise<TemplateBindingRow | null> {
      if (!isUuid(uuid)) return null;
      const update = db.updateTable('workflows.template_bindings').set({ ...toColumns(changes), updated_at: at });
      return (
        (await update
          .where((where) => where.and({ ...mine, uuid }))
          .returningAll()
          .executeTakeFirst()) ?? null
      );
    },
  };
}
