import { z } from 'zod';
import { envelope, internalOperation } from '../service.ts';
import { addressFields } from './addresses.ts';
import { contactFields } from './contacts.ts';
import { personByNationalId } from './person.ts';

/** The facts that the steps of a workflow recorded about a person. */
export const attachedFacts = z.object({
  workflow: z.uuid(),
  /** The step's uuid or reference. The same facts of one workflow and step are attached once. */
  step: z.string().min(1).max(200),
  /** The person's id. Without one, `person` identifies them. */
  people_uuid: z.uuid().nullish(),
  person: personByNationalId.nullish(),
  /** An e-mail or a phone alone is enough. */
  contact: contactFields
    .partial()
    .extend({ email_confirmation: z.boolean().optional(), sms_confirmation: z.boolean().optional() })
    .nullish(),
  address: addressFields.extend({ references: addressFields.shape.references.nullish().transform((text) => text ?? '') }).nullish(),
});

/** The operations for the workflows service alone. */
export const peopleInternal = {
  attach: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/attachments',
      summary: 'Attach facts',
      description: 'Creates or updates the person with their contact data and address. The same facts of the same step change nothing.',
    })
    .input(attachedFacts)
    .output(envelope(z.object({ people_uuid: z.uuid() }))),
};
