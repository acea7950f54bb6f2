import type { PersonChanges } from '#contracts/people/person.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { readCurp } from '../model/national-id.ts';
import { type CheckedPerson, newPerson } from '../model/person-fields.ts';
import { peopleOf, requirePerson } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { personRecord } from '../records/person-record.ts';
import { checkFields, logPerson, type PersonParts } from './person-parts.ts';
import { registeredPerson } from './registered.ts';

export function createPerson(parts: PersonParts, trx: PeopleTransaction, caller: Caller, input: PersonChanges) {
  return insertPerson(parts, trx, caller, checkFields(parts, caller, input));
}

/** Requests the person of this CURP from a registry. Returns a function that creates the person in a transaction. */
export async function createFromCurp(parts: PersonParts, caller: Caller, text: string) {
  const { clock, database } = parts.platform;
  const { curp } = readCurp('curp', text, mexicanDate(clock.now()));
  // The CURP is checked first, because a registry charges for each request, useless ones included.
  const other = await peopleOf(caller, database.query, clock.now()).byNationalId(curp);
  if (other) throw invalidMember('curp', 'taken', 'Another person has this CURP.');
  const registryFields = await registeredPerson(parts.registries, caller, curp);
  const checked = checkFields(parts, caller, { ...registryFields, national_id: curp });
  return (trx: PeopleTransaction) => insertPerson(parts, trx, caller, checked);
}

/** Inserts a person with the partner as voucher (the source that confirms the person), because the partner's key wrote the record. */
async function insertPerson(parts: PersonParts, trx: PeopleTransaction, caller: Caller, checked: CheckedPerson) {
  const now = parts.platform.clock.now();
  const people = peopleOf(caller, trx, now);
  const { id } = await people.insert({ ...newPerson(checked), vouched_by: 'partner', vouched_at: now });
  await logPerson(parts, trx, caller, { ...checked, id, type: 'person.created' });
  await parts.scheduler.runOnVouching(trx, caller, id);
  return { success: true as const, result: personRecord(requirePerson(await people.get(id)), mexicanDate(now)) };
}
