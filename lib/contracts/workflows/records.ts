import { z } from 'zod';
import { claims, voucher } from '../base/claims.ts';
import { findingCodes, findings } from '../base/findings.ts';
import { sameMembers } from '../base/same-members.ts';
import { freeObject, timestamp, uuid } from '../base/service.ts';
import { sessionStatuses } from '../base/statuses.ts';
import {
  internalMetadata as sessionInternalMetadata,
  stepStatus as sessionStepStatus,
  workflowStatus as sessionWorkflowStatus,
} from '../session/session.ts';

/** Records of the workflows service. Unset members are null, never absent. */

const nullableUuid = uuid.nullable();
/** An id from another system: its GUIDs need not have a UUID version. */
const foreignUuid = z.guid().nullable();
const nullableTime = timestamp.nullable();

export const workflowStatus = z.enum(sessionWorkflowStatus.options).meta({
  id: 'WorkflowStatus',
  description:
    'The status. `success`, `failed`, `rules_failed` and `skipped` are final. In `error` the person may try again; in `people_error` the person could not be recorded yet.',
});
export const stepStatus = z.enum(sessionStepStatus.options).meta({ id: 'StepStatus' });

export const finding = z.enum(findingCodes).meta({
  id: 'Finding',
  description: Object.entries(findings)
    .map(([code, { says }]) => `\`${code}\`: ${says}`)
    .join(' '),
});

const fatal = z.boolean().describe('True if the error ended the workflow.');
const errorId = z.int().describe('The number of the cause; the documentation has the table.');

/** Error of a workflow or step. `error_id`: the number of its cause in `errors.ts`. */
export const workflowError = z
  .object({
    fatal,
    extra: freeObject.describe('Numbers measured at the time, or data that a key sent.'),
    details: z.object({
      reason: z.string(),
      error_id: errorId,
      stack: z.string().nullable().describe('The stack, as a key sent it; else null.'),
    }),
  })
  .meta({
    id: 'WorkflowError',
    examples: [{ fatal: false, extra: {}, details: { reason: 'camera_permission_denied', error_id: 3201, stack: null } }],
  });
export type WorkflowError = z.output<typeof workflowError>;

/** The error for callers without an API key: a reason that a key wrote is replaced with `reported`. */
export const publishedError = z
  .object({
    fatal,
    extra: z.record(z.string(), z.number()),
    details: z.object({ reason: z.string(), error_id: errorId, stack: z.null() }),
  })
  .meta({ id: 'PublishedError' });
export type PublishedError = z.output<typeof publishedError>;

const errorOfCaller = z.object({
  fatal: z.boolean().nullable(),
  extra: freeObject.nullable(),
  details: z.object({ reason: z.string(), error_id: z.int(), stack: z.string().nullable() }),
});

/** The person's device, as the session API describes it. */
export const internalMetadata = sessionInternalMetadata.register(z.globalRegistry, {
  id: 'InternalMetadata',
  description:
    'Data of the device that the person uses. A key states `ip`; with a session token it is the address of the request, whatever was sent. `device_id` is a random id of the installation, never a fingerprint.',
});
export type DeviceMetadata = z.output<typeof internalMetadata>;

const deviceRecord = z
  .object(
    sameMembers(['ip', 'user_agent', 'device_id', 'device_name', 'system_name', 'system_version', 'app_version'], z.string().nullable()),
  )
  .meta({ id: 'Device', description: 'Data of the device that the person used last.' });
export type DeviceRecord = z.output<typeof deviceRecord>;

export const step = z
  .object({
    uuid,
    workflow_uuid: uuid,
    custom_id: z.string().describe('The part of the reference after the colon. Empty if there is none.'),
    coordinates: z
      .array(z.tuple([z.string(), z.string()]))
      .nullable()
      .describe(
        'The place where the step was submitted or its pictures were taken, latitude first. Null for steps whose catalog entry has `geolocation` false, except for steps with a camera if the workflow has `geolocation`.',
      ),
    error: workflowError.nullable(),
    metadata: z.object({ name: z.string(), title: z.string().nullable(), description: z.string().nullable() }),
    status: stepStatus,
    step: z.string().meta({ ofKind: 'kind' }),
    started_at: nullableTime,
    finished_at: nullableTime,
    payload: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ ofKind: 'payload', description: 'The data that the step recorded. Their shape is the step’s own.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Step' });
export type StepRecord = z.output<typeof step>;

const earlierDecision = z
  .object({
    decision: z.enum(['approve', 'reject']),
    reasons: z.array(z.string()).describe('The reasons, as codes.'),
    note: z.string().nullable().describe('A note for your records. The person never sees it.'),
    decided_at: timestamp,
  })
  .meta({ id: 'EarlierWorkflowDecision', description: 'An operator’s decision on findings, after which another one came.' });

export const workflowDecision = earlierDecision
  .extend({
    earlier: z
      .array(earlierDecision)
      .describe('The decisions before it, the oldest first: findings may be decided before the last answer, and others come after it.'),
  })
  .meta({ id: 'WorkflowDecision', description: 'An operator’s decision on the findings of a workflow.' });
