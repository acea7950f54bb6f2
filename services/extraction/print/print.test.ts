import { describe, expect, it } from 'vitest';
import type { Word } from '#papers/layout/page.ts';
import { readCodes } from '#papers/print/codes.ts';
import { inkOf } from '#papers/print/ink.ts';
import { readSheet } from '#papers/print/read-sheet.ts';
import { wordsOf } from '#papers/print/words.ts';
import { Random } from '#test/specimens/random.ts';
import type { Gray } from '#vision/gray.ts';
import type { LineReader, LineView } from '#vision/reader/reader.ts';
import type { Letter, LineReading } from '#vision/reader/reading.ts';

const blank: Gray = { data: new Uint8ClampedArray(400 * 40).fill(230), width: 400, height: 40 };

describe('the words of a line', () => {
  /** Returns a line of letters ten pixels wide; `at` holds the left edge of each, in pixels. */
  const lineOf = (text: string, at: readonly number[]): LineReading => {
    const letters = [...text].map((sign, index): Letter => ({ text: sign, probability: 0.9, x0: at[index]! - 2, x1: at[index]! + 12 }));
    return { text, letters, probability: 0.9, fit: 1 };
  };
  const image: Gray = { ...blank, data: blank.data.slice() };
  for (const left of [20, 34, 60, 74, 200, 214]) {
    for (let y = 12; y < 28; y++) image.data.fill(40, y * 400 + left, y * 400 + left + 10);
  }
  const words = wordsOf(inkOf(image, { x: 10, y: 8, width: 300, height: 24 }), lineOf('AB CDEF', [20, 34, 48, 60, 74, 200, 214]));

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

it('a label and a value that no blank parts are two words; a time and an address of the web are one', () => {
  const wordsIn = (text: string) => {
    const letters = [...text].map((sign, at): Letter => ({ text: sign, probability: 0.9, x0: 10 * at, x1: 10 * at + 10 }));
    return wordsOf(inkOf(blank, { x: 0, y: 8, width: 300, height: 24 }), { text, letters, probability: 0.9, fit: 1 }).map(
      (word) => word.text,
    );
  };
  expect(wordsIn('Correo:ana@x.mx')).toEqual(['Correo:', 'ana@x.mx']);
  for (const text of ['https://x.mx', '12:30', 'Correo:']) expect(wordsIn(text)).toEqual([text]);
});

describe('a blank that was not read', () => {
  const HEIGHT = 24;
  /** Draws a line of blocks of ink and returns its words; `widths` of the letters and `gaps` after them are in pixels. */
  function drawn(text: string, widths: readonly number[], gaps: readonly number[], inks: readonly number[] = []): Word[] {
    const image: Gray = { data: new Uint8ClampedArray(900 * 40).fill(230), width: 900, height: 40 };
    let x = 20;
    const letters = [...text].map((sign, at): Letter => {
      const left = x;
      for (let y = 12; y < 28; y++) image.data.fill(inks[at] ?? 40, y * 900 + left, y * 900 + left + widths[at]!);
      x += widths[at]! + (gaps[at] ?? 0);
      return { text: sign, probability: 0.9, x0: left - 2, x1: left + widths[at]! + 2 };
    });
    return wordsOf(inkOf(image, { x: 10, y: 8, width: 860, height: HEIGHT }), { text, letters, probability: 0.9, fit: 1 });
  }
  const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);
  const random = new Random(5);
  const between = (count: number, least: number, most: number) => Array.from({ length: count }, () => random.between(least, most));

  it('parts no letters of a value that is set twice as large as its label', () => {
    const label = 'nombrecomercial:';
    const widths = [...[...label].map(() => 6), ...[...'MONTE'].map(() => 18)];
    const words = drawn(`${label}MONTE`, widths, [...[...label].map(() => 2).slice(1), 18, 2, 2, 2, 2]);
    expect(textsOf(words)).toEqual([label, 'MONTE']);
  });

  it.each(['COLJARDINES', 'APT3', '38GINT', 'MANZANAB'])('parts %s where alone the paper is wide, wherever that is', (text) => {
    for (let round = 0; round < 40; round++) {
      const at = random.between(1, text.length - 1);
      const gaps = between(text.length, 1, 3);
      gaps[at - 1] = random.between(8, 16);
      const parts = /\d\d/.test(text.slice(at - 1, at + 1)) ? [text] : [text.slice(0, at), text.slice(at)];
      expect(textsOf(drawn(text, between(text.length, 6, 12), gaps))).toEqual(parts);
    }
  });

  it('is seen nowhere in a word, a number or a code as they are set', () => {
    for (const text of ['CONSTITUCIONALISTA', '31/12/2026', '1,011.50', 'C.P.', 'B11A', 'UGPREL67022214M235'])
      for (let round = 0; round < 40; round++) {
        const gaps = [...text].map((sign, at) => random.between(1, /[\d.,/]/.test(sign + (text[at + 1] ?? '')) ? 8 : 4));
        expect(textsOf(drawn(text, between(text.length, 6, 12), gaps))).toEqual([text]);
      }
  });

  it('is seen nowhere where light makes the end of a line pale', () => {
    const widths = Array<number>(8).fill(10);
    const inks = [40, 40, 40, 40, 130, 140, 150, 150];
    expect(textsOf(drawn('HIDALGOS', widths, Array<number>(8).fill(2), inks))).toEqual(['HIDALGOS']);
  });

  it('is seen nowhere where all letters stand wide apart', () => {
    expect(textsOf(drawn('VIGENCIA', between(8, 6, 8), Array<number>(8).fill(7)))).toEqual(['VIGENCIA']);
  });
});

it('a comma parts a word from the next one and makes it no less sure; behind MA it is a point', () => {
  const lineOf = (text: string): LineReading => ({
    text,
    letters: [...text].map((sign, at) => ({ text: sign, probability: sign === ',' ? 0.5 : 1, x0: 10 * at, x1: 10 * at + 10 })),
    probability: 0.5,
    fit: 1,
  });
  const partsOf = (text: string) =>
    wordsOf(inkOf(blank, { x: 0, y: 0, width: 400, height: 30 }), lineOf(text)).map((word) => [word.text, word.sure]);
  expect(partsOf('JUÁREZ, OAX,')).toEqual([
    ['JUÁREZ,', 1],
    ['OAX,', 0.5],
  ]);
  expect(partsOf('MA, ELENA')).toEqual([
    ['MA.', 1],
    ['ELENA', 1],
  ]);
});

describe('a code', () => {
  const word = (text: string): Word => ({ text, box: { left: 10, top: 10, right: 200, bottom: 30 }, sure: 0.4 });
  /** Returns a line that reads as `text`: with `fit` if the template allows this text, else with 0. */
  const lineOf = (text: string, fit: number, probability: number): LineView => ({
    read: ({ template = [] } = {}) => {
      const fits = template.length === text.length && [...text].every((sign, at) => template[at]!.includes(sign));
      return { text, letters: [], probability, fit: fits ? fit : 0 };
    },
  });
  const CURP = 'LOZL840912MDFPXS05';

  it('takes the place of a word that is like one, where the picture agrees', () => {
    const [found] = readCodes(lineOf(CURP, 0.9, 0.8), [word('L0ZL84O912MDFPXSO5')]);
    expect(found).toMatchObject({ text: CURP });
  });

  it.each([
    ['LOZL840912MDFPXS05', 0.8, 0.8 / (0.8 + 10 * 0.2)],
    ['LOZL840912MDFPXS04', 0.8, 0.8 / (0.8 + 0.03 * 0.2)],
  ])('%s is as sure as the picture makes it: its check digit is weighed where it is settled', (code, probability, sure) => {
    const [found] = readCodes(lineOf(code, 0.9, probability), [word('L0ZL84O912MDFPXSO5')]);
    expect(found!.sure).toBeCloseTo(sure, 6);
  });

  it.each([
    ['the picture says something else', 0.1, 0.8],
    ['no text is probable', 0.9, 0.2],
  ])('does not where %s', (_why, fit, probability) => {
    const [found] = readCodes(lineOf(CURP, fit, probability), [word('L0ZL84O912MDFPXSO5')]);
    expect(found).toMatchObject({ text: 'L0ZL84O912MDFPXSO5', sure: 0.4 });
  });

  it('is not looked for in words of another length, or of other signs', () => {
    const words = [word('L0ZL84O912MDFPXSO'), word('CONSTITUCIONALISTA'), word('DOMICILIO')];
    expect(readCodes(lineOf(CURP, 0.9, 0.8), words)).toEqual(words);
  });

  it('a line of a zone gets the length that a zone has', () => {
    const line = 'IDMEX1234567890<<1234567890123';
    const [found] = readCodes(lineOf(line, 0.9, 0.7), [word('IDMEX123456789O<<<1234567890123')]);
    expect(found!.text).toBe(line);
  });

  /** Returns the lengths of the templates with which `readCodes` reads a word. */
  function lengthsFor(text: string): number[] {
    const lengths: number[] = [];
    const line: LineView = {
      read: ({ template = [] } = {}) => {
        lengths.push(template.length);
        return { text: '', letters: [], probability: 0, fit: 0 };
      },
    };
    readCodes(line, [word(text)]);
    return lengths;
  }
  const NAMES = 'P<MEXPEREZ<GOMEZ<<LUISA<<<<<<<<<<<<<<<<<<<<<';
  const NUMBERS = 'G123456785MEX8909094F3001015<<<<<<<<<<<<<<04';

  it.each([
    ['well read: of the names of a passport', NAMES, [44]],
    ['of its numbers, whose figures are like letters: of either', NUMBERS, [44, 44]],
    ['two signs short: of either', NAMES.slice(0, -2), [44, 44]],
    ['three signs long: of either', `${NUMBERS}<<<`, [44, 44]],
    ['of a card, one sign short: of any of its three', 'IDMEX1234567890<<123456789012', [30, 30, 30]],
    ['without fillers, which is none', NAMES.replaceAll('<', 'K'), []],
  ])('a line of a zone is read by the templates that it may be of: %s', (_what, text, lengths) => {
    expect(lengthsFor(text)).toEqual(lengths);
  });
});

describe('a sheet', () => {
  /** A page with bars as letters: six upright lines, and six turned by 90°. */
  const page: Gray = { data: new Uint8ClampedArray(700 * 700).fill(230), width: 700, height: 700 };
  const bar = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) page.data.fill(40, row * 700 + x, row * 700 + x + width);
  };
  for (let line = 0; line < 6; line++) {
    for (let letter = 0; letter < 16; letter++) {
      bar(40 + 13 * letter, 40 + 45 * line, 10, 16);
      bar(400 + 45 * line, 400 + 13 * letter, 16, 10);
    }
  }

  it.each([
    ['that stands upright is looked at once', 0.97, 1],
    ['that may stand on its head is looked at so too', 0.91, 2],
    ['that may lie on its side is looked at from all four', 0.6, 4],
  ])('%s', (_what, probability, stands) => {
    const images = new Set<Gray>();
    const reader: LineReader = {
      signs: '',
      viewLine: (image, { x }) => {
        images.add(image);
        const letters = [...'ABCDEFGHIJKL'].map((text, at) => ({ text, probability, x0: x + 13 * at, x1: x + 13 * at + 12 }));
        return { read: () => ({ text: 'ABCDEFGHIJKL', letters, probability: 1, fit: 1 }) };
      },
    };
    readSheet(reader, page);
    expect(images.size).toBe(stands);
  });
});

