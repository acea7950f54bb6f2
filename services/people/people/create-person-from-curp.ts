import { isOfAuthority, SOURCE_HEADER, STRUCTURAL_SOURCE } from '#contracts/verification/source.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { implementer } from '../model/implementer.ts';
import { readCurp } from '../model/national-id.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTransaction } from '../model/tables.ts';
import { insertPerson } from './insert-person.ts';
import { checkFields, type PersonParts } from './person-parts.ts';

/** Requests the person of a CURP from a registry, and creates the person. */
export const createPersonFromCurp = (parts: PersonParts) =>
  implementer.people.createFromCurp.handler(async ({ input, context }) => {
    const { source, answer } = await parts.platform.onceAfter(context, async () => {
      const { caller } = context;
      let source: string = STRUCTURAL_SOURCE;
      const reportSource = (name: string) => {
        source = name;
        context.answerHeaders?.set(SOURCE_HEADER, name);
      };
      const { clock, database } = parts.platform;
      const { curp } = readCurp('curp', input.curp, mexicanDate(clock.now()));
      // The CURP is checked first, because a registry charges for each request, useless ones included.
      const other = await peopleOf(caller, database.query, clock.now()).byNationalId(curp);
      if (other) throw invalidMember('curp', 'taken', 'Another person has this CURP.');
      const values = await registeredPerson(parts, caller, { curp, reportSource });
      const checked = checkFields(parts, caller, { ...values, national_id: curp });
      const by = isOfAuthority(source, caller) ? 'registry' : 'partner';
      const ofRegistry = values && ({ values, by } as const);
      return async (trx: PeopleTransaction) => ({ source, answer: await insertPerson(parts, trx, caller, { checked, ofRegistry }) });
    });
    context.answerHeaders?.set(SOURCE_HEADER, source);
    return answer;
  });

/**
 * Returns the names that the registry has for a CURP; null if no registry is configured. Throws `curp_unknown` and `curp_replaced`
 * (422), and `unavailable` if the registry does not answer.
 */
async function registeredPerson(
  { registries }: PersonParts,
  caller: Caller,
  { curp, reportSource }: { curp: string; reportSource: (source: string) => void },
) {
  const answer = await registries.curp(caller, curp, reportSource).catch((failure: unknown) => {
    if (failure instanceof Problem && failure.key === 'provider_not_configured') return null;
    throw failure;
  });
  if (answer === null) {
    reportSource(STRUCTURAL_SOURCE);
    return null;
  }
  if (!answer.isKnown) {
    if (answer.replacedBy === null) throw invalidMember('curp', 'curp_unknown', 'The registry does not know this CURP.');
    throw invalidMember('curp', 'curp_replaced', answer.replacedBy);
  }
  const { name, first_lastname, second_lastname } = answer;
  return {
    ...(name === null ? {} : { name }),
    ...(first_lastname === null ? {} : { first_lastname }),
    ...(second_lastname === null ? {} : { second_lastname }),
  };
}
