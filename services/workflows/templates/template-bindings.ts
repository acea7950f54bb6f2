import { type NewTemplateBinding, PLACEHOLDER } from '#contracts/workflows/template-bindings.ts';
import { MOST_ERRORS } from '#platform/base/problem.ts';
import { unknownMember } from '../conditions/unknown-member.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { TemplateBindingRows } from '../definitions/template-binding-rows.ts';
import { invalid, invalidAt } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { operator } from '../state/operators.ts';
import { serviceCaller } from '../state/unit.ts';

export function templateBindingOperations(app: WorkflowsApp) {
  const os = operator.templateBindings;
  const bindings = definitionOperations<Omit<NewTemplateBinding, 'name'>>(app, {
    ...{ path: 'template-bindings', name: 'template binding' },
    rowsOf: (owner, db) => new TemplateBindingRows(owner, db),
    async check(caller, binding, sentMembers) {
      // Checks only the sent members: a stored text may name a member that its step no longer records.
      if (sentMembers.has('text_bindings')) refuseUnknownMembers(binding.text_bindings, app.steps);
      if (sentMembers.has('template_uuid') && !(await app.templates.exists(serviceCaller(caller), binding.template_uuid)))
        throw invalidAt('template_uuid', 'unknown', 'No document template of this tenant and mode has this uuid');
      return binding;
    },
  });
  return {
    list: os.list.handler(bindings.list),
    create: os.create.handler(({ input, context }) => bindings.create(context, input)),
    get: os.get.handler(bindings.get),
    update: os.update.handler(({ input: { params, body }, context }) => bindings.update(context, params.uuid, body)),
  };
}

/**
 * Throws `invalid_body` for placeholders that their step never records. Placeholders with a custom id are checked when the workflow or
 * template is created.
 */
function refuseUnknownMembers(bindings: NewTemplateBinding['text_bindings'], steps: ServedSteps): void {
  const hint = createHints();
  const faults = Object.entries(bindings).flatMap(([element, { template }]) =>
    Array.from(template.matchAll(PLACEHOLDER)).flatMap(([, name = '', path = '']) => {
      const contract = steps.find(name);
      const message = contract && unknownMember(contract, name, path.slice(1), hint);
      return message ? [{ path: `text_bindings.${element}.template`, code: 'unknown_name', message }] : [];
    }),
  );
  if (faults.length > 0) throw invalid(faults.slice(0, MOST_ERRORS));
}
