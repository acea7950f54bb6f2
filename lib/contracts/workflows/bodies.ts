import { z } from 'zod';
import { jsonAtMost, LONGEST_EXPRESSION, membersAtMost } from '../base/limits.ts';
import { emailInput, freeObject, LARGEST_OBJECT, line, objectInput, uuid } from '../base/service.ts';
import { documentName } from '../documents/signing.ts';
import { internalMetadata, workflowStatus } from './records.ts';

/** Request bodies that create and change a workflow and issue its tokens. */

/** The most characters of all setups of a workflow as JSON; consent texts are the longest part. */
export const LARGEST_SETUP = 500_000;

const nullableUuid = uuid.nullable();
/** An id from another system: its GUIDs need not have a UUID version. */
const foreignUuid = z.guid().nullish();

/** Data to prefill steps. Unknown members are ignored, as in `createBody`. */
export const autofill = z
  .looseObject({
    document_uuid: z
      .uuid()
      .nullish()
      .meta({ description: 'The document to sign, by its id; for each step that signs and names none itself.' }),
    template_binding_uuid: uuid.nullish().meta({ description: 'The document to sign is made of a template, for each such step.' }),
    document_name: documentName.nullish().meta({ description: 'What a document that is made of a template is called.' }),
    autosigning: z.boolean().nullish().meta({
      description:
        'Every step that signs offers the signature that the person gave to an earlier document of this workflow. Each document is shown and agreed to all the same.',
    }),
    send_email: z.boolean().nullish().meta({
      description:
        'Once the workflow has ended in success, each signed copy is mailed once: attached up to 5 MB, else as a link that opens for 72 hours and asks for a code. Where a document has several signers, when it is sealed.',
    }),
    user_email: emailInput
      .nullish()
      .meta({ description: 'Where the copies go; by default the address that the person proved by a code in this workflow.' }),
  })
  .meta({ description: 'What steps that sign documents are set up with; a step’s own setup goes before it.' });

export const skipSteps = z
  .record(z.string().max(130), z.string().max(LONGEST_EXPRESSION))
  .check(membersAtMost(50))
  .meta({
    description:
      'Conditions in the Common Expression Language, keyed by the whole reference (`name` or `name:custom_id`). Each is judged when the workflow comes to its step, and skips it where it holds. It reads the records of the steps before by custom id or name (null for one that was skipped), `person` and `metadata`. One that cannot be judged then, as where a member is not there, skips nothing and is told in the log.',
    examples: [{ tax_certificate: 'person.age < 25' }],
  });

/** Body of *Create workflow*. Unknown members are ignored, as in every body. */
export const createBody = z
  .looseObject({
    people_uuid: nullableUuid.optional().meta({ description: 'The person that this is about, when already known.' }),
    entity_uuid: foreignUuid.meta({ description: 'Yours; stored, never resolved.' }),
    callback_url: z.string().max(2000).nullish().meta({ description: 'Told of the ending by a signed webhook. HTTPS.' }),
    disable_geolocation: z.boolean().nullish(),
    responsible_uuid: foreignUuid.meta({ description: 'Yours; stored, filterable, never resolved.' }),
    external_reference_id: z.string().max(255).nullish().meta({ description: 'Yours; need not be unique.' }),
    setup: z
      .record(z.string(), z.unknown())
      .check(jsonAtMost(LARGEST_SETUP))
      .nullish()
      .meta({ ofKind: 'setup', description: 'Each step’s setup, keyed by the whole reference (`name` or `name:custom_id`).' }),
    skip_steps: skipSteps.nullish(),
    rule_set_uuid: uuid.nullish().meta({
      description:
        'Rules that have to hold once all steps are done, as they are now. Where one does not, the workflow ends as `rules_failed`.',
    }),
    autofill: autofill.nullish(),
    metadata: objectInput.nullish().meta({
      description: `Yours; kept, shown to keys, and read by conditions. \`customization_uuid\` names the texts, colours and logo that the person sees. At most ${LARGEST_OBJECT} characters as JSON.`,
    }),
    expires_in: z
      .int()
      .min(0)
      .max(5_256_000)
      .nullish()
      .meta({ description: 'Minutes that a token lives; 0, the default, means that it does not expire.' }),
    steps: z
      .array(z.string().max(130))
      .min(1)
      .max(50)
      .meta({ description: 'In the order in which the person meets them: step names of the catalog, or `name:custom_id`.' }),
  })
  .meta({
    examples: [
      {
        steps: ['acceptance', 'verify_email', 'personal_data', 'enroll_full'],
        callback_url: 'https://bank.example/webhooks/zaguan',
        external_reference_id: 'account-2041',
        expires_in: 1440,
      },
    ],
  });
export type CreateWorkflow = z.output<typeof createBody>;

/** The most characters of an error's `stack`, and of its `extra` as JSON. */
const LARGEST_STACK = 8 * 1024;
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
  .meta({
    description:
      'A fatal one ends the workflow as `failed`; only an API key may say so. What a key sends is kept as it is and shown to keys alone: webhooks and sessions are told a `reason` of the table, or `reported`. A session sends a cause of cameras and places, at most 20 numbers in `extra`, and no `stack`.',
  });
export type ReportedError = z.output<typeof reportedError>;

export const updateBody = z
  .object({
    internal_metadata: z.nullish(internalMetadata),
    status: workflowStatus.nullish().meta({
      description: 'With an API key any status, recorded as a manual update; with a session token `working` and `error` only.',
    }),
    error: reportedError.nullish(),
  })
  .meta({ examples: [{ status: 'failed', error: { fatal: true, details: { reason: 'called_off' } } }] });
export type UpdateWorkflow = z.output<typeof updateBody>;

export const reviewBody = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    reason: line(500).nullish().meta({ description: 'For your record: it stands in the step’s payload, and the person never sees it.' }),
  })
  .meta({ examples: [{ decision: 'approved' }] });
export type ReviewDecision = z.output<typeof reviewBody>;

export const tokenRequest = {
  redirect_url: z
    .string()
    .max(2000)
    .nullish()
    .meta({ description: 'Where the person goes at the end; gets `?workflow=…&status=…`. Its host must be registered for the tenant.' }),
  custom_domain: z.string().max(253).nullish().meta({ description: 'Host of the execution URL; must be registered for the tenant.' }),
  generate_qr: z
    .union([z.boolean(), z.string().max(200), z.number(), z.null()])
    .optional()
    .meta({ description: 'Present with any value, even `false`: a QR code of the execution URL is made.' }),
};
export type TokenRequest = z.output<z.ZodObject<typeof tokenRequest>>;
