import { implement } from '@orpc/server';
import { type NewTemplateBinding, PLACEHOLDER, templateBindingsContract } from '#contracts/workflows/template-bindings.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { MOST_ERRORS } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { strangeMember } from '../conditions/strange-member.ts';
import { invalid } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { type TemplateBindingRow, templateBindingsOf } from '../model/template-bindings-store.ts';
import { refuseSession } from '../state/refusals.ts';
import { notFound } from '../state/transitions.ts';
import { serviceCaller } from '../step-context/step-context.ts';

/** The documents service, for bindings. */
export interface TemplatesPort {
  /** Whether this tenant and mode have such a document template. */
  exists(caller: Caller, templateUuid: string): Promise<boolean>;
}

export function templateBindingOperations(
  platform: Platform<WorkflowTables>,
  { steps, templates }: { steps: ServedSteps; templates: TemplatesPort },
) {
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
      platform.onceAfter(
        context,
        async () => {
          refuseStrangeMembers(input.text_bindings, steps);
          if (!(await templates.exists(serviceCaller(context.caller), input.template_uuid)))
            throw invalid([{ path: 'template_uuid', code: 'unknown', message: 'There is no such document template' }]);
          return async (trx) => answerOf(await templateBindingsOf(context.caller, trx).insert(input, clock.now()));
        },
        {
          of: ({ result }) => result.uuid,
          read: async (trx, uuid) => answerOf(await templateBindingsOf(context.caller, trx).get(uuid)),
        },
      ),
    ),
    get: os.get.handler(async ({ input, context: { caller } }) =>
      answerOf(await templateBindingsOf(caller, database.query).get(input.uuid)),
    ),
    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, text_bindings, sign_bindings } = body;
      refuseStrangeMembers(text_bindings ?? {}, steps);
      const changes = Object.fromEntries(
        Object.entries({ name, text_bindings, sign_bindings }).filter(([, value]) => value !== undefined),
      ) as Partial<NewTemplateBinding>;
      return answerOf(await templateBindingsOf(caller, database.query).update(params.uuid, changes, clock.now()));
    }),
  };
}

/** Refuses what a step never records: it would stay empty, and a person would come to a document that nobody can fill. Of a custom id no step is known yet: a workflow or a template judges it. */
function refuseStrangeMembers(bindings: NewTemplateBinding['text_bindings'], steps: ServedSteps): void {
  const hint = createHints();
  const faults = Object.entries(bindings).flatMap(([element, { template }]) =>
    Array.from(template.matchAll(PLACEHOLDER)).flatMap(([, name = '', path = '']) => {
      const contract = steps.find(name);
      const message = contract && strangeMember(contract, name, path.slice(1), hint);
      return message ? [{ path: `text_bindings.${element}.template`, code: 'unknown_name', message }] : [];
    }),
  );
  if (faults.length > 0) throw invalid(faults.slice(0, MOST_ERRORS));
}

function bindingRecord({ uuid, name, template_uuid, text_bindings, sign_bindings, created_at, updated_at }: TemplateBindingRow) {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { uuid, name, template_uuid, text_bindings, sign_bindings, ...times };
}
