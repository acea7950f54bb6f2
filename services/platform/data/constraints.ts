import { invalidMember } from '../base/problem.ts';

/** Maps the name of a database constraint to the error that its violation returns: member, code, message. */
export type ConstraintMeanings = Readonly<Record<string, readonly [member: string, code: string, message: string]>>;

/** SQLSTATE class of values that a column cannot store: a NUL, a number out of range. */
const DATA_EXCEPTION = '22';

/** Translates constraint violations into `invalid_body`. Only the database can check these rules without a race. */
export function constraintsMeaning(meanings: ConstraintMeanings) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const { code, constraint } = Object(error);
      const meaning = meanings[String(constraint)];
      if (meaning) throw invalidMember(...meaning);
      if (String(code).startsWith(DATA_EXCEPTION))
        throw invalidMember('', 'not_storable', 'A value contains a character that cannot be stored, or is too large.');
      throw error;
    }
  };
}
