import { contactsOf, requireContact } from '../model/contact-store.ts';
import { implementer } from '../model/implementer.ts';
import { getRecord } from '../records/read-records.ts';
import { contactRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';
import type { CodeClient } from './codes.ts';
import { createContact } from './create-contact.ts';
import { listContacts } from './list-contacts.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { updateContact } from './update-contact.ts';
import { validateEmailCode } from './validate-email-code.ts';
import { validateSmsCode } from './validate-sms-code.ts';

export const contactOperations = (parts: WriteParts & { codes: CodeClient | null }) => ({
  list: listContacts(parts.platform),
  create: createContact(parts),
  get: implementer.contacts.get.handler(
    getRecord(parts.platform, { storeOf: contactsOf, requireRow: requireContact, record: contactRecord }),
  ),
  update: updateContact(parts),
  sendSmsCode: sendSmsCode(parts),
  validateSmsCode: validateSmsCode(parts),
  sendEmailCode: sendEmailCode(parts),
  validateEmailCode: validateEmailCode(parts),
});
