import { ORPCError } from '@orpc/client';
import { type FieldProblem, PROBLEM_TYPE_PREFIX, type ProblemKey, problems } from '#contracts/base/problems.ts';
import { MOST_ERRORS, Problem } from '../base/problem.ts';
import { JSON_LIMITS } from './json-limit.ts';
import { readAnswer } from './read-answer.ts';

/**
 * What a server of somebody else answers. It is told our key and is not believed: its answer is as large as a body may be, and of a refusal
 * counts what the contract names. Its words reach neither the caller nor the log, for they may be anything, our key among them.
 */

/** How one of our services says it (`ERR004`). */
const PUBLIC_CODE = /^ERR\d{3}$/;

/** The whole answer, in memory. Throws `unavailable` for one that is larger than a body may be. */
export async function readForeignAnswer(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const most = JSON_LIMITS.bytes;
  const body = await readAnswer(answer.body, most, () => notUsable(`it answered more than ${most} bytes`));
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers });
}

/** What remains of a foreign server's refusal. */
export function foreignProblem(failure: unknown, { key, code, retryAfter, errors }: ProblemMembers, input: unknown): Problem {
  if (key === null) return notUsable(whyUnread(failure));
  const { status, title, code: number } = problems[key];
  // What it thinks of our key is between it and the operator.
  if (number >= 1100 && number < 1300) return notUsable(`it answered ${key}: is the key of this tenant and mode good?`);
  const foreignStatus = failure instanceof ORPCError ? failure.status : status;
  return new Problem(key, `A service that this needs answered: ${title}.`, {
    status: classOf(foreignStatus) === classOf(status) ? foreignStatus : status,
    ...(code !== null && PUBLIC_CODE.test(code) ? { publicCode: code } : {}),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(Array.isArray(errors) ? { errors: membersOf(input, errors) } : {}),
  });
}

/** What an answer that is no success says in members that have a meaning. */
export interface ProblemMembers {
  key: ProblemKey | null;
  code: string | null;
  retryAfter: number | null;
  errors: unknown;
}

/** The problem that an answer's `type` names; null for none of ours. */
export function problemKeyOf(type: unknown): ProblemKey | null {
  const key = typeof type === 'string' && type.startsWith(PROBLEM_TYPE_PREFIX) ? type.slice(PROBLEM_TYPE_PREFIX.length) : '';
  return Object.hasOwn(problems, key) ? (key as ProblemKey) : null;
}

const classOf = (status: number) => Math.floor(status / 100);

/** Which members of what was asked do not fit. Another name than of what we sent is none. */
function membersOf(input: unknown, errors: readonly unknown[]): FieldProblem[] {
  const invalidNames = new Set(errors.slice(0, MOST_ERRORS).map((error) => (error instanceof Object ? Reflect.get(error, 'path') : null)));
  const names = input instanceof Object ? Object.keys(input) : [];
  return names
    .filter((name) => invalidNames.has(name))
    .map((path) => ({ path, code: 'invalid', message: 'The service that this needs refuses it' }));
}

/** For the log: fetch says itself why it reached nobody; of whatever was read, no word. */
function whyUnread(failure: unknown): string {
  if (failure instanceof ORPCError) return `it answered ${failure.status} in a way that is not the contract's`;
  const { cause } = failure instanceof TypeError ? failure : {};
  const code = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? `it was not reached: ${code}` : "its answer is not the contract's";
}

function notUsable(why: string): Problem {
  return new Problem('unavailable', 'A service that this needs did not answer.', {
    cause: new Error(`The server of somebody else: ${why}`),
  });
}
