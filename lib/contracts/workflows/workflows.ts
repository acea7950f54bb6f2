import { z } from 'zod';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { answers, byUuid, envelope, keptByHold, paged, pageNumber, pageQuery, timeOrDay, uuid } from '../base/service.ts';
import { settingsContract } from '../base/settings.ts';
import { createBody, reviewBody, tokenRequest, updateBody } from './bodies.ts';
import { claimsContract } from './claims.ts';
import { customizationsContract } from './customizations.ts';
import { workflowData } from './data.ts';
import { expressionsContract } from './expressions.ts';
import { catalogEntry, internalMetadata, issuedToken, step, stepMediaItem, workflow, workflowOfCaller, workflowStatus } from './records.ts';
import { ruleSetsContract, rulesContract } from './rules.ts';
import { templateBindingsContract } from './template-bindings.ts';
import { templatesContract } from './templates.ts';

/** The contract of the workflows service for API keys: workflows, their tokens and records. Browsers use `../session/session.ts`. */

const listQuery = z.object({
  ...pageQuery,
  responsible_uuid: z.guid().optional(),
  people_uuid: uuid.optional(),
  status: workflowStatus.optional(),
  from_date: timeOrDay('begins')
    .optional()
    .meta({ description: 'Created at this time or later. A date alone is that day in Mexico City, from its beginning.' }),
  to_date: timeOrDay('ends')
    .optional()
    .meta({ description: 'Created at this time or earlier. A date alone is that whole day in Mexico City.' }),
  external_reference_id: z.string().max(255).optional(),
  claims: z
    .literal('open')
    .optional()
    .meta({ description: 'Ours: only workflows whose claims wait for a key. Needs the scope `people` too.' }),
  review: z
    .literal('waiting')
    .optional()
    .meta({ description: 'Ours: only workflows that wait for a human of yours; `waiting_since` says since when.' }),
  order: z.enum(['asc', 'desc']).default('desc').meta({ description: 'By creation date.' }),
});
export type ListWorkflows = z.output<typeof listQuery>;

const workflows = operationGroup('/v1/workflows', ['Workflows']);
const execution = operationGroup('/v1/workflows/{uuid}', ['Execution']);
const steps = operationGroup('/v1/steps', ['Steps']);

const TOKEN_DIFFERS = {
  differs:
    'At most five tokens live at once: a sixth ends the idlest, or is 409 where all were used within the hour. `redirect_url` and `custom_domain` are registered first.',
};

