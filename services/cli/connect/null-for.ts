import type { ZaguanError } from '#client/zaguan-error.ts';

/** Returns an error handler that returns null for this problem and rethrows any other error. */
export const nullFor =
  (problem: ZaguanError['problem']) =>
  (failure: Partial<ZaguanError>): null => {
    if (failure.problem === problem) return null;
    throw failure;
  };
