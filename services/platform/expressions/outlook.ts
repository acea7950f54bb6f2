import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf, variablesIn } from './guard.ts';
import { isMacro, receiverOf } from './syntax.ts';

type ValueKind = 'null' | 'bool' | 'number' | 'string' | 'map' | 'list';

/** The possible kinds and members of a value that is not yet known. */
export interface ValueShape {
  /** The possible kinds; null for any. */
  kinds: ReadonlySet<ValueKind> | null;
  /** The possible members, if the value is a map; null for any. */
  members: ReadonlyMap<string, ValueShape> | null;
}

/** The possible values of an expression; if neither true nor false is possible, the expression always fails. */
export interface Outlook {
  true: boolean;
  false: boolean;
  /** The certain failure, with its offset in the text. */
  failure: { message: string; at: number } | null;
}

/** A failure that occurs for all values of the variables. */
class Failure {
  readonly message: string;
  readonly node: ASTNode;

  constructor(message: string, node: ASTNode) {
    this.message = message;
    this.node = node;
  }
}

/** The possible values of a part of the expression; `true` and `false` only count if its kind may be `bool`. */
type PartOutlook = ValueShape & { true: boolean; false: boolean };

export const shapeOf = (...kinds: ValueKind[]): ValueShape => ({ kinds: new Set(kinds), members: null });
export const ANY_VALUE: ValueShape = { kinds: null, members: null };
const BOOL = shapeOf('bool');

/** The kinds that operators, functions and methods accept. Other kinds make them fail. `...{ }` keeps several in one line. */
const ACCEPTED_KINDS: Readonly<Record<string, readonly ValueKind[]>> = {
  ...{ '<': ['bool', 'number', 'string'], '<=': ['bool', 'number', 'string'] },
  ...{ '>': ['bool', 'number', 'string'], '>=': ['bool', 'number', 'string'] },
  ...{ '+': ['number', 'string', 'list'], '-': ['number'], '*': ['number'], '/': ['number'], '%': ['number'], '-_': ['number'] },
  ...{ size: ['string', 'map', 'list'], string: ['bool', 'number', 'string'], bool: ['bool', 'string'] },
  ...{ int: ['number', 'string'], double: ['number', 'string'], timestamp: ['number', 'string'], duration: ['string'] },
  ...{
    contains: ['string'],
    startsWith: ['string'],
    endsWith: ['string'],
    trim: ['string'],
    lowerAscii: ['string'],
    upperAscii: ['string'],
  },
  // Methods of times. No variable is a time, since JSON has none; expressions create times from numbers and texts.
  ...{ getFullYear: [], getMonth: [], getDate: [], getHours: [] },
};

/** The kinds that operators, functions and methods return; any kind if not listed. */
const RETURNED_SHAPES: Readonly<Record<string, ValueShape>> = {
  ...{ '<': BOOL, '<=': BOOL, '>': BOOL, '>=': BOOL, '==': BOOL, '!=': BOOL, in: BOOL, has: BOOL, hasValue: BOOL, bool: BOOL },
  ...{ all: BOOL, exists: BOOL, exists_one: BOOL, filter: shapeOf('list'), map: shapeOf('list'), list: shapeOf('list') },
  ...{ contains: BOOL, startsWith: BOOL, endsWith: BOOL, string: shapeOf('string'), trim: shapeOf('string') },
  ...{ lowerAscii: shapeOf('string'), upperAscii: shapeOf('string'), size: shapeOf('number'), int: shapeOf('number') },
  ...{ double: shapeOf('number'), getFullYear: shapeOf('number'), getMonth: shapeOf('number'), getDate: shapeOf('number') },
  ...{ getHours: shapeOf('number') },
};

/** The operators that need two values of the same kind. */
const SAME_KIND_OPERATORS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '+', '-', '*', '/', '%']);

/**
 * Returns an expression's possible values, by the shapes of its variables. `evaluate` computes a part that reads no variable: its value, or
 * the fault with which it fails each time; null if it cannot be computed alone.
 */
export function outlookOf(
  root: ASTNode,
  variables: ReadonlyMap<string, ValueShape>,
  evaluate: (part: ASTNode) => { value: unknown } | { fault: string } | null,
): Outlook {
  const look = (node: ASTNode): PartOutlook | Failure => {
    const constant = variablesIn(node).size === 0 ? evaluate(node) : null;
    if (constant === null) return outlookOfNode(node);
    return 'fault' in constant ? new Failure('This part fails each time', node) : partOfValue(constant.value);
  };

  const outlookOfNode = (node: ASTNode): PartOutlook | Failure => {
    switch (node.op) {
      case 'id':
        return part(variables.get(node.args) ?? ANY_VALUE);
      case '&&':
      case '||':
        return logic(node.op, node.args.map(look));
      case '?:':
        return choice(node.args[0], node.args.map(look) as [PartOutlook | Failure, PartOutlook | Failure, PartOutlook | Failure]);
      default:
        break;
    }
    // `has` never fails, and the body of a loop over an empty list is never evaluated.
    const read = isMacro(node) ? [receiverOf(node)] : isCallOf(node, 'has') ? [] : childrenOf(node);
    const parts = read.map(look);
    const failure = parts.find((one) => one instanceof Failure);
    return failure ?? outlookOfOperation(node, parts as PartOutlook[]);
  };

  const whole = look(root);
  if (whole instanceof Failure) return failing(whole.message, whole.node.start);
  if (isNever(whole, 'bool')) return failing('This is never true or false', root.start);
  return { true: whole.true, false: whole.false, failure: null };
}

