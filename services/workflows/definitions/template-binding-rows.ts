import { randomUUID } from 'node:crypto';
import type { NewTemplateBinding } from '#contracts/workflows/template-bindings.ts';
import type { PageQuery } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { readPage } from '#platform/data/keyset.ts';
import { OwnedRows } from '../model/owned-rows.ts';
import type { DefinitionStore } from './store.ts';

const TABLE = 'workflows.template_bindings';

/** The rows of template bindings. Each member has a column of its own; other definitions have all members in one (`DefinitionRows`). */
export class TemplateBindingRows extends OwnedRows implements DefinitionStore<Omit<NewTemplateBinding, 'name'>> {
  list(query: PageQuery) {
    return readPage(this.select(TABLE).selectAll(), query, 'uuid');
  }

  async find(uuid: string) {
    return isUuid(uuid) ? ((await this.select(TABLE, { uuid }).selectAll().executeTakeFirst()) ?? null) : null;
  }

  add({ text_bindings, sign_bindings, ...rest }: NewTemplateBinding, at: Date) {
    const columns = { text_bindings: JSON.stringify(text_bindings), sign_bindings: JSON.stringify(sign_bindings) };
    const row = { uuid: randomUUID(), ...rest, ...columns, created_at: at, updated_at: at };
    return this.insert(TABLE, row).returningAll().executeTakeFirstOrThrow();
  }

  async change(uuid: string, { text_bindings, sign_bindings, ...rest }: Partial<NewTemplateBinding>, at: Date) {
    const columns = {
      ...rest,
      ...(text_bindings && { text_bindings: JSON.stringify(text_bindings) }),
      ...(sign_bindings && { sign_bindings: JSON.stringify(sign_bindings) }),
    };
    const update = this.update(TABLE, { uuid }).set({ ...columns, updated_at: at });
    return (await update.returningAll().executeTakeFirst()) ?? null;
  }
}
