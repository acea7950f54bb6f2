import { z } from 'zod';
import { knownBy } from '../base/known-by.ts';
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
    known_by: z
      .object({ email: knownBy.nullable(), phone: knownBy.nullable() })
      .describe('Ours: how the e-mail and the phone are known. Null if there is none.'),
  })
  .meta({ id: 'ContactData' });

export const phoneInput = line(30)
  .min(1)
  .meta({ description: 'The phone number with country code; Mexico is 52. Stored as digits.', examples: ['525512345678'] });
export const contactFields = z.object({ email: emailInput, phone: phoneInput });
const body = z.object({ person_id: uuid, ...contactFields.shape });

const code = line(20).min(1);
const phoneRefusals = { invalid_phone: 'the phone lacks its country code, or has another number of digits' };
const SENDING_DIFFERS = { differs: 'A second code within 30 seconds is 429. If no carrier accepts the code, the answer is 503.' };
const CHECKING_DIFFERS = { differs: 'A code that was used is 409. A wrong or expired code is 422.' };
const SENDS = 'Sends a code of six digits, which is valid for 10 minutes and confirms only this address of this person.';
const VALIDATES = 'Confirms the address in the contact data. Adds the address if it is not there yet.';

const contactPage = z.object({ ...paged(contactData).shape, total: z.int() });
const contacts = operationGroup('/v1/contacts', ['Contact data']);
const records = recordOperations('/v1/contacts', ['Contact data'], { one: 'contact data', many: 'contact data', id: 'id' }, contactData);

export const contactsContract = {
  list: contacts
    .get('', 'List contact data', 'Returns contact data, newest first, with a `total`. With `person_id` only those of one person.')
    .input(pagesOfPerson)
    .output(envelope(contactPage)),
  create: records
    .create(
      'Creates contact data of an existing person. The e-mail address and the phone number are both required. The answer is the record itself, without an envelope.',
      body,
      contactData,
    )
    .meta({ refuses: phoneRefusals }),
  get: records.get('Returns a record of contact data.'),
  update: records.update('Changes the members that are sent.', body.partial()).meta({ refuses: phoneRefusals }),
  sendSmsCode: contacts
    .post('/sms/send', 'Send SMS verification code', SENDS)
    .meta({ ...SENDING_DIFFERS, refuses: phoneRefusals })
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
