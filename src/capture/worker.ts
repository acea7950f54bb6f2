import { closedError, startWorkerClient, type WorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';

/** Lost workers after which no other is started: the cause would stop that one too. */
const MOST_LOST = 3;

export interface WorkerOptions<Ask, Answer> {
  /** Called once for each lost worker. */
  lost?: () => void;
  /** Starts one worker; tests replace it. */
  start?: (script: WorkerScript<Ask>) => Promise<WorkerClient<Ask, Answer>>;
}

/**
 * Opens a worker that starts at the first request. If it stops, its requests reject with `WorkerLost` and a new worker follows; they may be
 * repeated, unless they transferred pictures (`transfer`): those are closed. After the third lost worker every request rejects with another
 * error.
 */
export function openWorker<Ask, Answer>(
  script: WorkerScript<Ask>,
  { lost, start = startWorkerClient }: WorkerOptions<Ask, Answer> = {},
): WorkerClient<Ask, Answer> {
  let current: Promise<WorkerClient<Ask, Answer>> | null = null;
  let losses = 0;
  let closed = false;

  const open = (): Promise<WorkerClient<Ask, Answer>> => {
    const opening = start(script);
    // A file that did not arrive is fetched again at the next request.
    opening.catch(() => {
      current = null;
    });
    return opening;
  };

  const answerTo = async (ask: Ask): Promise<Answer> => {
    if (closed) throw closedError(script.name);
    if (losses === MOST_LOST) throw new Error(`${script.name} stopped ${MOST_LOST} times.`);
    current ??= open();
    const opening = current;
    const workerClient = await opening;
    if (closed) throw closedError(script.name);
    try {
      return await workerClient.ask(ask);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (current === opening) {
        current = null;
        losses++;
        lost?.();
      }
      if (losses === MOST_LOST) throw new Error(`${script.name} stopped ${MOST_LOST} times.`, { cause: error });
      throw error;
    }
  };

  return {
    async ask(ask) {
      try {
        return await answerTo(ask);
      } catch (error) {
        // Closes pictures that the worker never received: a camera has few frames, and a phone little memory.
        for (const part of script.transfer(ask)) if ('close' in part) void part.close();
        throw error;
      }
    },
    close() {
      closed = true;
      current?.then((workerClient) => workerClient.close()).catch(() => undefined);
    },
  };
}
