import sharp from 'sharp';
import type { Gray } from '../../vision/gray.ts';
import { LimitedWorkers, type WorkerLimits } from './limited-workers.ts';
import type { PdfAnswer, PdfAsk } from './pdf-messages.ts';
import { Problem } from './problem.ts';

export interface PdfPageSize {
  /** In points (1/72 inch), as the page stands when it is read. */
  width: number;
  height: number;
}

/**
 * Reads PDF files that nobody vouches for, in processes of their own that are killed after seven seconds and bounded in memory. Every
 * call throws 422 `document_unreadable` for what is no PDF, is damaged beyond reading or takes too long, 422 `password_required`
 * where the file wants a password that was not given or is not this one, and 503 `unavailable` when too many files wait.
 * Pages are counted from 0. A password is never kept.
 */
export interface Pdfs {
  /** Throws 413 `document_too_large` for a file of more than 20 MB or `mostPages` pages. */
  inspect(bytes: Uint8Array, options: { mostPages: number; password?: string }): Promise<{ pages: readonly PdfPageSize[] }>;
  /** One page as PNG, `width` pixels wide, or less where that would be more than 12 megapixels. Throws 404 for a page that is not there. */
  render(
    bytes: Uint8Array,
    page: number,
    options: { width: number; password?: string },
  ): Promise<{ width: number; height: number; png: Buffer }>;
  /** The same in grey, for reading codes. */
  gray(bytes: Uint8Array, page: number, options: { width: number; password?: string }): Promise<Gray>;
  /** The page's text in reading order, as the file has it: at most 200 000 characters, without control characters but line ends. */
  text(bytes: Uint8Array, page: number, options?: { password?: string }): Promise<string>;
}

export interface RunningPdfs extends Pdfs {
  /** Ends the processes. */
  close(): void;
}

/** What an uploaded document may have. */
export const MOST_PDF_PAGES = 30;
export const MOST_PDF_BYTES = 20 * 1024 * 1024;

const WORKER = new URL('./pdf.worker.ts', import.meta.url);

const LIMITS: WorkerLimits = { processes: 2, waiting: 40, patienceMs: 20_000, deadlineMs: 7000, heapMb: 128, addons: false };

/** The processes start when the first file comes. */
export function createPdfs(): RunningPdfs {
  const workers = new LimitedWorkers<PdfAsk, PdfAnswer>(WORKER, LIMITS);

  async function ask<Answer extends PdfAnswer>(request: PdfAsk): Promise<Answer> {
    if (request.bytes.length > MOST_PDF_BYTES) throw tooLarge(`A PDF may have ${MOST_PDF_BYTES} bytes.`);
    const outcome = await workers.run(request);
    if ('answer' in outcome) return outcome.answer as Answer;
    if ('broken' in outcome) {
      throw unreadable(outcome.broken === 'slow' ? 'Reading this PDF takes too long.' : 'This PDF cannot be read.');
    }
    throw refusal(outcome.refused, request);
  }

  return {
    async inspect(bytes, { mostPages, password }) {
      const { sizes } = await ask<{ sizes: PdfPageSize[] }>({ what: 'sizes', bytes, mostPages, password: password ?? null });
      return { pages: sizes };
    },
    async render(bytes, page, options) {
      const { width, height, pixels } = await ask<Pixels>({ what: 'colour', bytes, page, ...asked(options) });
      const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer();
      return { width, height, png };
    },
    async gray(bytes, page, options) {
      const { width, height, pixels } = await ask<Pixels>({ what: 'gray', bytes, page, ...asked(options) });
      return { width, height, data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length) };
    },
    async text(bytes, page, { password } = {}) {
      const { text } = await ask<{ text: string }>({ what: 'text', bytes, page, password: password ?? null });
      return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n\t]/gu, '');
    },
    close: () => workers.close(),
  };
}

type Pixels = Extract<PdfAnswer, { pixels: Uint8Array }>;

const asked = ({ width, password }: { width: number; password?: string }) => ({ width, password: password ?? null });

const unreadable = (detail: string) => new Problem('document_unreadable', detail);
const tooLarge = (detail: string) => new Problem('document_too_large', detail);

function refusal(reason: string, request: PdfAsk): Problem {
  switch (reason) {
    case 'password':
      return new Problem(
        'password_required',
        request.password === null ? 'This PDF is locked with a password.' : 'This password does not open the PDF.',
      );
    case 'pages':
      return tooLarge(`A PDF may have ${request.what === 'sizes' ? request.mostPages : MOST_PDF_PAGES} pages.`);
    case 'no_page':
      return new Problem('not_found', 'The PDF has no such page.');
    default:
      return unreadable('This PDF cannot be read.');
  }
}
