import { stepsOf } from './cost.ts';
import { characterAt, ExpressionFault, type Program, parseExpression, partOf } from './guard.ts';
import { type Outlook, outlookOf, type ValueShape } from './outlook.ts';
import { copiesOf } from './values.ts';

/** The value of an expression, or the reason for having none. */
type Evaluation = { value: unknown } | { fault: 'too_large' | 'failed' };

type Copies = NonNullable<ReturnType<typeof copiesOf>>;

/** Maximum number of steps of one evaluation; so many take a few milliseconds. */
const MAX_STEPS = 60_000;

/** Maximum number of steps of all evaluations in one turn of the event loop. */
const MAX_STEPS_TOGETHER = 2 * MAX_STEPS;

/** The remaining steps of expressions that run in the same turn of the event loop. */
export interface Allowance {
  steps: number;
}

export const allowanceTogether = (): Allowance => ({ steps: MAX_STEPS_TOGETHER });

/** A verdict or a fault. `too_large`: may take too long. `not_boolean`: is no condition. `failed`: reads or compares unsuitable values. */
export type ConditionVerdict = { is: boolean } | { fault: 'too_large' | 'not_boolean' | 'failed' };

export interface Expression {
  /** The variables that the expression reads. */
  names: ReadonlySet<string>;
  /** The value, if it is the same for all variables; else null. */
  constant: boolean | null;
  /** Returns whether true and false are possible, by the shapes of the variables. Throws an `ExpressionFault` if it always fails. */
  outlook(variables: ReadonlyMap<string, ValueShape>): Pick<Outlook, 'true' | 'false'>;
  /** Evaluates with JSON values; a missing value is null. The steps are deducted from `allowance`, which expressions of one turn share. */
  judge(values: Readonly<Record<string, unknown>>, allowance?: Allowance): ConditionVerdict;
}

/** Parses a condition that may use these variables (null: any). Throws an `ExpressionFault`. */
export function readExpression(text: string, names: Iterable<string> | null): Expression {
  const program = parseExpression(text, names);
  // Evaluated once without values: a result that needs none is the same for all variables.
  const withoutValues = run(program, new Map(), allowanceTogether());
  return {
    names: program.names,
    constant: 'is' in withoutValues ? withoutValues.is : null,
    outlook(variables) {
      if ('fault' in withoutValues && withoutValues.fault === 'too_large')
        throw new ExpressionFault('always_fails', 'It always takes longer than an expression may', 1);
      const { failure, ...outlook } = outlookOf(program.ast, variables, valueAlone);
      if (failure)
        throw new ExpressionFault('always_fails', `It can never be evaluated: ${failure.message}`, characterAt(text, failure.at));
      return outlook;
    },
    judge(values, allowance = allowanceTogether()) {
      const read = Array.from(program.names, (name) => [name, Object.hasOwn(values, name) ? values[name] : null] as const);
      const copies = copiesOf(Object.fromEntries(read));
      return copies === null ? { fault: 'too_large' } : run(program, copies, allowance);
    },
  };
}

/** Evaluates a part that has no variables. Null if the part cannot be written as an expression. */
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
  // Copying a value also takes a step.
  const copySteps = entries.reduce((sum, [, { size }]) => sum + size.values, 0);
  const steps = copySteps + stepsOf(ast, new Map(entries.map(([name, { size }]) => [name, size])));
  if (steps > Math.min(MAX_STEPS, allowance.steps)) return { fault: 'too_large' };
  allowance.steps -= steps;
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, { value }] of entries) values[name] = value;
  const { stackTraceLimit } = Error;
  // A loop goes on after failures; the stack traces of thousands of them would cost time, and nobody reads them.
  Error.stackTraceLimit = 0;
  try {
    return { value: evaluate(values) };
  } catch {
    return { fault: 'failed' };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
