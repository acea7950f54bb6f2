import { expect, test } from 'vitest';
import type { Gray } from '#vision/gray.ts';
import type { LineView } from '#vision/reader/reader.ts';
import type { Word } from '../layout/page.ts';
import { readEmails } from './emails.ts';
import { inkOf } from './ink.ts';

const READ = 'ana@corre0.mx';
const TEXT = 'ana@correo.mx';

/** Reads an address with a round letter before `.mx`, o or 0. `top`: pixels from the box's top to the top of that letter. */
function lineWith(top: number, fit: number) {
  const image: Gray = { data: new Uint8ClampedArray(400 * 34).fill(220), width: 400, height: 34 };
  const letters = [...READ].map((text, place) => {
    const left = 10 + 14 * place;
    for (let y = 4 + (text === '0' ? top : 9); y < 26; y++) image.data.fill(40, y * 400 + left, y * 400 + left + 10);
    return { text, probability: 0.95, x0: left - 1, x1: left + 11 };
  });
  // The network reads a nought unless the template excludes it.
  const line: LineView = {
    read: ({ template } = {}) => {
      const text = template && !template[9]!.includes('0') ? TEXT : READ;
      return { text, letters, probability: 0.9, fit: template ? 0.8 : fit };
    },
  };
  const word: Word = { text: READ, box: { left: 10, top: 4, right: 192, bottom: 30 }, sure: 0.9 };
  return readEmails(line, inkOf(image, { x: 0, y: 4, width: 400, height: 26 }), [word])[0]!.text;
}

test.each([
  ['as low as its neighbours is an o, though the reader believes otherwise', 9, 0.98, TEXT],
  ['as high as a figure is a nought', 4, 0.98, READ],
  ['stays where much else may stand there', 9, 0.8, READ],
])('a round sign of an address %s', (_what, top, fit, text) => {
  expect(lineWith(top, fit)).toBe(text);
});
