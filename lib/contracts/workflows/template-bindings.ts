import { z } from 'zod';
import { atMost, membersAtMost } from '../base/limits.ts';
import { uuid } from '../base/service.ts';
import { almostPlaceholders, PLACEHOLDER, placeholderName } from '../steps/placeholder.ts';
import { definitionContract, definitionName } from './definitions.ts';

/** Operations on bindings, which fill a document template with texts from earlier steps and places to sign. */

const stepName = z
  .string()
  .check(atMost(130))
  .regex(/^[A-Za-z_]\w{0,63}(:[A-Za-z_]\w{0,63})?$/, 'The name of a step, its custom id, or both (`name:custom_id`)');

const textBinding = z
  .object({
    steps: z.array(stepName).max(50).describe('The steps that must come before, by custom id, name, or both (`name:custom_id`).'),
    template: z
      .string()
      .max(2_000)
      .describe(
        'The text, with placeholders `{step.field}` or deeper (`{step.field.member}`). Data that the step did not record are left empty.',
      ),
  })
  .superRefine(({ steps, template }, context) => {
    const names = steps.map(placeholderName);
    for (const text of almostPlaceholders(template)) {
      const message = `“${text}” would be printed as it is. Write {step.field}: one pair of braces, no spaces, a step by its custom id or name`;
      context.addIssue({ code: 'custom', path: ['template'], message });
    }
    for (const [, step] of template.matchAll(PLACEHOLDER)) {
      if (!names.includes(step!)) context.addIssue({ code: 'custom', path: ['template'], message: `“${step}” is not among its steps` });
    }
  });

const fields = {
  name: definitionName,
  template_uuid: uuid.describe('The uuid of a document template (`/people/v1/document-templates`).'),
  text_bindings: z.record(uuid, textBinding).check(membersAtMost(50)).meta({
    description: 'The texts, by text element of the template.',
    stepExample: 'text_bindings',
  }),
  sign_bindings: z.array(uuid).max(50).describe('The signature elements of the template that the person signs. By default all.'),
};

const newBinding = z.object({
  ...fields,
  text_bindings: fields.text_bindings.nullish().transform((bindings) => bindings ?? {}),
  sign_bindings: fields.sign_bindings.nullish().transform((elements) => elements ?? []),
});
export type NewTemplateBinding = z.output<typeof newBinding>;

const UNKNOWN_NAME = { unknown_name: 'a placeholder names what its step does not record' };

export const templateBindingsContract = definitionContract({
  path: '/v1/template-bindings',
  tag: 'Template bindings',
  one: 'template binding',
  many: 'template bindings',
  additions: [],
  descriptions: {
    create:
      'Creates a binding. Its template must belong to this tenant, and a placeholder must name data that its step records. Its elements must be elements of the template.',
    update: 'Changes the binding. Existing workflows keep it as it was.',
  },
  differs: {
    create:
      '`name` and `template_uuid` are required. A step that a placeholder names must be among the `steps` of its text. An element that the template lacks, and `{{step.field}}`, are 400.',
    update: 'An element that the template lacks, and `{{step.field}}`, are 400.',
  },
  refuses: { create: UNKNOWN_NAME, update: UNKNOWN_NAME },
  createBody: newBinding,
  updateBody: z.object(fields).omit({ template_uuid: true }).partial(),
  members: z.object(fields),
  id: 'TemplateBinding',
});
