import { type CreateWorkflow, createBody } from '#contracts/workflows/bodies.ts';
import type { NewTemplate, Overwrites, Template } from '#contracts/workflows/templates.ts';
import type { Owner } from '#platform/base/administration.ts';
import { mergePatch } from '#platform/base/merge-patch.ts';
import { memberPath, orNotFound } from '#platform/base/problem.ts';
import { checkCallback, planSteps } from '../creation/creation.ts';
import { lookUpRules } from '../creation/look-up.ts';
import { checkSteps } from '../creation/preparation.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { inPlace, invalid } from '../model/bodies.ts';
import type { Handle } from '../model/owned-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { operator } from '../state/operators.ts';
import { ok } from '../state/unit.ts';
import { createWorkflow } from '../workflows/create-workflow.ts';

type TemplateMembers = Omit<Template, 'name'>;

const rowsOf = (owner: Owner, db: Handle) => new DefinitionRows<TemplateMembers>('workflows.templates', owner, db);
const existing = orNotFound('There is no such workflow template');

export function templateOperations(app: WorkflowsApp) {
  const os = operator.templates;
  const { config, database } = app.platform;
  const templates = definitionOperations<TemplateMembers>(app, {
    ...{ rowsOf, path: 'templates', name: 'workflow template' },
    check: (caller, template) =>
      inPlace(placeInTemplate, async () => {
        const body = parseBody(bodyOf(template));
        const plan = planSteps(body, app.steps, { livemode: caller.livemode, isTemplate: true });
        checkCallback(body.callback_url ?? null, config.allowLoopbackWebhooks);
        await lookUpRules(app, caller, body, { steps: plan, isPersonGiven: true });
        await checkSteps(app, caller, plan);
        return template;
      }),
  });

  return {
    list: os.list.handler(templates.list),
    create: os.create.handler(({ input: { name, steps, config, description, steps_setup }, context }) =>
      templates.create(context, { name, steps, steps_setup, config: storedConfig(config), description: description ?? null }),
    ),
    get: os.get.handler(templates.get),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { config, description, ...rest } = body;
      return templates.update(context, params.uuid, {
        ...rest,
        ...(config && { config: storedConfig(config) }),
        ...(description === undefined ? {} : { description }),
      });
    }),
    run: os.run.handler(async ({ input: { params, body }, context }) => {
      const makeBody = async () => {
        const template = existing(await rowsOf(context.caller, database.query).find(params.uuid));
        return parseBody(mergePatch(bodyOf(template), patchOf(body.overwrites ?? {})));
      };
      return ok(await inPlace(placeInOverwrites, () => createWorkflow(app, context, makeBody, params.uuid)));
    }),
  };
}

/** Returns the body that creates a workflow of this template, without members that are null. */
function bodyOf({ steps, steps_setup, config }: Omit<TemplateMembers, 'description'>): Record<string, unknown> {
  return mergePatch({ steps, setup: steps_setup ?? {} }, mergePatch({}, config));
}

/** Removes undefined members. Null stays, since null in a patch removes the template's member. */
const patchOf = (overwrites: Overwrites) => JSON.parse(JSON.stringify(overwrites)) as Record<string, unknown>;

/** Parses a body whose parts were parsed separately. Throws `invalid_body`, since the parts may be too large together. */
function parseBody(body: Record<string, unknown>): CreateWorkflow {
  const { success, data, error } = createBody.safeParse(body);
  if (success) return data;
  throw invalid(error.issues.map(({ path, code, message }) => ({ path: memberPath(path), code, message })));
}

function storedConfig(config: NewTemplate['config']): Template['config'] {
  return {
    metadata: config.metadata ?? null,
    expires_in: config.expires_in ?? 0,
    disable_geolocation: config.disable_geolocation ?? false,
    skip_steps: config.skip_steps ?? null,
    rule_set_uuid: config.rule_set_uuid ?? null,
    autofill: config.autofill ?? null,
    callback_url: config.callback_url ?? null,
  };
}

/** Returns the path in the template for a path in the workflow's body. */
function placeInTemplate(path: string): string {
  if (path === 'steps' || path.startsWith('steps.')) return path;
  return path === 'setup' || path.startsWith('setup.') ? `steps_${path}` : `config.${path}`;
}

const placeInOverwrites = (path: string) => (path === 'steps' || path.startsWith('steps.') ? path : `overwrites.${path}`);
