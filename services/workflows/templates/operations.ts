import { implement } from '@orpc/server';
import { type CreateWorkflow, createBody } from '#contracts/workflows/bodies.ts';
import { type NewTemplate, type Overwrites, type Template, templatesContract } from '#contracts/workflows/templates.ts';
import { mergePatch } from '#platform/base/merge-patch.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { memberPath, orNotFound } from '#platform/base/problem.ts';
import { checkedCallback, planSteps } from '../creation/creation.ts';
import { lookUp } from '../creation/look-up.ts';
import type { createPreparation } from '../creation/preparation.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { definitionsOf } from '../definitions/store.ts';
import { inPlace, invalid } from '../model/bodies.ts';
import type { ServedSteps } from '../model/steps.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { refuseSession } from '../state/refusals.ts';
import type { createOperations } from '../workflows/operations.ts';

type TemplateMembers = Omit<Template, 'name'>;

interface TemplateParts {
  steps: ServedSteps;
  create: ReturnType<typeof createOperations>['create'];
  look: ReturnType<typeof createPreparation>['look'];
}

const TABLE = 'workflows.templates';

export function templateOperations(platform: Platform<WorkflowTables>, { steps, create, look }: TemplateParts) {
  const os = implement(templatesContract).$context<CallContext>();
  const { allowLoopbackWebhooks } = platform.config;

  const templates = definitionOperations<TemplateMembers>(platform, {
    ...{ table: TABLE, path: 'templates', name: 'workflow template' },
    check: (caller, template) =>
      inPlace(placeInTemplate, async () => {
        const body = parseBody(bodyOf(template));
        const plan = planSteps(body, steps, { livemode: caller.livemode, isTemplate: true });
        checkedCallback(body.callback_url ?? null, allowLoopbackWebhooks);
        await lookUp(platform, caller, body, { steps: plan, isPersonGiven: true });
        await look(caller, plan);
        return template;
      }),
  });
  const existing = orNotFound('There is no such workflow template');

  return {
    list: os.list.handler(({ input, context }) => templates.list(context.caller, input)),
    create: os.create.handler(({ input, context }) => {
      const { name, steps: names, config, description, steps_setup } = input;
      return templates.create(context, {
        ...{ name, steps: names, steps_setup, config: storedConfig(config) },
        description: description ?? null,
      });
    }),
    get: os.get.handler(({ input, context }) => templates.get(context.caller, input.uuid)),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { config, description, ...rest } = body;
      return templates.update(context.caller, params.uuid, {
        ...rest,
        ...(config && { config: storedConfig(config) }),
        ...(description === undefined ? {} : { description }),
      });
    }),
    run: os.run.handler(async ({ input: { params, body }, context }) => {
      refuseSession(context.caller);
      const { uuid } = params;
      const madeOfTemplate = async () => {
        const { members } = existing(await definitionsOf<TemplateMembers>(TABLE, context.caller, platform.database.query).get(uuid));
        return parseBody(mergePatch(bodyOf(members), patchOf(body.overwrites ?? {})));
      };
      const result = await inPlace(placeInOverwrites, () => create(context, madeOfTemplate, uuid));
      return { success: true as const, result };
    }),
  };
}

/** The body of the workflow that a template says, without what it says nothing of. */
function bodyOf({ steps, steps_setup, config }: Omit<TemplateMembers, 'description'>): Record<string, unknown> {
  return mergePatch({ steps, setup: steps_setup ?? {} }, mergePatch({}, config));
}

/** A member that says nothing is left out: in a patch, null would take out what the template says. */
const patchOf = (overwrites: Overwrites) => JSON.parse(JSON.stringify(overwrites)) as Record<string, unknown>;

/** The parts were parsed, each for itself; together they may be too much. */
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

/** Where a template says what a workflow says at this path. */
function placeInTemplate(path: string): string {
  if (path === 'steps' || path.startsWith('steps.')) return path;
  return path === 'setup' || path.startsWith('setup.') ? `steps_${path}` : `config.${path}`;
}

const placeInOverwrites = (path: string) => (path === 'steps' || path.startsWith('steps.') ? path : `overwrites.${path}`);
