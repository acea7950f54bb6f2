import { z } from 'zod';
import { jsonAtMost, LONGEST_EXPRESSION, membersAtMost } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { answers, byUuid, envelope, freeObject, objectInput, uuid } from '../base/service.ts';
import { autofill, createBody, LARGEST_SETUP, skipSteps } from './bodies.ts';
import { definitionContract, definitionName } from './definitions.ts';
import { workflow } from './records.ts';
import { NO_SECRET, planRefusals, workflowRefusals } from './refusals.ts';

/** Operations on templates of workflows. The documents service has the templates of documents. */

const { steps, callback_url, expires_in, disable_geolocation, geolocation, rule_set_uuid } = createBody.shape;

const strictAutofill = z.strictObject(autofill.shape);

const oursNote = { description: 'Ours: as in *Create workflow*.' };

/** Unknown members are rejected, because a misspelt condition, ignored, would have no effect. */
const config = z
  .strictObject({
    metadata: objectInput.nullish(),
    expires_in,
    disable_geolocation,
    geolocation,
    skip_steps: skipSteps.nullish().meta(oursNote),
    rule_set_uuid: rule_set_uuid.meta(oursNote),
    autofill: strictAutofill.nullish().meta(oursNote),
    callback_url: callback_url.meta(oursNote),
  })
  .describe('The members of *Create workflow* with these names.');

const stepsSetup = z
  .record(z.string(), z.unknown())
  .check(jsonAtMost(LARGEST_SETUP))
  .nullable()
  .describe('The setup of each step, keyed by the whole reference. A required member may be left out if each workflow gives it.');

const newTemplate = z
  .object({
    name: definitionName,
    description: z.string().max(2_000).nullish(),
    steps,
    config,
    steps_setup: stepsSetup,
  })
  .meta({ stepExample: 'template' });
export type NewTemplate = z.output<typeof newTemplate>;

const template = z.object({
  name: z.string(),
  description: z.string().nullable(),
  config: z.object({
    metadata: freeObject.nullable(),
    expires_in: z.int(),
    disable_geolocation: z.boolean(),
    geolocation: z.boolean().meta(oursNote),
    skip_steps: z.record(z.string(), z.string()).nullable().meta(oursNote),
    rule_set_uuid: uuid.nullable().meta(oursNote),
    autofill: freeObject.nullable().meta(oursNote),
    callback_url: z.string().nullable().meta(oursNote),
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
      'Changes to the template, applied member by member at every depth (JSON Merge Patch, RFC 7396): `setup` and `skip_steps` are keyed by the whole reference of a step, a list replaces the list, and null removes what the template has. Takes every member of *Create workflow* except `steps`.',
    stepExample: 'overwrites',
  });
export type Overwrites = z.output<typeof overwrites>;

const templates = operationGroup('/v1/templates', ['Templates']);

const definitions = definitionContract({
  path: '/v1/templates',
  tag: 'Templates',
  one: 'workflow template',
  many: 'workflow templates',
  additions: [],
  descriptions: {
    create:
      'Creates a template. Checks it like a workflow: steps, setups and conditions that could not work are refused, with their place. A setup that a step requires may be left out, in whole or in part, if each workflow gives it.',
    update:
      'Changes the template. `steps_setup` is required in every request, as an object or null; other members that are not sent stay. An object that is sent replaces the earlier one. Existing workflows stay as they are.',
  },
  differs: {
    create: `An unknown member of \`config\` or of a setup is 400; so are steps, setups and conditions that could not work. ${NO_SECRET}`,
    update: `An unknown member of \`config\` or of a setup is 400. ${NO_SECRET}`,
  },
  refuses: { create: planRefusals, update: planRefusals },
  createBody: newTemplate,
  updateBody: newTemplate.partial().extend({ steps_setup: stepsSetup }),
  members: template,
  id: 'WorkflowTemplate',
});

export const templatesContract = {
  ...definitions,
  update: definitions.update.route(answers({ 409: 'No secret of the tenant would sign the webhooks that `config` asks for.' })),
  run: templates.addressed
    .post(
      '/{uuid}/workflows',
      'Create workflow from template',
      'Creates a workflow like *Create workflow*, from the template with `overwrites` applied. A fault is named at its place in `overwrites`, even if it is in the template itself.',
      { successStatus: 201, ...answers({ 404: 'The template does not exist.' }) },
    )
    .meta({
      differs: 'An unknown member of `overwrites` is 400; so is what *Create workflow* refuses.',
      refuses: { ...planRefusals, ...workflowRefusals },
    })
    .input(z.object({ params: byUuid, body: z.object({ overwrites: overwrites.nullish() }).default({}) }))
    .output(envelope(workflow)),
};
