import type { PictureEncoder } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from './limited-workers.ts';

export type PictureAsk = Parameters<PictureEncoder['encode']>[1];
export type PictureAnswer = Awaited<ReturnType<PictureEncoder['encode']>>;

const WORKER = new URL('./pictures.worker.ts', import.meta.url);
const LIMITS: WorkerLimits = {
  // Their bytes are bounded where they come in; at thirty in a second these have their turn within the patience.
  mostWaiting: 500,
  patienceMs: 20_000,
  deadlineMs: 15_000,
  heapMb: 96,
  memoryMb: 600,
  addons: true,
  // The allocator keeps what each thread gave back for that thread: two pools instead of eight per core.
  environment: { MALLOC_ARENA_MAX: '2' },
};

/** The processes start when the first picture comes. */
export function createPictures(budget: WorkerBudget): PictureEncoder {
  const workers = limitedWorkers<PictureAsk, PictureAnswer>(budget, WORKER, LIMITS);
  return {
    async encode(tenant, picture) {
      const outcome = await workers.run(tenant, picture);
      if ('answer' in outcome) return outcome.answer;
      // An honest picture takes a tenth of that: this machine has too much to do.
      if ('broken' in outcome && outcome.broken === 'slow') {
        throw new Problem('unavailable', 'Reading this picture takes too long now; try again in a moment.', { retryAfter: 5 });
      }
      return { trouble: 'damaged' };
    },
  };
}
