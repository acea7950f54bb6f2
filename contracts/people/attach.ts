import { z } from 'zod';
import { envelope, internalOperation } from '../service.ts';
import { addressFields } from './addresses.ts';
import { contactFields } from './contacts.ts';
import { personByNationalId } from './person.ts';

/** What the steps of a workflow learned about a person. */
export const attachedFacts = z.object({
  workflow: z.uuid(),
  /** The step's uuid or reference: with the workflow, the name under which these facts are attached once. */
  step: z.string().min(1).max(200),
  /** The person, where it is clear who it is; else `person` says who. */
  people_uuid: z.uuid().nullish(),
  person: personByNationalId.nullish(),
  /** A lone e-mail or a lone phone is enough. */
  contact: contactFields
    .partial()
    .extend({ email_confirmation: z.boolean().optional(), sms_confirmation: z.boolean().optional() })
    .nullish(),
  address: addressFields.extend({ references: addressFields.shape.references.nullish().transform((text) => text ?? '') }).nullish(),
});

/** What the workflows service asks of people beyond what a key may. */
export const peopleInternal = {
  attach: internalOperation
    .route({
      method: 'POST',
      path: '/v1/internal/attachments',
      summary: 'Attach facts',
      description: 'Creates or updates the person and hangs contact and address on them. The same facts of the same step change nothing.',
    })
    .input(attachedFacts)
    .output(envelope(z.object({ people_uuid: z.uuid() }))),
};
