import { implement } from '@orpc/server';
import { type NewTemplateBinding, PLACEHOLDER, templateBindingsContract } from '#contracts/workflows/template-bindings.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { MOST_ERRORS } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { strangeMember } from '../conditions/strange-member.ts';
import { invalid } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import type { ServedSteps } from '../model/steps.ts';
import { type TemplateBindingRow, TemplateBindingRows } from '../model/template-bindings-store.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { refuseSession } from '../state/refusals.ts';
import { notFound } from '../state/snapshot.ts';
import { ok, serviceCaller, type Unit } from '../state/unit.ts';

export function templateBindingOperations({ platform, steps, templates }: WorkflowsApp) {
  const os = implement(templateBindingsContract)
    .$context<CallContext>()
    .use(({ context, next }) => {
      refuseSession(context.caller);
      return next();
    });
  const { clock, database } = platform;
  const address = `${platform.config.publicUrl}/workflows/v1/template-bindings`;
  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await new TemplateBindingRows(caller, database.query).list(input);
      return ok(pageAnswer(page, input, { address, record: bindingRecord }));
    }),
    create: os.create.handler(({ input, context }) => {
      const { caller } = context;
      const prepare = async () => {
        refuseStrangeMembers(input.text_bindings, steps);
        if (!(await templates.exists(serviceCaller(caller), input.template_uuid)))
          throw invalid([{ path: 'template_uuid', code: 'unknown', message: 'There is no such document template' }]);
        return async (trx: Unit['trx']) => answerOf(await new TemplateBindingRows(caller, trx).add(input, clock.now()));
      };
      return platform.onceAfter(context, prepare, {
        of: ({ result }) => result.uuid,
        read: async (trx, uuid) => answerOf(await new TemplateBindingRows(caller, trx).find(uuid)),
      });
    }),
    get: os.get.handler(async ({ input, context: { caller } }) =>
      answerOf(await new TemplateBindingRows(caller, database.query).find(input.uuid)),
    ),
    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const { name, text_bindings, sign_bindings } = body;
      refuseStrangeMembers(text_bindings ?? {}, steps);
      const changes = Object.fromEntries(
        Object.entries({ name, text_bindings, sign_bindings }).filter(([, value]) => value !== undefined),
      ) as Partial<NewTemplateBinding>;
      return answerOf(await new TemplateBindingRows(caller, database.query).change(params.uuid, changes, clock.now()));
    }),
  };
}

function answerOf(row: TemplateBindingRow | null) {
  if (!row) throw notFound('template binding');
  return ok(bindingRecord(row));
}

/**
 * Throws `invalid_body` for placeholders that their step never records. Placeholders with a custom id are checked when the workflow or
 * template is created.
 */
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
