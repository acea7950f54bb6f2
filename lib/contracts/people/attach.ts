import { z } from 'zod';
import { printedAddressMembers } from '#mexico/places/printed-address.ts';
import { frontMembers, reverseMembers } from '#mexico/printed-credential.ts';
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

/** An address as a card or paper prints it. */
export const documentAddress = z.object(sameMembers(printedAddressMembers, z.string().max(300).nullable()));

const printedText = z.string().max(300).nullable();

/** Both sides of a voter credential as the server read them. */
const printedCredential = z.object({
  front: z.object(sameMembers(frontMembers, printedText)),
  reverse: z.object(sameMembers(reverseMembers, printedText)),
});

/** Answer of a registry about the card of a workflow, kept so that it is asked once for the same question. */
const cardAnswer = z.object({ question_sha256: z.string().regex(/^[0-9a-f]{64}$/), is_confirmed: z.boolean() });

/** Maximum number of liveness challenges of one workflow that a person's record keeps: its newest ones. */
export const MAX_CHALLENGES = 5;

/** The request: facts that a workflow's steps recorded about a person. */
export const attachedFacts = z.object({
  workflow: uuid,
  /** The step's uuid or reference; the same facts of one workflow and step are attached once. */
  step: z.string().min(1).max(200),
  /** The person that an API key named, or whose claims a key accepted; otherwise `person` identifies them. */
  people_uuid: uuid.nullish(),
  person: personByNationalId.nullish(),
  /** CURPs that the workflow's credentials print, as the server read them. They must be that of `people_uuid`, unless claims were accepted. */
  printed_ids: z.array(z.string().max(18)).max(100).nullish(),
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
    .max(MAX_CHALLENGES)
    .nullish(),
  /**
   * Set when a credential in force, read by the server, matches a living face and names this person. `selfie`: the face. `frames`: those
   * of its challenge in which it looks ahead. `card`: the credential, for a registry; null if it was not read.
   */
  capture: z.object({ selfie: uuid.nullable(), frames: z.array(uuid).max(8).default([]), card: printedCredential.nullable() }).nullish(),
  /** The `card_answer` of an earlier attachment of this workflow. */
  card_answer: cardAnswer.nullish(),
  /** True if an operator approved the workflow's case. */
  isApproved: z.boolean().nullish(),
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
  /** Answer of a registry about the captured card. Left out if none was asked. */
  card_answer: cardAnswer.optional(),
});

const MAX_IDS = 100;

export const endedWorkflow = z.object({
  workflow: uuid,
  /** End of the workflow; later if an operator reopened it. */
  finished_at: timeInput,
  people_uuid: uuid,
  /** Selfie that the person agreed to have kept. */
  portrait: uuid.nullable(),
  /** True if an operator approved the workflow after its face was captured: then it may replace another face on record. */
  portrait_approved: z.boolean().default(false),
  /** True if the person refused: kept portraits are then deleted. */
  portrait_refused: z.boolean(),
});

/** Operations that only the workflows service calls. */
export const peopleInternal = {
  attach: internalOperations
    .post(
      '/attachments',
      'Attach facts',
      'Creates the person with their contact data and address, or updates them if something vouches for the facts. The same facts of the same step change nothing.',
    )
    .input(attachedFacts)
    .output(envelope(attachment)),
  records: internalOperations
    .post('/records', 'Read records', 'Returns the people with these ids, in the detailed form. Unknown ids are left out.')
    .input(z.object({ ids: z.array(uuid).max(MAX_IDS) }))
    .output(envelope(z.array(personDetail))),
  workflowEnded: internalOperations
    .post(
      '/ended-workflows',
      'Tell that a workflow ended well',
      'Records a successful end of a workflow. If something vouches for the person, this starts the `auto` validations that read files of workflows. It also keeps the portrait if the tenant keeps portraits, or deletes portraits that are kept.',
    )
    .input(endedWorkflow)
    .output(envelope(z.object({ vouched: z.boolean() }))),
  workflowDeleted: internalOperations
    .post(
      '/deleted-workflows',
      'Forget what came of deleted workflow',
      'Deletes the biometric results, dynamic values and references that the workflow recorded of people, the address that its papers print, and the portrait of its selfie. `biometrics` of a person then has what the newest results say that are left. The people stay. Safe to repeat.',
    )
    .input(z.object({ workflow: uuid }))
    .output(envelope(z.string())),
  ...dynamicInternal,
};
