import { sentColumns } from '#platform/data/columns.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey, sourceColumn } from '../model/known-by.ts';
import { checkedPhone } from '../model/phone.ts';
import { referencesOf, requireReference } from '../model/reference-store.ts';
import { referenceRecord } from '../records/records.ts';
import type { WriteParts } from '../vouching/write-parts.ts';

export const updateReference = ({ platform: { clock, database }, vouching }: WriteParts) =>
  implementer.references.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const { person_id, name, person_relation_id } = body;
    const phone = body.phone === undefined ? undefined : checkedPhone(body.phone);
    const changes = sentColumns({ person_id, name, phone, person_relation_id });
    const row = await database.transaction(async (trx) => {
      const references = referencesOf(caller, trx, clock.now());
      const before = requireReference(await references.get(params.id));
      await vouching.lockPeople(trx, caller, before.person_id, person_id ?? before.person_id);
      // A correction of one member does not make the partner the source of the other.
      const knownBy = name !== undefined && phone !== undefined ? { known_by: sourceColumn(ofKey(clock.now())) } : {};
      return requireReference(await references.update(params.id, { ...changes, ...knownBy }));
    });
    return { success: true, result: referenceRecord(row) };
  });
