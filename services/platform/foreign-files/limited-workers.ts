import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Problem } from '../base/problem.ts';
import type { BudgetedPool, BudgetedWork, WorkerBudget } from '../base/worker-budget.ts';
import { type Ending, WorkerHandle, type WorkerResult } from './worker-handle.ts';

export interface WorkerLimits {
  /** The most waiting requests. If a further request arrives, the tenant with the most waiting requests loses its last. */
  mostWaiting: number;
  /** The most milliseconds of waiting for a process (`longestWaitMs`), and of work without the start of a process (`deadlineMs`). */
  longestWaitMs: number;
  deadlineMs: number;
  /** The most memory of JavaScript per process; a worker itself limits its WebAssembly and libraries. */
  heapMb: number;
  /** The whole memory of one process, as the budget counts it. */
  memoryMb: number;
  /** True if the worker needs native libraries (sharp). */
  addons?: boolean;
  /** Files and folders (with a final slash) that the worker may read besides packages, its own folder and this folder. It may not write. */
  reads?: readonly URL[];
  environment?: Readonly<Record<string, string>>;
}

const PROGRAMS = ['../../../package.json', '../../../node_modules/', './'].map((path) => new URL(path, import.meta.url));

interface WorkerJob<Ask, Answer> extends BudgetedWork {
  ask: Ask;
  /** Number of workers that died during this job. */
  deaths: number;
  /** Time at which the work must be done, in epoch milliseconds; null until a process begins. */
  deadline: number | null;
  resolve(outcome: WorkerResult<Answer>): void;
  reject(error: Error): void;
}

/** Returns a program's pool within a budget; callers with the same limits share the pool. */
export function limitedWorkers<Ask, Answer>(budget: WorkerBudget, file: URL, limits: WorkerLimits): LimitedWorkers<Ask, Answer> {
  return budget.poolOf(`${file.href} ${JSON.stringify(limits)}`, () => new LimitedWorkers<Ask, Answer>(budget, file, limits));
}

/** A pool of processes that read untrusted bytes: without our environment, killed if slow, replaced if dead. A request has two tries. */
export class LimitedWorkers<Ask, Answer> implements BudgetedPool {
  readonly #budget: WorkerBudget;
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  readonly #workers = new Set<WorkerHandle<Ask, Answer>>();
  #closed = false;

  /** @param file The worker's program, which calls `serveRequests`. */
  constructor(budget: WorkerBudget, file: URL, limits: WorkerLimits) {
    this.#budget = budget;
    this.#file = file;
    this.#limits = limits;
  }

  get memoryMb(): number {
    return this.#limits.memoryMb;
  }

  get mostWaiting(): number {
    return this.#limits.mostWaiting;
  }

  get workers(): ReadonlySet<WorkerHandle<Ask, Answer>> {
    return this.#workers;
  }

  /** Runs a request. Throws `unavailable` if too many wait, no worker is free within `longestWaitMs` or starts, and after `close`. */
  run({ tenantId }: { tenantId: string }, ask: Ask): Promise<WorkerResult<Answer>> {
    if (this.#closed) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting = setTimeout(() => {
        this.#budget.finish(job);
        reject(busy());
      }, this.#limits.longestWaitMs);
      const job: WorkerJob<Ask, Answer> = {
        tenantId,
        pool: this,
        ask,
        deaths: 0,
        deadline: null,
        begin: () => {
          clearTimeout(waiting);
          this.#begin(job);
        },
        refuse: () => {
          clearTimeout(waiting);
          reject(busy());
        },
        resolve,
        reject,
      };
      this.#budget.enter(job);
    });
  }

  close(): void {
    this.#closed = true;
    this.#budget.leave(this);
    for (const worker of this.#workers) worker.end();
  }

  #begin(job: WorkerJob<Ask, Answer>): void {
    let worker: WorkerHandle<Ask, Answer>;
    try {
      // A second try gets a new process, since the request may have damaged idle processes too.
      const idle = job.deaths === 0 ? [...this.#workers].find(({ isIdle }) => isIdle) : undefined;
      worker = idle ?? this.#start();
    } catch {
      // The system cannot start a further process.
      this.#finish(job, { broken: 'unstarted' });
      return;
    }
    const deadline = () => {
      job.deadline ??= Date.now() + this.#limits.deadlineMs;
      return job.deadline;
    };
    worker.work(job.ask, deadline, (ending) => this.#finish(job, ending));
  }

  #finish(job: WorkerJob<Ask, Answer>, ending: Ending<Answer>): void {
    const broken = 'broken' in ending ? ending.broken : null;
    if (this.#closed) job.reject(busy());
    else if (broken !== null && broken !== 'slow' && job.deaths++ === 0) {
      this.#begin(job);
      return;
    } else if (broken === 'unstarted') job.reject(new Problem('unavailable', 'Files cannot be read now.', { retryAfter: 30 }));
    else job.resolve(ending as WorkerResult<Answer>);
    this.#budget.finish(job);
  }

  #start(): WorkerHandle<Ask, Answer> {
    const { addons = false, environment = {}, heapMb, reads = [] } = this.#limits;
    const readable = [...PROGRAMS, new URL('./', this.#file), ...reads].flatMap(permittedPaths);
    const process = fork(this.#file, [], {
      env: { ...environment },
      execArgv: [
        '--permission',
        '--allow-worker',
        ...(addons ? ['--allow-addons'] : []),
        ...readable.map((path) => `--allow-fs-read=${path}`),
        `--max-old-space-size=${heapMb}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    lowerPriority(process);
    const worker = new WorkerHandle<Ask, Answer>(process, (handle) => this.#workers.delete(handle));
    this.#workers.add(worker);
    return worker;
  }
}

const busy = () => new Problem('unavailable', 'Too many files are being read now; try again in a moment.', { retryAfter: 5 });

/** Returns the paths that permit a file or a folder in Node: a folder's ends with an asterisk, and a link's target needs its own path. */
function permittedPaths(url: URL): string[] {
  const end = url.pathname.endsWith('/') ? '/*' : '';
  const path = fileURLToPath(url).replace(/[\\/]$/, '');
  return [...new Set([path, existsSync(path) ? realpathSync(path) : path])].map((place) => place + end);
}

/** Steps of priority below the server, so that answers have precedence over files. */
const PRIORITY_STEPS = 5;
const LOWEST_PRIORITY = 19;

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(LOWEST_PRIORITY, getPriority() + PRIORITY_STEPS));
  } catch {
    // The process has ended, or this system forbids the change; then the process keeps its priority.
  }
}