export const workflowsContract = {
  list: workflows
    .get(
      '',
      'List workflows',
      'The tenant’s workflows, newest first unless asked otherwise. There is no total; a `next_page_url` of null is the end.',
    )
    .input(listQuery)
    .output(envelope(paged(workflow))),

  create: workflows
    .post(
      '',
      'Create workflow',
      'Makes a workflow of the given steps, `pristine` until a person opens it. A step that needs a consent must come after the step that asks for it; each setup is checked against its step here, not when the person meets it. So are conditions: one that reads a later step or an unknown name, a step that would always be skipped, a rule that never holds and an expression that can never be judged are refused, each with its place.',
    )
    .meta({
      differs:
        'A step that takes biometrics stands after an `acceptance` that asks for that consent, else 400 `consent_missing`. `callback_url` has port 443 or 8443 and no user name. An unknown step, an unknown member of a setup and an unknown `people_uuid` are refused. At most 50 steps, and one of a kind where `allow_multiple` is false.',
    })
    .input(createBody)
    .output(envelope(workflow)),

  findByExternalReference: workflows.addressed
    .get(
      '/by-external-reference/{externalReferenceId}',
      'Find workflows by external reference',
      'Newest first. Empty pages, not 404, when nothing has this reference.',
      answers({ 404: null }),
    )
    .input(z.object({ params: z.object({ externalReferenceId: z.string().max(255) }), query: z.object(pageQuery) }))
    .output(envelope(paged(workflow))),

  get: workflows
    .get('/{uuid}', 'Get workflow', 'The workflow with its steps in order and what each recorded.')
    .input(byUuid)
    .output(envelope(workflow)),

  data: execution
    .get(
      '/data',
      "Export a workflow's data",
      'For a request of access and for auditors: the workflow with everything that is kept of it, consents with the address and device that gave them, media without their bytes, tokens without their secret, and the hash-chained log. A page has 500 of each of these; the rest of the answer is in every page.',
      { tags: ['Workflows', 'Ours'] },
    )
    .input(byUuid.extend({ page: pageNumber }))
    .output(envelope(workflowData)),

  delete: workflows
    .delete(
      '/{uuid}',
      'Delete workflow permanently',
      'Removes the workflow, its steps, tokens, media and biometric data, and what was signed in it and hangs on nobody, unless `retention.signed_document_days` keeps that: the answer names what went and what stayed. The hash-chained log keeps ids and salted hashes only.',
      keptByHold,
    )
    .meta({ differs: '404 for an unknown workflow, 409 under a legal hold.' })
    .input(byUuid)
    .output(envelope(z.string().meta({ examples: ['Workflow deleted'] }))),

  initialize: execution.addressed
    .post(
      '/initialize',
      'Initialize workflow',
      'Starts the workflow and registers the device. Idempotent: with a workflow under way it records a further device. Takes the session token that the workflow is tied to, or an API key.',
    )
    .input(z.object({ params: byUuid, body: z._default(internalMetadata, {}) }))
    .output(envelope(workflowOfCaller)),

  update: execution.addressed
    .patch(
      '',
      'Update running workflow',
      'Sets the status by hand, records an error, or completes what is known of the device. With an API key every status is allowed and audited; with a session token `working` and `error`. `working` on a workflow in `people_error` tries to record the person again.',
      answers({ 409: 'The workflow has ended, and the caller is a session.' }),
    )
    .meta({ differs: 'A session token sets `working` and `error` alone, with a cause of cameras and places; an ending takes a key.' })
    .input(z.object({ params: byUuid, body: updateBody }))
    .output(envelope(workflowOfCaller)),

  token: execution.addressed
    .get(
      '/token',
      'Generate token and execution URL',
      'A new session token for this workflow. At most five live at once; each until it expires.',
      { operationId: 'workflows.makeToken', ...answers({ 409: 'The workflow has five live tokens, all used within the hour.' }) },
    )
    .meta(TOKEN_DIFFERS)
    .input(z.object({ params: byUuid, query: z.object(tokenRequest).default({}) }))
    .output(envelope(issuedToken)),

  createToken: execution.addressed
    .post(
      '/token',
      'Create token and URL, encode-safe',
      'The same, with the parameters in a body, so that a `redirect_url` needs no encoding.',
    )
    .meta(TOKEN_DIFFERS)
    .input(z.object({ params: byUuid, body: z.object(tokenRequest).default({}) }))
    .output(envelope(issuedToken)),

  revokeTokens: execution
    .delete(
      '/token',
      'Revoke tokens',
      'Ends every live token of the workflow. The workflow stays open; a new token goes on where the person was.',
      { tags: ['Execution', 'Ours'] },
    )
    .input(byUuid)
    .output(envelope(z.object({ revoked: z.int() }))),

  claims: claimsContract,

  catalog: steps
    .get('/catalog', 'List step catalog', 'The steps that this build serves, and the JSON Schema of the setup that each takes.', {
      operationId: 'steps.catalog',
    })
    .output(envelope(z.array(catalogEntry))),

  getStep: steps
    .get('/{uuid}', 'Get step', 'One step and what it recorded.', { operationId: 'steps.get' })
    .input(byUuid)
    .output(envelope(step)),

  getStepMedia: steps
    .get('/{uuid}/media', 'Get step media', 'The files that a step holds, each with a signed address to download it from.', {
      operationId: 'steps.media',
    })
    .input(byUuid)
    .output(envelope(z.array(stepMediaItem))),

  review: steps.addressed
    .post(
      '/{uuid}/review',
      'Review step',
      'What a human of yours says to a step that waits for them. `approved` goes on with the workflow, which may end in `success`; `rejected` ends it as `failed`, reason `review_rejected`. The first decision stays. The person hears the outcome once at an address that a code proved in the workflow. Needs the scope `workflows:review` too.',
      {
        tags: ['Steps', 'Ours'],
        ...answers({ 409: 'The step does not wait: it was decided before, another one comes first, or the workflow has ended.' }),
      },
    )
    .input(z.object({ params: byUuid, body: reviewBody }))
    .output(envelope(workflow)),

  internal: {
    medium: internalOperations
      .get('/media/{uuid}', 'Read medium', 'The bytes of a medium, for the archive of a person in another process.')
      .input(byUuid)
      .output(z.file()),
    renew: internalOperations
      .post(
        '/workflows/{uuid}/renew',
        'Renew workflow',
        'Makes answers anew whose file was still to come: it may be there now. Nothing where there is no such workflow.',
      )
      .input(byUuid)
      .output(envelope(z.string())),
  },

  templateBindings: templateBindingsContract,

  templates: templatesContract,

  customizations: customizationsContract,

  expressions: expressionsContract,

  rules: rulesContract,

  ruleSets: ruleSetsContract,

  settings: settingsContract,
};
