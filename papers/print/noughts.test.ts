import { expect, test } from 'vitest';
import type { Gray } from '../../vision/gray.ts';
import { withTrueNoughts } from './noughts.ts';

const BOX = { x: 0, y: 4, width: 400, height: 26 };

/** Letters of ten pixels whose tops are so many pixels below the box's. */
function read(text: string, tops: readonly number[]): string {
  const image: Gray = { data: new Uint8ClampedArray(400 * 34).fill(220), width: 400, height: 34 };
  const letters = [...text].map((sign, at) => {
    const left = 10 + 14 * at;
    for (let y = BOX.y + tops[at]!; y < 26; y++) image.data.fill(40, y * 400 + left, y * 400 + left + 10);
    return { text: sign, probability: 0.4, x0: left - 1, x1: left + 11 };
  });
  return withTrueNoughts(image, BOX, letters)
    .map((letter) => letter.text + (letter.probability > 0.9 ? '!' : ''))
    .join('');
}

test.each([
  ['corre0', [9, 9, 9, 9, 9, 9], 'correo!', 'as low as the letters beside it'],
  ['corre0', [9, 9, 9, 9, 9, 4], 'corre0!', 'as high as a figure'],
  ['l0re', [4, 9, 9, 9], 'lo!re', 'the tall letter beside it is not what it is compared with'],
  ['lt0', [4, 4, 4], 'lt0', 'nothing tells where no letter is low'],
  ['2017', [4, 4, 4, 4], '2017', 'a number is as it is'],
])('%s with tops at %j is %s: %s', (text, tops, expected) => {
  expect(read(text, tops)).toBe(expected);
});
