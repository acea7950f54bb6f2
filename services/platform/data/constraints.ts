import { invalidMember } from '../base/problem.ts';

/** Member, reason and cure of each constraint, by its name. */
export type ConstraintMeanings = Readonly<Record<string, readonly [member: string, code: string, message: string]>>;

/** Class of SQLSTATE for a value that a column cannot hold: a NUL, a number out of range. */
const DATA_EXCEPTION = '22';

/** Turns the database's verdict, the only one without a race, into the caller's words. */
export function constraintsMeaning(meanings: ConstraintMeanings) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const { code, constraint } = Object(error);
      const meaning = meanings[String(constraint)];
      if (meaning) throw invalidMember(...meaning);
      if (String(code).startsWith(DATA_EXCEPTION))
        throw invalidMember('', 'not_storable', 'A value has a character or a size that cannot be kept.');
      throw error;
    }
  };
}
