import { closedError, startWorkerClient, type WorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';

/** Maximum number of workers that may stop. Then no other is started, since the cause would stop that one too. */
const MAX_LOST = 3;

export interface WorkerOptions<Request, Answer> {
  /** Called once for each lost worker. */
  lost?: () => void;
  /** Starts one worker; tests replace it. */
  start?: (script: WorkerScript<Request>) => Promise<WorkerClient<Request, Answer>>;
}

/**
 * Opens a worker that starts at the first request. If it stops, its requests reject with `WorkerLost` and a new worker follows; they may be
 * repeated, unless they transferred pictures (`transfer`): those are closed. After the third lost worker every request rejects with another
 * error.
 */
export function openWorker<Request, Answer>(
  script: WorkerScript<Request>,
  { lost, start = startWorkerClient }: WorkerOptions<Request, Answer> = {},
): WorkerClient<Request, Answer> {
  let current: Promise<WorkerClient<Request, Answer>> | null = null;
  let losses = 0;
  let closed = false;

  const open = (): Promise<WorkerClient<Request, Answer>> => {
    const opening = start(script);
    // A file that did not arrive is fetched again at the next request.
    opening.catch(() => {
      current = null;
    });
    return opening;
  };

  const answerTo = async (request: Request): Promise<Answer> => {
    if (closed) throw closedError(script.name);
    if (losses === MAX_LOST) throw new Error(`${script.name} stopped ${MAX_LOST} times.`);
    current ??= open();
    const opening = current;
    const workerClient = await opening;
    if (closed) throw closedError(script.name);
    try {
      return await workerClient.send(request);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (current === opening) {
        current = null;
        losses++;
        lost?.();
      }
      if (losses === MAX_LOST) throw new Error(`${script.name} stopped ${MAX_LOST} times.`, { cause: error });
      throw error;
    }
  };

  return {
    async send(request) {
      try {
        return await answerTo(request);
      } catch (error) {
        // Closes pictures that the worker never received: a camera has few frames, and a phone little memory.
        for (const part of script.transfer(request)) if ('close' in part) void part.close();
        throw error;
      }
    },
    close() {
      closed = true;
      current?.then((workerClient) => workerClient.close()).catch(() => undefined);
    },
  };
}
