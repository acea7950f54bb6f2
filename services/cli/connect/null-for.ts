import type { ZaguanError } from '#client/zaguan-error.ts';

/** Handles a failure: returns null for this problem, throws any other. */
export const nullFor =
  (problem: ZaguanError['problem']) =>
  (failure: Partial<ZaguanError>): null => {
    if (failure.problem === problem) return null;
    throw failure;
  };
