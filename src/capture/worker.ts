import { closedError, startWorkerClient, type WorkerClient, WorkerLost, type WorkerScript } from './answerer.ts';

/** After so many lost workers no other follows: what kills each of them would kill the next. */
const MOST_LOST = 3;

export interface WorkerOptions<Ask, Answer> {
  /** Called once for each worker that is lost. */
  lost?: () => void;
  /** The test seam: starts one worker. */
  start?: (script: WorkerScript<Ask>) => Promise<WorkerClient<Ask, Answer>>;
}

/**
 * A worker that starts with the first ask. One that dies is followed by another: asks of the dead one reject with `WorkerLost` and
 * may be repeated, unless they handed pictures over (`transfer`): those are closed. After the third every ask rejects with
 * another error.
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
    // A file that did not arrive is fetched again for the next ask.
    opening.catch(() => {
      current = null;
    });
    return opening;
  };

  const answerTo = async (ask: Ask): Promise<Answer> => {
    if (closed) throw closedError(script.name);
    if (losses === MOST_LOST) throw new Error(`${script.name} stopped ${MOST_LOST} times.`);
    current ??= open();
    const mine = current;
    const workerClient = await mine;
    if (closed) throw closedError(script.name);
    try {
      return await workerClient.ask(ask);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (current === mine) {
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
        // What the worker never got: a camera has only so many frames, and a phone little memory.
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
