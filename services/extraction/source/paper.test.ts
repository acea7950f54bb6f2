import { afterEach, expect, it, vi } from 'vitest';
import { createPaperSource } from './paper.ts';

afterEach(() => vi.useRealTimers());

/** A PDF of three pages, of which each takes so many milliseconds. */
function sourceWith(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const word = { text: 'x'.repeat(50), box: { left: 0, top: 0, right: 9, bottom: 9 } };
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
