import type { PersonChanges } from '#contracts/people/person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { withNewCurp } from '../model/person-fields.ts';
import { changedMembers, type PersonRow, peopleOf, requirePerson } from '../model/person-store.ts';
import { checkFields, logPerson, type PersonParts } from './person-parts.ts';

/** Updates the members of a person that the request contains. */
export function updatePerson(parts: PersonParts, caller: Caller, personId: string, input: PersonChanges): Promise<PersonRow> {
  const { clock, database } = parts.platform;
  return database.transaction(async (trx) => {
    const people = peopleOf(caller, trx, clock.now());
    const person = requirePerson(await people.lock(personId));
    const { id } = person;
    const before = requirePerson(await people.get(id));
    const checked = checkFields(parts, caller, input, before.national_id);
    const changes = withNewCurp(before, checked, mexicanDate(clock.now()));
    await people.update(id, changes);
    await parts.vouching.vouch(trx, caller, person, 'partner');
    await logPerson(parts, trx, caller, { ...checked, id, type: 'person.updated', changes });
    const after = requirePerson(await people.get(id));
    if (before.vouched_by) await parts.scheduler.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
    return after;
  });
}
