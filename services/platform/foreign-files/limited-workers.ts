import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Problem } from '../base/problem.ts';
import type { BudgetedPool, BudgetedWork, WorkerBudget } from '../base/worker-budget.ts';
import { type Ending, WorkerHandle, type WorkerResult } from './worker-handle.ts';

export interface WorkerLimits {
  /** Maximum number of waiting requests. If one more arrives, the tenant with the most waiting requests loses its last one. */
  maxWaiting: number;
  /** Maximum time that a request waits for a process, in ms. */
  longestWaitMs: number;
  /** Maximum processor time of a request, in ms. Unlike wall-clock time it does not depend on the machine's load. */
  processorMs: number;
  /** Maximum duration of a request, in ms, not counting the start of its process. Default: 60,000, the usual timeout of load balancers. */
  longestWorkMs?: number;
  /** Maximum size of a process's JavaScript heap, in MB. The worker itself limits its WebAssembly and its native libraries. */
  heapMb: number;
  /** Memory of one process in MB, as the budget counts it. */
  memoryMb: number;
  /** True if the worker needs native libraries (sharp). */
  addons?: boolean;
  /** Files and folders (with a final slash) that the worker may read besides packages, its own folder and this folder. It may not write. */
  reads?: readonly URL[];
  environment?: Readonly<Record<string, string>>;
}

const PROGRAMS = ['../../../package.json', '../../../node_modules/', './'].map((path) => new URL(path, import.meta.url));

interface WorkerJob<Request, Answer> extends BudgetedWork {
  request: Request;
  /** Number of workers that died during this job. */
  deaths: number;
  /** Time at which the work must be done, in epoch milliseconds; null until a process begins. */
  deadline: number | null;
  resolve(outcome: WorkerResult<Answer>): void;
  reject(error: Error): void;
}

/** Returns the pool of a worker program within a budget. Callers with the same limits share the pool. */
export function limitedWorkers<Request, Answer>(budget: WorkerBudget, file: URL, limits: WorkerLimits): LimitedWorkers<Request, Answer> {
  return budget.poolOf(`${file.href} ${JSON.stringify(limits)}`, () => new LimitedWorkers<Request, Answer>(budget, file, limits));
}

/**
 * A pool of processes that read untrusted bytes. A process does not get the server's environment, is killed if it is too slow, and is
 * replaced if it dies. A request whose process dies is tried once more.
 */
export class LimitedWorkers<Request, Answer> implements BudgetedPool {
  readonly #budget: WorkerBudget;
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  readonly #workers = new Set<WorkerHandle<Request, Answer>>();
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

  get maxWaiting(): number {
    return this.#limits.maxWaiting;
  }

  get workers(): ReadonlySet<WorkerHandle<Request, Answer>> {
    return this.#workers;
  }

  /**
   * Runs a request. Throws `unavailable` if too many requests wait, if no worker becomes free within `longestWaitMs`, if no process starts,
   * if the request takes longer than `longestWorkMs`, and after `close`.
   */
  run({ tenantId }: { tenantId: string }, request: Request): Promise<WorkerResult<Answer>> {
    if (this.#closed) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting = setTimeout(() => {
        this.#budget.finish(job);
        reject(busy());
      }, this.#limits.longestWaitMs);
      const job: WorkerJob<Request, Answer> = {
        tenantId,
        pool: this,
        request,
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

  #begin(job: WorkerJob<Request, Answer>): void {
    let worker: WorkerHandle<Request, Answer>;
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
      job.deadline ??= Date.now() + (this.#limits.longestWorkMs ?? 60_000);
      return job.deadline;
    };
    worker.work(job.request, deadline, (ending) => this.#finish(job, ending));
  }

  #finish(job: WorkerJob<Request, Answer>, ending: Ending<Answer>): void {
    const broken = 'broken' in ending ? ending.broken : null;
    if (this.#closed || broken === 'late') job.reject(busy());
    else if (broken !== null && broken !== 'slow' && job.deaths++ === 0) {
      this.#begin(job);
      return;
    } else if (broken === 'unstarted') job.reject(new Problem('unavailable', 'Files cannot be read now.', { retryAfter: 30 }));
    else job.resolve(ending as WorkerResult<Answer>);
    this.#budget.finish(job);
  }

  #start(): WorkerHandle<Request, Answer> {
    const { addons = false, environment = {}, heapMb, processorMs, reads = [] } = this.#limits;
    const readable = [...PROGRAMS, new URL('./', this.#file), ...reads].flatMap(permittedPaths);
    const process = fork(this.#file, [String(processorMs)], {
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
    // The first message says that it is ready. Below a busy server a start could take longer than anybody waits.
    process.once('message', () => lowerPriority(process));
    const worker = new WorkerHandle<Request, Answer>(process, (handle) => this.#workers.delete(handle));
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
