import { implement } from '@orpc/server';
import { addressesContract } from '#contracts/people/addresses.ts';
import type { CallContext, Platform } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { addressColumns, newAddress } from '../model/address-fields.ts';
import { addressesOf } from '../model/address-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { addressRecord } from '../records/records.ts';
import type { ValidationScheduler } from '../validations/running/scheduler.ts';
import type { Vouching } from '../vouching/vouching.ts';

/** Creates the operations on addresses. A write by an API key vouches for (confirms) the person. */
export function addressOperations(
  platform: Platform<PeopleTables>,
  { vouching: { vouchForKey, vouchForOwner }, scheduler }: { vouching: Vouching; scheduler: ValidationScheduler },
) {
  const os = implement(addressesContract).$context<CallContext>();
  const { clock, database } = platform;

  const address = `${platform.config.publicUrl}/people/v1/addresses`;

  return {
    list: os.list.handler(async ({ input, context: { caller } }) => {
      const page = await addressesOf(caller, database.query, clock.now()).list(input);
      return { success: true, result: pageAnswer(page, input, { address, record: addressRecord }) };
    }),

    create: os.create.handler(({ input, context }) =>
      platform.once(context, async (trx) => {
        const { person_id, ...fields } = input;
        await vouchForKey(trx, context.caller, person_id);
        const row = await addressesOf(context.caller, trx, clock.now()).insert(newAddress(person_id, fields));
        await scheduler.runOnChange(trx, context.caller, row.person_id, { address: row.id });
        return { success: true as const, result: addressRecord(row) };
      }),
    ),

    get: os.get.handler(async ({ input, context: { caller } }) => {
      const row = await addressesOf(caller, database.query, clock.now()).get(input.id);
      return { success: true, result: addressRecord(existing(row)) };
    }),

    update: os.update.handler(async ({ input: { params, body }, context: { caller } }) => {
      const row = await database.transaction(async (trx) => {
        const addresses = addressesOf(caller, trx, clock.now());
        const before = existing(await vouchForOwner(trx, caller, () => addresses.get(params.id), body.person_id));
        const after = existing(await addresses.updateOf(before, addressColumns(body)));
        await scheduler.runOnChange(trx, caller, after.person_id, { address: after.id });
        return after;
      });
      return addressRecord(row);
    }),
  };
}

const existing = orNotFound('No address has this id.');
