import { invalidMember } from '../base/problem.ts';

/** What a broken constraint means to the caller: the member, the reason, and the cure. */
export type ConstraintMeanings = Readonly<Record<string, readonly [member: string, code: string, message: string]>>;

/** Class of SQLSTATE for a value that a column cannot hold: a NUL character in a text, a number beyond the range of an integer. */
const DATA_EXCEPTION = '22';

/** The database alone can judge some things without a race. This says its verdict in the caller's words. */
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
