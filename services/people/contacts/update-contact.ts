import { changeContact, contactSources, contactsOf, requireContact } from '../model/contact-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey } from '../model/known-by.ts';
import { checkedPhone } from '../model/phone.ts';
import { contactRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

/** Updates contact data. The partner is then the source of the members that the key sends. */
export const updateContact = ({ platform: { clock, database }, vouching, scheduler }: WriteParts) =>
  implementer.contacts.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const row = await database.transaction(async (trx) => {
      const contacts = contactsOf(caller, trx, clock.now());
      const before = requireContact(await vouching.lockOwner(trx, caller, () => contacts.get(params.id), body.person_id));
      const phone = body.phone === undefined ? undefined : checkedPhone(body.phone);
      const changes = changeContact(before, { email: body.email, phone });
      const vouchingFlags = {
        email_vouched: changes.email_vouched || body.email !== undefined,
        phone_vouched: changes.phone_vouched || phone !== undefined,
      };
      const known_by = contactSources(before, { addresses: { email: body.email, phone }, source: ofKey(clock.now()) });
      const columns = { person_id: body.person_id ?? before.person_id, ...changes, ...vouchingFlags, known_by };
      const after = await contacts.update(before.id, columns);
      await scheduler.runOnChange(trx, caller, after.person_id, { contacts: true });
      return after;
    });
    return { success: true, result: contactRecord(row) };
  });
