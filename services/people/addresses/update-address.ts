import { addressColumns, tellsWholeAddress } from '../model/address-fields.ts';
import { addressesOf, requireAddress } from '../model/address-store.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { addressRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export const updateAddress = ({ platform: { clock, database }, vouching, scheduler }: WriteParts) =>
  implementer.addresses.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const row = await database.transaction(async (trx) => {
      const addresses = addressesOf(caller, trx, clock.now());
      const before = requireAddress(await vouching.lockOwner(trx, caller, () => addresses.get(params.id), body.person_id));
      // A correction of some members does not make the partner the source of the others.
      const knownBy = tellsWholeAddress(body) ? { known_by: sourceColumn(ofKey(clock.now())) } : {};
      const after = requireAddress(await addresses.updateOf(before, { ...addressColumns(body), ...knownBy }));
      await scheduler.runOnChange(trx, caller, after.person_id, { address: after.id });
      return after;
    });
    return addressRecord(row);
  });
