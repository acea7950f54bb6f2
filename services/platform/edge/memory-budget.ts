import { inTime } from '#contracts/base/deadline.ts';
import { FairQueue } from '../base/fair-queue.ts';
import { Problem } from '../base/problem.ts';

export interface MemoryLimits {
  /** Maximum number of bytes that all tenants together may have in memory at once. */
  total: number;
  /** Maximum number of bytes that one tenant may have in memory at once. */
  perTenant: number;
  /** Milliseconds for which a body may wait for memory. */
  longestWaitMs: number;
}

/** The bytes of memory that are reserved for one body. */
export interface Reservation {
  /**
   * Records how many bytes have arrived. Returns a promise if a slow body must wait for memory. The promise rejects with `unavailable`
   * after `longestWaitMs`.
   */
  advance(bytes: number): Promise<void> | null;
  /** Frees the reserved bytes that the complete body does not need. */
  complete(bytes: number): void;
}

/** Milliseconds between two measurements of how fast a body arrives. */
const MEASURE_MS = 1_000;
/** Bytes that a slow body has reserved beyond the arrived bytes. */
const BYTES_AHEAD = 256 * 1024;

interface BudgetedBody {
  tenantId: string;
  bytes: number;
  begin(): void;
}

export type MemoryBudget = ReturnType<typeof createMemoryBudget>;

/** Limits the memory of large bodies per tenant and in total. A body waits for its turn, and a slow body reserves no unused memory. */
export function createMemoryBudget({ total, perTenant, longestWaitMs }: MemoryLimits) {
  const queue = new FairQueue<BudgetedBody>();

  const sizeOf = (bodies: Iterable<BudgetedBody>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = ({ bytes }: BudgetedBody) => sizeOf(queue.active) + bytes <= total;
  /** True if the body waits for other bodies of the same tenant. */
  const waitsForItsOwn = ({ tenantId, bytes }: BudgetedBody) =>
    sizeOf([...queue.active].filter((body) => body.tenantId === tenantId)) + bytes > perTenant;

  const beginAll = () => {
    for (let body = queue.startNext(fits, waitsForItsOwn); body; body = queue.startNext(fits, waitsForItsOwn)) body.begin();
  };

  const waitForMemory = (body: BudgetedBody, add: () => void): Promise<void> => {
    const start = Promise.withResolvers<void>();
    body.begin = start.resolve;
    add();
    beginAll();
    return inTime(start.promise, longestWaitMs, () => {
      queue.remove(body);
      beginAll();
      throw new Problem('unavailable', 'Too many large files are coming in now; send it again in a moment.', { retryAfter: 5 });
    });
  };

  const shrink = (body: BudgetedBody, to: number) => {
    if (to >= body.bytes) return;
    body.bytes = to;
    beginAll();
  };

  const grow = async (body: BudgetedBody, to: number) => {
    const more: BudgetedBody = { tenantId: body.tenantId, bytes: to - body.bytes, begin: () => {} };
    await waitForMemory(more, () => queue.addFirst(more));
    queue.remove(more);
    body.bytes = to;
  };

  const reservationOf = (body: BudgetedBody): { reservation: Reservation; end(): void } => {
    const largest = body.bytes;
    let byteCount = 0;
    let before = 0;
    // A body that would be complete within four more measurements keeps its whole reservation.
    const timer = setInterval(() => {
      shrink(body, byteCount + Math.max(BYTES_AHEAD, 4 * (byteCount - before)));
      before = byteCount;
    }, MEASURE_MS);
    const end = () => clearInterval(timer);
    const reservation: Reservation = {
      advance(bytes) {
        byteCount = Math.min(bytes, largest);
        return byteCount > body.bytes ? grow(body, Math.min(largest, byteCount + BYTES_AHEAD)) : null;
      },
      complete(bytes) {
        end();
        shrink(body, bytes);
      },
    };
    return { reservation, end };
  };

  return {
    /** Runs work with `bytes` reserved. Throws `unavailable` if no memory is free within `longestWaitMs`. */
    async withReservation<Value>(tenantId: string, bytes: number, work: (reservation: Reservation) => Promise<Value>): Promise<Value> {
      const body: BudgetedBody = { tenantId, bytes: Math.min(bytes, perTenant), begin: () => {} };
      await waitForMemory(body, () => queue.add(body));
      const { reservation, end } = reservationOf(body);
      try {
        return await work(reservation);
      } finally {
        end();
        queue.remove(body);
        beginAll();
      }
    },
  };
}
