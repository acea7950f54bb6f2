import type { KindName } from '#contracts/extraction/extraction.ts';
import type { ParsedPaper } from '#papers/findings/findings.ts';
import type { Paper } from '#papers/layout/page.ts';
import type { Tenant } from '#platform/base/file-readers.ts';
import type { WorkerBudget } from '#platform/base/worker-budget.ts';
import { limitedWorkers } from '#platform/foreign-files/limited-workers.ts';
import { unreadable } from '../base/troubles.ts';

export interface ReadingRequest {
  name: KindName;
  paper: Paper;
  /** ISO date in Mexico. */
  today: string;
}

/** The kind of a paper that is clearly of another kind, or what was read: its data, and whether its print says that it is a specimen. */
export type ReadingAnswer = { other: KindName } | (ParsedPaper<unknown> & { isSpecimen: boolean });

export type Readings = ReturnType<typeof createReadings>;

/** Maximum number of characters in an answer's JSON: a report of thirty pages has a third. */
const LONGEST_ANSWER = 200_000;

const WORKER = new URL('./reading.worker.ts', import.meta.url);

/** Runs the parsers in separate processes: a hostile paper can place words so that reading takes hours. */
export function createReadings(budget: WorkerBudget, { processorMs = 7_000 } = {}) {
  const workers = limitedWorkers<ReadingRequest, ReadingAnswer>(budget, WORKER, {
    maxWaiting: 40,
    longestWaitMs: 15_000,
    processorMs,
    heapMb: 256,
    memoryMb: 384,
    reads: ['../', '../../../lib/contracts/', '../../../lib/kinds/', '../../../lib/mexico/', '../../../lib/papers/', '../../platform/'].map(
      (folder) => new URL(folder, import.meta.url),
    ),
  });
  return {
    /** Reads a paper as one kind. Throws `document_unreadable` if reading takes too long, or the answer is too long. */
    async read(tenant: Tenant, request: ReadingRequest): Promise<ReadingAnswer> {
      const outcome = await workers.run(tenant, request);
      if (!('answer' in outcome) || JSON.stringify(outcome.answer).length > LONGEST_ANSWER) throw unreadable();
      return outcome.answer;
    },
  };
}
