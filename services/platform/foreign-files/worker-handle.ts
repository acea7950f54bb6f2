import type { ChildProcess } from 'node:child_process';
import type { BudgetedWorker } from '../base/worker-budget.ts';
import type { WorkerAnswer } from './worker-process.ts';

const START_MS = 15_000;

/** A request's result. `broken`: the worker was too slow, or workers died twice. */
export type WorkerResult<Answer> = { answer: Answer } | { problem: string } | { broken: 'slow' | 'died' };

/** Result of one worker's attempt. `unstarted`: the worker died before it was ready, so the request may be fine. */
export type Ending<Answer> = WorkerResult<Answer> | { broken: 'unstarted' };

type Broken = 'slow' | 'died' | 'unstarted';

/** A process of a pool, which works on one request at a time. */
export class WorkerHandle<Ask, Answer> implements BudgetedWorker {
  readonly #process: ChildProcess;
  readonly #onEnd: (worker: this) => void;
  #listens = false;
  #ended = false;
  #requests = 0;
  #request: { onListening(): void; settle(ending: Ending<Answer>): void } | null = null;
  lastUsed = performance.now();

  constructor(process: ChildProcess, onEnd: (worker: WorkerHandle<Ask, Answer>) => void) {
    this.#process = process;
    this.#onEnd = onEnd;
    process.on('message', (message: WorkerAnswer<Answer>) => this.#hear(message));
    process.on('error', () => this.#lose());
    process.on('exit', () => this.#lose());
  }

  get isIdle(): boolean {
    return this.#request === null;
  }

  /** @param deadline Returns when the process is killed, in epoch milliseconds; called once it is ready, so its start does not count. */
  work(ask: Ask, deadline: () => number, onEnding: (ending: Ending<Answer>) => void): void {
    let late = setTimeout(() => this.end('unstarted'), START_MS);
    const onListening = () => {
      clearTimeout(late);
      late = setTimeout(() => this.end('slow'), Math.max(0, deadline() - Date.now()));
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
    if (this.#process.connected) this.#process.send({ id, ask }, (error) => error && this.#lose());
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
