import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { checkedPhone } from '../model/phone.ts';
import { referencesOf } from '../model/reference-store.ts';
import { referenceRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export const createReference = ({ platform, vouching }: WriteParts) =>
  implementer.references.create.handler(({ input: { person_id, name, phone, person_relation_id }, context }) =>
    platform.once(context, async (trx) => {
      const now = platform.clock.now();
      const reference = { person_id, name, phone: checkedPhone(phone), person_relation_id, known_by: sourceColumn(ofKey(now)) };
      await vouching.lockPeople(trx, context.caller, person_id);
      const row = await referencesOf(context.caller, trx, now).insert(reference);
      return { success: true as const, result: referenceRecord(row) };
    }),
  );
