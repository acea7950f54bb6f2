import { expect, test } from 'vitest';
import type { RgbaImage } from '../watch/look.ts';
import { cardSignsIn } from './card-signs.ts';

const SIZE = { width: 240, height: 320 };
const CARD = { left: 40, top: 110, right: 200, bottom: 211 };

/** Draws a light card on a dark table; without a card, the table. */
function picture(hasCard: boolean): RgbaImage {
  const rgba = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(255);
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const isCard = hasCard && x >= CARD.left && x < CARD.right && y >= CARD.top && y < CARD.bottom;
    rgba.fill(isCard ? 230 : 70, at * 4, at * 4 + 3);
  }
  return { rgba, ...SIZE };
}

const face = (x: number, y: number, height: number) => ({ x: x - height / 3, y: y - height / 2, width: height / 1.5, height });

test('a face within the edges of a card has its outline', () => {
  expect(cardSignsIn(picture(true), face(0.35, 0.5, 0.2))).toEqual(['outline']);
  expect(cardSignsIn(picture(true), face(0.35, 0.5, 0.1))).toEqual(['outline', 'small_face']);
});

test('a face beside a card, before one, and without any has none', () => {
  expect(cardSignsIn(picture(true), face(0.5, 0.15, 0.25))).toEqual([]);
  expect(cardSignsIn(picture(true), face(0.5, 0.5, 0.4))).toEqual([]);
  expect(cardSignsIn(picture(false), face(0.5, 0.5, 0.4))).toEqual([]);
});

test('a face far smaller than the guide asks is small', () => {
  expect(cardSignsIn(picture(false), face(0.5, 0.5, 0.14))).toEqual(['small_face']);
  expect(cardSignsIn(picture(false), face(0.5, 0.5, 0.16))).toEqual([]);
});
