import { describe, expect, it } from 'vitest';
import type { Gray } from '../../../vision/gray.ts';
import type { Reader } from '../../../vision/reader/reader.ts';
import type { Letter, Reading } from '../../../vision/reader/reading.ts';
import type { Word } from '../layout/page.ts';
import { readCodes } from './codes.ts';
import { wordsOf } from './words.ts';

const blank: Gray = { data: new Uint8ClampedArray(400 * 40).fill(230), width: 400, height: 40 };

describe('the words of a line', () => {
  /** Letters of ten pixels; `at` says where each begins, in pixels. */
  const lineOf = (text: string, at: readonly number[]): Reading => {
    const letters = [...text].map((sign, index): Letter => ({ text: sign, probability: 0.9, x0: at[index]! - 2, x1: at[index]! + 12 }));
    return { text, letters, probability: 0.9, fit: 1 };
  };
  const image: Gray = { ...blank, data: blank.data.slice() };
  for (const left of [20, 34, 60, 74, 200, 214]) {
    for (let y = 12; y < 28; y++) image.data.fill(40, y * 400 + left, y * 400 + left + 10);
  }
  const words = wordsOf(image, { x: 10, y: 8, width: 300, height: 24 }, lineOf('AB CDEF', [20, 34, 48, 60, 74, 200, 214]));

  it('part at blanks and at wide gaps', () => {
    expect(words.map(({ text }) => text)).toEqual(['AB', 'CD', 'EF']);
  });

  it('are as wide as their ink, and as probable as all their letters together', () => {
    expect(words.map(({ box: { left, right } }) => [left, right])).toEqual([
      [20, 44],
      [60, 84],
      [200, 224],
    ]);
    expect(words[0]!.sure).toBeCloseTo(0.81);
  });
});

describe('a code', () => {
  const word = (text: string): Word => ({ text, box: { left: 10, top: 10, right: 200, bottom: 30 }, sure: 0.4 });
  /** Reads whatever fits as this text. */
  const readerOf = (text: string, fit: number, probability: number): Reader => ({
    signs: '',
    readLine: (_image, _box, { template = [] } = {}) => {
      const fits = template.length === text.length && [...text].every((sign, at) => template[at]!.includes(sign));
      return { text, letters: [], probability, fit: fits ? fit : 0 };
    },
  });
  const CURP = 'LOZL840912MDFPXS05';

  it('takes the place of a word that is like one, where the picture agrees', () => {
    const [found] = readCodes(readerOf(CURP, 0.9, 0.8), blank, [word('L0ZL84O912MDFPXSO5')]);
    expect(found).toMatchObject({ text: CURP, sure: 0.8 });
  });

  it.each([
    ['the picture says something else', 0.1, 0.8],
    ['no text is probable', 0.9, 0.2],
  ])('does not where %s', (_why, fit, probability) => {
    const [found] = readCodes(readerOf(CURP, fit, probability), blank, [word('L0ZL84O912MDFPXSO5')]);
    expect(found).toMatchObject({ text: 'L0ZL84O912MDFPXSO5', sure: 0.4 });
  });

  it('is not looked for in words of another length, or of other signs', () => {
    const words = [word('L0ZL84O912MDFPXSO'), word('CONSTITUCIONALISTA'), word('DOMICILIO')];
    expect(readCodes(readerOf(CURP, 0.9, 0.8), blank, words)).toEqual(words);
  });

  it('a line of a zone gets the length that a zone has', () => {
    const line = 'IDMEX1234567890<<1234567890123';
    const [found] = readCodes(readerOf(line, 0.9, 0.7), blank, [word('IDMEX123456789O<<<1234567890123')]);
    expect(found!.text).toBe(line);
  });
});
