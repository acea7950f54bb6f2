import { z } from 'zod';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { answers, byUuid, envelope, keptByHold, paged, pageNumber, pageQuery, timeOrDay, uuid } from '../base/service.ts';
import { settingsContract } from '../base/settings.ts';
import { createBody, decisionBody, reviewBody, tokenRequest, updateBody } from './bodies.ts';
import { claimsContract } from './claims.ts';
import { customizationsContract } from './customizations.ts';
import { workflowData } from './data.ts';
import { expressionsContract } from './expressions.ts';
import { catalogEntry, internalMetadata, issuedToken, step, stepMediaItem, workflow, workflowOfCaller, workflowStatus } from './records.ts';
import { NO_SECRET, planRefusals, tokenRefusals, workflowRefusals } from './refusals.ts';
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
    .describe('The earliest time of creation. A date alone is that day in Mexico City, from its beginning.'),
  to_date: timeOrDay('ends').optional().describe('The latest time of creation. A date alone is that whole day in Mexico City.'),
  external_reference_id: z.string().max(255).optional(),
  claims: z
    .literal('open')
    .optional()
    .describe('Ours: `open` returns only workflows whose claims wait for a key. Also requires the scope `people`.'),
  review: z
    .literal('waiting')
    .optional()
    .describe('Ours: `waiting` returns only workflows that wait for an operator, since `waiting_since`.'),
  order: z.enum(['asc', 'desc']).default('desc').describe('The order by time of creation.'),
});
export type ListWorkflows = z.output<typeof listQuery>;

const workflows = operationGroup('/v1/workflows', ['Workflows']);
const execution = operationGroup('/v1/workflows/{uuid}', ['Execution']);
const steps = operationGroup('/v1/steps', ['Steps']);

const TOKEN_DIFFERS = {
  differs:
    'At most five tokens are live at once: a sixth ends the one unused for longest, or is 409 if all were used within the hour. `redirect_url` and `custom_domain` must be registered first; a domain also needs a DNS record that proves it. `status` of the redirect may be `received`.',
  refuses: tokenRefusals,
};

