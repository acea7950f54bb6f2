import { stepsOf } from './cost.ts';
import { type Program, parseExpression } from './guard.ts';
import { copiesOf } from './values.ts';

/** Steps that one evaluation may take at most: a few milliseconds. */
const MOST_STEPS = 60_000;

/**
 * What became of an evaluation. `too_large`: it could take longer than an expression may. `not_boolean`: it is no condition. `failed`: a
 * member that it reads is not there, or values cannot be compared.
 */
export type Verdict = { is: boolean } | { fault: 'too_large' | 'not_boolean' | 'failed' };

/** A condition in the Common Expression Language. */
export interface Expression {
  /** The variables that it reads. */
  names: ReadonlySet<string>;
  /** What it says whatever its variables hold; null where that depends on them. */
  constant: boolean | null;
  /** Judges it with values in JSON. A variable that has none is null. */
  judge(values: Readonly<Record<string, unknown>>): Verdict;
}

/** Reads a condition that may use these variables; null for any. Throws an `ExpressionFault`. */
export function readExpression(text: string, names: Iterable<string> | null): Expression {
  const program = parseExpression(text, names);
  const blind = run(program, new Map());
  return {
    names: program.names,
    constant: 'is' in blind ? blind.is : null,
    judge(values) {
      const read = Array.from(program.names, (name) => [name, Object.hasOwn(values, name) ? values[name] : null] as const);
      const copies = copiesOf(Object.fromEntries(read));
      return copies === null ? { fault: 'too_large' } : run(program, copies);
    },
  };
}

function run({ ast, run: evaluate }: Program, copies: NonNullable<ReturnType<typeof copiesOf>>): Verdict {
  const entries = Array.from(copies);
  if (stepsOf(ast, new Map(entries.map(([name, { size }]) => [name, size]))) > MOST_STEPS) return { fault: 'too_large' };
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, { value }] of entries) values[name] = value;
  const { stackTraceLimit } = Error;
  // A loop goes on after a failure, and where in the library each of thousands came from nobody reads.
  Error.stackTraceLimit = 0;
  try {
    const value = evaluate(values);
    return typeof value === 'boolean' ? { is: value } : { fault: 'not_boolean' };
  } catch {
    return { fault: 'failed' };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
