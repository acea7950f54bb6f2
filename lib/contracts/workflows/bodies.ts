import { z } from 'zod';
import { atMost, jsonAtMost, LONGEST_EXPRESSION, membersAtMost } from '../base/limits.ts';
import { emailInput, freeObject, LARGEST_OBJECT, line, objectInput, timeInput, uuid } from '../base/service.ts';
import { documentName } from '../documents/signing.ts';
import { internalMetadata, workflowStatus } from './records.ts';

/** Request bodies that create and change a workflow and issue its tokens. */

/** Maximum number of characters in all setups of a workflow as JSON; consent texts are the longest part. */
export const LARGEST_SETUP = 500_000;

const nullableUuid = uuid.nullable();
/** An id from another system: its GUIDs need not have a UUID version. */
const foreignUuid = z.guid().nullish();

/** Data to prefill steps. */
export const autofill = z
  .object({
    document_uuid: uuid.nullish().describe('The id of the document to sign, for each step that signs and names no document itself.'),
    template_binding_uuid: uuid.nullish().describe('The template from which the document to sign is created, for each such step.'),
    document_name: documentName.nullish().describe('The name of a document that is created from a template.'),
    autosigning: z
      .boolean()
      .nullish()
      .describe(
        'True if every step that signs offers the signature that the person gave to an earlier document of this workflow. The person still sees each document and agrees to it.',
      ),
    send_email: z
      .boolean()
      .nullish()
      .describe(
        'True if each signed copy is mailed once, after the workflow has ended in success: attached up to 5 MB, else as a link that is valid for 72 hours and asks for a code. The copy of a document with several signers is mailed when it is sealed.',
      ),
    user_email: emailInput
      .nullish()
      .describe('The address for the copies. By default the one that the person confirmed by a code in this workflow.'),
  })
  .describe('Defaults for the steps that sign documents. A step’s own setup takes precedence.');

export const skipSteps = z.record(z.string().max(130), z.string().max(LONGEST_EXPRESSION)).check(membersAtMost(50)).meta({
  description:
    'Conditions in the Common Expression Language, keyed by the whole reference (`name` or `name:custom_id`). A condition is evaluated when the workflow reaches its step, and skips the step if it is true. It reads the records of earlier steps by custom id or name (null for a skipped step), `person` and `metadata`. A condition that cannot be evaluated, for example because a member is absent, skips nothing and is logged.',
  stepExample: 'skip_steps',
});

/** Body of *Create workflow*. */
export const createBody = z
  .object({
    people_uuid: nullableUuid.optional().describe('The person of the workflow, if already known.'),
    entity_uuid: foreignUuid.describe('An id of yours. It is stored and never resolved.'),
    callback_url: z.string().max(2000).nullish().describe('The address that receives a signed webhook about the end. HTTPS.'),
    disable_geolocation: z.boolean().nullish().describe('True: no step asks for a place. Takes precedence over `geolocation`.'),
    geolocation: z
      .boolean()
      .nullish()
      .describe('Ours: true: each step with a camera asks for the place of the capture. A person who does not share it goes on.'),
    responsible_uuid: foreignUuid.describe('An id of yours. It is stored, filters lists, and is never resolved.'),
    external_reference_id: z.string().max(255).nullish().describe('An id of yours. It need not be unique.'),
    setup: z
      .record(z.string(), z.unknown())
      .check(jsonAtMost(LARGEST_SETUP))
      .nullish()
      .meta({ ofKind: 'setup', description: 'The setup of each step, keyed by the whole reference (`name` or `name:custom_id`).' }),
    skip_steps: skipSteps.nullish(),
    rule_set_uuid: uuid
      .nullish()
      .describe(
        'The rule set, in its present version. Its rules must be true once all steps are done; if one is not, the workflow ends as `rules_failed`.',
      ),
    autofill: autofill.nullish(),
    metadata: objectInput
      .nullish()
      .describe(
        `An object of your own. It is stored, shown to keys, and read by conditions. \`customization_uuid\` selects the texts, colours and logo that the person sees. At most ${LARGEST_OBJECT} characters as JSON.`,
      ),
    expires_in: z.int().min(0).max(5_256_000).nullish().describe('The minutes for which a token is valid. 0, the default, sets no end.'),
    steps: z
      .array(z.string().max(130))
      .min(1)
      .max(50)
      .describe('The steps, in the order in which the person meets them: names from the catalog, or `name:custom_id`.'),
  })
  .meta({ stepExample: 'workflow' });
export type CreateWorkflow = z.output<typeof createBody>;

/** Maximum number of characters in an error's `stack`. */
const LARGEST_STACK = 8 * 1024;
/** Maximum number of characters in an error's `extra` as JSON. */
const LARGEST_EXTRA = 4 * 1024;

const reportedError = z
  .object({
    fatal: z.boolean().nullish(),
    extra: freeObject.check(jsonAtMost(LARGEST_EXTRA)).nullish(),
    details: z
      .object({
        reason: z.string().max(500).nullish(),
        error_id: z.int().nullish(),
        stack: z.string().max(LARGEST_STACK).nullish(),
      })
      .nullish(),
  })
  .describe(
    'The error to record. A fatal one ends the workflow as `failed`; only an API key may send it. The text of a key is stored as it is and shown only to keys: webhooks and sessions get a `reason` of the table, or `reported`. A session sends a cause of camera or location, at most 20 numbers in `extra`, and no `stack`.',
  );
export type ReportedError = z.output<typeof reportedError>;

export const updateBody = z
  .object({
    internal_metadata: z.nullish(internalMetadata),
    status: workflowStatus
      .nullish()
      .describe(
        'The new status. An API key may set any status, which is recorded as a manual update. A session token may set `working` and `error`.',
      ),
    error: reportedError.nullish(),
  })
  .meta({ examples: [{ status: 'failed', error: { fatal: true, details: { reason: 'called_off' } } }] });
export type UpdateWorkflow = z.output<typeof updateBody>;

export const reviewBody = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    reason: line(500).nullish().describe('A note for your records. It is in the step’s payload, and the person never sees it.'),
  })
  .meta({ examples: [{ decision: 'approved' }] });
export type ReviewDecision = z.output<typeof reviewBody>;

export const decisionBody = z
  .object({
    decision: z.enum(['approve', 'reject']),
    reasons: z
      .array(
        z
          .string()
          .check(atMost(40))
          .regex(/^[a-z][a-z0-9_]*$/, 'A code of small letters, digits and underscores'),
      )
      .max(20)
      .default([])
      .describe('The reasons as codes: findings, or codes of your own. The log of the workflow keeps them.'),
    note: line(500).nullish().describe('A note for your records. It is in the workflow’s `decision`, and the person never sees it.'),
    seen: timeInput
      .optional()
      .describe(
        'The workflow’s `updated_at` as you read it, without which nothing is approved. If the workflow changed since then, the decision is refused with 409.',
      ),
  })
  .meta({ examples: [{ decision: 'approve', reasons: ['face_unsure'], seen: '2026-11-29T18:00:00.000Z' }] });

export const tokenRequest = {
  redirect_url: z
    .string()
    .max(2000)
    .nullish()
    .describe('The address to which the person goes at the end, with `?workflow=…&status=…`. Its host must be registered for the tenant.'),
  custom_domain: z.string().max(253).nullish().describe('The host of the execution URL. It must be registered for the tenant.'),
  generate_qr: z
    .union([z.boolean(), z.string().max(200), z.number(), z.null()])
    .optional()
    .describe('Any value, even `false`, adds a QR code of the execution URL to the answer.'),
};
export type TokenRequest = z.output<z.ZodObject<typeof tokenRequest>>;
