import { implement } from '@orpc/server';
import { z } from 'zod';
import type { StepContract } from '#contracts/steps/step.ts';
import type { CatalogEntry, IssuedToken, WorkflowRecord } from '#contracts/workflows/records.ts';
import { workflowsContract } from '#contracts/workflows/workflows.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { expressionOperations } from './conditions/operations.ts';
import type { Renewal } from './copies/renewal.ts';
import type { createPreparation } from './creation/preparation.ts';
import { customizationOperations } from './customizations/operations.ts';
import type { createDownloads } from './media/download.ts';
import { stepRecord, workflowRecord } from './model/records.ts';
import type { ShownStep } from './model/step-row.ts';
import type { ServedSteps } from './model/steps.ts';
import { type WholeWorkflow, workflowStore } from './model/store.ts';
import type { WorkflowTables } from './model/tables.ts';
import { type createJudgement, needPeople } from './person/claims.ts';
import { withRecords } from './person/on-record.ts';
import type { PeoplePort } from './person/person.ts';
import { deletionText } from './retention/forget-documents.ts';
import type { createReview } from './review.ts';
import { ruleOperations, ruleSetOperations } from './rules/operations.ts';
import { settingsOperations } from './settings/settings.ts';
import { type TemplatesPort, templateBindingOperations } from './settings/template-bindings.ts';
import { refuseForeign, refuseSession } from './state/refusals.ts';
import { existingWorkflow, notFound } from './state/transitions.ts';
import { templateOperations } from './templates/operations.ts';
import { workflowData } from './workflow-data.ts';
import type { createOperations } from './workflows/operations.ts';

interface RouterParts {
  steps: ServedSteps;
  operations: ReturnType<typeof createOperations>;
  preparation: Pick<ReturnType<typeof createPreparation>, 'look'>;
  judgement: ReturnType<typeof createJudgement>;
  review: ReturnType<typeof createReview>;
  downloads: ReturnType<typeof createDownloads>;
  people: Pick<PeoplePort, 'readRecords'>;
  templates: TemplatesPort;
  renewal: Pick<Renewal, 'renew'>;
}

