import { create } from 'qrcode';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { blocks, makePdf, type PdfPage, text } from '#test/support/specimens/pdf.ts';
import type { Pdfs, SymbolFileReader } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import { WorkerBudget } from '../base/worker-budget.ts';
import { createPdfs } from './pdf.ts';
import { createSymbolFiles } from './symbol-files.ts';

const budget = new WorkerBudget();
const TENANT = { tenantId: 'banco-jacaranda' };
const pdfs = createPdfs(budget);
const symbolFiles = createSymbolFiles(budget, pdfs);
afterAll(() => budget.close());

const options = (count: number): Parameters<SymbolFileReader['read']>[2] => ({
  formats: ['QRCode'],
  enough: (codes) => codes.length >= count,
});
const page = (content: string): PdfPage => ({ width: 612, height: 792, content });
const blank = page(text('nada', { x: 40, y: 40, size: 12 }));

function modulesOf(payload: string): boolean[][] {
  const { modules } = create(payload);
  return Array.from({ length: modules.size }, (_, y) => Array.from({ length: modules.size }, (_, x) => !!modules.get(y, x)));
}

/** Returns a page with a symbol of three centimetres, as on certificates. */
const withSymbol = (payload: string) => page(blocks(modulesOf(payload), { x: 400, y: 700, size: 85 }));

describe('symbols in files', () => {
  it('reads a PDF from its first page on, then its last, until it is enough', async () => {
    const bytes = makePdf([withSymbol('uno'), withSymbol('dos'), blank, withSymbol('cuatro')]);
    const payloads = async (count: number) =>
      (await symbolFiles.read(TENANT, { bytes, mime: 'application/pdf' }, options(count))).map((symbol) => symbol.payload);
    expect(await payloads(1)).toEqual(['uno']);
    expect(await payloads(2)).toEqual(['uno', 'cuatro']);
    expect(await payloads(3)).toEqual(['uno', 'cuatro', 'dos']);
  });

  it('passes over pages that cannot be read, unless no other has a symbol', async () => {
    const unreadable = new Set<number>();
    const gray: Pdfs['gray'] = async (tenant, bytes, page, options) => {
      if (unreadable.has(page)) throw new Problem('document_unreadable', 'Reading this PDF takes too long.');
      return pdfs.gray(tenant, bytes, page, options);
    };
    const reader = createSymbolFiles(budget, { ...pdfs, gray });
    const read = () =>
      reader.read(TENANT, { bytes: makePdf([withSymbol('uno'), blank, withSymbol('tres')]), mime: 'application/pdf' }, options(2));
    unreadable.add(2);
    expect((await read()).map(({ payload }) => payload)).toEqual(['uno']);
    unreadable.delete(2);
    unreadable.add(0);
    expect((await read()).map(({ payload }) => payload)).toEqual(['tres']);
    unreadable.add(2);
    await expect(read()).rejects.toMatchObject({ key: 'document_unreadable' });
  });

  it('at a glance, looks at a small drawing of a page first, and at a large one where nothing is on it', async () => {
    const widths: number[] = [];
    const gray: Pdfs['gray'] = async (tenant, bytes, at, drawing) => {
      widths.push(drawing.width);
      return pdfs.gray(tenant, bytes, at, drawing);
    };
    const reader = createSymbolFiles(budget, { ...pdfs, gray });
    const read = async (sheet: PdfPage) => {
      widths.length = 0;
      const found = await reader.read(TENANT, { bytes: makePdf([sheet]), mime: 'application/pdf' }, { ...options(1), glance: true });
      return { payloads: found.map(({ payload }) => payload), widths: [...widths] };
    };
    expect(await read(withSymbol('uno'))).toEqual({ payloads: ['uno'], widths: [900] });
    // The modules of this symbol are too small for the picture of 900 pixels.
    const dense = 'denso '.repeat(150);
    expect(await read(withSymbol(dense))).toEqual({ payloads: [dense], widths: [900, 1700] });
    expect(await read(blank)).toEqual({ payloads: [], widths: [900, 1700] });
  });

  it('reads a picture, tilted and grey', async () => {
    const { png } = await pdfs.render(TENANT, makePdf([withSymbol('una foto')]), 0, { width: 1400 });
    const bytes = await sharp(png).rotate(7, { background: '#bbb' }).linear(0.5, 60).jpeg({ quality: 60 }).toBuffer();
    expect(await symbolFiles.read(TENANT, { bytes, mime: 'image/jpeg' }, options(1))).toEqual([{ format: 'QRCode', payload: 'una foto' }]);
  });

  it('does not say that nothing is there where the time was over', async () => {
    const hasty = createSymbolFiles(budget, pdfs, { processorMs: 1 });
    const { png } = await pdfs.render(TENANT, makePdf([blank]), 0, { width: 2800 });
    const late = { key: 'unavailable', retryAfter: 5 };
    await expect(hasty.read(TENANT, { bytes: png, mime: 'image/png' }, options(1))).rejects.toMatchObject(late);
    await expect(hasty.read(TENANT, { bytes: makePdf([blank]), mime: 'application/pdf' }, options(1))).rejects.toMatchObject(late);
  });

  it('finds nothing where nothing is, and says what is no file of its kind', async () => {
    expect(await symbolFiles.read(TENANT, { bytes: makePdf([blank]), mime: 'application/pdf' }, options(1))).toEqual([]);
    for (const mime of ['application/pdf', 'image/png']) {
      const read = symbolFiles.read(TENANT, { bytes: new Uint8Array(300).fill(7), mime }, options(1));
      await expect(read).rejects.toMatchObject({ key: 'document_unreadable', status: 422 });
    }
    const locked = makePdf([withSymbol('dentro')], { password: 'x' });
    await expect(symbolFiles.read(TENANT, { bytes: locked, mime: 'application/pdf' }, options(1))).rejects.toMatchObject({
      key: 'password_required',
    });
    const long = makePdf(Array.from({ length: 31 }, () => blank));
    await expect(symbolFiles.read(TENANT, { bytes: long, mime: 'application/pdf' }, options(1))).rejects.toMatchObject({ status: 413 });
  });
});
