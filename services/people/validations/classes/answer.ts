import { Problem } from '../../../platform/problem.ts';
import type { Expressions } from './ports.ts';

/**
 * Judges an answer by `success_if`, which sees `status` and `body`. Without one a status of 200 to 299 passes, and 429 and 500 to 599 say
 * "not now": that throws `unavailable`. An expression that comes to no yes or no does not pass.
 */
export function judgeAnswer(
  { status, body }: { status: number; body: Uint8Array },
  successIf: string | null | undefined,
  expressions: Expressions,
): 'passes' | 'refused' | 'success_if_undecided' {
  if (!successIf) {
    if (status === 429 || status >= 500) throw new Problem('unavailable', `The server answered ${status}.`);
    return status >= 200 && status < 300 ? 'passes' : 'refused';
  }
  try {
    return expressions.holds(successIf, { status, body: asJson(body) }) ? 'passes' : 'refused';
  } catch {
    return 'success_if_undecided';
  }
}

function asJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