describe('a letter alone', () => {
  /** A page with two lines of bars as letters; `wordsWith` adds a single bar. */
  const image: Gray = { data: new Uint8ClampedArray(600 * 300).fill(230), width: 600, height: 300 };
  const bar = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) image.data.fill(40, row * 600 + x, row * 600 + x + width);
  };
  for (const y of [40, 90]) for (let letter = 0; letter < 12; letter++) bar(40 + 13 * letter, y, 10, 16);

  const wordsWith = (height: number, probability: number, ink: number) => {
    const { data } = image;
    const page = { ...image, data: data.slice() };
    for (let row = 150; row < 150 + height; row++) page.data.fill(ink, row * 600 + 400, row * 600 + 400 + 12);
    const reader: LineReader = {
      signs: '',
      viewLine: (_image, { x, width }) => {
        const text = width < 60 ? 'O' : 'ABCDEFGHIJKL';
        const letters = [...text].map((sign, at) => ({
          text: sign,
          probability: width < 60 ? probability : 0.99,
          x0: x + 13 * at,
          x1: x + 13 * at + 12,
        }));
        return { read: () => ({ text, letters, probability: 1, fit: 1 }) };
      },
    };
    return readSheet(reader, page).words.filter(({ text }) => text === 'O').length;
  };

  it.each([
    ['as high as the others and believed', 16, 0.99, 40, 1],
    ['believed less', 16, 0.95, 40, 0],
    ['of a portrait', 60, 0.99, 40, 0],
    ['paler than the others', 16, 0.99, 150, 1],
    ['of the paper’s own pattern', 16, 0.99, 180, 0],
  ])('%s', (_what, height, probability, ink, count) => {
    expect(wordsWith(height, probability, ink)).toBe(count);
  });
});
