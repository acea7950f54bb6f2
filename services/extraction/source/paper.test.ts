import { afterEach, expect, it, vi } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import { createPaperSource } from './paper.ts';

afterEach(() => vi.useRealTimers());

const box = { left: 0, top: 0, right: 9, bottom: 9 };
const word = { text: 'x'.repeat(50), box };

/** Returns a source whose PDF has three pages, each of which takes `milliseconds` to read. */
function sourceWith(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  return createPaperSource({
    pdfs: {
      inspect: async () => ({ pages: Array(3).fill({ width: 612, height: 792 }) }),
      words: async () => {
        vi.setSystemTime(Date.now() + milliseconds);
        return { width: 612, height: 792, words: [word] };
      },
    },
  } as unknown as Parameters<typeof createPaperSource>[0]);
}

const read = (milliseconds: number) =>
  sourceWith(milliseconds)({ tenantId: 'one', livemode: false }, new File(['%PDF-1.7'], 'x.pdf'), null, {
    ...{ pages: 3, symbols: false },
    accepts: 'PDFs',
  });

it('a file for whose pages there was no time is asked for again: it is not damaged', async () => {
  await expect(read(8_000)).rejects.toMatchObject({ key: 'unavailable', retryAfter: 5 });
});

it('a file that takes its time is read whole', async () => {
  expect((await read(7_000)).pages).toHaveLength(3);
});

/** Reads a PDF with a page of text and then `count` scanned pages. */
function readScans(count: number) {
  let drawn = 0;
  const source = createPaperSource({
    pdfs: {
      inspect: async () => ({ pages: Array(count + 1).fill({ width: 612, height: 792 }) }),
      words: async (_owner: unknown, _bytes: unknown, page: number) => ({ width: 612, height: 792, words: page === 0 ? [word] : [] }),
      gray: async () => {
        drawn++;
        return {};
      },
    },
    print: { read: async () => ({ width: 1, height: 1, words: [{ ...word, sure: 1 }] }) },
  } as unknown as Parameters<typeof createPaperSource>[0]);
  const paper = source({ tenantId: 'one', livemode: false }, new File(['%PDF-1.7'], 'x.pdf'), null, {
    ...{ pages: 30, symbols: false },
    accepts: 'PDFs',
  });
  return { paper, drawn: () => drawn };
}

it('scanned pages are read in their places, beside pages of text', async () => {
  const { pages } = await readScans(2).paper;
  expect(pages.map(({ number, origin }) => [number, origin])).toEqual([
    [1, 'text'],
    [2, 'ocr'],
    [3, 'ocr'],
  ]);
});

it('more scanned pages than anybody waits for are refused before one is read: to ask again would not help', async () => {
  const { paper, drawn } = readScans(11);
  await expect(paper).rejects.toMatchObject({ key: 'document_too_large', status: 413, errors: [{ path: 'file', code: 'too_many_pages' }] });
  expect(drawn()).toBe(0);
});

it.each([
  ['unavailable', null],
  ['document_unreadable', 'thrown'],
] as const)('of symbols that could not be looked for (%s) nothing is said, where the print can be read', async (key, symbols) => {
  const source = createPaperSource({
    symbolFiles: { read: () => Promise.reject(new Problem(key, 'No.')) },
    print: { read: async () => ({ width: 1, height: 1, words: [{ ...word, sure: 1 }] }) },
  } as unknown as Parameters<typeof createPaperSource>[0]);
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'x.jpg');
  const paper = source({ tenantId: 'one', livemode: false }, file, null, { pages: 1, symbols: true, accepts: 'pictures and PDFs' });
  if (symbols === 'thrown') await expect(paper).rejects.toMatchObject({ key });
  else expect((await paper).symbols).toBe(symbols);
});
