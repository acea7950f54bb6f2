import { availableParallelism, totalmem } from 'node:os';
import { MB } from '#contracts/base/file-limits.ts';
import { FairQueue, lastOfTheMost } from './fair-queue.ts';

export interface WorkerBounds {
  processes: number;
  /** Memory of all processes together, including idle processes. */
  memoryMb: number;
}

export interface BudgetedWorker {
  readonly isIdle: boolean;
  /** The time of the worker's last work, by `performance.now()`. */
  readonly lastUsed: number;
  end(): void;
}

export interface BudgetedPool {
  /** The memory that a process of this pool may use. */
  readonly memoryMb: number;
  readonly maxWaiting: number;
  readonly workers: Iterable<BudgetedWorker>;
  /** Ends every process and rejects all waiting and running work. */
  close(): void;
}

export interface BudgetedWork {
  tenantId: string;
  pool: BudgetedPool;
  /** Called when the work may start; call `finish` afterwards to free its share of the budget. */
  begin(): void;
  /** Called instead of `begin` if the queue is full or the pool closes. */
  refuse(): void;
}

/**
 * Returns one process per core (at least two, so that one slow file does not hold up all others), and half of the machine's or container's
 * memory.
 */
export function boundsOfThisMachine(): WorkerBounds {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return { processes: Math.max(2, availableParallelism()), memoryMb: Math.floor(memory / 2 / MB) };
}

/**
 * Limits all worker pools together: serves tenants in turn (`FairQueue`), ends idle processes to free memory, always allows one to work.
 */
export class WorkerBudget {
  readonly #bounds: WorkerBounds;
  /** Pools whose processes count: all that have had work and are not closed. */
  readonly #pools = new Set<BudgetedPool>();
  readonly #queue = new FairQueue<BudgetedWork>();
  /** Pools that `poolOf` opened, which `close` closes. */
  readonly #poolsByName = new Map<string, BudgetedPool>();

  constructor(bounds: WorkerBounds = boundsOfThisMachine()) {
    this.#bounds = bounds;
  }

  /** Returns the pool with this name, opened at its first use. */
  poolOf<Pool extends BudgetedPool>(name: string, open: () => Pool): Pool {
    const pool = (this.#poolsByName.get(name) as Pool | undefined) ?? open();
    this.#poolsByName.set(name, pool);
    return pool;
  }

  close(): void {
    for (const pool of this.#poolsByName.values()) pool.close();
  }

  /** Queues work and starts it if it fits. If too many wait for the pool, refuses the last work of the tenant with the most. */
  enter(work: BudgetedWork): void {
    this.#pools.add(work.pool);
    this.#queue.add(work);
    this.#beginAll();
    const waiting = this.#queue.waiting.filter(({ pool }) => pool === work.pool);
    if (waiting.length > work.pool.maxWaiting) this.#refuse([lastOfTheMost(waiting)!]);
  }

  /** Removes finished or cancelled work, and starts waiting work. */
  finish(work: BudgetedWork): void {
    this.#queue.remove(work);
    this.#beginAll();
  }

  /** Rejects the work that waits for a closing pool. */
  leave(pool: BudgetedPool): void {
    this.#refuse(this.#queue.waiting.filter((work) => work.pool === pool));
    this.#pools.delete(pool);
  }

  #refuse(works: readonly BudgetedWork[]): void {
    for (const work of works) {
      this.#queue.remove(work);
      work.refuse();
    }
    // The queue may have reserved memory for the removed work.
    this.#beginAll();
  }

  #beginAll(): void {
    const fits = (work: BudgetedWork) => this.#fits(work);
    for (let work = this.#queue.startNext(fits); work; work = this.#queue.startNext(fits)) {
      this.#freeMemoryFor(work.pool);
      work.begin();
    }
  }

  #fits({ pool }: BudgetedWork): boolean {
    const { active } = this.#queue;
    if (active.size === 0) return true;
    if (active.size >= this.#bounds.processes) return false;
    const working = [...active].reduce((sum, work) => sum + work.pool.memoryMb, 0);
    return hasIdle(pool) || working + pool.memoryMb <= this.#bounds.memoryMb;
  }

  /** Ends idle processes, the longest unused first, until a new process of this pool fits. */
  #freeMemoryFor(pool: BudgetedPool): void {
    if (hasIdle(pool)) return;
    const processes = [...this.#pools].flatMap(({ memoryMb, workers }) => [...workers].map((worker) => ({ memoryMb, worker })));
    let memoryMb = processes.reduce((sum, process) => sum + process.memoryMb, pool.memoryMb);
    const idle = processes.filter(({ worker }) => worker.isIdle).sort((one, other) => one.worker.lastUsed - other.worker.lastUsed);
    for (const process of idle) {
      if (memoryMb <= this.#bounds.memoryMb) return;
      process.worker.end();
      memoryMb -= process.memoryMb;
    }
  }
}

const hasIdle = ({ workers }: BudgetedPool) => [...workers].some(({ isIdle }) => isIdle);
