import type { PaperPage } from '#papers/layout/page.ts';
import type { Tenant } from '#platform/base/file-readers.ts';
import { Problem } from '#platform/base/problem.ts';
import type { WorkerBudget } from '#platform/base/worker-budget.ts';
import { limitedWorkers } from '#platform/foreign-files/limited-workers.ts';
import type { Gray } from '#vision/gray.ts';
import { tooSlow, unreadable } from '../base/troubles.ts';

/** Request to a print worker: a picture file, or a rendered page of a PDF. */
export type PrintRequest = { file: Uint8Array; page?: undefined } | { page: Gray; file?: undefined };

/** Answer of a print worker: a page without its number, in pixels of the straightened sheet. */
export type PrintAnswer = Pick<PaperPage, 'width' | 'height' | 'words'>;

/** Reads print in pictures (OCR). */
export interface Print {
  /** Reads the words of a picture or a drawn page. Throws `document_unreadable`, `document_too_large` or `unavailable`. */
  read(tenant: Tenant, picture: Uint8Array | Gray): Promise<PrintAnswer>;
}

const WORKER = new URL('./print.worker.ts', import.meta.url);

/** Makes the reader. Its processes start, and load the weights, with the first picture. */
export function createPrint(budget: WorkerBudget): Print {
  const workers = limitedWorkers<PrintRequest, PrintAnswer>(budget, WORKER, {
    maxWaiting: 40,
    longestWaitMs: 20_000,
    processorMs: 10_000,
    heapMb: 384,
    memoryMb: 900,
    addons: true,
    reads: ['../../../lib/mexico/', '../../../lib/papers/', '../../../lib/vision/'].map((folder) => new URL(folder, import.meta.url)),
    // Limits glibc's allocator to two arenas instead of eight per core: each keeps the memory that its threads freed.
    environment: { MALLOC_ARENA_MAX: '2' },
  });
  return {
    async read(tenant, picture) {
      const outcome = await workers.run(tenant, picture instanceof Uint8Array ? { file: picture } : { page: picture });
      if ('answer' in outcome) return outcome.answer;
      if ('problem' in outcome && outcome.problem === 'too_large') throw tooManyPixels();
      if ('broken' in outcome && outcome.broken === 'slow') throw tooSlow();
      throw unreadable();
    },
  };
}

const tooManyPixels = () => {
  const message = 'This picture has more than 50 million pixels. Send a smaller one.';
  return new Problem('document_too_large', message, { errors: [{ path: 'file', code: 'too_large', message }] });
};
