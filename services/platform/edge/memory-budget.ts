import { FairQueue } from '../fair-queue.ts';
import { Problem } from '../problem.ts';

export interface MemoryLimits {
  /** Bytes that may be in memory at once: of all tenants together, and of one. */
  bytes: number;
  each: number;
  /** How long a body waits for its turn, in milliseconds. */
  patienceMs: number;
}

/** Bounds the memory that large bodies take. No tenant fills it for the others; a body that does not fit waits for its turn. */
export interface MemoryBudget {
  /** Runs the work while so many bytes are reserved for it. Throws `unavailable` when its turn does not come in time. */
  within<Value>(tenantId: string, bytes: number, work: () => Promise<Value>): Promise<Value>;
}

interface Body {
  tenantId: string;
  bytes: number;
  begin(): void;
}

export function createMemoryBudget({ bytes: whole, each, patienceMs }: MemoryLimits): MemoryBudget {
  const queue = new FairQueue<Body>();

  const sizeOf = (bodies: Iterable<Body>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);
  const fits = ({ bytes }: Body) => sizeOf(queue.active) + bytes <= whole;
  const waitsForItsOwn = ({ tenantId, bytes }: Body) =>
    sizeOf([...queue.active].filter((body) => body.tenantId === tenantId)) + bytes > each;

  const beginAll = () => {
    for (let body = queue.next(fits, waitsForItsOwn); body; body = queue.next(fits, waitsForItsOwn)) body.begin();
  };

  return {
    async within(tenantId, bytes, work) {
      const body: Body = { tenantId, bytes: Math.min(bytes, each), begin: () => {} };
      await new Promise<void>((resolve, reject) => {
        const patience = setTimeout(() => {
          queue.remove(body);
          beginAll();
          reject(new Problem('unavailable', 'Too many large files are coming in now; send it again in a moment.', { retryAfter: 5 }));
        }, patienceMs);
        body.begin = () => {
          clearTimeout(patience);
          resolve();
        };
        queue.add(body);
        beginAll();
      });
      try {
        return await work();
      } finally {
        queue.remove(body);
        beginAll();
      }
    },
  };
}
