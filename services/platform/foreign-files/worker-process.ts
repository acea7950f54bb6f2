import { Worker } from 'node:worker_threads';

/**
 * A request to a worker process, and its answer: `problem` is a code that the pool's user knows, `last` says that the process ends now.
 * It says once that it is ready.
 */
export type WorkerRequest<Ask> = { id: number; ask: Ask };
export type WorkerAnswer<Answer> = { ready: true } | ({ id: number; last: boolean } & ({ answer: Answer } | { problem: string }));

/** Thrown by a worker for what it will not do; anything else that it throws ends it, since nobody knows what state it is in. */
export class WorkerProblem extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'WorkerProblem';
    this.code = code;
  }
}

/**
 * The inside of a worker process: answers one request after the other, and ends with the process that started it. A thread of its own
 * watches the time, because a parser in an endless loop hears nothing any more, not even that the server was killed.
 * `mostResident` bounds the memory of the process, in bytes, for a program that cannot bound its own. `worn` is asked after each
 * answer; a worn worker ends, and a fresh one takes its place.
 */
export function serveRequests<Ask, Answer>(
  work: (ask: Ask) => Promise<Answer>,
  options: { ready: Promise<unknown>; longestMs: number; mostResident?: number; shouldRestart: () => boolean },
): void {
  const { longestMs, mostResident = Number.POSITIVE_INFINITY } = options;
  const watch = new Int32Array(new SharedArrayBuffer(4));
  const turn = () => {
    Atomics.add(watch, 0, 1);
    Atomics.notify(watch, 0);
  };
  new Worker(new URL('./worker-watch.ts', import.meta.url), { workerData: { watch, longestMs, mostResident } }).unref();

  // Sent before any work, which may leave no time to send it.
  const ready = options.ready.then(
    () =>
      new Promise<void>((resolve) => process.send!({ ready: true } satisfies WorkerAnswer<Answer>, undefined, undefined, () => resolve())),
  );
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async ({ id, ask }: WorkerRequest<Ask>) => {
    await ready;
    turn();
    const outcome = await work(ask).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (error instanceof WorkerProblem) return { problem: error.code };
        throw error;
      },
    );
    turn();
    const last = options.shouldRestart();
    const message: WorkerAnswer<Answer> = { id, last, ...outcome };
    process.send!(message, undefined, undefined, () => last && process.exit());
  });
}
