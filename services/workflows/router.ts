import { validateExpression } from './conditions/validate-expression.ts';
import { renewWorkflow } from './copies/renew-steps.ts';
import { customizationKind } from './customizations/customization-kind.ts';
import { definitionOperations } from './definitions/operations.ts';
import type { MediaLinks } from './media/download.ts';
import { getMedium } from './media/get-medium.ts';
import { implementer, operator } from './model/implementer.ts';
import { acceptClaims } from './person/accept-claims.ts';
import { refuseClaims } from './person/refuse-claims.ts';
import { ruleKind } from './rules/rule-kind.ts';
import { ruleSetKind } from './rules/rule-set-kind.ts';
import { settingsOperations } from './settings/operations.ts';
import type { WorkflowsApp } from './state/app.ts';
import { runTemplate } from './templates/run-template.ts';
import { templateBindingKind } from './templates/template-binding-kind.ts';
import { templateKind } from './templates/template-kind.ts';
import { createWorkflow } from './workflows/create-workflow.ts';
import { decideWorkflow } from './workflows/decide-workflow.ts';
import { deleteWorkflow } from './workflows/delete-workflow.ts';
import { exportWorkflowData } from './workflows/export-workflow-data.ts';
import { findWorkflows } from './workflows/find-workflows.ts';
import { getStep } from './workflows/get-step.ts';
import { getStepMedia } from './workflows/get-step-media.ts';
import { getWorkflow } from './workflows/get-workflow.ts';
import { initializeWorkflow } from './workflows/initialize-workflow.ts';
import { issueWorkflowToken } from './workflows/issue-workflow-token.ts';
import { listCatalog } from './workflows/list-catalog.ts';
import { listWorkflows } from './workflows/list-workflows.ts';
import { readDecision } from './workflows/read-decision.ts';
import { reviewStep } from './workflows/review-step.ts';
import { revokeTokens } from './workflows/revoke-tokens.ts';
import { updateWorkflow } from './workflows/update-workflow.ts';

/** Implements the operations of the contract. */
export function createRouter(app: WorkflowsApp, mediaLinks: MediaLinks) {
  return implementer.router({
    list: listWorkflows(app),
    create: createWorkflow(app),
    findByExternalReference: findWorkflows(app),
    get: getWorkflow(app),
    data: exportWorkflowData(app),
    delete: deleteWorkflow(app),
    initialize: initializeWorkflow(app),
    update: updateWorkflow(app),
    token: operator.token.handler(issueWorkflowToken(app)),
    createToken: operator.createToken.handler(issueWorkflowToken(app)),
    revokeTokens: revokeTokens(app),
    decide: decideWorkflow(app),
    claims: { accept: acceptClaims(app), refuse: refuseClaims(app) },
    catalog: listCatalog(app),
    getStep: getStep(app),
    getStepMedia: getStepMedia(app, mediaLinks),
    review: reviewStep(app),
    internal: { medium: getMedium(app), renew: renewWorkflow(app), decision: readDecision(app) },
    templateBindings: definitionOperations(app, operator.templateBindings, templateBindingKind(app)),
    templates: { ...definitionOperations(app, operator.templates, templateKind(app)), run: runTemplate(app) },
    customizations: definitionOperations(app, operator.customizations, customizationKind(app)),
    expressions: { validate: validateExpression },
    rules: definitionOperations(app, operator.rules, ruleKind),
    ruleSets: definitionOperations(app, operator.ruleSets, ruleSetKind(app)),
    settings: settingsOperations(app),
  });
}