export const workflowsContract = {
  list: workflows
    .get(
      '',
      'List workflows',
      'Returns the tenant’s workflows, by default newest first. There is no total; a `next_page_url` of null marks the end.',
    )
    .input(listQuery)
    .output(envelope(paged(workflow))),

  create: workflows
    .post(
      '',
      'Create workflow',
      'Creates a workflow with the given steps, `pristine` until a person opens it. A step that needs a consent must come after the step that asks for it. Setups and conditions are checked now, not when the person meets the step. A condition is refused, with its place, if it reads a later step or an unknown name, would always skip its step, or can never be evaluated; so is a rule that can never be true.',
    )
    .meta({
      differs: `A step that takes biometrics must come after a step that asks for that consent. \`callback_url\` has port 443 or 8443 and no user name. ${NO_SECRET} An unknown member of a setup is refused. At most 50 steps are permitted, and one of a kind if \`allow_multiple\` is false. What is said of somebody who was there before, and that nothing vouches for, ends as \`people_error\`, \`unvouched\`, and waits for a key; the person is redirected with \`status=received\`.`,
      refuses: { ...planRefusals, ...workflowRefusals },
    })
    .input(createBody)
    .output(envelope(workflow)),

  findByExternalReference: workflows.addressed
    .get(
      '/by-external-reference/{externalReferenceId}',
      'Find workflows by external reference',
      'Returns the workflows with this reference, newest first. If there are none, the page is empty; the answer is not 404.',
      answers({ 404: null }),
    )
    .input(z.object({ params: z.object({ externalReferenceId: z.string().max(255) }), query: z.object(pageQuery) }))
    .output(envelope(paged(workflow))),

  get: workflows
    .get('/{uuid}', 'Get workflow', 'Returns the workflow, with its steps in order and the data that each recorded.')
    .meta({ differs: '`callback_at` is the time of the first webhook that arrived, whatever it told.' })
    .input(byUuid)
    .output(envelope(workflow)),

  data: execution
    .get(
      '/data',
      "Export a workflow's data",
      'Returns everything that is stored of the workflow, for a request of access or an audit: consents with the address and device that gave them, media without their bytes, tokens without their secret, and the hash-chained log. A page has at most 500 of each of these; every page has the rest of the answer.',
      { tags: ['Workflows', 'Ours'] },
    )
    .input(byUuid.extend({ page: pageNumber }))
    .output(envelope(workflowData)),

  delete: workflows
    .delete(
      '/{uuid}',
      'Delete workflow permanently',
      'Deletes the workflow with its steps, tokens and media, and what it told of a person beside the record: biometric results, dynamic values, references, the address on its papers, and the portrait of its selfie. `biometrics` of the person then has what the newest results say that are left. The person stays, with contact data and addresses. Also deletes documents that were signed in it and belong to no person, unless `retention.signed_document_days` keeps them. The answer names what was deleted and what stays. The hash-chained log keeps only ids and salted hashes.',
      keptByHold,
    )
    .meta({ differs: '404 for an unknown workflow, 409 under a legal hold.' })
    .input(byUuid)
    .output(envelope(z.string().meta({ examples: ['Workflow deleted'] }))),

  initialize: execution.addressed
    .post(
      '/initialize',
      'Initialize workflow',
      'Starts the workflow and registers the device. Idempotent: once the workflow has started, it records a further device. Requires the workflow’s session token, or an API key.',
    )
    .meta({
      differs:
        'With a session token `ip` is the address of the request, whatever was sent, and the answer is the session’s view of the workflow: what a session may not see (`external_reference_id`, `metadata`, `internal_metadata`, times of the record, …) is null.',
    })
    .input(z.object({ params: byUuid, body: z._default(internalMetadata, {}) }))
    .output(envelope(workflowOfCaller)),

  update: execution.addressed
    .patch(
      '',
      'Update running workflow',
      'Sets the status by hand, records an error, or adds data about the device. An API key may set every status, which is audited; a session token may set `working` and `error`. `working` on a workflow in `people_error` tries to record the person again.',
      answers({ 409: 'The workflow has ended, and the caller is a session.' }),
    )
    .meta({
      differs: 'A session token may set only `working` and `error`, with a cause of camera or location. A final status requires a key.',
      refuses: { not_allowed: 'a session sent a `stack`' },
    })
    .input(z.object({ params: byUuid, body: updateBody }))
    .output(envelope(workflowOfCaller)),

  token: execution.addressed
    .get(
      '/token',
      'Generate token and execution URL',
      'Returns a new session token for this workflow. At most five are live at once, each until it expires.',
      { operationId: 'workflows.makeToken', ...answers({ 409: 'The workflow has five live tokens, all used within the hour.' }) },
    )
    .meta(TOKEN_DIFFERS)
    .input(z.object({ params: byUuid, query: z.object(tokenRequest).default({}) }))
    .output(envelope(issuedToken)),

  createToken: execution.addressed
    .post(
      '/token',
      'Create token and URL, encode-safe',
      'Returns a new session token, like *Generate token and execution URL*. The parameters are in a body, so that a `redirect_url` needs no encoding.',
    )
    .meta(TOKEN_DIFFERS)
    .input(z.object({ params: byUuid, body: z.object(tokenRequest).default({}) }))
    .output(envelope(issuedToken)),

  revokeTokens: execution
    .delete(
      '/token',
      'Revoke tokens',
      'Ends every live token of the workflow. The workflow stays open: with a new token the person continues where they were.',
      { tags: ['Execution', 'Ours'] },
    )
    .input(byUuid)
    .output(envelope(z.object({ revoked: z.int() }))),

  claims: claimsContract,

  decide: execution.addressed
    .post(
      '/decision',
      'Decide on findings',
      'Records an operator’s decision on a workflow that waits because of its findings, or, before the last answer, on the findings that hold the recording of its person. `approve` records the person, and the workflow goes on to `success` or `people_error`; `reject` ends it as `failed`, reason `review_rejected`. Documents that were signed in it are sealed after an approval only. A finding is decided once; `earlier` of the decision has those on findings before it. The person is told the outcome once, at an address that a code confirmed in the workflow. Also requires the scope `workflows:review`.',
      {
        tags: ['Execution', 'Ours'],
        ...answers({ 409: 'The workflow waits for no decision, or it changed since you read it.' }),
      },
    )
    .input(z.object({ params: byUuid, body: decisionBody }))
    .output(envelope(workflow)),

  catalog: steps
    .get('/catalog', 'List step catalog', 'Returns the steps that this build serves, with the JSON Schema of each setup.', {
      operationId: 'steps.catalog',
    })
    .output(envelope(z.array(catalogEntry))),

  getStep: steps
    .get('/{uuid}', 'Get step', 'Returns a step and the data that it recorded.', { operationId: 'steps.get' })
    .input(byUuid)
    .output(envelope(step)),

  getStepMedia: steps
    .get('/{uuid}/media', 'Get step media', 'Returns the files of a step, each with a signed download address.', {
      operationId: 'steps.media',
    })
    .input(byUuid)
    .output(envelope(z.array(stepMediaItem))),

  review: steps.addressed
    .post(
      '/{uuid}/review',
      'Review step',
      'Records an operator’s decision on a step that waits for it. `approved` continues the workflow, which may end in `success`; `rejected` ends it as `failed`, reason `review_rejected`. The first decision is final. The person is told the outcome once, at an address that a code confirmed in the workflow. Also requires the scope `workflows:review`.',
      {
        tags: ['Steps', 'Ours'],
        ...answers({ 409: 'The step does not wait: it was decided before, another step comes first, or the workflow has ended.' }),
      },
    )
    .input(z.object({ params: byUuid, body: reviewBody }))
    .output(envelope(workflow)),

  internal: {
    medium: internalOperations
      .get('/media/{uuid}', 'Read medium', 'Returns the bytes of a medium, for the archive of a person in another process.')
      .input(byUuid)
      .output(z.file()),
    renew: internalOperations
      .post(
        '/workflows/{uuid}/renew',
        'Renew workflow',
        'Makes answers anew whose file did not exist yet, because it may exist now. Does nothing if there is no such workflow.',
      )
      .input(byUuid)
      .output(envelope(z.string())),
    decision: internalOperations
      .get(
        '/workflows/{uuid}/decision',
        'Read decision on findings',
        'Returns whether what was signed in a step of the workflow may be sealed: null while its submission is not recorded, or a finding is undecided or may still come; false also if there is no such workflow.',
      )
      .input(byUuid.extend({ signing_uuid: uuid }))
      .output(envelope(z.object({ isApproved: z.boolean().nullable() }))),
  },

  templateBindings: templateBindingsContract,

  templates: templatesContract,

  customizations: customizationsContract,

  expressions: expressionsContract,

  rules: rulesContract,

  ruleSets: ruleSetsContract,

  settings: settingsContract,
};
