import { contactSources, contactsOf } from '../model/contact-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey } from '../model/known-by.ts';
import { checkedPhone } from '../model/phone.ts';
import { contactRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

/** Creates contact data, of which the partner is the source. */
export const createContact = ({ platform, vouching, scheduler }: WriteParts) =>
  implementer.contacts.create.handler(({ input: { person_id, email, phone }, context }) =>
    platform.once(context, async (trx) => {
      const confirmationFlags = { email_confirmation: false, sms_confirmation: false, email_vouched: true, phone_vouched: true };
      const now = platform.clock.now();
      const addresses = { email, phone: checkedPhone(phone) };
      const known_by = contactSources(null, { addresses, source: ofKey(now) });
      await vouching.lockPeople(trx, context.caller, person_id);
      const row = await contactsOf(context.caller, trx, now).insert({ person_id, ...addresses, ...confirmationFlags, known_by });
      await scheduler.runOnChange(trx, context.caller, row.person_id, { contacts: true });
      return contactRecord(row);
    }),
  );
