import { z } from 'zod';
import { claims, voucher } from '../base/claims.ts';
import { sameMembers } from '../base/same-members.ts';
import { freeObject, timestamp, uuid } from '../base/service.ts';
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
    '`success`, `failed`, `rules_failed` and `skipped` are final. In `error` the person may try again; in `people_error` the person could not be recorded yet.',
});
export const stepStatus = z.enum(sessionStepStatus.options).meta({ id: 'StepStatus' });

const fatal = z.boolean().meta({ description: 'True when the workflow ended because of it.' });
const errorId = z.int().meta({ description: 'The cause’s number; the table is published in the documentation.' });

/** Error of a workflow or step. `error_id`: the number of its cause in `errors.ts`. */
export const workflowError = z
  .object({
    fatal,
    extra: freeObject.meta({ description: 'Figures measured at the time, or what a key sent.' }),
    details: z.object({
      reason: z.string(),
      error_id: errorId,
      stack: z.string().nullable().meta({ description: 'As a key sent it; null otherwise.' }),
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
    'Of the device that the person uses. `ip` is what a key says; with a session token it is the address that the request came from, whatever was sent; `device_id` is a random id of the installation, never a fingerprint.',
});
export type DeviceMetadata = z.output<typeof internalMetadata>;

const deviceRecord = z
  .object(
    sameMembers(['ip', 'user_agent', 'device_id', 'device_name', 'system_name', 'system_version', 'app_version'], z.string().nullable()),
  )
  .meta({ id: 'Device', description: 'What is known of the device that the person used last.' });
export type DeviceRecord = z.output<typeof deviceRecord>;

export const step = z
  .object({
    uuid,
    workflow_uuid: uuid,
    custom_id: z.string().meta({ description: 'The part of the reference after the colon; empty when there is none.' }),
    coordinates: z
      .array(z.tuple([z.string(), z.string()]))
      .nullable()
      .meta({ description: 'Where the step was answered, latitude first.' }),
    error: workflowError.nullable(),
    metadata: z.object({ name: z.string(), title: z.string().nullable(), description: z.string().nullable() }),
    status: stepStatus,
    step: z.string().meta({ ofKind: 'kind' }),
    started_at: nullableTime,
    finished_at: nullableTime,
    payload: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ ofKind: 'payload', description: 'What the step recorded; its shape is the step’s own.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Step' });
export type StepRecord = z.output<typeof step>;

export const workflow = z
  .object({
    uuid,
    responsible_uuid: foreignUuid,
    people_uuid: nullableUuid,
    entity_uuid: foreignUuid,
    status: workflowStatus,
    disable_geolocation: z.boolean(),
    started_at: nullableTime,
    finished_at: nullableTime,
    callback_at: nullableTime.meta({ description: 'When the callback URL first took the news of the ending.' }),
    lead_uuid: foreignUuid,
    credit_uuid: foreignUuid,
    skip_steps: z.record(z.string(), z.string()).nullable(),
    error: workflowError.nullable(),
    external_reference_id: z.string().nullable(),
    expires_in: z.int().meta({ description: 'Minutes that a token lives; 0 means that it does not expire.' }),
    metadata: freeObject.nullable(),
    internal_metadata: deviceRecord.nullable(),
    template_binding_uuid: nullableUuid,
    rule_set_uuid: nullableUuid,
    document_uuid: nullableUuid,
    user_email: z.string().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    steps: z.array(step),
    vouched_by: voucher.nullable().meta({ description: 'Ours: who vouches for what the person said; null while nobody does.' }),
    claims: claims.nullable().meta({
      description: 'Ours: what was said of somebody who was there before, and was not written. For keys with the scope `people`.',
    }),
    claims_at: nullableTime.meta({ description: 'Ours: since when the claims wait for a key.' }),
    failed_rules: z
      .array(
        z.object({
          uuid,
          name: z.string(),
          message: z.string(),
          fault: z
            .enum(['too_large', 'not_boolean', 'failed'])
            .nullable()
            .meta({ description: 'Why the rule could not be judged; null where it was, and did not hold.' }),
        }),
      )
      .nullable()
      .meta({ description: 'Ours: the rules that did not hold when they were asked last; null while they were not asked.' }),
    waiting_since: nullableTime.meta({
      description: 'Ours: since when a human of yours is to judge its current step (Review step); null while none is.',
    }),
  })
  .meta({ id: 'Workflow' });
export type WorkflowRecord = z.output<typeof workflow>;

/** The workflow as a session token gets it: members that a token may not read are null. */
export const workflowOfCaller = workflow
  .extend({
    created_at: nullableTime,
    updated_at: nullableTime,
    expires_in: z.int(),
    error: errorOfCaller.nullable(),
    steps: z.array(step.extend({ workflow_uuid: nullableUuid, error: errorOfCaller.nullable() }).meta({ id: 'StepOfCaller' })),
  })
  .meta({
    id: 'WorkflowOfCaller',
    description: 'For a session token every member is null that the session does not show; for a key it is the workflow.',
  });
export type WorkflowOfCaller = z.output<typeof workflowOfCaller>;

export const catalogEntry = z
  .object({
    key: z.string(),
    title: z.string(),
    description: z.string(),
    setup_required: z.boolean().meta({ description: 'Creating a workflow with this step needs a setup under its reference.' }),
    requires_people: z.boolean(),
    setup: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of the setup.' }),
    allow_multiple: z.boolean().meta({ description: 'May stand more than once, each time with its own custom id (`name:custom_id`).' }),
    geolocation: z.boolean(),
  })
  .meta({ id: 'StepCatalogEntry' });
export type CatalogEntry = z.output<typeof catalogEntry>;

export const stepMediaItem = z
  .object({
    collection: z.string(),
    createdAt: timestamp,
    mime: z.string(),
    uuid,
    size: z.int().meta({ description: 'Bytes.' }),
    url: z.url().meta({ description: 'Ours: a signed download address, good for five minutes.' }),
  })
  .meta({ id: 'StepMedia' });
export type StepMediaItem = z.output<typeof stepMediaItem>;

export const issuedToken = z
  .object({
    token: z.string().meta({ description: 'Shown once; only its hash is kept.' }),
    token_encoded: z.string().meta({ description: 'The same token in base64url, for addresses. Either form is accepted.' }),
    expiration: nullableTime.meta({ description: 'Null when the workflow’s `expires_in` is 0.' }),
    qr_code: z.string().nullable().meta({ description: '`data:image/png;base64,…` of the execution URL.' }),
    workflow,
    url: z.url().meta({ description: 'Ours: the execution URL, with the token in its fragment.' }),
  })
  .meta({ id: 'IssuedToken' });
export type IssuedToken = z.output<typeof issuedToken>;
