import type { PictureEncoder } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from './limited-workers.ts';

export type PictureRequest = Parameters<PictureEncoder['encode']>[1];
export type PictureAnswer = Awaited<ReturnType<PictureEncoder['encode']>>;

const WORKER = new URL('./pictures.worker.ts', import.meta.url);
const LIMITS: WorkerLimits = {
  // The HTTP server (`platform/edge`) limits the bytes of waiting pictures; at thirty pictures a second, 500 are done within `longestWaitMs`.
  maxWaiting: 500,
  longestWaitMs: 20_000,
  processorMs: 15_000,
  heapMb: 96,
  memoryMb: 600,
  addons: true,
  // The allocator keeps freed memory per arena. Two arenas, instead of eight per core, keep less.
  environment: { MALLOC_ARENA_MAX: '2' },
};

/** Creates the encoder of pictures. Its processes start at the first picture. */
export function createPictures(budget: WorkerBudget): PictureEncoder {
  const workers = limitedWorkers<PictureRequest, PictureAnswer>(budget, WORKER, LIMITS);
  return {
    async encode(tenant, picture) {
      const outcome = await workers.run(tenant, picture);
      if ('answer' in outcome) return outcome.answer;
      // A normal picture takes a tenth of `processorMs`. On a slow machine a large one may take more, so it is not called damaged.
      if ('broken' in outcome && outcome.broken === 'slow') {
        throw new Problem('unavailable', 'Reading this picture takes too long now; try again in a moment.', { retryAfter: 5 });
      }
      return { trouble: 'damaged' };
    },
  };
}
