import type { Gray } from '../../../vision/gray.ts';
import type { Tenant } from '../../platform/file-readers.ts';
import { LimitedWorkers } from '../../platform/foreign-files/limited-workers.ts';
import type { WorkerBudget } from '../../platform/worker-budget.ts';
import type { Layout, WitnessAnswer, WitnessAsk, WitnessWord } from './messages.ts';
import { findProgram } from './program.ts';

/** A second reader of print: it says the same as ours, or something else. Its word alone is worth nothing. */
export interface Witness {
  /**
   * The words in an upright picture of at most 16 megapixels, with their places in pixels, read in a process of its own. Null where it
   * has nothing to say: it takes longer than ten seconds, too many wait, or it has no Spanish. A page takes a second or two.
   */
  words(tenant: Tenant, picture: Gray, layout: Layout): Promise<readonly WitnessWord[] | null>;
  /** Ends the processes. */
  close(): void;
}

const MOST_PIXELS = 16_000_000;
const WORKER = new URL('./tesseract.worker.ts', import.meta.url);

/** Tesseract, where `program` is the path of one; null without: ours reads alone. The processes start when the first picture comes. */
export function createWitness(budget: WorkerBudget, program: string | null = findProgram('tesseract')): Witness | null {
  if (program === null) return null;
  const workers = new LimitedWorkers<WitnessAsk, WitnessAnswer>(budget, WORKER, {
    mostWaiting: 20,
    patienceMs: 10_000,
    deadlineMs: 10_000,
    heapMb: 128,
    memoryMb: 500,
    spawns: [program],
    // One thread each: the budget says how many run. Where its models lie is the operator's to say.
    environment: { OMP_THREAD_LIMIT: '1', ...(process.env.TESSDATA_PREFIX ? { TESSDATA_PREFIX: process.env.TESSDATA_PREFIX } : {}) },
  });
  return {
    async words(tenant, picture, layout) {
      if (picture.width * picture.height > MOST_PIXELS) return null;
      // Whoever asks can do without: too much to do is no reason to refuse a document.
      const outcome = await workers.run(tenant, { program, picture, layout }).catch(() => null);
      return outcome && 'answer' in outcome ? outcome.answer : null;
    },
    close: () => workers.close(),
  };
}
