import type { PersonChanges } from '#contracts/people/person.ts';
import { type Curp, type CurpSex, curpOf } from '#mexico/curp.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember } from '#platform/base/problem.ts';
import { jsonColumn, sentColumns } from '#platform/data/columns.ts';
import { factsOfCurp, readNationalId } from './national-id.ts';
import type { NewPerson, PersonRow, PersonUpdate } from './person-store.ts';
import { readTaxId } from './tax-id.ts';

export interface CheckedPerson {
  /** The columns that the caller sent. */
  changes: PersonUpdate;
  /** The parsed CURP. Null if it was not sent, or is invalid and validation was skipped. */
  curp: Curp | null;
  /** True if the national id is stored although it is no valid CURP. */
  isCurpUnchecked: boolean;
}

/**
 * Validates the rules that the schemas cannot express. Throws 422 with the invalid member.
 * @param today The ISO date in Mexico City.
 * @param nationalId The person's recorded national id, for an update that sends none.
 */
export function checkPerson(caller: Caller, input: PersonChanges, today: string, nationalId = ''): CheckedPerson {
  if (input.birthdate && input.birthdate > today) throw invalidMember('birthdate', 'future', 'birthdate is in the future.');
  const ignore = input.ignore_curp_validation === true;
  const curp = input.national_id === undefined ? null : readNationalId(caller, input.national_id, ignore, today);
  const { sex } = curp ?? curpOf(nationalId, today) ?? {};
  const biometrics = input.biometrics && { liveness: null, match_id: null, match_level: null, ...sentColumns(input.biometrics) };
  const changes: PersonUpdate = sentColumns({
    national_id: curp?.curp ?? input.national_id,
    name: input.name,
    first_lastname: input.first_lastname,
    second_lastname: input.second_lastname,
    birthdate: input.birthdate,
    gender: input.gender,
    tax_id: input.tax_id && readTaxId(input.tax_id, today),
    nationality_id: input.nationality_id,
    state_id: input.state_id,
    entity_of_birth: input.entity_of_birth,
    external_ref_id: input.external_ref_id,
    vendor_ref_id: input.vendor_ref_id,
    biometrics: biometrics === undefined ? undefined : jsonColumn(biometrics),
    marital_status_id: input.marital_status_id,
    people_group_id: input.people_group_id,
    extra_data: input.extra_data === undefined ? undefined : jsonColumn(withGenderCode(input.extra_data, sex)),
  });
  return { changes, curp, isCurpUnchecked: ignore && curp === null };
}

/** Returns the row of a new person: the sent columns, else the facts of the CURP, else null. */
export function newPerson({ changes, curp }: CheckedPerson): NewPerson & { national_id: string } {
  const facts = curp && factsOfCurp(curp);
  return {
    name: '',
    first_lastname: '',
    second_lastname: '',
    biometrics: null,
    tax_id: null,
    nationality_id: null,
    external_ref_id: null,
    vendor_ref_id: null,
    marital_status_id: null,
    people_group_id: null,
    extra_data: jsonColumn(withGenderCode(null, curp?.sex)),
    birthdate: facts?.birthdate ?? null,
    gender: facts?.gender ?? null,
    state_id: facts?.state_id ?? null,
    entity_of_birth: facts?.entity_of_birth ?? null,
    ...changes,
  } as NewPerson & { national_id: string };
}

/** Returns the members that a request tells: the sent ones, and those that follow from the CURP that it sends. */
export function toldBy({ changes, curp }: CheckedPerson): PersonUpdate {
  const { biometrics, ...values } = { ...(curp && factsOfCurp(curp)), ...changes };
  // The column is JSON text; its value is compared with the stored one.
  return { ...values, ...(typeof biometrics === 'string' ? { biometrics: JSON.parse(biometrics) as never } : {}) };
}

type CurpColumns = Pick<PersonRow, 'national_id' | 'extra_data' | keyof ReturnType<typeof factsOfCurp>>;

/**
 * Returns the changes with the facts of a new CURP added. A member that is empty or equals the fact of the former CURP gets the new fact.
 * A member with another value stays. If the new national id is no CURP, no fact is added.
 */
export function withNewCurp(row: CurpColumns, { changes, curp }: CheckedPerson, today: string): PersonUpdate {
  if (!curp || curp.curp === row.national_id) return changes;
  const before = curpOf(row.national_id, today);
  const formerFacts = before && factsOfCurp(before);
  const facts = factsOfCurp(curp);
  const follows = (member: keyof typeof facts) => row[member] === null || row[member] === formerFacts?.[member];
  const curpFacts = Object.fromEntries(Object.entries(facts).filter(([member]) => follows(member as keyof typeof facts)));
  const { gender_code, ...rest } = row.extra_data ?? {};
  const wasX = before?.sex === 'X' && gender_code === 'X';
  if (wasX || curp.sex === 'X') curpFacts.extra_data = jsonColumn(withGenderCode(wasX ? rest : row.extra_data, curp.sex));
  return { ...curpFacts, ...changes };
}

/** Adds `gender_code: 'X'` to the extra data of a person with the sex X, because `gender` has no value for X. */
function withGenderCode(extra: Record<string, unknown> | null, sex: CurpSex | undefined): Record<string, unknown> | null {
  return sex === 'X' ? { ...extra, gender_code: 'X' } : extra;
}
