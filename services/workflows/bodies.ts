import type * as z from 'zod/mini';
import type { FieldProblem } from '../../contracts/problems.ts';
import { Problem } from '../platform/problem.ts';

/** How this service says that a body does not fit. */
export const INVALID_BODY = { status: 400 } as const;

/** A zod/mini schema's output, or a Problem naming every wrong member under `prefix`. */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, prefix: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.map((issue) => ({ path: pathOf(prefix, issue.path), code: issue.code, message: messageOf(issue) })));
}

export function invalid(errors: readonly FieldProblem[]): Problem {
  const first = errors[0];
  return new Problem('invalid_body', first ? `${first.path}: ${first.message}` : 'The request does not fit the contract', { errors });
}

/** zod/mini carries no sentences: the code and what was expected say it. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'invalid_type') return `Expected ${issue.expected}`;
  if (issue.code === 'invalid_format') return `Not a valid ${issue.format}`;
  return issue.code.replaceAll('_', ' ');
}

/** The path of a member, as in every service: `setup.verify_email.emails.0`. */
function pathOf(prefix: string, path: readonly PropertyKey[]): string {
  return [prefix, ...path.map(String)].filter((part) => part !== '').join('.') || 'body';
}
