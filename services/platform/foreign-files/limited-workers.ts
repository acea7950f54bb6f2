import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';
import type { WorkerAnswer } from './worker-process.ts';

export interface WorkerLimits {
  /** Processes at once; each starts when it is first needed. */
  processes: number;
  /** Requests that may wait; one more is refused. */
  waiting: number;
  /** How long one waits for its turn, and how long its work may take, in milliseconds; the start of a process is not its work. */
  patienceMs: number;
  deadlineMs: number;
  /** JavaScript's own memory in each; what WebAssembly and libraries take is the worker's to bound. */
  heapMb: number;
  /** Whether it needs native libraries (sharp). */
  addons: boolean;
}

/** Programs and packages, where a worker may read: not the data folder. It writes nothing and starts nothing. */
const READABLE = ['node_modules', 'services', 'vision', 'contracts'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}/*`, import.meta.url)),
);

/** A process that does not listen by then does not start, in milliseconds. */
const START_MS = 15_000;

/** What became of a request. `broken`: its worker ran out of time, or died of it twice. */
export type Outcome<Answer> = { answer: Answer } | { refused: string } | { broken: 'slow' | 'died' };

/** How one worker left a request; `unstarted`: it died before it ever listened, so nothing is said of the request. */
type Left<Answer> = Outcome<Answer> | { broken: 'unstarted' };

interface Job<Ask, Answer> {
  ask: Ask;
  deaths: number;
  /** Epoch milliseconds; set when a process first works on it. */
  deadline: number | null;
  patience: NodeJS.Timeout;
  resolve(outcome: Outcome<Answer>): void;
  reject(error: Error): void;
}

/**
 * Processes for work on bytes that nobody vouches for: killed when it takes too long, replaced when they die, without the server's
 * environment and so without its secrets. A worker that dies under a request may have been killed for something else (the system was
 * short of memory), so the request is given to another one, once.
 */
export class LimitedWorkers<Ask, Answer> {
  readonly #file: URL;
  readonly #limits: WorkerLimits;
  readonly #queue: Job<Ask, Answer>[] = [];
  readonly #places: Place<Ask, Answer>[];
  #closed = false;

  /** @param file the worker's program, which calls `serveRequests`. */
  constructor(file: URL, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
    this.#places = Array.from({ length: limits.processes }, () => new Place());
  }

  /** Throws `unavailable` when too many wait, when its turn does not come in time, where no worker starts, and after `close`. */
  run(ask: Ask): Promise<Outcome<Answer>> {
    if (this.#closed || this.#queue.length >= this.#limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(job), 1);
        reject(busy());
      }, this.#limits.patienceMs);
      const job: Job<Ask, Answer> = { ask, deaths: 0, deadline: null, patience, resolve, reject };
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Ends every process; what is under way or waits is refused. */
  close(): void {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) {
      clearTimeout(job.patience);
      job.reject(busy());
    }
    for (const place of this.#places) place.end('died');
  }

  #next(): void {
    const place = this.#places.find(({ idle }) => idle);
    const job = place && this.#queue.shift();
    if (!job) return;
    clearTimeout(job.patience);
    place.work(
      job,
      this.#limits.deadlineMs,
      () => this.#start(),
      (left) => this.#finish(job, left),
    );
    this.#next();
  }

  #finish(job: Job<Ask, Answer>, left: Left<Answer>): void {
    const broken = 'broken' in left ? left.broken : null;
    if (this.#closed) job.reject(busy());
    else if (broken !== null && broken !== 'slow' && job.deaths++ === 0) this.#queue.unshift(job);
    else if (broken === 'unstarted') job.reject(new Problem('unavailable', 'Files cannot be read now.', { retryAfter: 30 }));
    else job.resolve(left as Outcome<Answer>);
    this.#next();
  }

  #start(): ChildProcess {
    const { addons, heapMb } = this.#limits;
    return fork(this.#file, {
      env: {},
      execArgv: [
        '--permission',
        '--allow-worker',
        ...(addons ? ['--allow-addons'] : []),
        ...READABLE.map((files) => `--allow-fs-read=${files}`),
        `--max-old-space-size=${heapMb}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

const busy = () => new Problem('unavailable', 'Too many files are being read now; try again in a moment.', { retryAfter: 5 });

/** Where one process stands, and the next after it. */
class Place<Ask, Answer> {
  #process: ChildProcess | null = null;
  #listens = false;
  #listening = () => {};
  #settle: ((left: Left<Answer>) => void) | null = null;
  #asked = 0;

  get idle(): boolean {
    return this.#settle === null;
  }

  work(job: Job<Ask, Answer>, deadlineMs: number, start: () => ChildProcess, done: (left: Left<Answer>) => void): void {
    let process: ChildProcess;
    try {
      process = this.#ready(start);
    } catch {
      // The system has no room for another process.
      done({ broken: 'unstarted' });
      return;
    }
    const id = ++this.#asked;
    let late: NodeJS.Timeout;
    this.#listening = () => {
      clearTimeout(late);
      job.deadline ??= Date.now() + deadlineMs;
      late = setTimeout(() => this.end('slow'), job.deadline - Date.now());
    };
    late = setTimeout(() => this.end('unstarted'), START_MS);
    if (this.#listens) this.#listening();
    this.#settle = (left) => {
      clearTimeout(late);
      this.#settle = null;
      // Without work it holds nothing up: not the end of a test, nor of a command.
      process.unref();
      process.channel?.unref();
      done(left);
    };
    process.ref();
    process.channel?.ref();
    // One that did not start says so by its error.
    if (process.connected) process.send({ id, ask: job.ask }, (error) => error && this.#gone(process));
  }

  end(broken: 'slow' | 'died' | 'unstarted'): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
    this.#settle?.({ broken });
  }

  #ready(start: () => ChildProcess): ChildProcess {
    if (this.#process?.connected) return this.#process;
    const process = start();
    this.#process = process;
    this.#listens = false;
    process.on('message', (message: WorkerAnswer<Answer>) => {
      if (process !== this.#process) return;
      if (!this.#listens) {
        this.#listens = true;
        this.#listening();
      }
      if ('ready' in message || message.id !== this.#asked) return;
      if (message.last) this.#process = null;
      this.#settle?.('refused' in message ? { refused: message.refused } : { answer: message.answer });
    });
    process.on('error', () => this.#gone(process));
    process.on('exit', () => this.#gone(process));
    return process;
  }

  #gone(process: ChildProcess): void {
    if (process === this.#process) this.end(this.#listens ? 'died' : 'unstarted');
  }
}
