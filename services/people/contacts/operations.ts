import { implement } from '@orpc/server';
import { contactsContract } from '#contracts/people/contacts.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { changeContact, contactsOf, requireContact } from '../model/contact-store.ts';
import { checkedPhone } from '../model/phone.ts';
import type { PeopleTables } from '../model/tables.ts';
import { contactRecord } from '../records/records.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';

/** Creates the operations on contact data. A write by an API key vouches for the person and what it writes. */
export function contactOperations(
  platform: Platform<PeopleTables>,
  { vouching: { vouchForKey, vouchForOwner }, scheduler }: { vouching: Vouching; scheduler: ValidationScheduler },
) {
  const os = implement(contactsContract).$context<CallContext>();
  const { clock, database } = platform;

  const address = `${platform.config.publicUrl}/people/v1/contacts`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const contacts = contactsOf(caller, database.query, clock.now());
      const [page, total] = await Promise.all([contacts.list(input), contacts.count(input)]);
      return { success: true, result: { ...pageAnswer(page, input, { address, record: contactRecord }), total } };
    }),

    create: os.create.handler(({ input: { person_id, email, phone }, context }) =>
      platform.once(context, async (trx) => {
        const confirmationFlags = { email_confirmation: false, sms_confirmation: false, email_vouched: true, phone_vouched: true };
        const contact = { person_id, email, phone: checkedPhone(phone), ...confirmationFlags };
        await vouchForKey(trx, context.caller, person_id);
        const row = await contactsOf(context.caller, trx, clock.now()).insert(contact);
        await scheduler.runOnChange(trx, context.caller, row.person_id, { contacts: true });
        return contactRecord(row);
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await contactsOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: contactRecord(requireContact(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const contacts = contactsOf(caller, trx, clock.now());
        const before = requireContact(await vouchForOwner(trx, caller, () => contacts.get(params.id), body.person_id));
        const phone = body.phone === undefined ? undefined : checkedPhone(body.phone);
        const changes = changeContact(before, { email: body.email, phone });
        const vouchingFlags = {
          email_vouched: changes.email_vouched || body.email !== undefined,
          phone_vouched: changes.phone_vouched || phone !== undefined,
        };
        const after = await contacts.update(before.id, { person_id: body.person_id ?? before.person_id, ...changes, ...vouchingFlags });
        await scheduler.runOnChange(trx, caller, after.person_id, { contacts: true });
        return after;
      });
      return { success: true, result: contactRecord(row) };
    }),
  };
}
