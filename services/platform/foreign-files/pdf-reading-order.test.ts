import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HYPHEN_MARK, type PdfLine, readingOrder } from './pdf-reading-order.ts';

/** Returns a line of ten-point letters whose bottom is `y` points above the page's bottom. */
const line = (text: string, y: number, { left = 50, right = 550, size = 10 } = {}): PdfLine => ({
  text,
  left,
  right,
  bottom: y,
  top: y + size,
});

describe('reading order', () => {
  it('joins the lines of a paragraph and makes divided words whole', () => {
    const lines = [
      line('Las transferencias a', 700),
      line(`otros bancos tienen comi${HYPHEN_MARK}`, 686),
      line('sión.', 672, { right: 90 }),
    ];
    expect(readingOrder(lines)).toBe('Las transferencias a otros bancos tienen comisión.');
  });

  it('ends a paragraph at a short line and begins one at each item of a list', () => {
    const lines = [
      line('El cliente declara que sus datos', 700),
      line('son ciertos.', 686, { right: 120 }),
      line('1. La cuenta no tiene comisiones.', 672),
      line('2. El cliente puede cancelarla.', 658),
    ];
    expect(readingOrder(lines).split('\n')).toEqual([
      'El cliente declara que sus datos son ciertos.',
      '1. La cuenta no tiene comisiones.',
      '2. El cliente puede cancelarla.',
    ]);
  });

  it('reads a footer last and a heading by itself, wherever the file has them', () => {
    const lines = [
      line('Página 1 de 2', 20, { size: 8 }),
      line('Lo que acuerdan las partes.', 600),
      line('Contrato de depósito', 700, { size: 18 }),
    ];
    expect(readingOrder(lines)).toBe('Contrato de depósito\n\nLo que acuerdan las partes.\n\nPágina 1 de 2');
  });

  it('keeps columns in the order of the file', () => {
    const [left, right] = [
      { left: 50, right: 280 },
      { left: 320, right: 550 },
    ];
    const lines = [
      line('Uno, que sigue', 700, left),
      line('en su columna.', 686, left),
      line('Dos, que sigue', 700, right),
      line('en la suya.', 686, right),
    ];
    expect(readingOrder(lines)).toBe('Uno, que sigue en su columna.\n\nDos, que sigue en la suya.');
  });

  it('loses no word and ends, whatever the boxes claim', () => {
    const coordinate = fc.oneof(fc.double(), fc.integer({ min: -2000, max: 2000 }));
    const lines = fc.array(
      fc.record({ text: fc.stringMatching(/^[a-z]{1,6}$/), left: coordinate, right: coordinate, bottom: coordinate, top: coordinate }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(lines, (page) => {
        const words = readingOrder(page).split(/\s+/).filter(Boolean);
        expect(words.toSorted()).toEqual(page.map(({ text }) => text).toSorted());
      }),
    );
  });
});
