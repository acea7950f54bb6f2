import { beforeDeadline } from '../base/deadline.ts';
import { FairQueue } from '../base/fair-queue.ts';
import { Problem } from '../base/problem.ts';

export interface MemoryLimits {
  /** Bytes that may be in memory at once: of all tenants together, and of one. */
  bytes: number;
  each: number;
  patienceMs: number;
}

/** One body's room in memory. */
export interface Room {
  /** Notes bytes that came; returns a promise where a slow body waits for more room, which may reject with `unavailable`. */
  advance(bytes: number): Promise<void> | null;
  complete(bytes: number): void;
}

/** Milliseconds between two looks at a body that still comes. */
const LOOK_MS = 1_000;
/** Bytes of room that a slow body has beyond what has come. */
const AHEAD = 256 * 1024;

interface BudgetedBody {
  tenantId: string;
  bytes: number;
  begin(): void;
}

export type MemoryBudget = ReturnType<typeof createMemoryBudget>;

/** Bounds the memory of large bodies per tenant and together; a body waits for its turn, and a slow one holds no unused room. */
export function createMemoryBudget({ bytes: whole, each, patienceMs }: MemoryLimits) {
  const queue = new FairQueue<BudgetedBody>();

  const sizeOf = (bodies: Iterable<BudgetedBody>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = ({ bytes }: BudgetedBody) => sizeOf(queue.active) + bytes <= whole;
  const waitsForItsOwn = ({ tenantId, bytes }: BudgetedBody) =>
    sizeOf([...queue.active].filter((body) => body.tenantId === tenantId)) + bytes > each;

  const beginAll = () => {
    for (let body = queue.next(fits, waitsForItsOwn); body; body = queue.next(fits, waitsForItsOwn)) body.begin();
  };

  const turnOf = (body: BudgetedBody, add: () => void): Promise<void> => {
    const turn = Promise.withResolvers<void>();
    body.begin = turn.resolve;
    add();
    beginAll();
    return beforeDeadline(turn.promise, patienceMs, () => {
      queue.remove(body);
      beginAll();
      return new Problem('unavailable', 'Too many large files are coming in now; send it again in a moment.', { retryAfter: 5 });
    });
  };

  const shrink = (body: BudgetedBody, to: number) => {
    if (to >= body.bytes) return;
    body.bytes = to;
    beginAll();
  };

  const grow = async (body: BudgetedBody, to: number) => {
    const more: BudgetedBody = { tenantId: body.tenantId, bytes: to - body.bytes, begin: () => {} };
    await turnOf(more, () => queue.addFirst(more));
    queue.remove(more);
    body.bytes = to;
  };

  const roomOf = (body: BudgetedBody): { room: Room; end(): void } => {
    const weight = body.bytes;
    let byteCount = 0;
    let before = 0;
    // Whoever would have sent all within four more looks keeps the whole room.
    const look = setInterval(() => {
      shrink(body, byteCount + Math.max(AHEAD, 4 * (byteCount - before)));
      before = byteCount;
    }, LOOK_MS);
    const end = () => clearInterval(look);
    const room: Room = {
      advance(bytes) {
        byteCount = Math.min(bytes, weight);
        return byteCount > body.bytes ? grow(body, Math.min(weight, byteCount + AHEAD)) : null;
      },
      complete(bytes) {
        end();
        shrink(body, bytes);
      },
    };
    return { room, end };
  };

  return {
    /** Runs work with so many bytes reserved. Throws `unavailable` when its turn comes too late. */
    async within<Value>(tenantId: string, bytes: number, work: (room: Room) => Promise<Value>): Promise<Value> {
      const body: BudgetedBody = { tenantId, bytes: Math.min(bytes, each), begin: () => {} };
      await turnOf(body, () => queue.add(body));
      const { room, end } = roomOf(body);
      try {
        return await work(room);
      } finally {
        end();
        queue.remove(body);
        beginAll();
      }
    },
  };
}
