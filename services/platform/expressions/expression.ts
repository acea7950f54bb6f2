import { stepsOf } from './cost.ts';
import { characterAt, ExpressionFault, type Program, parseExpression, partOf } from './guard.ts';
import { type Outlook, outlookOf, type ValueShape } from './outlook.ts';
import { copiesOf } from './values.ts';

/** An expression's value, or why it has none. */
type Evaluation = { value: unknown } | { fault: 'too_large' | 'failed' };

type Copies = NonNullable<ReturnType<typeof copiesOf>>;

/** Steps of one evaluation at most: a few milliseconds. */
const MOST_STEPS = 60_000;

/** Steps of evaluations in one turn of the event loop. */
const MOST_STEPS_TOGETHER = 2 * MOST_STEPS;

export interface Allowance {
  steps: number;
}

export const allowanceTogether = (): Allowance => ({ steps: MOST_STEPS_TOGETHER });

/** A verdict, or a fault: `too_large` may take too long, `not_boolean` is no condition, `failed` reads or compares what it cannot. */
export type ConditionVerdict = { is: boolean } | { fault: 'too_large' | 'not_boolean' | 'failed' };

export interface Expression {
  names: ReadonlySet<string>;
  /** Its value whatever its variables hold; null where that depends on them. */
  constant: boolean | null;
  /** Tells what it may come to from its variables' shapes. Throws an `ExpressionFault` where it always fails. */
  outlook(variables: ReadonlyMap<string, ValueShape>): Pick<Outlook, 'true' | 'false'>;
  /** Judges it with JSON values, null where one is missing; its steps are taken from the `allowance` of all that run at once. */
  judge(values: Readonly<Record<string, unknown>>, allowance?: Allowance): ConditionVerdict;
}

/** Reads a condition that may use these variables; null for any. Throws an `ExpressionFault`. */
export function readExpression(text: string, names: Iterable<string> | null): Expression {
  const program = parseExpression(text, names);
  const blind = run(program, new Map(), allowanceTogether());
  return {
    names: program.names,
    constant: 'is' in blind ? blind.is : null,
    outlook(variables) {
      if ('fault' in blind && blind.fault === 'too_large')
        throw new ExpressionFault('always_fails', 'It always takes longer than an expression may', 1);
      const { failure, ...outlook } = outlookOf(program.ast, variables, valueAlone);
      if (failure) throw new ExpressionFault('always_fails', `It can never be judged: ${failure.message}`, characterAt(text, failure.at));
      return outlook;
    },
    judge(values, allowance = allowanceTogether()) {
      const read = Array.from(program.names, (name) => [name, Object.hasOwn(values, name) ? values[name] : null] as const);
      const copies = copiesOf(Object.fromEntries(read));
      return copies === null ? { fault: 'too_large' } : run(program, copies, allowance);
    },
  };
}

/** Evaluates a part without variables; null where it cannot be taken out. */
function valueAlone(node: Program['ast']): { value: unknown } | { fault: string } | null {
  const part = partOf(node);
  return part && evaluationOf(part, new Map(), allowanceTogether());
}

function run(program: Program, copies: Copies, allowance: Allowance): ConditionVerdict {
  const outcome = evaluationOf(program, copies, allowance);
  if ('fault' in outcome) return outcome;
  return typeof outcome.value === 'boolean' ? { is: outcome.value } : { fault: 'not_boolean' };
}

function evaluationOf({ ast, run: evaluate }: Pick<Program, 'ast' | 'run'>, copies: Copies, allowance: Allowance): Evaluation {
  const entries = Array.from(copies);
  // To copy a value takes a step, too.
  const copySteps = entries.reduce((sum, [, { size }]) => sum + size.values, 0);
  const steps = copySteps + stepsOf(ast, new Map(entries.map(([name, { size }]) => [name, size])));
  if (steps > Math.min(MOST_STEPS, allowance.steps)) return { fault: 'too_large' };
  allowance.steps -= steps;
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, { value }] of entries) values[name] = value;
  const { stackTraceLimit } = Error;
  // A loop goes on after a failure, and where in the library each of thousands came from nobody reads.
  Error.stackTraceLimit = 0;
  try {
    return { value: evaluate(values) };
  } catch {
    return { fault: 'failed' };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
