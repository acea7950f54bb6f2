import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './guard.ts';
import { bodyOf, isMacro, receiverOf } from './syntax.ts';

export interface ValueSize {
  /** Values in it, itself included. */
  values: number;
  characters: number;
  /** Members of its longest list or map: a loop goes over names, too. */
  longest: number;
  text: number;
}

interface CostBound {
  /** Steps of its evaluation at most; one is a fraction of a microsecond. */
  steps: number;
  size: ValueSize;
}

const ONE: ValueSize = { values: 1, characters: 0, longest: 0, text: 0 };

/** Steps of a failure; each round of a loop may fail. */
const FAILURE = 8;

/** Steps of telling a named place's time, which makes a calendar. */
const PLACE = 400;

/** Letters that a search compares in one step. */
const COMPARISONS_PER_STEP = 200;

/** Parsing a duration is O(n³): steps = n³ / 50. */
const CUBES_PER_STEP = 50;

const CLOCKS: ReadonlySet<string> = new Set(['getFullYear', 'getMonth', 'getDate', 'getHours']);

/** Returns the steps of reading a whole value; text goes by the machine word. */
const reading = ({ values, characters }: ValueSize) => values + characters / 8;

const together = (sizes: readonly ValueSize[]): ValueSize => ({
  values: sizes.reduce((sum, { values }) => sum + values, 0),
  characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
  longest: sizes.reduce((sum, { longest }) => sum + longest, 0),
  text: sizes.reduce((sum, { text }) => sum + text, 0),
});

const literalOf = (value: unknown): ValueSize =>
  typeof value === 'string' ? { ...ONE, characters: value.length, text: value.length } : ONE;

/** Returns a bound on an expression's steps for variables of these sizes: told from its text, so that equal input is judged alike. */
export function stepsOf(ast: ASTNode, sizes: ReadonlyMap<string, ValueSize>): number {
  return computeBound(ast, sizes).steps;
}

function computeBound(node: ASTNode, sizes: ReadonlyMap<string, ValueSize>): CostBound {
  if (isMacro(node)) return boundOfLoop(node, sizes);
  const parts = childrenOf(node).map((child) => computeBound(child, sizes));
  const steps = 1 + parts.reduce((sum, part) => sum + part.steps, 0);
  const inner = parts.map(({ size }) => size);
  const all = together(inner);
  switch (node.op) {
    case 'value':
      return { steps, size: literalOf(node.args) };
    case 'id':
      return { steps, size: sizes.get(node.args) ?? ONE };
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      // A comparison ends with the smaller of the two.
      return { steps: steps + FAILURE + Math.min(...inner.map(reading)), size: ONE };
    case 'list':
    case 'map':
      return { steps, size: { ...all, values: all.values + 1, longest: Math.max(inner.length, all.longest) } };
    case '.':
    case '.?':
    case '[]':
    case '[?]':
    case '!_':
    case '-_':
      return { steps: steps + FAILURE, size: inner[0] ?? ONE };
    case '&&':
    case '||':
      return { steps, size: ONE };
    default:
      // A call, `in`, `+`: each may read all that it gets, and makes nothing larger.
      return { steps: steps + FAILURE + (namesPlace(node) ? PLACE : 0) + searching(node, inner) + reading(all), size: all };
  }
}

/** Tells whether a call names a place: `time.getHours("Asia/Tokyo")`. */
const namesPlace = ({ op, args }: ASTNode) => op === 'rcall' && CLOCKS.has(args[0]) && args[2].length > 0;

/** Returns the steps of calls that read a text more than once. */
function searching({ op, args }: ASTNode, inner: readonly ValueSize[]): number {
  if (op === 'call' && args[0] === 'duration') return (inner[0]?.text ?? 0) ** 3 / CUBES_PER_STEP;
  if (op !== 'rcall' || args[0] !== 'contains') return 0;
  const [within, wanted] = inner;
  return ((within?.text ?? 0) * (wanted?.text ?? 0)) / COMPARISONS_PER_STEP;
}

function boundOfLoop(node: Parameters<typeof bodyOf>[0], sizes: ReadonlyMap<string, ValueSize>): CostBound {
  const list = computeBound(receiverOf(node), sizes);
  const { variable, parts } = bodyOf(node);
  const each = parts.map((part) => computeBound(part, new Map([...sizes, [variable, list.size]])));
  const rounds = list.size.longest;
  const perRound = 1 + each.reduce((sum, { steps }) => sum + steps, 0);
  const result = together(each.map(({ size }) => size));
  const loopSize = {
    ...{ values: rounds * result.values, characters: rounds * result.characters },
    ...{ longest: Math.max(rounds, result.longest), text: result.text },
  };
  return { steps: 1 + list.steps + rounds * perRound, size: together([list.size, loopSize]) };
}