/** The contract's operations: who may call, what to call, and the shape of the answer. */
export function createRouter(platform: Platform<WorkflowTables>, parts: RouterParts) {
  const { steps, operations, preparation, judgement, review, downloads, people, templates, renewal } = parts;
  const os = implement(workflowsContract).$context<CallContext>();
  /** Initialize and update take a session token as well. */
  const operator = os.use(({ context, next }) => {
    refuseSession(context.caller);
    return next();
  });
  const base = `${platform.config.publicUrl}/workflows/v1/workflows`;
  const storeOf = (caller: Caller) => workflowStore(caller, platform.database.query);
  const ok = <Result>(result: Result) => ({ success: true as const, result });
  const recordFor = (caller: Caller) => (whole: Parameters<typeof workflowRecord>[1]) => workflowRecord(steps, whole, caller);
  const withRecord = async <Record extends Pick<WorkflowRecord, 'claims'>>(caller: Caller, record: Record) =>
    (await withRecords({ people, platform }, caller, [record]))[0]!;
  const pageOf = async (caller: Caller, page: RowPage<WholeWorkflow<ShownStep>>, query: PageQuery, address: string) => {
    const answer = pageAnswer(page, query, { address, record: recordFor(caller) });
    return ok({ ...answer, data: await withRecords({ people, platform }, caller, answer.data) });
  };
  const answerToken = async ({ caller }: CallContext, token: IssuedToken) =>
    ok({ ...token, workflow: await withRecord(caller, token.workflow) });
  const catalog = steps.contracts.map(catalogEntry);

  const stepOf = async (caller: Caller, uuid: string) => {
    const row = await storeOf(caller).findStep(uuid);
    if (!row) throw notFound('step');
    return row;
  };

  return os.router({
    list: operator.list.handler(async ({ input, context }) => {
      if (input.claims) needPeople(context.caller);
      const page = await storeOf(context.caller).list(input);
      return pageOf(context.caller, page, input, base);
    }),

    create: operator.create.handler(async ({ input, context }) => ok(await operations.create(context, async () => input))),

    findByExternalReference: operator.findByExternalReference.handler(async ({ input: { params, query }, context }) => {
      const { externalReferenceId } = params;
      const page = await storeOf(context.caller).list({ ...query, external_reference_id: externalReferenceId, order: 'desc' });
      const address = `${base}/by-external-reference/${encodeURIComponent(externalReferenceId)}`;
      return pageOf(context.caller, page, query, address);
    }),

    get: operator.get.handler(async ({ input, context }) =>
      ok(await withRecord(context.caller, recordFor(context.caller)(existingWorkflow(await storeOf(context.caller).find(input.uuid))))),
    ),

    data: operator.data.handler(async ({ input, context }) =>
      ok(await withRecord(context.caller, await workflowData(platform, steps, context.caller, input))),
    ),

    delete: operator.delete.handler(async ({ input, context }) => {
      return ok(deletionText(await operations.remove(context, input.uuid)));
    }),

    initialize: os.initialize.handler(async ({ input: { params, body }, context }) => {
      refuseForeign(context.caller, params.uuid);
      return ok(await withRecord(context.caller, await operations.initialize(context, params.uuid, body)));
    }),

    update: os.update.handler(async ({ input: { params, body }, context }) => {
      refuseForeign(context.caller, params.uuid);
      return ok(await withRecord(context.caller, await operations.update(context, params.uuid, body)));
    }),

    token: operator.token.handler(async ({ input: { params, query }, context }) =>
      answerToken(context, await operations.issue(context, params.uuid, query)),
    ),

    createToken: operator.createToken.handler(async ({ input: { params, body }, context }) =>
      answerToken(context, await operations.issue(context, params.uuid, body)),
    ),

    revokeTokens: operator.revokeTokens.handler(async ({ input, context }) =>
      ok({ revoked: await operations.revokeTokens(context, input.uuid) }),
    ),

    claims: {
      accept: operator.claims.accept.handler(async ({ input: { params, body }, context }) =>
        ok(await withRecord(context.caller, await judgement.accept(context, params.uuid, body.members ?? null))),
      ),
      refuse: operator.claims.refuse.handler(async ({ input: { params }, context }) => ok(await judgement.refuse(context, params.uuid))),
    },

    catalog: operator.catalog.handler(async () => ok(catalog)),

    getStep: operator.getStep.handler(async ({ input, context }) => ok(stepRecord(steps, await stepOf(context.caller, input.uuid)))),

    getStepMedia: operator.getStepMedia.handler(async ({ input, context }) => {
      const { workflow_uuid, uuid } = await stepOf(context.caller, input.uuid);
      const media = await storeOf(context.caller).media(workflow_uuid, uuid);
      const rows = media.filter((medium) => medium.stored_at !== null);
      return ok(
        await Promise.all(
          rows.map(async (medium) => ({
            collection: medium.collection,
            createdAt: medium.created_at.toISOString(),
            mime: medium.mime,
            uuid: medium.uuid,
            size: medium.size,
            url: await downloads.urlOf(medium),
          })),
        ),
      );
    }),

    review: operator.review.handler(async ({ input: { params, body }, context }) =>
      ok(await withRecord(context.caller, await review(context, params.uuid, body))),
    ),

    internal: {
      medium: os.internal.medium.handler(({ input, context }) => downloads.file(context.caller, input.uuid)),
      renew: os.internal.renew.handler(async ({ input, context }) => {
        await renewal.renew(context.caller, input.uuid);
        return ok('Workflow renewed');
      }),
    },

    templateBindings: templateBindingOperations(platform, { steps, templates }),

    templates: templateOperations(platform, { steps, create: operations.create, look: preparation.look }),

    customizations: customizationOperations(platform),

    expressions: expressionOperations(),

    rules: ruleOperations(platform),

    ruleSets: ruleSetOperations(platform),

    settings: settingsOperations(platform),
  });
}

function catalogEntry(contract: StepContract): CatalogEntry {
  return {
    key: contract.key,
    title: contract.title,
    description: contract.description,
    setup_required: contract.setup_required,
    requires_people: contract.needs.people,
    setup: z.toJSONSchema(contract.setup, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>,
    allow_multiple: contract.allow_multiple,
    geolocation: contract.needs.geolocation,
  };
}
