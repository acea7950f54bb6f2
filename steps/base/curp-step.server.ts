import { type Curp, parseCurp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import { StepFailure } from './step.server.ts';

/** The people service's `gender` has two values; for a non-binary person it is null, which is no reason to reject them. */
const genders = { H: 'MALE', M: 'FEMALE', X: null } as const;

/** Returns the parts of a CURP. Throws StepFailure `invalid_body` with the member `field`. `today` is an ISO date. */
export function checkedCurp(curp: string, today: string, field = 'curp'): Curp {
  const verdict = parseCurp(curp, today);
  if (!verdict.ok) throw new StepFailure('invalid_body', `The CURP is not valid: ${verdict.reason}`, { field });
  return verdict.value;
}

/** Returns the facts that a CURP contains about its person. */
export function personOfCurp({ curp, birthDate, sex, entity }: Curp) {
  return {
    national_id: curp,
    birthdate: birthDate,
    gender: genders[sex],
    entity_of_birth: entityName(entity),
    ...(sex === 'X' ? { extra_data: { gender_code: 'X' } } : {}),
  };
}
