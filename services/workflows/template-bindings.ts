import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import type { Selectable } from 'kysely';
import { pageOf } from '../../contracts/service.ts';
import { type NewTemplateBinding, templateBindingsContract } from '../../contracts/template-bindings.ts';
import { pageAddress } from '../platform/page-address.ts';
import type { CallContext, Owner, Platform } from '../platform/ports.ts';
import { isUuid } from '../platform/uuid.ts';
import { refuseSession } from './operations.ts';
import type { Handle } from './store.ts';
import type { WorkflowTables } from './tables.ts';
import { notFound } from './transitions.ts';

type Row = Selectable<WorkflowTables['workflows.template_bindings']>;

/** The template bindings of one tenant in one mode. */
export function templateBindingsOf({ tenantId, livemode }: Owner, db: Handle) {
  const mine = { tenant_id: tenantId, livemode };
  const rows = () =>
    db
      .selectFrom('workflows.template_bindings')
      .selectAll()
      .where((where) => where.and(mine));
  const stored = ({ text_bindings, sign_bindings, ...rest }: Partial<NewTemplateBinding>) => ({
    ...rest,
    ...(text_bindings && { text_bindings: JSON.stringify(text_bindings) }),
    ...(sign_bindings && { sign_bindings: JSON.stringify(sign_bindings) }),
  });

  return {
    /** One row more than the page holds. */
    list: ({ page, per_page }: { page: number; per_page: number }): Promise<Row[]> =>
      rows()
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(per_page + 1)
        .offset((page - 1) * per_page)
        .execute(),

    async get(uuid: string): Promise<Row | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
    },

    insert: ({ name, template_uuid, text_bindings, sign_bindings }: NewTemplateBinding, at: Date): Promise<Row> =>
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
    async update(uuid: string, changes: Partial<NewTemplateBinding>, at: Date): Promise<Row | null> {
      if (!isUuid(uuid)) return null;
      const update = db.updateTable('workflows.template_bindings').set({ ...stored(changes), updated_at: at });
      return (
        (await update
          .where((where) => where.and({ ...mine, uuid }))
          .returningAll()
          .executeTakeFirst()) ?? null
      );
    },
  };
}

export function templateBindingOperations(platform: Platform<WorkflowTables>) {
  const os = implement(templateBindingsContract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      refuseSession(context.caller);
      return next();
    });
  const { clock, database } = platform;
  const base = `${platform.config.publicUrl}/workflows/v1/template-bindings`;
  const found = (row: Row | null) => {
    if (!row) throw notFound('template binding');
    return { success: true as const, result: bindingRecord(row) };
  };

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const rows = await templateBindingsOf(caller, database.query).list(input);
      return { success: true as const, result: pageOf(rows.map(bindingRecord), input, pageAddress(base, input)) };
    }),
    create: os.create.handler(({ input, context }) =>
      platform.once(context, async (trx) => found(await templateBindingsOf(context.caller, trx).insert(input, clock.now()))),
    ),
    get: os.get.handler(async ({ input, context: { caller } }) => found(await templateBindingsOf(caller, database.query).get(input.uuid))),
    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, text_bindings, sign_bindings } = body;
      const changes = Object.fromEntries(
        Object.entries({ name, text_bindings, sign_bindings }).filter(([, value]) => value !== undefined),
      ) as Partial<NewTemplateBinding>;
      return found(await templateBindingsOf(caller, database.query).update(params.uuid, changes, clock.now()));
    }),
  };
}

function bindingRecord({ uuid, name, template_uuid, text_bindings, sign_bindings, created_at, updated_at }: Row) {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { uuid, name, template_uuid, text_bindings, sign_bindings, ...times };
}
