import { pageAnswer } from '#platform/calls/page-answer.ts';
import { contactsOf } from '../model/contact-store.ts';
import { implementer, type PeoplePlatform } from '../model/implementer.ts';
import { contactRecord } from '../records/records.ts';

/** Lists contact data with their total, which no other list has. */
export const listContacts = ({ clock, config, database }: PeoplePlatform) =>
  implementer.contacts.list.handler(async ({ input, context: { caller } }) => {
    const contacts = contactsOf(caller, database.query, clock.now());
    const [page, total] = await Promise.all([contacts.list(input), contacts.count(input)]);
    const address = `${config.publicUrl}/people/v1/contacts`;
    return { success: true, result: { ...pageAnswer(page, input, { address, record: contactRecord }), total } };
  });
