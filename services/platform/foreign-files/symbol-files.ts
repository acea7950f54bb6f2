import type { Gray } from '#vision/gray.ts';
import type { SymbolFormat, SymbolReading } from '#vision/symbols/symbol.ts';
import type { Pdfs, SymbolFileReader, SymbolSearch, Tenant } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from './limited-workers.ts';
import { MAX_PDF_PAGES } from './pdf.ts';

export type SymbolFilesRequest = { formats: readonly SymbolFormat[]; thorough: boolean } & (
  | { picture: Uint8Array; page?: undefined }
  | { page: Gray; picture?: undefined }
);
export type SymbolFilesAnswer = readonly SymbolReading[];

/** Width of a rendered page in pixels: 200 dots per inch of letter paper. A symbol of 3 cm has at least four pixels per module. */
const PAGE_WIDTH = 1700;
/** Width of the first, quick look (glance): enough for pages that are not scans, in a quarter of the time. */
const GLANCE_WIDTH = 900;
/** Width for a page that may be a scan. */
const FINE_WIDTH = 2500;
/** Milliseconds after which no further page of a PDF is read. */
const LONGEST_PDF = 12_000;

const WORKER = new URL('./symbol-files.worker.ts', import.meta.url);
/** Memory of one process. */
export const SYMBOL_PROCESS_MB = 1024;
const LIMITS: WorkerLimits = {
  maxWaiting: 40,
  longestWaitMs: 15_000,
  processorMs: 10_000,
  heapMb: 256,
  memoryMb: SYMBOL_PROCESS_MB,
  addons: true,
  reads: [new URL('../../../lib/vision/', import.meta.url)],
};

/** Creates the reader of symbols in files. Its processes start at the first file. */
export function createSymbolFiles(budget: WorkerBudget, pdfs: Pdfs, limits: Partial<WorkerLimits> = {}): SymbolFileReader {
  const workers = limitedWorkers<SymbolFilesRequest, SymbolFilesAnswer>(budget, WORKER, { ...LIMITS, ...limits });

  async function send(tenant: Tenant, request: SymbolFilesRequest): Promise<readonly SymbolReading[]> {
    const outcome = await workers.run(tenant, request);
    if ('answer' in outcome) return outcome.answer;
    if ('broken' in outcome && outcome.broken === 'slow') throw tooSlow();
    throw new Problem('document_unreadable', 'This picture cannot be read.');
  }

  async function readPdf(
    tenant: Tenant,
    bytes: Uint8Array,
    { formats, enough, glance = false, password }: SymbolSearch,
  ): Promise<readonly SymbolReading[]> {
    const passwordOption = password === undefined ? {} : { password };
    const { pages } = await pdfs.inspect(tenant, bytes, { maxPages: MAX_PDF_PAGES, ...passwordOption });
    const attempts = attemptsFor(pages.length, glance);
    const until = Date.now() + LONGEST_PDF;
    const all: SymbolReading[] = [];
    let trouble: Problem | null = null;
    for (const { page, width, thorough } of attempts) {
      if (enough(all)) break;
      const look = async () =>
        send(tenant, { page: await pdfs.gray(tenant, bytes, page, { width, ...passwordOption }), formats, thorough });
      const result = Date.now() > until ? tooSlow() : await look().catch(problemOfPage);
      if (result instanceof Problem) trouble ??= unlessReadBefore(result, thorough);
      else all.push(...newReadings(all, result));
    }
    if (trouble && all.length === 0) throw trouble;
    return all;
  }

  return {
    read: (tenant, { bytes, mime }, options) =>
      mime === 'application/pdf'
        ? readPdf(tenant, bytes, options)
        : send(tenant, { picture: bytes, formats: options.formats, thorough: true }),
  };
}

/**
 * Returns the attempts at a PDF: first and last page, the others, then those two thoroughly. `glance`: those two only, small ones first.
 */
function attemptsFor(count: number, glance: boolean): { page: number; width: number; thorough: boolean }[] {
  const ends = [...new Set([0, count - 1])];
  const small = glance ? ends.map((page) => ({ page, width: GLANCE_WIDTH, thorough: false })) : [];
  const order = glance ? ends : [...new Set([...ends, ...Array.from({ length: count }, (_, page) => page)])];
  return [
    ...small,
    ...order.map((page) => ({ page, width: PAGE_WIDTH, thorough: false })),
    ...(glance ? [] : ends.map((page) => ({ page, width: FINE_WIDTH, thorough: true }))),
  ];
}

/** Returns the problem of one page, so that the other pages are still read; throws any other failure. */
function problemOfPage(failure: unknown): Problem {
  if (failure instanceof Problem && (failure.key === 'document_unreadable' || failure.key === 'unavailable')) return failure;
  throw failure;
}

/** Returns null if a thorough look was too slow, since its page was already read once; else the problem. */
const unlessReadBefore = (trouble: Problem, thorough: boolean) => (thorough && trouble.key === 'unavailable' ? null : trouble);

const newReadings = (all: readonly SymbolReading[], readings: readonly SymbolReading[]) =>
  readings.filter((symbol) => !all.some(({ format, payload }) => format === symbol.format && payload === symbol.payload));

/** Creates the problem of a search that takes too long; a normal file takes less. */
const tooSlow = () => new Problem('unavailable', 'Looking for codes takes too long now; try again in a moment.', { retryAfter: 5 });
