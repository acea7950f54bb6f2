import { z } from 'zod';
import { saidClaims, voucher } from '../base/claims.ts';
import { faceOutcomes } from '../base/face-outcome.ts';
import { internalOperations } from '../base/operation-group.ts';
import { sameMembers } from '../base/same-members.ts';
import { envelope, timeInput, uuid } from '../base/service.ts';
import { otpType } from '../otp/message.ts';
import { addressFields } from './addresses.ts';
import { contactFields } from './contacts.ts';
import { dynamicFacts, dynamicInternal } from './dynamic.ts';
import { padVerdict } from './faces.ts';
import { personByNationalId, personDetail } from './person.ts';
import { attachedReferences } from './references.ts';

/** An address as a card or paper prints it. `street` may include the number, `province` may be abbreviated. */
export const documentAddress = z.object(
  sameMembers(['street', 'neighborhood', 'zip_code', 'city', 'province'], z.string().max(300).nullable()),
);

/** The most liveness challenges of one workflow that a person's record keeps: its newest ones. */
export const MOST_CHALLENGES = 5;

/** The request: facts that a workflow's steps recorded about a person. */
export const attachedFacts = z.object({
  workflow: uuid,
  /** The step's uuid or reference; the same facts of one workflow and step are attached once. */
  step: z.string().min(1).max(200),
  /** The person that an API key named, or whose claims a key accepted; otherwise `person` identifies them. */
  people_uuid: uuid.nullish(),
  person: personByNationalId.nullish(),
  /** One of e-mail and phone suffices. */
  contact: contactFields
    .partial()
    .extend({ email_confirmation: z.boolean().optional(), sms_confirmation: z.boolean().optional() })
    .nullish(),
  address: addressFields.extend({ references: addressFields.shape.references.nullish().transform((text) => text ?? '') }).nullish(),
  /** Replace the workflow's earlier references. */
  references: attachedReferences.nullish(),
  /** Values of dynamic forms; a step's new values replace its earlier ones. */
  dynamic_values: dynamicFacts.nullish(),
  /** Addresses proved by one-time codes in this workflow, with the code's channel. */
  proven: z
    .array(z.object({ channel: otpType, destination: z.string().max(300) }))
    .max(100)
    .nullish(),
  /** The last address that the workflow read from a document. */
  document_address: documentAddress.nullish(),
  /** Face comparisons with credentials (FACE_MATCH_ID) or the kept portrait (FACE_2D_MATCH). They replace the workflow's earlier ones. */
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
  /** Liveness challenges, passed or not. `pad`: verdict of a certified presentation attack detector. */
  liveness: z
    .array(z.object({ passed: z.boolean(), at: timeInput, pad: padVerdict.optional() }))
    .max(MOST_CHALLENGES)
    .nullish(),
  /** Set when a valid credential read by the server matches a live face and names this person. `selfie`: the face. */
  enrolled: z.object({ selfie: uuid.nullable() }).nullish(),
  /** Claims accepted by a key; absent while there are none. */
  accepted: z.array(z.string().max(200)).max(200).nullish(),
});

/** The answer: how the facts were attached. */
export const attachment = z.object({
  /** Null, and nothing was written, if the person was already on record and no trusted source (voucher) confirms the facts. */
  people_uuid: uuid.nullable(),
  vouched_by: voucher.nullable(),
  /** With the voucher `contact`: addresses whose one-time codes confirmed the person. */
  vouching: z.array(z.string()).nullable(),
  /** True if the facts were written without a voucher, because the tenant's settings allow it. */
  joined: z.boolean(),
  /** True if the record had the same name before the workflow's facts were written. */
  name_agreed: z.boolean(),
  /** Facts that were not written. */
  claims: saidClaims.nullable(),
});

const MOST_IDS = 100;

export const endedWorkflow = z.object({
  workflow: uuid,
  /** End of the workflow; later if an operator reopened it. */
  finished_at: timeInput,
  people_uuid: uuid,
  /** Selfie that the person agreed to have kept. */
  portrait: uuid.nullable(),
  /** True if the person refused: kept portraits are then deleted. */
  portrait_refused: z.boolean(),
});

/** Operations that only the workflows service calls. */
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
    .input(z.object({ ids: z.array(uuid).max(MOST_IDS) }))
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
