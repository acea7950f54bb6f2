import { Worker } from 'node:worker_threads';

/**
 * A request to a worker, and its answer. `problem` is a code. `last`: the process ends after this answer. `ready`: sent once, after the
 * start.
 */
export type WorkerRequest<Ask> = { id: number; ask: Ask };
export type WorkerAnswer<Answer> = { ready: true } | ({ id: number; last: boolean } & ({ answer: Answer } | { problem: string }));

/** Thrown by a worker for a known problem; any other error ends the worker. */
export class WorkerProblem extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'WorkerProblem';
    this.code = code;
  }
}

/**
 * Serves a worker's requests; the parent sends one at a time. A thread (`worker-watch.ts`) kills the process if a request takes too
 * long or the memory is above `mostResident` bytes. If `shouldRestart` returns true after a request, the process ends.
 */
export function serveRequests<Ask, Answer>(
  work: (ask: Ask) => Promise<Answer>,
  options: { ready: Promise<unknown>; longestMs: number; mostResident?: number; shouldRestart: () => boolean },
): void {
  const { longestMs, mostResident = Number.POSITIVE_INFINITY } = options;
  // Shared with the watching thread: the counter is odd while a request runs.
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const markStartOrEnd = () => {
    Atomics.add(counter, 0, 1);
    Atomics.notify(counter, 0);
  };
  new Worker(new URL('./worker-watch.ts', import.meta.url), { workerData: { counter, longestMs, mostResident } }).unref();

  // Sent before any work, since work may block the process.
  const ready = options.ready.then(
    () =>
      new Promise<void>((resolve) => process.send!({ ready: true } satisfies WorkerAnswer<Answer>, undefined, undefined, () => resolve())),
  );
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async ({ id, ask }: WorkerRequest<Ask>) => {
    await ready;
    markStartOrEnd();
    const outcome = await work(ask).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof WorkerProblem) return { problem: error.code };
        throw error;
      },
    );
    markStartOrEnd();
    const last = options.shouldRestart();
    const message: WorkerAnswer<Answer> = { id, last, ...outcome };
    process.send!(message, undefined, undefined, () => last && process.exit());
  });
}
