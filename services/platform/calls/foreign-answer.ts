import { ORPCError } from '@orpc/client';
import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';
import { MAX_ERRORS, Problem } from '../base/problem.ts';
import { JSON_LIMITS } from './json-limit.ts';
import { readAnswer } from './read-answer.ts';

/**
 * A foreign server knows our key and is not trusted: its answer's size is limited, and of an error only the contract's codes are used.
 * Its texts are neither returned nor logged: they may contain our key.
 */

export const NO_ANSWER = 'A service that this needs did not answer.';

/** A public error code of `spec/` (`ERR004`). */
const PUBLIC_CODE = /^ERR\d{3}$/;

/** Reads a whole answer. Throws `unavailable` if it is larger than a JSON body may be. */
export async function readForeignAnswer(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const most = JSON_LIMITS.bytes;
  const body = await readAnswer(answer.body, most, () => notUsable(`it answered more than ${most} bytes`));
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** Returns the problem for a foreign server's error answer; `input` is the request that was sent. */
export function foreignProblem(failure: unknown, { key, code, retryAfter, errors }: ForeignProblem, input: unknown): Problem {
  if (key === null) return notUsable(whyUnread(failure));
  const { status, title, code: number } = problems[key];
  // Codes 1100 to 1299 concern our key: only the operator's log reports them.
  if (number >= 1100 && number < 1300) return notUsable(`it answered ${key}: is the key right for this tenant and mode?`);
  const foreignStatus = failure instanceof ORPCError ? failure.status : status;
  return new Problem(key, `A service that this needs answered: ${title}.`, {
    status: classOf(foreignStatus) === classOf(status) ? foreignStatus : status,
    ...(code !== null && PUBLIC_CODE.test(code) ? { publicCode: code } : {}),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(Array.isArray(errors) ? { errors: membersOf(input, errors) } : {}),
  });
}

/** The members of an error answer that are used. */
export interface ForeignProblem {
  key: ProblemKey | null;
  code: string | null;
  retryAfter: number | null;
  errors: unknown;
}

/** Returns the key of the problem that an answer's `type` names. Null if the type is unknown. */
export function problemKeyOf(type: unknown): ProblemKey | null {
  const key = typeof type === 'string' && type.startsWith(PROBLEM_TYPE_PREFIX) ? type.slice(PROBLEM_TYPE_PREFIX.length) : '';
  return Object.hasOwn(problems, key) ? (key as ProblemKey) : null;
}

const classOf = (status: number) => Math.floor(status / 100);

/** Returns errors for the members that the foreign server reported, if the request contained them. */
function membersOf(input: unknown, errors: readonly unknown[]): FieldProblem[] {
  const invalidNames = new Set(errors.slice(0, MAX_ERRORS).map((error) => (error instanceof Object ? Reflect.get(error, 'path') : null)));
  const names = input instanceof Object ? Object.keys(input) : [];
  return names
    .filter((name) => invalidNames.has(name))
    .map((path) => ({ path, code: 'invalid', message: 'The service that this needs refuses it' }));
}

/** Returns the reason, for the log, why an answer was not usable, without quoting the answer. */
function whyUnread(failure: unknown): string {
  if (failure instanceof ORPCError) return `it answered ${failure.status} in a way that is not the contract's`;
  const { cause } = failure instanceof TypeError ? failure : {};
  const code = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? `it was not reached: ${code}` : "its answer is not the contract's";
}

function notUsable(why: string): Problem {
  return new Problem('unavailable', NO_ANSWER, {
    cause: new Error(`The server of another installation: ${why}`),
  });
}
