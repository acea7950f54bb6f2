import sharp from 'sharp';
import { LARGEST_PDF } from '#contracts/base/file-limits.ts';
import type { Pdfs, Tenant } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from './limited-workers.ts';
import type { PdfAnswer, PdfRequest } from './pdf-messages.ts';
import { HYPHEN_MARK, readingOrder } from './pdf-reading-order.ts';
import { TooLargePdf } from './too-large-pdf.ts';

/** One thread and no cache, since this process only encodes pages that a worker rendered. */
sharp.concurrency(1);
sharp.cache(false);

/** Maximum number of pages of a PDF that is read. */
export const MAX_PDF_PAGES = 30;

/** Maximum length of a page's side, in points. A0 has 3370 points; a longer page is an attack or a mistake. */
const LONGEST_SIDE = 3400;

const WORKER = new URL('./pdf.worker.ts', import.meta.url);

/** The memory is 512 MB for pdfium's WebAssembly, plus JavaScript and the program. */
const LIMITS: WorkerLimits = { maxWaiting: 40, longestWaitMs: 20_000, processorMs: 7000, heapMb: 128, memoryMb: 700 };

/** Creates the reader of PDF files. Its processes start at the first file. */
export function createPdfs(budget: WorkerBudget): Pdfs {
  const workers = limitedWorkers<PdfRequest, PdfAnswer>(budget, WORKER, LIMITS);

  async function send<Answer extends PdfAnswer>(tenant: Tenant, request: PdfRequest): Promise<Answer> {
    if (request.bytes.length > LARGEST_PDF) throw new TooLargePdf('too_large', `A PDF may have ${LARGEST_PDF} bytes.`);
    const outcome = await workers.run(tenant, request);
    if ('answer' in outcome) return outcome.answer as Answer;
    if ('broken' in outcome) {
      throw unreadable(outcome.broken === 'slow' ? 'Reading this PDF takes too long.' : 'This PDF cannot be read.');
    }
    throw problemOf(outcome.problem, request);
  }

  return {
    async inspect(tenant, bytes, { maxPages, password }) {
      const { count, sizes } = await send<Sizes>(tenant, { what: 'sizes', bytes, maxPages, password: password ?? null });
      if (count > maxPages) throw new TooLargePdf('too_many_pages', `This PDF has ${count} pages. Send one of at most ${maxPages}.`);
      const huge = sizes.findIndex(({ width, height }) => Math.max(width, height) > LONGEST_SIDE);
      if (huge >= 0)
        throw new TooLargePdf('page_too_large', `Page ${huge + 1} of this PDF is larger than a sheet of A0. Print it smaller.`);
      return { pages: sizes };
    },
    async render(tenant, bytes, page, options) {
      const { width, height, pixels } = await send<PixelsAnswer>(tenant, { what: 'colour', bytes, page, ...widthAndPassword(options) });
      const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer();
      // sharp's types do not state that the memory is not shared.
      return { width, height, png: png as Buffer<ArrayBuffer> };
    },
    async gray(tenant, bytes, page, options) {
      const { width, height, pixels } = await send<PixelsAnswer>(tenant, { what: 'gray', bytes, page, ...widthAndPassword(options) });
      return { width, height, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length) };
    },
    async text(tenant, bytes, page, { password } = {}) {
      const { lines, upright } = await send<LinesAnswer>(tenant, { what: 'text', bytes, page, password: password ?? null });
      // `upright`: the page is not rotated, so the boxes of its lines give the reading order.
      const text = upright ? readingOrder(lines) : lines.map((line) => line.text.replaceAll(HYPHEN_MARK, '-')).join('\n');
      // Removes control characters except line ends and tabs; `words` has none, since the worker splits words at them.
      return text.replaceAll(/[^\P{C}\n\t]/gu, '');
    },
    words: (tenant, bytes, page, { password } = {}) =>
      send<WordsAnswer>(tenant, { what: 'words', bytes, page, password: password ?? null }),
  };
}

type Sizes = Extract<PdfAnswer, { count: number }>;
type LinesAnswer = Extract<PdfAnswer, { upright: boolean }>;
type WordsAnswer = Extract<PdfAnswer, { words: unknown }>;
type PixelsAnswer = Extract<PdfAnswer, { pixels: Uint8Array }>;

const widthAndPassword = ({ width, password }: { width: number; password?: string }) => ({ width, password: password ?? null });

const unreadable = (detail: string) => new Problem('document_unreadable', detail);

function problemOf(code: string, request: PdfRequest): Problem {
  switch (code) {
    case 'password':
      return request.password === null
        ? new Problem('password_required', 'This PDF is locked with a password.')
        : new Problem('password_wrong', 'This password does not open the PDF.');
    case 'no_page':
      return new Problem('not_found', 'The PDF has no such page.');
    default:
      return unreadable('This PDF cannot be read.');
  }
}
