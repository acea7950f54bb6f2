import { implement } from '@orpc/server';
import { type NewTemplateBinding, templateBindingsContract } from '../../../contracts/workflows/template-bindings.ts';
import { pageAnswer } from '../../platform/calls/page-answer.ts';
import type { CallContext, Caller, Platform } from '../../platform/ports.ts';
import { invalid } from '../bodies.ts';
import { serviceCaller } from '../execution/step-context.ts';
import { refuseSession } from '../operations.ts';
import type { WorkflowTables } from '../tables.ts';
import { notFound } from '../transitions.ts';
import { type TemplateBindingRow, templateBindingsOf } from './template-bindings-store.ts';

/** The documents service, for bindings. */
export interface TemplatesPort {
  /** Whether this tenant and mode have such a document template. */
  exists(caller: Caller, templateUuid: string): Promise<boolean>;
}

export function templateBindingOperations(platform: Platform<WorkflowTables>, templates: TemplatesPort) {
  const os = implement(templateBindingsContract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      refuseSession(context.caller);
      return next();
    });
  const { clock, database } = platform;
  const address = `${platform.config.publicUrl}/workflows/v1/template-bindings`;
  const answerOf = (row: TemplateBindingRow | null) => {
    if (!row) throw notFound('template binding');
    return { success: true as const, result: bindingRecord(row) };
  };

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await templateBindingsOf(caller, database.query).list(input);
      return { success: true as const, result: pageAnswer(page, input, { address, record: bindingRecord }) };
    }),
    create: os.create.handler(({ input, context }) =>
      platform.onceAfter(context, async () => {
        if (!(await templates.exists(serviceCaller(context.caller), input.template_uuid)))
          throw invalid([{ path: 'template_uuid', code: 'unknown', message: 'There is no such document template' }]);
        return async (trx) => answerOf(await templateBindingsOf(context.caller, trx).insert(input, clock.now()));
      }),
    ),
    get: os.get.handler(async ({ input, context: { caller } }) =>
      answerOf(await templateBindingsOf(caller, database.query).get(input.uuid)),
    ),
    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, text_bindings, sign_bindings } = body;
      const changes = Object.fromEntries(
        Object.entries({ name, text_bindings, sign_bindings }).filter(([, value]) => value !== undefined),
      ) as Partial<NewTemplateBinding>;
      return answerOf(await templateBindingsOf(caller, database.query).update(params.uuid, changes, clock.now()));
    }),
  };
}

function bindingRecord({ uuid, name, template_uuid, text_bindings, sign_bindings, created_at, updated_at }: TemplateBindingRow) {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { uuid, name, template_uuid, text_bindings, sign_bindings, ...times };
}
