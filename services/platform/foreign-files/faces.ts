import type { FramePair } from '#vision/face/relief-pairs.ts';
import type { FaceReader, FilmFrame, Tenant } from '../base/file-readers.ts';
import { Problem } from '../base/problem.ts';
import type { WorkerBudget } from '../base/worker-budget.ts';
import { BUILTIN } from './face-model/builtin/facts.ts';
import { type FaceModelSetup, FaceModelUnusable } from './face-model/chosen-model.ts';
import type { ModelTrouble } from './face-model/port/model-fault.ts';
import { type LimitedWorkers, limitedWorkers, type WorkerLimits } from './limited-workers.ts';

/** `isCard`: the picture is a card, which may be turned; the face is then searched in every direction. */
export type FaceReadRequest = { bytes: Uint8Array; isCard: boolean; isFrame: boolean };
/** A film of one face: pixels go to the worker, numbers come back. */
export type ReliefRequest = { frames: readonly FilmFrame[]; pairs: readonly FramePair[] };
/** Asks whether the chosen model is as its manifest says. The answer is a trouble of the model, or null. */
export type ModelRequest = { model: true };
export type FacesRequest = FaceReadRequest | ReliefRequest | ModelRequest;
export type FaceReadAnswer = Awaited<ReturnType<FaceReader['read']>>;
export type FacesAnswer = FaceReadAnswer | { reliefs: readonly (number | null)[] } | { modelTrouble: ModelTrouble | null };

const WORKER = new URL('./faces.worker.ts', import.meta.url);
const LIMITS = {
  maxWaiting: 40,
  longestWaitMs: 20_000,
  processorMs: 20_000,
  heapMb: 192,
  memoryMb: 700,
  addons: true,
  reads: [new URL('../../../lib/vision/', import.meta.url)],
  // Limits the pools of glibc's memory allocator.
  environment: { MALLOC_ARENA_MAX: '2' },
} satisfies WorkerLimits;

/** Memory of a process that a model's file of 1 MB takes, in MB: the file's bytes, and what the runtime makes of them. */
const MEMORY_OF_A_MB = 3;

type FaceWorkers = LimitedWorkers<FacesRequest, FacesAnswer>;

function workersOf(budget: WorkerBudget, setup: FaceModelSetup | null): FaceWorkers {
  if (!setup) return limitedWorkers(budget, WORKER, LIMITS);
  const extraMb = setup.sizeMb * MEMORY_OF_A_MB;
  return limitedWorkers(budget, WORKER, {
    ...LIMITS,
    memoryMb: LIMITS.memoryMb + extraMb,
    reads: [...LIMITS.reads, ...setup.reads],
    environment: { ...LIMITS.environment, FACE_MODEL: JSON.stringify(setup.choice), FACE_MODEL_MB: String(extraMb) },
  });
}

/** Opens the chosen model once, in a process of the budget, and holds it to its manifest. Throws `FaceModelUnusable`. */
export async function checkFaceModel(budget: WorkerBudget, setup: FaceModelSetup): Promise<void> {
  const outcome = await workersOf(budget, setup).run({ tenantId: 'face model' }, { model: true });
  const trouble = 'answer' in outcome && 'modelTrouble' in outcome.answer ? outcome.answer.modelTrouble : 'not_loadable';
  if (trouble) throw new FaceModelUnusable(trouble, `${setup.choice.file} is not what its manifest or FACE_MODEL_SHA256 say.`);
}

/** Creates the reader of faces. Its processes start, and load the models, at the first picture. */
export function createFaces(budget: WorkerBudget, setup: FaceModelSetup | null = null): FaceReader {
  const workers = workersOf(budget, setup);
  const { identity, distance } = setup?.facts ?? BUILTIN;

  /** Returns null if the worker crashed. */
  async function ask(tenant: Tenant, request: FacesRequest): Promise<FacesAnswer | null> {
    const outcome = await workers.run(tenant, request);
    if ('answer' in outcome) return outcome.answer;
    if ('broken' in outcome && outcome.broken === 'slow') {
      throw new Problem('unavailable', 'Comparing faces takes too long now; try again in a moment.', { retryAfter: 5 });
    }
    if ('problem' in outcome) throw new Problem('unavailable', 'Faces cannot be compared now.', { retryAfter: 30 });
    return null;
  }

  return {
    model: identity,
    distance,
    async read(tenant, bytes, { isCard = false, isFrame = false } = {}) {
      const answer = await ask(tenant, { bytes, isCard, isFrame });
      // A picture with which the worker crashed counts as unreadable.
      return answer !== null && ('template' in answer || 'trouble' in answer) ? answer : { trouble: 'picture_unreadable' };
    },
    async relief(tenant, frames, pairs) {
      const answer = await ask(tenant, { frames, pairs });
      return answer !== null && 'reliefs' in answer ? answer.reliefs : null;
    },
  };
}
