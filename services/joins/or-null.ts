import { Problem } from '#platform/base/problem.ts';

/** Awaits another service's answer. Null if the service throws `not_found`. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof Problem && failure.key === 'not_found') return null;
    throw failure;
  }
}
