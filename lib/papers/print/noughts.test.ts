import { expect, test } from 'vitest';
import type { Gray } from '#vision/gray.ts';
import { inkOf } from './ink.ts';
import { isLowNought } from './noughts.ts';

const BOX = { x: 0, y: 4, width: 400, height: 26 };

/** Judges one of several letters, ten pixels wide. `tops`: pixels from the box's top to the top of each letter. */
function isLowAt(text: string, tops: readonly number[], at: number): boolean | null {
  const image: Gray = { data: new Uint8ClampedArray(400 * 34).fill(220), width: 400, height: 34 };
  const letters = [...text].map((sign, place) => {
    const left = 10 + 14 * place;
    for (let y = BOX.y + tops[place]!; y < 26; y++) image.data.fill(40, y * 400 + left, y * 400 + left + 10);
    return { text: sign, probability: 0.4, x0: left - 1, x1: left + 11 };
  });
  return isLowNought(inkOf(image, BOX), letters, at);
}

test.each<[string, number[], number, boolean | null, string]>([
  ['corre0', [9, 9, 9, 9, 9, 9], 5, true, 'as low as the letters beside it'],
  ['corre0', [9, 9, 9, 9, 9, 4], 5, false, 'as high as a figure'],
  ['correo', [9, 9, 9, 9, 9, 4], 5, false, 'whatever it was read as'],
  ['l0re', [4, 9, 9, 9], 1, true, 'the tall letter beside it is not what it is compared with'],
  ['lt0', [4, 4, 4], 2, null, 'nothing tells where no letter is low'],
  ['2017', [4, 4, 4, 4], 1, null, 'a number is as it is'],
  ['corre0', [9, 9, 9, 9, 9, 9], 0, null, 'only round signs are asked about'],
])('%s with tops at %j, sign %i: %j (%s)', (text, tops, at, expected, _why) => {
  expect(isLowAt(text, tops, at)).toBe(expected);
});
