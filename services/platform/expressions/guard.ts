import { type ASTNode, Environment, serialize } from '@marcbachmann/cel-js';
import { LONGEST_EXPRESSION } from '#contracts/base/limits.ts';
import { bodyOf, isMacro, MACROS, receiverOf } from './syntax.ts';

/** A mistake in an expression, with its position in the text. */
export class ExpressionFault extends Error {
  readonly code: 'too_long' | 'syntax' | 'unknown_name' | 'not_allowed' | 'not_boolean' | 'always_fails';
  /** Position of the first wrong character, counted from 1. */
  readonly at: number;
  /** The name, if the fault is an unknown name. */
  readonly unknown: string | null;

  constructor(code: ExpressionFault['code'], message: string, at: number, unknown: string | null = null) {
    super(message);
    this.name = 'ExpressionFault';
    this.code = code;
    this.at = at;
    this.unknown = unknown;
  }
}

const LIMITS = { maxAstNodes: 300, maxDepth: 20, maxListElements: 50, maxMapEntries: 20, maxCallArguments: 8 };

/** The calls that an expression may make. `matches` is left out, since patterns may run forever, and `bind`, since it doubles texts. */
const CALLS: ReadonlySet<string> = new Set([
  ...['has', 'size', 'int', 'double', 'string', 'bool', 'timestamp', 'duration'],
  ...MACROS,
  ...['contains', 'startsWith', 'endsWith', 'trim', 'lowerAscii', 'upperAscii', 'orValue', 'hasValue'],
  ...['getFullYear', 'getMonth', 'getDate', 'getHours'],
]);

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** An expression that CEL (Common Expression Language) parsed and the guard accepted. */
export interface Program {
  ast: ASTNode;
  names: ReadonlySet<string>;
  /** Evaluates. Throws the library's errors, for example for a missing member or values that cannot be compared. */
  run(values: Readonly<Record<string, unknown>>): unknown;
}

/** Returns true if CEL accepts a name as a variable; `list`, `int` or `package` are reserved. */
export function isVariableName(name: string): boolean {
  return NAME.test(name) && declares(environment(), name);
}

/** Parses and checks an expression that may read these variables (null: any). Throws an `ExpressionFault`. */
export function parseExpression(text: string, names: Iterable<string> | null): Program {
  if (text.length > LONGEST_EXPRESSION)
    throw new ExpressionFault('too_long', `At most ${LONGEST_EXPRESSION} characters`, LONGEST_EXPRESSION + 1);
  const syntax = libraryCall(text, () => environment().parse(text).ast);
  refuseCalls(text, syntax);
  const read = variablesIn(syntax);
  const allowedNames = new Set(names ?? read.keys());
  const env = environment();
  for (const [name, at] of read) {
    if (allowedNames.has(name) && NAME.test(name) && declares(env, name)) continue;
    throw new ExpressionFault('unknown_name', `There is no “${name}”`, characterAt(text, at), name);
  }
  const program = libraryCall(text, () => env.parse(text));
  const { valid, type, error } = program.check();
  if (!valid) throw faultOf(text, error);
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionFault('not_boolean', `It is ${type}; a condition must be true or false`, 1);
  return { ast: program.ast, names: new Set(read.keys()), run: program };
}

/** Returns a part of an expression as a separate expression. Null if the library cannot serialize the part. */
export function partOf(node: ASTNode): Pick<Program, 'ast' | 'run'> | null {
  try {
    const run = environment().parse(serialize(node));
    return { ast: run.ast, run };
  } catch {
    return null;
  }
}

/** Operators between integers and decimals, which CEL lacks and authors mix. */
const MIXED_OPERATORS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** The prepared environment; it is cloned, since registering operators takes longer than most expressions. */
const preparedEnvironment = prepareEnvironment();
const environment = () => preparedEnvironment.clone();

function prepareEnvironment(): Environment {
  const env = new Environment({
    ...{ unlistedVariablesAreDyn: false, enableOptionalTypes: true, homogeneousAggregateLiterals: false },
    limits: LIMITS,
  });
  for (const [sign, calculate] of Object.entries(MIXED_OPERATORS)) {
    env.registerOperator(`int ${sign} double`, (left: bigint, right: number) => calculate(Number(left), right));
    env.registerOperator(`double ${sign} int`, (left: number, right: bigint) => calculate(left, Number(right)));
  }
  return env;
}

/** Returns true if CEL accepts the name; the environment then has it as a variable. */
function declares(env: Environment, name: string): boolean {
  try {
    env.registerVariable(name, 'dyn');
    return true;
  } catch {
    return false;
  }
}

/** Throws `not_allowed` for calls outside `CALLS`, and for loops within loops, whose cost grows with every level. */
function refuseCalls(text: string, root: ASTNode): void {
  const visit = (node: ASTNode, isInLoop: boolean): void => {
    const call = node.op === 'call' || node.op === 'rcall' ? node.args[0] : null;
    // A method's node begins at its receiver, so the method's name is searched after the receiver.
    const start = node.op === 'rcall' ? text.indexOf(node.args[0], receiverOf(node).end) : node.start;
    const refuse = (why: string) => new ExpressionFault('not_allowed', why, characterAt(text, start));
    if (call !== null && !CALLS.has(call)) throw refuse(`${call}() is not allowed`);
    if (isMacro(node) && isInLoop) throw refuse(`${call}() may not stand within another loop`);
    for (const child of childrenOf(node)) visit(child, isInLoop || isMacro(node));
  };
  visit(root, false);
}

/** Returns the variables that an expression reads, with their first position; the variables of loops are left out. */
export function variablesIn(root: ASTNode): ReadonlyMap<string, number> {
  const read = new Map<string, number>();
  const visit = (node: ASTNode, own: ReadonlySet<string>): void => {
    if (node.op === 'id' && !own.has(node.args) && !read.has(node.args)) read.set(node.args, node.start);
    if (!isMacro(node)) {
      for (const child of childrenOf(node)) visit(child, own);
      return;
    }
    const { variable, parts } = bodyOf(node);
    visit(receiverOf(node), own);
    for (const part of parts) visit(part, new Set([...own, variable]));
  };
  visit(root, new Set());
  return read;
}

export function childrenOf({ args }: ASTNode): ASTNode[] {
  return ([args].flat(3) as unknown[]).filter(isNode);
}

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'op' in value;

function libraryCall<Value>(text: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw faultOf(text, error);
  }
}

function faultOf(text: string, error: unknown): ExpressionFault {
  const { summary, range } = error as { summary?: string; range?: { start: number } };
  const at = range?.start ?? 0;
  // For a character of two code units, the library's message contains only the first unit.
  const message = (summary ?? 'It cannot be read').replace(/\p{Cs}/u, () => String.fromCodePoint(text.codePointAt(at) ?? 0));
  return new ExpressionFault('syntax', message, characterAt(text, at));
}

/** Converts an offset in code units to a position in characters, counted from 1. */
export function characterAt(text: string, offset: number): number {
  return Array.from(text.slice(0, offset)).length + 1;
}
