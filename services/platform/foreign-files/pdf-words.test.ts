import { afterAll, describe, expect, it } from 'vitest';
import { makePdf, text } from '../../../test/support/specimens/pdf.ts';
import { WorkerBudget } from '../worker-budget.ts';
import { createPdfs } from './pdf.ts';
import { WordSplitter } from './pdf-words.ts';

const TENANT = { tenantId: 'a tenant' };
const pdfs = createPdfs(new WorkerBudget());
afterAll(() => pdfs.close());

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

  it('stand where they are read on a page that is turned, or begins elsewhere', async () => {
    const turned = Buffer.from(makePdf([{ width: 612, height: 792, content }])).toString('latin1');
    const page = turned.replace('/MediaBox [0 0 612 792]', '/Rotate 90 /MediaBox [0 0 612 792]').replace(/startxref[\s\S]*/, '');
    const moved = turned.replace('/MediaBox [0 0 612 792]', '/MediaBox [20 30 632 822]').replace(/startxref[\s\S]*/, '');
    const aside = await pdfs.words(TENANT, new Uint8Array(Buffer.from(page, 'latin1')), 0);
    expect([aside.width, aside.height]).toEqual([792, 612]);
    const label = aside.words.find((word) => word.text === 'RFC:')!;
    expect(label.box.left).toBeGreaterThan(690);
    expect(label.box.top).toBeCloseTo(40, 0);
    const away = await pdfs.words(TENANT, new Uint8Array(Buffer.from(moved, 'latin1')), 0);
    expect(away.words[0]!.box.left).toBeCloseTo(20, 0);
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
