import type * as z from 'zod/mini';
import type { FieldProblem } from '#contracts/base/problems.ts';
import '#platform/calls/plain-sentences.ts';
import { MAX_ERRORS, memberPath, Problem } from '#platform/base/problem.ts';

export const INVALID_BODY = { status: 400 } as const;

/** Parses with a zod/mini schema. Throws a Problem that lists every wrong member, with paths under `prefix`. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, prefix: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.slice(0, MAX_ERRORS).flatMap((issue) => problemsOf(issue, schema, prefix)));
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodMiniType, prefix: string): FieldProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(prefix, issue.path), code: issue.code, message: issue.message }];
  const members = membersAt(schema, issue.path);
  const message = `There is no such member${members.length > 0 ? `; it may have ${members.join(', ')}` : ''}`;
  return issue.keys.slice(0, MAX_ERRORS).map((key) => ({ path: pathOf(prefix, [...issue.path, key]), code: 'unknown_member', message }));
}

/** Returns the member names of an object in a schema; none inside a union. */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { def } = schema._zod as unknown as { def: Partial<Inside> };
  if (def.innerType) return membersAt(def.innerType, path);
  const [next, ...rest] = path;
  if (next === undefined) return Object.keys(def.shape ?? {});
  const inner = def.element ?? def.shape?.[String(next)];
  return inner ? membersAt(inner, rest) : [];
}

/** The inner schemas of an object, an array or an optional value. */
interface Inside {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  element: z.core.$ZodType;
  innerType: z.core.$ZodType;
}

/** Runs a check of part of a body, and maps the paths in its errors to paths in the whole body. */
export async function inPlace<Value>(place: (path: string) => string, work: () => Promise<Value> | Value): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.errors === undefined) throw cause;
    const errors = cause.errors.map((error) => ({ ...error, path: place(error.path) }));
    throw cause.key === 'invalid_body' ? invalid(errors) : new Problem(cause.key, cause.message, { errors, cause });
  }
}

export function invalid(errors: readonly FieldProblem[]): Problem {
  const first = errors[0];
  const place = first?.path ? `${first.path}: ` : '';
  return new Problem('invalid_body', first ? `${place}${first.message}` : 'The request does not fit the contract', { errors });
}

/** Returns the problem of one member: its path, a reason for programs, and a sentence that names the cure. */
export const invalidAt = (path: string, code: string, message: string) => invalid([{ path, code, message }]);

function pathOf(prefix: string, path: readonly PropertyKey[]): string {
  return memberPath([prefix, ...path].filter((part) => part !== '')) || 'body';
}
