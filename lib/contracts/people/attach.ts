import { z } from 'zod';
import { saidClaims, voucher } from '../base/claims.ts';
import { faceOutcomes } from '../base/face-outcome.ts';
import { internalOperations } from '../base/operation-group.ts';
import { envelope, timeInput, uuid } from '../base/service.ts';
import { otpType } from '../otp/message.ts';
import { addressFields } from './addresses.ts';
import { contactFields } from './contacts.ts';
import { dynamicFacts, dynamicInternal } from './dynamic.ts';
import { padVerdict } from './faces.ts';
import { personByNationalId, personDetail } from './person.ts';
import { attachedReferences } from './references.ts';

const printedLine = z.string().max(300).nullable();
/** Printed address of a card or paper. `street` may include the number, `province` may be abbreviated. */
export const documentAddress = z.object({
  street: printedLine,
  neighborhood: printedLine,
  zip_code: printedLine,
  city: printedLine,
  province: printedLine,
});

/** Newest challenges of a workflow that a record keeps. */
export const MOST_CHALLENGES = 5;

/** Facts that a workflow's steps recorded about a person. */
export const attachedFacts = z.object({
  workflow: uuid,
  /** The step's uuid or reference; the same facts of one workflow and step are attached once. */
  step: z.string().min(1).max(200),
  /** The person named by a key, or whose claims it accepted; otherwise `person` identifies them. */
  people_uuid: uuid.nullish(),
  person: personByNationalId.nullish(),
  /** Either an e-mail or a phone is enough. */
  contact: contactFields
    .partial()
    .extend({ email_confirmation: z.boolean().optional(), sms_confirmation: z.boolean().optional() })
    .nullish(),
  address: addressFields.extend({ references: addressFields.shape.references.nullish().transform((text) => text ?? '') }).nullish(),
  /** Replaces the workflow's earlier references. */
  references: attachedReferences.nullish(),
  /** Values of dynamic forms; a step's new values replace its earlier ones. */
  dynamic_values: dynamicFacts.nullish(),
  /** Addresses proved by one-time codes in this workflow, with the code's channel. */
  proven: z
    .array(z.object({ channel: otpType, destination: z.string().max(300) }))
    .max(100)
    .nullish(),
  /** The workflow's last one. */
  document_address: documentAddress.nullish(),
  /** Face comparisons with credentials (FACE_MATCH_ID) or the kept portrait (FACE_2D_MATCH). Replaces the workflow's earlier ones. */
  faces: z
    .array(
      z.object({
        outcome: z.enum(faceOutcomes),
        match_level: z.int32(),
        at: timeInput,
        beside: z.enum(['credential', 'portrait']).default('credential'),
      }),
    )
    .max(50)
    .nullish(),
  /** Liveness challenges, passed or not. `pad` comes from a certified product. */
  liveness: z
    .array(z.object({ passed: z.boolean(), at: timeInput, pad: padVerdict.optional() }))
    .max(MOST_CHALLENGES)
    .nullish(),
  /** Set when a valid credential read by the server matches a live face and names this person. `selfie`: the face. */
  enrolled: z.object({ selfie: uuid.nullable() }).nullish(),
  /** Claims accepted by a key; absent while there are none. */
  accepted: z.array(z.string().max(200)).max(200).nullish(),
});

/** Outcome of attaching facts. */
export const attachment = z.object({
  /** Null, and nothing written, for a person who existed before and for whom nothing vouches. */
  people_uuid: uuid.nullable(),
  vouched_by: voucher.nullable(),
  /** Addresses whose codes vouched, for `contact`. */
  vouching: z.array(z.string()).nullable(),
  /** Written without a voucher, by the tenant's setting. */
  joined: z.boolean(),
  /** The record had this name before the workflow wrote. */
  name_agreed: z.boolean(),
  /** Facts that were not written. */
  claims: saidClaims.nullable(),
});

/** One page of workflows. */
const MOST_RECORDS = 100;

export const endedWorkflow = z.object({
  workflow: uuid,
  /** An operator may reopen it, and it ends anew. */
  finished_at: timeInput,
  people_uuid: uuid,
  /** Selfie that the person agreed to be kept. */
  portrait: uuid.nullable(),
  /** The person refused: kept portraits are deleted. */
  portrait_refused: z.boolean(),
});

/** Operations for the workflows service only. */
export const peopleInternal = {
  attach: internalOperations
    .post(
      '/attachments',
      'Attach facts',
      'Creates the person with their contact data and address, or updates them where something vouches. The same facts of the same step change nothing.',
    )
    .input(attachedFacts)
    .output(envelope(attachment)),
  records: internalOperations
    .post('/records', 'Read records', 'The people who have one of these ids, in the detail form. An id of nobody is left out.')
    .input(z.object({ ids: z.array(uuid).max(MOST_RECORDS) }))
    .output(envelope(z.array(personDetail))),
  workflowEnded: internalOperations
    .post(
      '/ended-workflows',
      'Tell that a workflow ended well',
      'Once for each such end, where something vouches for the person: has `auto` validations run that read the files of workflows, and keeps the portrait where the tenant keeps portraits, or deletes those that are kept.',
    )
    .input(endedWorkflow)
    .output(envelope(z.object({ vouched: z.boolean() }))),
  ...dynamicInternal,
};
