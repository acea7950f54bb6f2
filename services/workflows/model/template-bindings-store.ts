import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { NewTemplateBinding } from '#contracts/workflows/template-bindings.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { OwnedRows } from './owned-rows.ts';
import type { TemplateBindingsTable } from './tables.ts';

export type TemplateBindingRow = Selectable<TemplateBindingsTable>;

const TABLE = 'workflows.template_bindings';

export class TemplateBindingRows extends OwnedRows {
  /** Returns a page of bindings, newest first. */
  list(query: PageQuery): Promise<RowPage<TemplateBindingRow>> {
    return readPage(this.select(TABLE).selectAll(), query, 'uuid');
  }

  async find(uuid: string): Promise<TemplateBindingRow | null> {
    return isUuid(uuid) ? ((await this.select(TABLE, { uuid }).selectAll().executeTakeFirst()) ?? null) : null;
  }

  add({ name, template_uuid, text_bindings, sign_bindings }: NewTemplateBinding, at: Date): Promise<TemplateBindingRow> {
    const columns = { text_bindings: JSON.stringify(text_bindings), sign_bindings: JSON.stringify(sign_bindings) };
    const row = { uuid: randomUUID(), name, template_uuid, ...columns, created_at: at, updated_at: at };
    return this.insert(TABLE, row).returningAll().executeTakeFirstOrThrow();
  }

  async change(uuid: string, { text_bindings, sign_bindings, ...rest }: Partial<NewTemplateBinding>, at: Date) {
    if (!isUuid(uuid)) return null;
    const columns = {
      ...rest,
      ...(text_bindings && { text_bindings: JSON.stringify(text_bindings) }),
      ...(sign_bindings && { sign_bindings: JSON.stringify(sign_bindings) }),
    };
    const update = this.update(TABLE, { uuid }).set({ ...columns, updated_at: at });
    return (await update.returningAll().executeTakeFirst()) ?? null;
  }
}
