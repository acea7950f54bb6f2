import { z } from 'zod';
import { jsonAtMost, LONGEST_EXPRESSION, membersAtMost } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { answers, byUuid, envelope, freeObject, objectInput, uuid } from '../base/service.ts';
import { autofill, createBody, LARGEST_SETUP, skipSteps } from './bodies.ts';
import { definitionContract, definitionName } from './definitions.ts';
import { workflow } from './records.ts';

/** Operations on templates of workflows. The documents service has the templates of documents. */

const { steps, callback_url, expires_in, disable_geolocation, rule_set_uuid } = createBody.shape;

const strictAutofill = z.strictObject(autofill.shape);

const ours = { description: 'Ours: as in *Create workflow*.' };

/** Unknown members are rejected, because a misspelt condition, ignored, would have no effect. */
const config = z
  .strictObject({
    metadata: objectInput.nullish(),
    expires_in,
    disable_geolocation,
    skip_steps: skipSteps.nullish().meta(ours),
    rule_set_uuid: rule_set_uuid.meta(ours),
    autofill: strictAutofill.nullish().meta(ours),
    callback_url: callback_url.meta(ours),
  })
  .meta({ description: 'As the members of *Create workflow* with these names.' });

const stepsSetup = z.record(z.string(), z.unknown()).check(jsonAtMost(LARGEST_SETUP)).nullable().meta({
  description: 'Each step’s setup, keyed by the whole reference. What a step needs and each workflow gives for itself may be left out.',
});

const newTemplate = z
  .object({
    name: definitionName,
    description: z.string().max(2_000).nullish(),
    steps,
    config,
    steps_setup: stepsSetup,
  })
  .meta({
    examples: [
      {
        name: 'Cuenta de nómina',
        description: 'Para quien ya es cliente',
        steps: ['acceptance', 'verify_email', 'personal_data', 'tax_certificate'],
        config: {
          metadata: { branch: 7 },
          expires_in: 1440,
          disable_geolocation: true,
          skip_steps: { tax_certificate: 'person.age < 25' },
        },
        steps_setup: null,
      },
    ],
  });
export type NewTemplate = z.output<typeof newTemplate>;

const template = z.object({
  name: z.string(),
  description: z.string().nullable(),
  config: z.object({
    metadata: freeObject.nullable(),
    expires_in: z.int(),
    disable_geolocation: z.boolean(),
    skip_steps: z.record(z.string(), z.string()).nullable().meta(ours),
    rule_set_uuid: uuid.nullable().meta(ours),
    autofill: freeObject.nullable().meta(ours),
    callback_url: z.string().nullable().meta(ours),
  }),
  steps: z.array(z.string()),
  steps_setup: z.record(z.string(), z.unknown()).nullable(),
});
export type Template = z.output<typeof template>;

const { steps: _steps, skip_steps: _skips, autofill: _autofill, ...others } = createBody.shape;

/** Members of *Create workflow* except the steps. */
const overwrites = z
  .strictObject({
    ...others,
    autofill: strictAutofill.nullish(),
    skip_steps: z.record(z.string().max(130), z.string().max(LONGEST_EXPRESSION).nullable()).check(membersAtMost(50)).nullish(),
  })
  .meta({
    description:
      'Laid over the template, member by member and as deep as its objects go (JSON Merge Patch, RFC 7396): `setup` and `skip_steps` are keyed by the whole reference of a step, a list replaces the list, and null takes out what the template says. Everything that *Create workflow* takes may be given but `steps`.',
    examples: [{ setup: { verify_email: { email: 'luisa@correo.example' } }, external_reference_id: 'account-2041' }],
  });
export type Overwrites = z.output<typeof overwrites>;

const templates = operationGroup('/v1/templates', ['Templates']);

export const templatesContract = {
  ...definitionContract({
    path: '/v1/templates',
    tag: 'Templates',
    one: 'workflow template',
    many: 'workflow templates',
    ours: [],
    descriptions: {
      create:
        'Checked as a workflow is: steps, setups and conditions that could not work are refused with their place. A setup that a step needs may be left out, or be given in part, where each workflow brings its own.',
      update:
        '`steps_setup` is sent with every change, an object or null; what else is not sent stays. An object that is sent replaces the one before. Workflows that were made before stay as they are.',
    },
    differs: {
      create: 'An unknown member of `config` or of a setup is 400; so are steps, setups and conditions that could not work.',
      update: 'An unknown member of `config` or of a setup is 400.',
    },
    created: newTemplate,
    changed: newTemplate.partial().extend({ steps_setup: stepsSetup }),
    members: template,
    id: 'WorkflowTemplate',
  }),
  run: templates.addressed
    .post(
      '/{uuid}/workflows',
      'Create workflow from template',
      'Makes a workflow as *Create workflow* does, of what the template says with `overwrites` laid over it. What is wrong is named at its place in `overwrites`, also where the template itself says it.',
      { successStatus: 201, ...answers({ 404: 'There is no such template.' }) },
    )
    .meta({ differs: 'An unknown member of `overwrites` is 400; so is what *Create workflow* refuses.' })
    .input(z.object({ params: byUuid, body: z.object({ overwrites: overwrites.nullish() }).default({}) }))
    .output(envelope(workflow)),
};
