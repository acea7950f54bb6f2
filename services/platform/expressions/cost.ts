import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './guard.ts';
import { bodyOf, isMacro, receiverOf } from './syntax.ts';

/** Upper bounds of the size of a value. */
export interface ValueSize {
  /** Number of values inside the value, itself included. */
  values: number;
  characters: number;
  /** Members of the longest list or map inside. Maps count, since a loop may run over their names. */
  longest: number;
  /** Characters of the longest text or name inside. */
  text: number;
}

/** Upper bounds of the evaluation and the result of a part of an expression. */
interface CostBound {
  /** Maximum number of steps of an evaluation; a step takes a fraction of a microsecond. */
  steps: number;
  size: ValueSize;
}

const ONE: ValueSize = { values: 1, characters: 0, longest: 0, text: 0 };

/** Steps that a failure costs; each round of a loop may fail. */
const FAILURE = 8;

/** Steps of computing the time of a named place, which creates a calendar. */
const PLACE = 400;

/** Comparisons of letters that a text search makes in one step. */
const COMPARISONS_PER_STEP = 200;

/** Parsing a duration is O(n³), so a text of n characters counts n³ / 50 steps. */
const CUBES_PER_STEP = 50;

const CLOCKS: ReadonlySet<string> = new Set(['getFullYear', 'getMonth', 'getDate', 'getHours']);

/** Returns the steps of reading a whole value; eight characters of text are one step. */
const readingSteps = ({ values, characters }: ValueSize) => values + characters / 8;

const sumOf = (sizes: readonly ValueSize[]): ValueSize => ({
  values: sizes.reduce((sum, { values }) => sum + values, 0),
  characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
  longest: sizes.reduce((sum, { longest }) => sum + longest, 0),
  text: sizes.reduce((sum, { text }) => sum + text, 0),
});

const literalOf = (value: unknown): ValueSize =>
  typeof value === 'string' ? { ...ONE, characters: value.length, text: value.length } : ONE;

/**
 * Returns the maximum number of steps of an expression, from its syntax and the sizes of its variables alone: equal input is judged
 * equally.
 */
export function stepsOf(ast: ASTNode, sizes: ReadonlyMap<string, ValueSize>): number {
  return computeBound(ast, sizes).steps;
}

function computeBound(node: ASTNode, sizes: ReadonlyMap<string, ValueSize>): CostBound {
  if (isMacro(node)) return boundOfLoop(node, sizes);
  const parts = childrenOf(node).map((child) => computeBound(child, sizes));
  const steps = 1 + parts.reduce((sum, part) => sum + part.steps, 0);
  const inner = parts.map(({ size }) => size);
  const all = sumOf(inner);
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
      // A comparison ends at the end of the smaller value.
      return { steps: steps + FAILURE + Math.min(...inner.map(readingSteps)), size: ONE };
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
      // A call, `in` or `+` may read its whole arguments, and returns nothing larger than all of them.
      return { steps: steps + FAILURE + (namesPlace(node) ? PLACE : 0) + searchSteps(node, inner) + readingSteps(all), size: all };
  }
}

/** Returns true if a call names a place: `time.getHours("Asia/Tokyo")`. */
const namesPlace = ({ op, args }: ASTNode) => op === 'rcall' && CLOCKS.has(args[0]) && args[2].length > 0;

/** Returns the additional steps of `duration` and `contains`, which read a text several times; 0 for other calls. */
function searchSteps({ op, args }: ASTNode, inner: readonly ValueSize[]): number {
  if (op === 'call' && args[0] === 'duration') return (inner[0]?.text ?? 0) ** 3 / CUBES_PER_STEP;
  if (op !== 'rcall' || args[0] !== 'contains') return 0;
  const [text, wanted] = inner;
  return ((text?.text ?? 0) * (wanted?.text ?? 0)) / COMPARISONS_PER_STEP;
}

function boundOfLoop(node: Parameters<typeof bodyOf>[0], sizes: ReadonlyMap<string, ValueSize>): CostBound {
  const list = computeBound(receiverOf(node), sizes);
  const { variable, parts } = bodyOf(node);
  const bounds = parts.map((part) => computeBound(part, new Map([...sizes, [variable, list.size]])));
  const rounds = list.size.longest;
  const perRound = 1 + bounds.reduce((sum, { steps }) => sum + steps, 0);
  const result = sumOf(bounds.map(({ size }) => size));
  const loopSize = {
    ...{ values: rounds * result.values, characters: rounds * result.characters },
    ...{ longest: Math.max(rounds, result.longest), text: result.text },
  };
  return { steps: 1 + list.steps + rounds * perRound, size: sumOf([list.size, loopSize]) };
}
