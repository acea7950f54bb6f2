import { availableParallelism, totalmem } from 'node:os';
import { FairQueue, lastOfTheMost } from './fair-queue.ts';

export interface WorkerBounds {
  processes: number;
  /** Memory of all processes together, idle ones too. */
  memoryMb: number;
}

export interface BudgetedWorker {
  readonly isIdle: boolean;
  /** Time of its last work, by `performance.now()`. */
  readonly lastUsed: number;
  end(): void;
}

export interface BudgetedPool {
  /** Memory of one process. */
  readonly memoryMb: number;
  readonly mostWaiting: number;
  readonly workers: Iterable<BudgetedWorker>;
  /** Ends every process and refuses what waits or runs. */
  close(): void;
}

export interface BudgetedWork {
  tenantId: string;
  pool: BudgetedPool;
  /** Called at its turn; `finish` gives back its share. */
  begin(): void;
  /** Called instead where too many wait. */
  refuse(): void;
}

const MB = 1024 * 1024;

/** Returns a process per core (two at least, for slow files) and half of the machine's or container's memory. */
export function boundsOfThisMachine(): WorkerBounds {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return { processes: Math.max(2, availableParallelism()), memoryMb: Math.floor(memory / 2 / MB) };
}

/** The bound over all pools of workers: tenants take turns (`FairQueue`), idle processes make room, one may always work. */
export class WorkerBudget {
  readonly #bounds: WorkerBounds;
  readonly #pools = new Set<BudgetedPool>();
  readonly #queue = new FairQueue<BudgetedWork>();
  readonly #shared = new Map<string, BudgetedPool>();

  constructor(bounds: WorkerBounds = boundsOfThisMachine()) {
    this.#bounds = bounds;
  }

  /** Returns the pool of this name, opened at its first use. */
  poolOf<Pool extends BudgetedPool>(name: string, open: () => Pool): Pool {
    const pool = (this.#shared.get(name) as Pool | undefined) ?? open();
    this.#shared.set(name, pool);
    return pool;
  }

  close(): void {
    for (const pool of this.#shared.values()) pool.close();
  }

  enter(work: BudgetedWork): void {
    this.#pools.add(work.pool);
    this.#queue.add(work);
    this.#beginAll();
    const waiting = this.#queue.waiting.filter(({ pool }) => pool === work.pool);
    if (waiting.length > work.pool.mostWaiting) this.#refuse([lastOfTheMost(waiting)!]);
  }

  /** Ends work, or its wait. */
  finish(work: BudgetedWork): void {
    this.#queue.remove(work);
    this.#beginAll();
  }

  /** Refuses what waits for a pool that closes. */
  leave(pool: BudgetedPool): void {
    this.#refuse(this.#queue.waiting.filter((work) => work.pool === pool));
    this.#pools.delete(pool);
  }

  #refuse(works: readonly BudgetedWork[]): void {
    for (const work of works) {
      this.#queue.remove(work);
      work.refuse();
    }
    // Room may have been kept for one of them.
    this.#beginAll();
  }

  #beginAll(): void {
    const fits = (work: BudgetedWork) => this.#fits(work);
    for (let work = this.#queue.next(fits); work; work = this.#queue.next(fits)) {
      this.#makeRoom(work.pool);
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

  /** Ends idle processes, the longest unused first, until one more of this pool fits. */
  #makeRoom(pool: BudgetedPool): void {
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
