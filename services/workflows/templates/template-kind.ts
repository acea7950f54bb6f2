import { type CreateWorkflow, createBody } from '#contracts/workflows/bodies.ts';
import type { NewTemplate, Template } from '#contracts/workflows/templates.ts';
import type { Owner } from '#platform/base/administration.ts';
import { mergePatch } from '#platform/base/merge-patch.ts';
import { memberPath } from '#platform/base/problem.ts';
import { checkCallback, planSteps } from '../creation/creation.ts';
import { requireCustomization, rulesOfNewWorkflow } from '../creation/look-up.ts';
import { checkSteps } from '../creation/preparation.ts';
import type { DefinitionKind } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { inPlace, invalid } from '../model/bodies.ts';
import type { Handle } from '../model/owned-rows.ts';
import type { WorkflowsApp } from '../state/app.ts';

type TemplateMembers = Omit<Template, 'name'>;

export const templatesOf = (owner: Owner, db: Handle) => new DefinitionRows<TemplateMembers>('workflows.templates', owner, db);

export const templateKind = (app: WorkflowsApp): DefinitionKind<TemplateMembers, NewTemplate> => ({
  ...{ path: 'templates', name: 'workflow template', rowsOf: templatesOf },
  definitionOf: ({ name, steps, config, description, steps_setup }) => ({
    ...{ name, steps, steps_setup, config: storedConfig(config), description: description ?? null },
  }),
  changesOf: (body) => ({ ...body, config: body.config && storedConfig(body.config) }),
  check: (caller, template) =>
    inPlace(placeInTemplate, async () => {
      const body = parseBody(bodyOf(template));
      const plan = planSteps(body, app.steps, { livemode: caller.livemode, isTemplate: true });
      await checkCallback(app, caller, body.callback_url ?? null);
      await requireCustomization(app, caller, body);
      await rulesOfNewWorkflow(app, caller, body, { steps: plan, isPersonGiven: true });
      await checkSteps(app, caller, plan);
      return template;
    }),
});

/** Returns the body that creates a workflow of this template, without members that are null. */
export function bodyOf({ steps, steps_setup, config }: Omit<TemplateMembers, 'description'>): Record<string, unknown> {
  return mergePatch({ steps, setup: steps_setup ?? {} }, mergePatch({}, config));
}

/** Parses a body whose parts were parsed separately. Throws `invalid_body`, since the parts may be too large together. */
export function parseBody(body: Record<string, unknown>): CreateWorkflow {
  const { success, data, error } = createBody.safeParse(body);
  if (success) return data;
  throw invalid(error.issues.map(({ path, code, message }) => ({ path: memberPath(path), code, message })));
}

function storedConfig(config: NewTemplate['config']): Template['config'] {
  return {
    metadata: config.metadata ?? null,
    expires_in: config.expires_in ?? 0,
    disable_geolocation: config.disable_geolocation ?? false,
    geolocation: config.geolocation ?? false,
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
