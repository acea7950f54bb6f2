import { type ASTNode, Environment, serialize } from '@marcbachmann/cel-js';
import { LONGEST_EXPRESSION } from '#contracts/base/limits.ts';
import { bodyOf, isMacro, receiverOf } from './syntax.ts';

/** An author's fault, and its character. */
export class ExpressionFault extends Error {
  readonly code: 'too_long' | 'syntax' | 'unknown_name' | 'not_allowed' | 'not_boolean' | 'always_fails';
  /** The character, counted from 1. */
  readonly at: number;
  /** The unknown name, where that is the fault. */
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

/** Every call that an expression may make; not `matches`, whose patterns may run for ever, nor `bind`, which doubles texts. */
const CALLS: ReadonlySet<string> = new Set([
  ...['has', 'size', 'int', 'double', 'string', 'bool', 'timestamp', 'duration'],
  ...['all', 'exists', 'exists_one', 'filter', 'map'],
  ...['contains', 'startsWith', 'endsWith', 'trim', 'lowerAscii', 'upperAscii', 'orValue', 'hasValue'],
  ...['getFullYear', 'getMonth', 'getDate', 'getHours'],
]);

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** A text that CEL can read and the guard lets pass. */
export interface Program {
  ast: ASTNode;
  names: ReadonlySet<string>;
  /** Throws what the library throws: a member that is not there, values that cannot be compared. */
  run(values: Readonly<Record<string, unknown>>): unknown;
}

/** Tells whether CEL takes a name for a variable; `list`, `int` or `package` mean something else. */
export function isVariableName(name: string): boolean {
  return NAME.test(name) && declares(environment(), name);
}

/** Parses and checks an expression that may read these variables, null for any. Throws an `ExpressionFault`. */
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
  if (type !== 'bool' && type !== 'dyn') throw new ExpressionFault('not_boolean', `It is ${type}; say a condition, true or false`, 1);
  return { ast: program.ast, names: new Set(read.keys()), run: program };
}

/** Returns a part of an expression as one of its own; null where the library cannot write it down. */
export function partOf(node: ASTNode): Pick<Program, 'ast' | 'run'> | null {
  try {
    const run = environment().parse(serialize(node));
    return { ast: run.ast, run };
  } catch {
    return null;
  }
}

/** Operators between whole and other numbers, which CEL lacks and people mix. */
const MIXED_OPERATORS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** A ready environment: registering takes longer than most expressions. */
const reckoning = readyEnvironment();
const environment = () => reckoning.clone();

function readyEnvironment(): Environment {
  const env = new Environment({
    ...{ unlistedVariablesAreDyn: false, enableOptionalTypes: true, homogeneousAggregateLiterals: false },
    limits: LIMITS,
  });
  for (const [sign, reckon] of Object.entries(MIXED_OPERATORS)) {
    env.registerOperator(`int ${sign} double`, (left: bigint, right: number) => reckon(Number(left), right));
    env.registerOperator(`double ${sign} int`, (left: number, right: bigint) => reckon(left, Number(right)));
  }
  return env;
}

function declares(env: Environment, name: string): boolean {
  try {
    env.registerVariable(name, 'dyn');
    return true;
  } catch {
    return false;
  }
}

/** Refuses what is not on the list, and loops within loops: they grow with every level. */
function refuseCalls(text: string, root: ASTNode): void {
  const visit = (node: ASTNode, looping: boolean): void => {
    const call = node.op === 'call' || node.op === 'rcall' ? node.args[0] : null;
    // A method stands behind what it is called on, where the node begins.
    const start = node.op === 'rcall' ? text.indexOf(node.args[0], receiverOf(node).end) : node.start;
    const refuse = (why: string) => new ExpressionFault('not_allowed', why, characterAt(text, start));
    if (call !== null && !CALLS.has(call)) throw refuse(`${call}() is not allowed`);
    if (isMacro(node) && looping) throw refuse(`${call}() may not stand within another loop`);
    for (const child of childrenOf(node)) visit(child, looping || isMacro(node));
  };
  visit(root, false);
}

/** Returns the variables that an expression reads and their first place, without a loop's own. */
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

/** Returns a node's children. */
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
  // The library names half of a character that has two code units.
  const message = (summary ?? 'It cannot be read').replace(/\p{Cs}/u, () => String.fromCodePoint(text.codePointAt(at) ?? 0));
  return new ExpressionFault('syntax', message, characterAt(text, at));
}

/** Returns a place as a reader counts characters, from 1. */
export function characterAt(text: string, offset: number): number {
  return Array.from(text.slice(0, offset)).length + 1;
}
