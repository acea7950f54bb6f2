import { z } from 'zod';
import { atMost, membersAtMost } from '../base/limits.ts';
import { uuid } from '../base/service.ts';
import { definitionContract, definitionName } from './definitions.ts';

/** Operations on bindings, which fill a document template with texts from earlier steps and places to sign. */

const stepName = z
  .string()
  .check(atMost(130))
  .regex(/^[A-Za-z_]\w{0,63}(:[A-Za-z_]\w{0,63})?$/, 'The name of a step, its custom id, or both (`name:custom_id`)');
/** Returns the name of a step in placeholders and conditions: its custom id, or its name. */
export const spokenName = (reference: string): string => reference.slice(reference.indexOf(':') + 1);
/** A placeholder in a text: `{step.field}`, also with deeper members. */
export const PLACEHOLDER = /\{([A-Za-z_]\w*)((?:\.\w+)+)\}/g;

const textBinding = z
  .object({
    steps: z.array(stepName).max(50).meta({ description: 'Steps that must stand before, by custom id, name, or both (`name:custom_id`).' }),
    template: z.string().max(2_000).meta({
      description: 'Text with `{step.field}`, or deeper members (`{step.field.member}`); what the step did not record is left empty.',
    }),
  })
  .superRefine(({ steps, template }, context) => {
    const names = steps.map(spokenName);
    for (const [, step] of template.matchAll(PLACEHOLDER)) {
      if (!names.includes(step!)) context.addIssue({ code: 'custom', path: ['template'], message: `“${step}” is not among its steps` });
    }
  });

const fields = {
  name: definitionName,
  template_uuid: uuid.meta({ description: 'Of a document template (`/people/v1/document-templates`).' }),
  text_bindings: z
    .record(uuid, textBinding)
    .check(membersAtMost(50))
    .meta({
      description: 'By text element of the template.',
      examples: [
        {
          '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09': {
            steps: ['personal_data'],
            template: '{personal_data.name} {personal_data.first_lastname}',
          },
        },
      ],
    }),
  sign_bindings: z
    .array(uuid)
    .max(50)
    .meta({ description: 'Signature elements of the template that the person signs; none named: all of them.' }),
};

const newBinding = z.object({
  ...fields,
  text_bindings: fields.text_bindings.nullish().transform((bindings) => bindings ?? {}),
  sign_bindings: fields.sign_bindings.nullish().transform((elements) => elements ?? []),
});
export type NewTemplateBinding = z.output<typeof newBinding>;

export const templateBindingsContract = definitionContract({
  path: '/v1/template-bindings',
  tag: 'Template bindings',
  one: 'template binding',
  many: 'template bindings',
  ours: [],
  descriptions: {
    create:
      'The template has to be this tenant’s, and a placeholder names what its step records. Whether its elements are there is judged when a workflow is made with it.',
    update: 'Workflows that were made before keep it as it was.',
  },
  differs: { create: '`name` and `template_uuid` are needed. A step that a placeholder names is among the `steps` of its text.' },
  created: newBinding,
  changed: z.object(fields).omit({ template_uuid: true }).partial(),
  members: z.object(fields),
  id: 'TemplateBinding',
});
