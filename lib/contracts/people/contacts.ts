import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { emailInput, envelope, line, paged, pagesOfPerson, timestamp, uuid } from '../base/service.ts';

/** Operations on people's e-mail addresses and phone numbers, and on the codes that confirm them. */

export const contactData = z
  .object({
    id: uuid,
    person_id: uuid,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    email_confirmation: z.boolean(),
    sms_confirmation: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ContactData' });

export const phoneInput = line(30)
  .min(1)
  .meta({ description: 'With country code; Mexico is 52. Kept as digits.', examples: ['525512345678'] });
export const contactFields = z.object({ email: emailInput, phone: phoneInput });
const body = z.object({ person_id: uuid, ...contactFields.shape });

const code = line(20).min(1);
const SENDING_DIFFERS = { differs: 'Another code within 30 seconds is 429; 503 where no carrier took it.' };
const CHECKING_DIFFERS = { differs: 'A code that was used is 409; one that is wrong or expired is 422.' };
const SENDS = 'Sends six digits that are good for 10 minutes and prove this address of this person alone.';
const VALIDATES = 'Confirms the address in the contact data, where it is added if it is not there yet.';

const contactPage = z.object({ ...paged(contactData).shape, total: z.int() });
const contacts = operationGroup('/v1/contacts', ['Contact data']);
const records = recordOperations('/v1/contacts', ['Contact data'], { one: 'contact data', many: 'contact data', id: 'id' }, contactData);

export const contactsContract = {
  list: contacts
    .get('', 'List contact data', 'Newest first, with a `total`; with `person_id` those of one person.')
    .input(pagesOfPerson)
    .output(envelope(contactPage)),
  create: records.create(
    'The e-mail address and the phone number of a person who is there: both are needed. The answer is the record itself, without an envelope.',
    body,
    contactData,
  ),
  get: records.get('One record of contact data.'),
  update: records.update('Changes the members that are sent.', body.partial()),
  sendSmsCode: contacts
    .post('/sms/send', 'Send SMS verification code', SENDS)
    .meta(SENDING_DIFFERS)
    .input(z.object({ person_id: uuid, phone: phoneInput }))
    .output(envelope(z.string())),
  validateSmsCode: contacts
    .post('/sms/validate', 'Validate SMS code', VALIDATES)
    .meta(CHECKING_DIFFERS)
    .input(z.object({ person_id: uuid, phone: phoneInput, code }))
    .output(envelope(z.string())),
  sendEmailCode: contacts
    .post('/email/send', 'Send email verification code', SENDS)
    .meta(SENDING_DIFFERS)
    .input(z.object({ person_id: uuid, email: emailInput }))
    .output(envelope(z.string())),
  validateEmailCode: contacts
    .post('/email/validate', 'Validate email code', VALIDATES)
    .meta(CHECKING_DIFFERS)
    .input(z.object({ person_id: uuid, email: emailInput, code }))
    .output(envelope(z.string())),
};
