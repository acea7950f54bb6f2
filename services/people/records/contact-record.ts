import { contactData } from '#contracts/people/contacts.ts';
import { recordBy } from './record-by.ts';

export const contactRecord = recordBy(contactData);
