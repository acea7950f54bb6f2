import { implementer } from '../model/implementer.ts';
import { ofKey } from '../model/known-by.ts';
import { newPerson, toldBy } from '../model/person-fields.ts';
import { changedMembers, peopleOf, requirePerson } from '../model/person-store.ts';
import { personDetail } from './detail.ts';
import { checkFields, logPerson, type PersonParts } from './person-parts.ts';

/** Creates the person who has a national id, or updates them. */
export const savePerson = (parts: PersonParts) =>
  implementer.people.saveByNationalId.handler(({ input, context }) =>
    parts.platform.once(context, async (trx) => {
      const { caller } = context;
      const { platform, scheduler, vouching } = parts;
      const checked = checkFields(parts, caller, input);
      const people = peopleOf(caller, trx, platform.clock.now());
      const row = newPerson(checked);
      const present = await people.lockByNationalId(row.national_id);
      const before = present && (await people.get(present.id));
      const { id, created } = await people.upsert(row, new Set(Object.keys(checked.changes)));
      await vouching.learn(trx, caller, { id, before, values: toldBy(checked), source: ofKey(platform.clock.now()) });
      await logPerson(parts, trx, caller, { ...checked, id, type: created ? 'person.created' : 'person.updated' });
      const after = requirePerson(await people.get(id));
      if (before?.vouched_by) await scheduler.runOnChange(trx, caller, id, { members: changedMembers(before, after) });
      return { success: true as const, result: await personDetail(platform, caller, after, trx) };
    }),
  );
