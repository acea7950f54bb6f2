import type { Caller } from '#platform/base/ports.ts';
import { ofKey } from '../model/known-by.ts';
import { type CheckedPerson, newPerson, toldBy } from '../model/person-fields.ts';
import { type PersonUpdate, peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import { logPerson, type PersonParts } from './person-parts.ts';

/**
 * Inserts a person of a key, which is the source of all members.
 * @param ofRegistry The members that a registry told instead; null if none did. `by`: `partner` if a table answered that the tenant filled.
 */
export async function insertPerson(
  parts: PersonParts,
  trx: PeopleTransaction,
  caller: Caller,
  { checked, ofRegistry = null }: { checked: CheckedPerson; ofRegistry?: { values: PersonUpdate; by: 'registry' | 'partner' } | null },
) {
  const now = parts.platform.clock.now();
  const people = peopleOf(caller, trx, now);
  const { id } = await people.insert(newPerson(checked));
  await logPerson(parts, trx, caller, { ...checked, id, type: 'person.created' });
  const { learn } = parts.vouching;
  if (ofRegistry)
    await learn(trx, caller, { id, before: null, values: ofRegistry.values, source: { by: ofRegistry.by, at: now, workflow: null } });
  const before = ofRegistry ? requirePerson(await people.get(id)) : null;
  await learn(trx, caller, { id, before, values: toldBy(checked), source: ofKey(now) });
  return { success: true as const, result: personRecord(requirePerson(await people.get(id)), now) };
}
