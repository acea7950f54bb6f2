import type { SealChange } from '#contracts/documents/verification.ts';
import type { Tenant } from '#platform/base/file-readers.ts';
import type { WorkerBudget } from '#platform/base/worker-budget.ts';
import { limitedWorkers, type WorkerLimits } from '#platform/foreign-files/limited-workers.ts';
import type { FileClaims, SealAnswer, SealRequest } from './messages.ts';

export type SealReader = ReturnType<typeof createSealReader>;

const WORKER = new URL('./worker.ts', import.meta.url);
const LIMITS: WorkerLimits = {
  maxWaiting: 20,
  longestWaitMs: 20_000,
  processorMs: 7000,
  heapMb: 512,
  memoryMb: 900,
  reads: ['../pdf/', '../../../../lib/contracts/base/', '../../../platform/base/uuid.ts'].map((path) => new URL(path, import.meta.url)),
};

/**
 * Creates the reader of seals of untrusted files, in separate processes that start with the first request. Throws 503 `unavailable` when
 * too many calls wait.
 */
export function createSealReader(budget: WorkerBudget) {
  const workers = limitedWorkers<SealRequest, SealAnswer>(budget, WORKER, LIMITS);
  const send = async (tenant: Tenant, request: SealRequest): Promise<SealAnswer | null> => {
    const outcome = await workers.run(tenant, request);
    return 'answer' in outcome ? outcome.answer : null;
  };
  return {
    /** Reads a file's claims. Null if the file needs too much time or memory. */
    async claims(tenant: Tenant, bytes: Uint8Array): Promise<FileClaims | null> {
      const answer = await send(tenant, { what: 'claims', bytes });
      return answer && 'claims' in answer ? answer.claims : null;
    },

    /** Lists how a file differs from the sealed original. Null if the two cannot be compared. */
    async changes(tenant: Tenant, { original, bytes }: { original: Uint8Array; bytes: Uint8Array }): Promise<SealChange[] | null> {
      const answer = await send(tenant, { what: 'changes', original, bytes });
      return answer && 'changes' in answer ? answer.changes : null;
    },
  };
}
