import { PLACEHOLDER } from '#contracts/steps/placeholder.ts';
import type { NewTemplateBinding } from '#contracts/workflows/template-bindings.ts';
import { MAX_ERRORS } from '#platform/base/problem.ts';
import { unknownMember } from '../conditions/unknown-member.ts';
import type { DefinitionKind } from '../definitions/operations.ts';
import { TemplateBindingRows } from '../definitions/template-binding-rows.ts';
import { invalid, invalidAt } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { TemplateElement } from '../ports/documents.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { serviceCaller } from '../state/unit.ts';

export const templateBindingKind = (app: WorkflowsApp): DefinitionKind<Omit<NewTemplateBinding, 'name'>, NewTemplateBinding> => ({
  ...{ path: 'template-bindings', name: 'template binding' },
  rowsOf: (owner, db) => new TemplateBindingRows(owner, db),
  definitionOf: (binding) => binding,
  changesOf: (binding) => binding,
  async check(caller, binding, sentMembers) {
    // Checks only the sent members: a stored text may name a member that its step no longer records.
    if (sentMembers.has('text_bindings')) refuseUnknownMembers(binding.text_bindings, app.steps);
    if (['template_uuid', 'text_bindings', 'sign_bindings'].some((member) => sentMembers.has(member))) {
      const elements = await app.templates.elements(serviceCaller(caller), binding.template_uuid);
      if (elements === null) throw invalidAt('template_uuid', 'unknown', 'No document template of this tenant and mode has this uuid');
      refuseUnknownElements(binding, elements, sentMembers);
    }
    return binding;
  },
});

/** Throws `invalid_body` for texts and signatures whose element the template lacks. Checks only the sent members. */
function refuseUnknownElements(
  { text_bindings, sign_bindings }: Pick<NewTemplateBinding, 'text_bindings' | 'sign_bindings'>,
  elements: readonly TemplateElement[],
  sentMembers: ReadonlySet<string>,
): void {
  const lacks = (kind: TemplateElement['kind'], uuid: string) => !elements.some((one) => one.kind === kind && one.uuid === uuid);
  const faultAt = (path: string, kind: TemplateElement['kind']) => ({
    ...{ path, code: 'unknown' },
    message: `The template has no ${kind} element of this uuid: \`GET /people/v1/document-templates/{uuid}\` lists them`,
  });
  const texts = sentMembers.has('text_bindings') ? Object.keys(text_bindings).filter((uuid) => lacks('text', uuid)) : [];
  const signatures = sentMembers.has('sign_bindings') ? [...sign_bindings.entries()].filter(([, uuid]) => lacks('signature', uuid)) : [];
  const faults = [
    ...texts.map((uuid) => faultAt(`text_bindings.${uuid}`, 'text')),
    ...signatures.map(([at]) => faultAt(`sign_bindings.${at}`, 'signature')),
  ];
  if (faults.length > 0) throw invalid(faults.slice(0, MAX_ERRORS));
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
  if (faults.length > 0) throw invalid(faults.slice(0, MAX_ERRORS));
}
