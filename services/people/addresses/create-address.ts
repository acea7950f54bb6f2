import { newAddress } from '../model/address-fields.ts';
import { addressesOf } from '../model/address-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { addressRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export const createAddress = ({ platform, vouching, scheduler }: WriteParts) =>
  implementer.addresses.create.handler(({ input: { person_id, ...fields }, context }) =>
    platform.once(context, async (trx) => {
      await vouching.lockPeople(trx, context.caller, person_id);
      const now = platform.clock.now();
      const values = { ...newAddress(person_id, fields), known_by: sourceColumn(ofKey(now)) };
      const row = await addressesOf(context.caller, trx, now).insert(values);
      await scheduler.runOnChange(trx, context.caller, row.person_id, { address: row.id });
      return { success: true as const, result: addressRecord(row) };
    }),
  );
