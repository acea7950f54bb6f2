import { Worker } from 'node:worker_threads';

/**
 * A request to a worker, and its answer. `problem` is a code. `last`: the process ends after this answer. `ready`: sent once, after the
 * start.
 */
export type WorkerRequest<Request> = { id: number; request: Request };
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

interface Memory {
  ready?: Promise<unknown>;
  /** Bytes of the process above which it is killed during a request. */
  maxResident?: number;
  /** Bytes of `memoryUsed` above which the process ends after a request, and another replaces it. */
  restartAboveBytes?: number;
  memoryUsed?: () => number;
}

/**
 * Serves a worker's requests. The parent sends one at a time. The program's argument is the maximum processor time of a request, in ms. A
 * thread (`worker-watch.ts`) kills a process that exceeds its limits.
 */
export function serveRequests<Request, Answer>(
  work: (request: Request) => Promise<Answer>,
  { ready = Promise.resolve(), maxResident = Infinity, restartAboveBytes = Infinity, memoryUsed = process.memoryUsage.rss }: Memory = {},
): void {
  // Shared with the watching thread: the counter is odd while a request runs.
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const markStartOrEnd = () => {
    Atomics.add(counter, 0, 1);
    Atomics.notify(counter, 0);
  };
  const processorMs = Number(process.argv[2] ?? Infinity);
  new Worker(new URL('./worker-watch.ts', import.meta.url), { workerData: { counter, maxResident, processorMs } }).unref();

  // Sent before any work, since work may block the process.
  const announcement = ready.then(
    () =>
      new Promise<void>((resolve) => process.send!({ ready: true } satisfies WorkerAnswer<Answer>, undefined, undefined, () => resolve())),
  );
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async ({ id, request }: WorkerRequest<Request>) => {
    await announcement;
    markStartOrEnd();
    const outcome = await work(request).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof WorkerProblem) return { problem: error.code };
        throw error;
      },
    );
    markStartOrEnd();
    const last = memoryUsed() > restartAboveBytes;
    const message: WorkerAnswer<Answer> = { id, last, ...outcome };
    process.send!(message, undefined, undefined, () => last && process.exit());
  });
}
