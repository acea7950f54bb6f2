import type { Overwrites } from '#contracts/workflows/templates.ts';
import { mergePatch } from '#platform/base/merge-patch.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { inPlace } from '../model/bodies.ts';
import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { insertWorkflow } from '../workflows/create-workflow.ts';
import { bodyOf, parseBody, templatesOf } from './template-kind.ts';

const existing = orNotFound('There is no such workflow template');

/** Creates a workflow from the template. */
export const runTemplate = (app: WorkflowsApp) =>
  operator.templates.run.handler(async ({ input: { params, body }, context }) => {
    const makeBody = async () => {
      const template = existing(await templatesOf(context.caller, app.platform.database.query).find(params.uuid));
      return parseBody(mergePatch(bodyOf(template), patchOf(body.overwrites ?? {})));
    };
    return ok(await inPlace(placeInOverwrites, () => insertWorkflow(app, context, makeBody, params.uuid)));
  });

/** Removes undefined members. Null stays, since null in a patch removes the template's member. */
const patchOf = (overwrites: Overwrites) => JSON.parse(JSON.stringify(overwrites)) as Record<string, unknown>;

const placeInOverwrites = (path: string) => (path === 'steps' || path.startsWith('steps.') ? path : `overwrites.${path}`);
