import type { ChildProcess } from 'node:child_process';
import type { BudgetedWorker } from '../base/worker-budget.ts';
import { TOO_SLOW } from './too-slow.ts';
import type { WorkerAnswer } from './worker-process.ts';

/** Maximum time that a process takes to start, in ms. */
const START_MS = 30_000;

/** The result of a request. `slow`: it used up its processor time; `died`: its worker died, in two attempts. */
export type WorkerResult<Answer> = { answer: Answer } | { problem: string } | { broken: 'slow' | 'died' };

/**
 * The result of one worker's attempt. `unstarted`: no process became ready; `late`: the deadline passed before the processor time was used
 * up, so the machine is busy. In both cases the request may be fine.
 */
export type Ending<Answer> = WorkerResult<Answer> | { broken: 'unstarted' | 'late' };

type Broken = 'slow' | 'died' | 'unstarted' | 'late';

/** A process of a pool, which works on one request at a time. */
export class WorkerHandle<Request, Answer> implements BudgetedWorker {
  readonly #process: ChildProcess;
  readonly #onEnd: (worker: this) => void;
  #listens = false;
  #ended = false;
  #requests = 0;
  #request: { onListening(): void; settle(ending: Ending<Answer>): void } | null = null;
  lastUsed = performance.now();

  constructor(process: ChildProcess, onEnd: (worker: WorkerHandle<Request, Answer>) => void) {
    this.#process = process;
    this.#onEnd = onEnd;
    process.on('message', (message: WorkerAnswer<Answer>) => this.#hear(message));
    process.on('error', () => this.#lose());
    process.on('exit', (_, signal) => (signal === TOO_SLOW && signal !== 'SIGKILL' ? this.end('slow') : this.#lose()));
  }

  get isIdle(): boolean {
    return this.#request === null;
  }

  /** @param deadline Returns the time at which the process is killed, in epoch ms. It is called when the process is ready. */
  work(request: Request, deadline: () => number, onEnding: (ending: Ending<Answer>) => void): void {
    let late = setTimeout(() => this.end('unstarted'), START_MS);
    const onListening = () => {
      clearTimeout(late);
      late = setTimeout(() => this.end('late'), Math.max(0, deadline() - Date.now()));
    };
    const settle = (ending: Ending<Answer>) => {
      clearTimeout(late);
      this.#request = null;
      this.lastUsed = performance.now();
      // An idle worker must not keep this process running, for example at the end of a test or a command.
      this.#process.unref();
      this.#process.channel?.unref();
      onEnding(ending);
    };
    this.#request = { onListening, settle };
    if (this.#listens) onListening();
    this.#process.ref();
    this.#process.channel?.ref();
    const id = ++this.#requests;
    // A process that did not start emits `error`, which the constructor handles.
    if (this.#process.connected) this.#process.send({ id, request }, (error) => error && this.#lose());
  }

  end(broken: Broken = 'died'): void {
    if (this.#ended) return;
    this.#process.kill('SIGKILL');
    this.#retire({ broken });
  }

  #hear(message: WorkerAnswer<Answer>): void {
    if (this.#ended) return;
    if (!this.#listens) {
      this.#listens = true;
      this.#request?.onListening();
    }
    if ('ready' in message || message.id !== this.#requests) return;
    const ending = 'problem' in message ? { problem: message.problem } : { answer: message.answer };
    if (message.last) this.#retire(ending);
    else this.#request?.settle(ending);
  }

  #lose(): void {
    this.end(this.#listens ? 'died' : 'unstarted');
  }

  #retire(ending: Ending<Answer>): void {
    this.#ended = true;
    this.#onEnd(this);
    this.#request?.settle(ending);
  }
}
