import { mexicanDate } from '#mexico/today.ts';
import { implementer } from '../model/implementer.ts';
import { ofKey } from '../model/known-by.ts';
import { toldBy, withNewCurp } from '../model/person-fields.ts';
import { changedMembers, peopleOf, requirePerson } from '../model/person-store.ts';
import { personRecord } from '../records/person-record.ts';
import { checkFields, logPerson, type PersonParts } from './person-parts.ts';

/** Updates the members of a person that the request contains. */
export const updatePerson = (parts: PersonParts) =>
  implementer.people.update.handler(async ({ input: { params, body }, context: { caller } }) => {
    const { clock, database } = parts.platform;
    const row = await database.transaction(async (trx) => {
      const people = peopleOf(caller, trx, clock.now());
      const { id } = requirePerson(await people.lock(params.id));
      const before = requirePerson(await people.get(id));
      const checked = checkFields(parts, caller, body, before.national_id);
      const changes = withNewCurp(before, checked, mexicanDate(clock.now()));
      await people.update(id, changes);
      await parts.vouching.learn(trx, caller, { id, before, values: toldBy({ ...checked, changes }), source: ofKey(clock.now()) });
      await logPerson(parts, trx, caller, { ...checked, id, type: 'person.updated', changes });
      const after = requirePerson(await people.get(id));
      if (before.vouched_by) await parts.scheduler.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
      return after;
    });
    return { success: true, result: personRecord(row, clock.now()) };
  });
