import { expect, it } from 'vitest';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { processorTime } from '#test/support/processor-time.ts';
import type { Gray } from '#vision/gray.ts';
import { findLines } from '#vision/reader/find-lines.ts';
import { withoutRules } from './rules.ts';

const [WIDTH, HEIGHT] = [600, 400];
type Bar = readonly [x: number, y: number, width: number, height: number];

function sheet(...bars: readonly Bar[]): Gray {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT).fill(230);
  for (const [x, y, width, height] of bars)
    for (let row = y; row < y + height; row++) data.fill(40, row * WIDTH + x, row * WIDTH + x + width);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Returns the letters of a word as bars of 10 by 16 pixels. */
const word = (x: number, y: number, letters: number): Bar[] => Array.from({ length: letters }, (_, at) => [x + 13 * at, y, 10, 16]);
const frame: readonly Bar[] = [
  [100, 100, 300, 2],
  [100, 160, 300, 2],
  [100, 100, 2, 62],
  [398, 100, 2, 62],
];
const edgesOf = (image: Gray) => findLines(image).map(({ x }) => x);

it('a letter that touches the rule of its cell stays with its word', () => {
  const touching = sheet(...frame, ...word(102, 120, 6));
  const free = sheet(...word(102, 120, 6));
  const [edge] = edgesOf(free);
  expect(edgesOf(touching)[0]).toBeGreaterThan(edge! + 8);
  expect(edgesOf(withoutRules(touching))).toEqual([expect.closeTo(edge!, -0.5)]);
});

it('rules that lean are wiped, and what stands between them stays', () => {
  const lean = (y: number): Bar[] => Array.from({ length: 20 }, (_, at) => [100 + 15 * at, y + (at >> 1), 15, 2]);
  const table = [...lean(100), ...lean(140), [100, 100, 2, 42] as const, [398, 109, 2, 42] as const];
  const clean = withoutRules(sheet(...table, ...word(200, 120, 6)));
  expect(clean.data.filter((value) => value < 200).length).toBeLessThan(6 * 160 + 3);
});

it.each([
  ['letters and their strokes', word(100, 120, 12)],
  ['a thick bar', [[100, 100, 12, 200]]],
  ['a short stroke', [[100, 100, 3, 18]]],
] as const)('%s are none', (_what, bars) => {
  const image = sheet(...(bars as readonly Bar[]));
  expect(withoutRules(image)).toEqual(image);
});

it('texture is left as it is, and soon', () => {
  // Chains of beads: from each bead two lines lead into its chain, which has too many beads for a rule.
  const side = 2400;
  const isBead = (x: number, y: number) => y % 5 === 2 || (x % 8 < 3 && y % 5 > 0 && y % 5 < 4);
  const data = Uint8ClampedArray.from({ length: side * side }, (_, at) => (isBead(at % side, Math.floor(at / side)) ? 40 : 230));
  const image = { data, width: side, height: side };
  const { result, milliseconds } = processorTime(() => withoutRules(image));
  expect(result).toBe(image);
  expect(milliseconds).toBeLessThan(onThisMachine(5000));
});
