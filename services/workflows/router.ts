import type { TokenRequest } from '#contracts/workflows/bodies.ts';
import type { CallContext } from '#platform/base/ports.ts';
import { expressionOperations } from './conditions/operations.ts';
import { renewSteps } from './copies/renew-steps.ts';
import { customizationOperations } from './customizations/operations.ts';
import { type MediaLinks, mediumFile } from './media/download.ts';
import { stepRecord } from './model/records.ts';
import { acceptClaims, needPeople, refuseClaims } from './person/judge-claims.ts';
import { withPersonOnRecord } from './person/on-record.ts';
import { ruleOperations, ruleSetOperations } from './rules/operations.ts';
import { settingsOperations } from './settings/settings.ts';
import type { WorkflowsApp } from './state/app.ts';
import { operator, os } from './state/operators.ts';
import { refuseForeign } from './state/refusals.ts';
import { ok, storeOf } from './state/unit.ts';
import { templateOperations } from './templates/operations.ts';
import { templateBindingOperations } from './templates/template-bindings.ts';
import { createWorkflow } from './workflows/create-workflow.ts';
import { deleteWorkflow } from './workflows/delete-workflow.ts';
import { initializeWorkflow } from './workflows/initialize-workflow.ts';
import { issueWorkflowToken } from './workflows/issue-workflow-token.ts';
import { listWorkflows } from './workflows/list-workflows.ts';
import { recordOf } from './workflows/records-for.ts';
import { reviewStep } from './workflows/review-step.ts';
import { revokeTokens } from './workflows/revoke-tokens.ts';
import { catalogEntry, existingStep, mediaOfStep } from './workflows/steps.ts';
import { updateWorkflow } from './workflows/update-workflow.ts';
import { workflowData } from './workflows/workflow-data.ts';

/** Implements the operations of the contract. */
export function createRouter(app: WorkflowsApp, mediaLinks: MediaLinks) {
  return os.router({
    ...workflowOperations(app),
    ...stepOperations(app, mediaLinks),
    templateBindings: templateBindingOperations(app),
    templates: templateOperations(app),
    customizations: customizationOperations(app),
    expressions: expressionOperations,
    rules: ruleOperations(app),
    ruleSets: ruleSetOperations(app),
    settings: settingsOperations(app),
  });
}

function workflowOperations(app: WorkflowsApp) {
  const issueToken = async (context: CallContext, uuid: string, request: TokenRequest) => {
    const token = await issueWorkflowToken(app, context, uuid, request);
    return ok({ ...token, workflow: await withPersonOnRecord(app, context.caller, token.workflow) });
  };
  return {
    list: operator.list.handler(async ({ input, context: { caller } }) => {
      if (input.claims) needPeople(caller);
      return ok(await listWorkflows(app, caller, input));
    }),
    create: operator.create.handler(async ({ input, context }) => ok(await createWorkflow(app, context, async () => input))),
    findByExternalReference: operator.findByExternalReference.handler(async ({ input: { params, query }, context: { caller } }) => {
      const { externalReferenceId: external_reference_id } = params;
      const address = `/by-external-reference/${encodeURIComponent(external_reference_id)}`;
      return ok(await listWorkflows(app, caller, { ...query, external_reference_id, order: 'desc' }, address));
    }),
    get: operator.get.handler(async ({ input, context: { caller } }) => {
      const record = await recordOf({ app, store: storeOf(app, caller), caller }, input.uuid);
      return ok(await withPersonOnRecord(app, caller, record));
    }),
    data: operator.data.handler(async ({ input, context: { caller } }) =>
      ok(await withPersonOnRecord(app, caller, await workflowData(app, caller, input))),
    ),
    delete: operator.delete.handler(async ({ input, context }) => ok(await deleteWorkflow(app, context, input.uuid))),
    initialize: os.initialize.handler(async ({ input: { params, body }, context }) => {
      refuseForeign(context.caller, params.uuid);
      return ok(await withPersonOnRecord(app, context.caller, await initializeWorkflow(app, context, params.uuid, body)));
    }),
    update: os.update.handler(async ({ input: { params, body }, context }) => {
      refuseForeign(context.caller, params.uuid);
      return ok(await withPersonOnRecord(app, context.caller, await updateWorkflow(app, context, params.uuid, body)));
    }),
    token: operator.token.handler(({ input: { params, query }, context }) => issueToken(context, params.uuid, query)),
    createToken: operator.createToken.handler(({ input: { params, body }, context }) => issueToken(context, params.uuid, body)),
    revokeTokens: operator.revokeTokens.handler(async ({ input, context }) =>
      ok({ revoked: await revokeTokens(app, context, input.uuid) }),
    ),
    claims: {
      accept: operator.claims.accept.handler(async ({ input: { params, body }, context }) =>
        ok(await withPersonOnRecord(app, context.caller, await acceptClaims(app, context, params.uuid, body.members ?? null))),
      ),
      refuse: operator.claims.refuse.handler(async ({ input: { params }, context }) => ok(await refuseClaims(app, context, params.uuid))),
    },
  };
}

function stepOperations(app: WorkflowsApp, mediaLinks: MediaLinks) {
  const catalog = app.steps.contracts.map(catalogEntry);
  return {
    catalog: operator.catalog.handler(async () => ok(catalog)),
    getStep: operator.getStep.handler(async ({ input, context: { caller } }) =>
      ok(stepRecord(app.steps, await existingStep(app, caller, input.uuid))),
    ),
    getStepMedia: operator.getStepMedia.handler(async ({ input, context: { caller } }) =>
      ok(await mediaOfStep(app, mediaLinks, caller, input.uuid)),
    ),
    review: operator.review.handler(async ({ input: { params, body }, context }) =>
      ok(await withPersonOnRecord(app, context.caller, await reviewStep(app, context, params.uuid, body))),
    ),
    internal: {
      medium: os.internal.medium.handler(({ input, context }) => mediumFile(app, context.caller, input.uuid)),
      renew: os.internal.renew.handler(async ({ input, context }) => {
        await renewSteps(app, context.caller, input.uuid);
        return ok('Workflow renewed');
      }),
    },
  };
}