const failing = (message: string, at: number): Outlook => ({ true: false, false: false, failure: { message, at } });

/** Returns the possible values of a node whose parts do not fail, or its failure. */
function outlookOfOperation(node: ASTNode, parts: readonly PartOutlook[]): PartOutlook | Failure {
  const [first, second] = parts;
  const name = nameOf(node);
  if (node.op === '!_') return first && isNever(first, 'bool') ? new Failure('“not” needs true or false', node) : negate(first!);
  if (node.op === '.' || node.op === '[]') return memberOf(node, first!);
  const takes = ACCEPTED_KINDS[name];
  if (takes && first && isNever(first, ...takes)) return new Failure(`${name} cannot be done with this`, node);
  if (SAME_KIND_OPERATORS.has(name) && second && isNever(second, ...kindsOfSecond(takes ?? [], first)))
    return new Failure(`${name} cannot be done with these two`, node);
  if (node.op === 'in' && second && isNever(second, 'map', 'list'))
    return new Failure('It has no items, because it is no list and no object', node);
  if (isMacro(node) && first && isNever(first, 'map', 'list')) return new Failure('This is no list', node);
  // An object in braces; the method `map`, which has the same name, returns a list.
  if (node.op === 'map') return part(shapeOf('map'));
  return part(RETURNED_SHAPES[name] ?? ANY_VALUE);
}

/** Returns the accepted kinds of a second value: those that the first value may also have. */
const kindsOfSecond = (takes: readonly ValueKind[], first: PartOutlook | undefined) =>
  takes.filter((kind) => first?.kinds?.has(kind) ?? true);

function memberOf(node: Extract<ASTNode, { op: '.' | '[]' }>, owner: PartOutlook): PartOutlook | Failure {
  const [, right] = node.args;
  const literal = typeof right === 'string' ? right : right.op === 'value' && typeof right.args === 'string' ? right.args : null;
  if (isNever(owner, ...(node.op === '.' ? (['map'] as const) : (['map', 'list'] as const))))
    return new Failure(literal === null ? 'This has no members' : `This has no members, so no “${literal}”`, node);
  if (literal === null || owner.members === null) return part(ANY_VALUE);
  const member = owner.members.get(literal);
  return member ? part(member) : new Failure(`There is no “${literal}” in this`, node);
}

function logic(op: '&&' | '||', parts: readonly (PartOutlook | Failure)[]): PartOutlook | Failure {
  const answers = parts.map((one) => (one instanceof Failure || isNever(one, 'bool') ? { true: false, false: false } : one));
  const every = (is: 'true' | 'false') => answers.every((one) => one[is]);
  const some = (is: 'true' | 'false') => answers.some((one) => one[is]);
  const answer = op === '&&' ? { true: every('true'), false: some('false') } : { true: some('true'), false: every('false') };
  const failure = parts.find((one) => one instanceof Failure);
  return failure && !answer.true && !answer.false ? failure : { ...BOOL, ...answer };
}

function choice(
  node: ASTNode,
  [condition, yes, no]: [PartOutlook | Failure, PartOutlook | Failure, PartOutlook | Failure],
): PartOutlook | Failure {
  if (condition instanceof Failure) return condition;
  if (isNever(condition, 'bool')) return new Failure('This is never true or false', node);
  const open = [...(condition.true ? [yes] : []), ...(condition.false ? [no] : [])];
  const results = open.filter((one): one is PartOutlook => !(one instanceof Failure));
  const [first] = results;
  if (!first) return open[0] ?? new Failure('This part fails each time', node);
  const one = results.length === 1 ? first : part(ANY_VALUE);
  return { ...one, true: results.some((result) => result.true), false: results.some((result) => result.false) };
}

const nameOf = (node: ASTNode): string => (node.op === 'call' || node.op === 'rcall' ? node.args[0] : node.op);
const isCallOf = (node: ASTNode, name: string) => node.op === 'call' && node.args[0] === name;

/** Returns true if a value is certainly of none of these kinds. */
const isNever = ({ kinds }: ValueShape, ...others: readonly ValueKind[]) => kinds !== null && !others.some((kind) => kinds.has(kind));

/** Returns the outlook of a part of which only the shape is known. */
function part(shape: ValueShape): PartOutlook {
  const may = !isNever(shape, 'bool');
  return { ...shape, true: may, false: may };
}

const negate = (one: PartOutlook): PartOutlook => ({ ...BOOL, true: one.false, false: one.true });

function partOfValue(value: unknown): PartOutlook {
  if (typeof value === 'boolean') return { ...BOOL, true: value, false: !value };
  if (typeof value === 'string') return part(shapeOf('string'));
  if (typeof value === 'bigint' || typeof value === 'number') return part(shapeOf('number'));
  if (value === null) return part(shapeOf('null'));
  return part(Array.isArray(value) ? shapeOf('list') : ANY_VALUE);
}
