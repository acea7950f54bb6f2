import type { PersonChanges } from '#contracts/people/person.ts';
import type { Caller } from '#platform/base/ports.ts';
import { newPerson } from '../model/person-fields.ts';
import { changedMembers, peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { detailOf } from './detail.ts';
import { checkFields, logPerson, type PersonParts } from './person-parts.ts';

export async function savePerson(parts: PersonParts, trx: PeopleTransaction, caller: Caller, input: PersonChanges) {
  const checked = checkFields(parts, caller, input);
  const people = peopleOf(caller, trx, parts.platform.clock.now());
  const row = newPerson(checked);
  const present = await people.lockByNationalId(row.national_id);
  const before = present && (await people.get(present.id));
  const { id, created } = await people.upsert(row, new Set(Object.keys(checked.changes)));
  await parts.vouching.vouchForKey(trx, caller, id);
  await logPerson(parts, trx, caller, { ...checked, id, type: created ? 'person.created' : 'person.updated' });
  const after = requirePerson(await people.get(id));
  if (before?.vouched_by) await parts.scheduler.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
  return { success: true as const, result: await detailOf(parts.platform)(caller, after, trx) };
}
