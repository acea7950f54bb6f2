import { afterAll, describe, expect, it } from 'vitest';
import { makePdf, text } from '#test/support/specimens/pdf.ts';
import { WorkerBudget } from '../base/worker-budget.ts';
import { createPdfs } from './pdf.ts';
import { WordSplitter } from './pdf-words.ts';

const TENANT = { tenantId: 'a tenant' };
const budget = new WorkerBudget();
const pdfs = createPdfs(budget);
afterAll(() => budget.close());

describe('words of a page', () => {
  const content = text('RFC: PEGL890909GX1', { x: 40, y: 700, size: 10 }) + text('Colonia Centro', { x: 40, y: 40, size: 10 });

  it('have places from the upper left corner', async () => {
    const { width, height, words } = await pdfs.words(TENANT, makePdf([{ width: 612, height: 792, content }]), 0);
    expect([width, height]).toEqual([612, 792]);
    expect(words.map((word) => word.text)).toEqual(['RFC:', 'PEGL890909GX1', 'Colonia', 'Centro']);
    const [label, value, below] = words;
    expect(label!.box.left).toBeCloseTo(40, 0);
    expect(value!.box.left).toBeGreaterThan(label!.box.right);
    expect(label!.box.bottom).toBeGreaterThan(85);
    expect(label!.box.bottom).toBeLessThan(100);
    expect(below!.box.top).toBeGreaterThan(label!.box.bottom);
  });

  // Text at places that are on the sheet in any orientation.
  const lower = text('RFC: PEGL890909GX1', { x: 40, y: 500, size: 10 }) + text('Colonia Centro', { x: 40, y: 40, size: 10 });
  it.each([
    ['turned in the file', ' /Rotate 90', lower],
    ['turned back by its letters', '', `0 1 -1 0 612 0 cm\n${lower}`],
    ['turned by both, which cancels', ' /Rotate 90', `0 1 -1 0 612 0 cm\n${lower}`],
  ])('are upright on a page %s', async (_how, rotate, drawing) => {
    const file = Buffer.from(makePdf([{ width: 612, height: 792, content: drawing }])).toString('latin1');
    const page = file.replace('/MediaBox', `${rotate} /MediaBox`).replace(/startxref[\s\S]*/, '');
    const { words } = await pdfs.words(TENANT, new Uint8Array(Buffer.from(page, 'latin1')), 0);
    const box = (text: string) => words.find((word) => word.text === text)!.box;
    expect(words.map((word) => word.text).sort()).toEqual(['Centro', 'Colonia', 'PEGL890909GX1', 'RFC:']);
    expect(box('PEGL890909GX1').left).toBeGreaterThan(box('RFC:').right);
    expect(box('Colonia').top).toBeGreaterThan(box('RFC:').bottom);
  });

  it('have their places on a page that begins elsewhere', async () => {
    const file = Buffer.from(makePdf([{ width: 612, height: 792, content }])).toString('latin1');
    const moved = file.replace('/MediaBox [0 0 612 792]', '/MediaBox [20 30 632 822]').replace(/startxref[\s\S]*/, '');
    const { words } = await pdfs.words(TENANT, new Uint8Array(Buffer.from(moved, 'latin1')), 0);
    expect(words[0]!.box.left).toBeCloseTo(20, 0);
  });
});

it('parts words at blanks, at gaps and at another line', () => {
  const splitter = new WordSplitter(10);
  const put = (letters: string, left: number, top: number) =>
    [...letters].forEach((letter, at) => {
      splitter.add(letter.codePointAt(0)!, { left: left + at * 5, right: left + at * 5 + 5, top, bottom: top + 10 });
    });
  put('uno', 0, 0);
  put('dos', 18, 0);
  put('tres', 33, 14);
  put(' ', 53, 14);
  put('cuatro', 56, 14);
  expect(splitter.end().map((word) => word.text)).toEqual(['uno', 'dos', 'tres', 'cuatro']);
});

it.each([
  ['a narrow gap between letters that stand close', [0, 0, 0, 1.2, 0, 0], ['CARO', 'YÁN']],
  ['none where letters are spaced', [1.2, 1.2, 1.2, 1.2, 1.2, 1.2], ['CAROYÁN']],
  ['none where the first letters do not tell', [0, 1.2, 0, 0, 0, 0], ['CAROYÁN']],
  ['none where two letters only stand less close', [0, 0, 0, 0.4, 0, 0], ['CAROYÁN']],
])('parts words at %s', (_where, gaps, words) => {
  const splitter = new WordSplitter(10);
  let left = 0;
  for (const [at, letter] of [...'CAROYÁN'].entries()) {
    left += at > 0 ? 5 + gaps[at - 1]! : 0;
    splitter.add(letter.codePointAt(0)!, { left, right: left + 5, top: 0, bottom: 10 });
  }
  expect(splitter.end().map((word) => word.text)).toEqual(words);
});

it('letters drawn as one part no word: nobody knows how far they reach', () => {
  const splitter = new WordSplitter(10);
  // The `f` and the second `i` of `cifico` begin at the same place and together are wider than either box.
  const boxes = [
    [0, 5],
    [5, 7],
    [7, 10],
    [7, 9],
    [12, 17],
    [17, 22],
  ] as const;
  for (const [at, [left, right]] of boxes.entries()) splitter.add('cifico'.codePointAt(at)!, { left, right, top: 0, bottom: 10 });
  expect(splitter.end().map((word) => word.text)).toEqual(['cifico']);
});
