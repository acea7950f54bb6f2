import { type Curp, type CurpReason, curpOf, parseCurp } from '#mexico/curp.ts';
import { entities, entityName } from '#mexico/entities.ts';
import type { Caller } from '#platform/base/ports.ts';
import { demandScope, invalidMember } from '#platform/base/problem.ts';

export const IGNORE_CURP_SCOPE = 'people:ignore_curp_validation';

const cures: Record<CurpReason, string> = {
  format: 'It is not a CURP: 18 characters in the order of RENAPO.',
  date: 'The birth date in the CURP does not exist.',
  future: 'The birth date in the CURP is in the future.',
  word: 'RENAPO never issues a CURP with these four letters.',
  check: 'The check digit of the CURP does not fit the other 17 characters.',
};

/** Returns the CURP. Throws if it is invalid; with `ignore`, which needs a scope, an invalid CURP is null instead. */
export function readNationalId(caller: Caller, nationalId: string, ignore: boolean, today: string): Curp | null {
  if (ignore && caller.kind !== 'system') demandScope(caller, IGNORE_CURP_SCOPE);
  return ignore ? curpOf(nationalId, today) : readCurp('national_id', nationalId, today);
}

/** Returns the CURP in a member of the body. Throws 422 with the reason if the text is no valid CURP. */
export function readCurp(member: string, text: string, today: string): Curp {
  const verdict = parseCurp(text, today);
  if (verdict.ok) return verdict.value;
  throw invalidMember(member, `curp_${verdict.reason}`, cures[verdict.reason]);
}

/** Returns the facts that a CURP states about its person. */
export function factsOfCurp({ birthDate, sex, entity }: Curp) {
  return {
    birthdate: birthDate,
    gender: sex === 'X' ? null : sex === 'H' ? ('MALE' as const) : ('FEMALE' as const),
    entity_of_birth: entityName(entity) ?? 'Nacida o nacido en el extranjero',
    state_id: entities.find(({ code }) => code === entity)?.inegi ?? null,
  };
}
