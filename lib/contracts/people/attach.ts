import { z } from 'zod';
import { saidClaims, voucher } from '../base/claims.ts';
import { faceOutcomes } from '../base/face-outcome.ts';
import { envelope, internalOperation, timeInput, uuid } from '../base/service.ts';
import { otpType } from '../otp/message.ts';
import { addressFields } from './addresses.ts';
import { contactFields } from './contacts.ts';
import { dynamicFacts, dynamicInternal } from './dynamic.ts';
import { padVerdict } from './faces.ts';
import { personByNationalId, personDetail } from './person.ts';
import { attachedReferences } from './references.ts';

const printedLine = z.string().max(300).nullable();
/** What a card or paper prints of where somebody lives. `street` may hold the number, `province` may be short. */
export const documentAddress = z.object({
  street: printedLine,
  neighborhood: printedLine,
  zip_code: printedLine,
  city: printedLine,
  province: printedLine,
});

/** Challenges of one workflow that a record is told of: the newest. */
export const MOST_CHALLENGES = 5;

/** The facts that the steps of a workflow recorded about a person. */
export const attachedFacts = z.object({
  workflow: uuid,
  /** The step's uuid or reference. The same facts of one workflow and step are attached once. */
  step: z.string().min(1).max(200),
  /** The person whom a key named for this workflow, or whose claims it accepted. Without one, `person` identifies them. */
  people_uuid: uuid.nullish(),
  person: personByNationalId.nullish(),
  /** An e-mail or a phone alone is enough. */
  contact: contactFields
    .partial()
    .extend({ email_confirmation: z.boolean().optional(), sms_confirmation: z.boolean().optional() })
    .nullish(),
  address: addressFields.extend({ references: addressFields.shape.references.nullish().transform((text) => text ?? '') }).nullish(),
  /** All of them: what the workflow told before is replaced. */
  references: attachedReferences.nullish(),
  /** What dynamic forms of the workflow were told. A step that tells anew replaces what it told. */
  dynamic_values: dynamicFacts.nullish(),
  /** Addresses that one-time codes proved in this workflow, with the way by which each code came. */
  proven: z
    .array(z.object({ channel: otpType, destination: z.string().max(300) }))
    .max(100)
    .nullish(),
  /** Of the last one of the workflow. */
  document_address: documentAddress.nullish(),
  /**
   * The person's face beside those on credentials, results of the type FACE_MATCH_ID, or beside the portrait that is kept of them,
   * FACE_2D_MATCH. What the workflow told before is replaced.
   */
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
  /** Challenges that their face passed, or did not: results of the type LIVENESS. `pad`: of a certified product that was asked. */
  liveness: z
    .array(z.object({ passed: z.boolean(), at: timeInput, pad: padVerdict.optional() }))
    .max(MOST_CHALLENGES)
    .nullish(),
  /** A credential in force that the server read, whose portrait matches a living face, names this very person. `selfie`: the face, of its media. */
  enrolled: z.object({ selfie: uuid.nullable() }).nullish(),
  /** The members of the claims that a key accepted; absent while none did. */
  accepted: z.array(z.string().max(200)).max(200).nullish(),
});

/** What became of facts. */
export const attachment = z.object({
  /** Null for somebody who was there before and for whom nothing vouches: nothing was written. */
  people_uuid: uuid.nullable(),
  vouched_by: voucher.nullable(),
  /** The addresses whose codes vouched, where `contact` did. */
  vouching: z.array(z.string()).nullable(),
  /** Nothing vouches, and the tenant's setting lets it be written all the same. */
  joined: z.boolean(),
  /** The record said this name before the workflow wrote to it. */
  name_agreed: z.boolean(),
  /** What was not written. */
  claims: saidClaims.nullable(),
});

/** As many as a page of workflows has. */
const MOST_RECORDS = 100;

export const endedWorkflow = z.object({
  workflow: uuid,
  /** An operator may open it again, and it ends anew. */
  finished_at: timeInput,
  people_uuid: uuid,
  /** A picture of its media that the person agreed to be kept. */
  portrait: uuid.nullable(),
  /** They said no to a portrait that is kept: those that are go. */
  portrait_refused: z.boolean(),
});

/** The operations for the workflows service alone. */
export const peopleInternal = {
  attach: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/attachments',
      summary: 'Attach facts',
      description:
        'Creates the person with their contact data and address, or updates them where something vouches. The same facts of the same step change nothing.',
    })
    .input(attachedFacts)
    .output(envelope(attachment)),
  records: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/records',
      summary: 'Read records',
      description: 'The people who have one of these ids, in the detail form. An id of nobody is left out.',
    })
    .input(z.object({ ids: z.array(uuid).max(MOST_RECORDS) }))
    .output(envelope(z.array(personDetail))),
  workflowEnded: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/ended-workflows',
      summary: 'Tell that a workflow ended well',
      description:
        'Once for each such end, where something vouches for the person: has `auto` validations run that read the files of workflows, and keeps the portrait where the tenant keeps portraits, or deletes those that are kept.',
    })
    .input(endedWorkflow)
    .output(envelope(z.object({ vouched: z.boolean() }))),
  ...dynamicInternal,
};
