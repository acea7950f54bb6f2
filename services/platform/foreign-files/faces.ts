import type { FaceReader } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from './limited-workers.ts';

/** `isCard`: the picture is a card, which may be turned; the face is then searched in every direction. */
export type FacesAsk = { bytes: Uint8Array; isCard: boolean };
export type FacesAnswer = Awaited<ReturnType<FaceReader['read']>>;

const MODEL = { name: 'face_recognition', version: '1.7.15' } as const;

const WORKER = new URL('./faces.worker.ts', import.meta.url);
const LIMITS: WorkerLimits = {
  mostWaiting: 40,
  longestWaitMs: 20_000,
  deadlineMs: 20_000,
  heapMb: 192,
  memoryMb: 700,
  addons: true,
  // Limits the pools of glibc's memory allocator.
  environment: { MALLOC_ARENA_MAX: '2' },
};

/** Creates the reader of faces. Its processes start, and load the models, at the first picture. */
export function createFaces(budget: WorkerBudget): FaceReader {
  const workers = limitedWorkers<FacesAsk, FacesAnswer>(budget, WORKER, LIMITS);
  return {
    model: MODEL,
    async read(tenant, bytes, { isCard = false } = {}) {
      const outcome = await workers.run(tenant, { bytes, isCard });
      if ('answer' in outcome) return outcome.answer;
      if ('broken' in outcome && outcome.broken === 'slow') {
        throw new Problem('unavailable', 'Comparing faces takes too long now; try again in a moment.', { retryAfter: 5 });
      }
      // A picture with which the worker crashed counts as unreadable.
      return { trouble: 'picture_unreadable' };
    },
  };
}