export type WorkflowDecision = z.output<typeof workflowDecision>;

export const workflow = z
  .object({
    uuid,
    responsible_uuid: foreignUuid,
    people_uuid: nullableUuid,
    entity_uuid: foreignUuid,
    status: workflowStatus,
    disable_geolocation: z.boolean(),
    geolocation: z.boolean().describe('Ours: true if each step with a camera asks for the place of the capture.'),
    started_at: nullableTime,
    finished_at: nullableTime,
    callback_at: nullableTime.describe('The time when the callback URL first accepted a webhook about this workflow.'),
    lead_uuid: foreignUuid,
    credit_uuid: foreignUuid,
    skip_steps: z.record(z.string(), z.string()).nullable(),
    error: workflowError.nullable(),
    external_reference_id: z.string().nullable(),
    expires_in: z.int().describe('The minutes for which a token is valid. 0 sets no end.'),
    metadata: freeObject.nullable(),
    internal_metadata: deviceRecord.nullable(),
    template_binding_uuid: nullableUuid,
    rule_set_uuid: nullableUuid,
    document_uuid: nullableUuid,
    user_email: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    steps: z.array(step),
    vouched_by: voucher.nullable().describe('Ours: the voucher of the person’s data. Null if there is none.'),
    claims: claims
      .nullable()
      .describe('Ours: the claims about a recorded person, which were not written. Only for keys with the scope `people`.'),
    claims_at: nullableTime.describe('Ours: the time since when the claims wait for a key.'),
    failed_rules: z
      .array(
        z.object({
          uuid,
          name: z.string(),
          message: z.string(),
          fault: z
            .enum(['too_large', 'not_boolean', 'failed'])
            .nullable()
            .describe('The reason why the rule could not be evaluated. Null if it was evaluated and not true.'),
        }),
      )
      .nullable()
      .describe('Ours: the rules that were not true at the last evaluation. Null before the first.'),
    attention: z
      .array(finding)
      .describe('Ours: the findings of the submissions, which a human may have to judge. A session token never sees them.'),
    waiting_since: nullableTime.describe(
      'Ours: the time since when an operator has to judge the current step (*Review step*) or the findings (*Decide on findings*). Null if none has to.',
    ),
    decision: workflowDecision.nullable().describe('Ours: the last decision on the findings. Null before the first.'),
  })
  .meta({ id: 'Workflow' });
export type WorkflowRecord = z.output<typeof workflow>;

/** The workflow as a session token gets it: members that a token may not read are null. */
export const workflowOfCaller = workflow
  .extend({
    created_at: nullableTime,
    updated_at: nullableTime,
    expires_in: z.int(),
    status: z.enum(sessionStatuses).meta({
      id: 'StatusOfCaller',
      description: 'The status. Only a session token sees `received`: the person is done, and a human may still decide.',
    }),
    error: errorOfCaller.nullable(),
    attention: z.array(finding).nullable().describe('Ours: the findings. Null for a session token.'),
    steps: z.array(step.extend({ workflow_uuid: nullableUuid, error: errorOfCaller.nullable() }).meta({ id: 'StepOfCaller' })),
  })
  .meta({
    id: 'WorkflowOfCaller',
    description: 'The workflow. For a session token every member that sessions may not see is null.',
  });
export type WorkflowOfCaller = z.output<typeof workflowOfCaller>;

export const catalogEntry = z
  .object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    setup_required: z.boolean().describe('True if creating a workflow with this step requires a setup under its reference.'),
    requires_people: z.boolean(),
    setup: z.record(z.string(), z.unknown()).describe('The JSON Schema of the setup.'),
    allow_multiple: z.boolean().describe('True if the step may occur more than once, each time with its own custom id (`name:custom_id`).'),
    geolocation: z.boolean(),
    answered_by: z
      .enum(['person', 'operator'])
      .describe('Ours: who answers the step. One that an operator answers waits for *Review step*.'),
  })
  .meta({ id: 'StepCatalogEntry' });
export type CatalogEntry = z.output<typeof catalogEntry>;

export const stepMediaItem = z
  .object({
    collection: z.string(),
    createdAt: timestamp,
    mime: z.string(),
    uuid,
    size: z.int().describe('The size in bytes.'),
    url: z.url().describe('Ours: a signed download address, valid for five minutes.'),
  })
  .meta({ id: 'StepMedia' });
export type StepMediaItem = z.output<typeof stepMediaItem>;

export const issuedToken = z
  .object({
    token: z.string().describe('The token. Only this answer shows it; the server stores its hash.'),
    token_encoded: z.string().describe('The same token in base64url, for addresses. Both forms are accepted.'),
    expiration: nullableTime.describe('The end of the token. Null if the workflow’s `expires_in` is 0.'),
    qr_code: z.string().nullable().describe('The QR code of the execution URL, as `data:image/png;base64,…`.'),
    workflow,
    url: z.url().describe('Ours: the execution URL, with the token in its fragment.'),
  })
  .meta({ id: 'IssuedToken' });
export type IssuedToken = z.output<typeof issuedToken>;
