import type { AnswerMessage, RequestMessage, WorkerService } from './worker-service.ts';

/** Sends requests to a service: in a worker, or on the page if no worker may run. */
export interface WorkerClient<Request, Answer> {
  /** Sends a request and resolves with its answer. Rejects with `WorkerLost` if the worker stopped, else with the request's own error. */
  send(request: Request): Promise<Answer>;
  /** Ends the worker. Unanswered requests reject with an `AbortError`. */
  close(): void;
}

/** A worker's script (it ends in `serveWorker`) and the rules for its messages. */
export interface WorkerScript<Request> {
  address: string;
  /** The worker's name in the browser's tools. */
  name: string;
  /** Milliseconds after which a missing answer means that the worker hangs; null for a request that waits for the network. */
  limit(request: Request): number | null;
  /** Returns the parts of a request that are transferred instead of copied. */
  transfer(request: Request): Transferable[];
}

/** The module in the script's file. If no worker may run, the page imports it and opens the service itself. */
interface WorkerModule<Request, Answer> {
  openService(): WorkerService<Request, Answer>;
}

/** The error of a worker that stopped or did not answer in time. */
export class WorkerLost extends Error {
  override readonly name: string = 'WorkerLost';
}

export const closedError = (name: string) => new DOMException(`${name} was closed.`, 'AbortError');

/** Milliseconds that a worker has to report its start. */
const START_MS = 10_000;

/** Starts the worker. If the page's policy forbids it, loads the same file into the page. */
export async function startWorkerClient<Request, Answer>(script: WorkerScript<Request>): Promise<WorkerClient<Request, Answer>> {
  try {
    return workerClientOf(await startWorker(script), script);
  } catch {
    const { openService } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ script.address)) as WorkerModule<Request, Answer>;
    const service = openService();
    return { send: (request) => service.answer(request), close: () => service.close?.() };
  }
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const TRUSTED_TYPES_POLICY = 'zaguan';
let policy: ScriptPolicy | undefined;

/**
 * Returns the address, as a trusted script URL if the page requires trusted types. Such a page must allow the policy `zaguan`, which is
 * used for our own addresses only.
 */
function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}

/**
 * Returns a worker's one-line source. It uses a dynamic import, which the page's policy checks as `script-src`; it would check a static
 * import as `worker-src`.
 */
const importing = (address: string) => `import(${JSON.stringify(address)}).catch((error) => setTimeout(() => { throw error; }))`;

/** Starts a worker. Browsers start workers from the page's own origin only, so a one-line worker imports a script of another origin. */
async function startWorker<Request>({ address, name }: WorkerScript<Request>): Promise<Worker> {
  const foreign = new URL(address).origin !== location.origin;
  const local = foreign ? URL.createObjectURL(new Blob([importing(address)], { type: 'text/javascript' })) : address;
  try {
    const worker = new Worker(scriptAddress(local), { type: 'module', name });
    await firstMessage(worker);
    return worker;
  } finally {
    if (foreign) URL.revokeObjectURL(local);
  }
}

/** Waits for the worker's first message. Ends the worker and rejects if it does not start in time. */
function firstMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const fail = (event?: Event) => {
      event?.preventDefault();
      controller.abort();
      worker.terminate();
      reject(new WorkerLost('The worker did not start.'));
    };
    const timer = setTimeout(fail, START_MS);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('error', fail, { signal: controller.signal });
    worker.addEventListener(
      'message',
      () => {
        controller.abort();
        resolve();
      },
      { signal: controller.signal },
    );
  });
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Matches a worker's answers to the requests by their ids, and rejects all open requests once the worker is lost or closed. */
function workerClientOf<Request, Answer>(worker: Worker, { name, limit, transfer }: WorkerScript<Request>): WorkerClient<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let next = 0;
  let end: Error | null = null;
  const finish = (error: Error) => {
    end ??= error;
    worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };
  const lose = (event?: Event) => {
    event?.preventDefault();
    finish(new WorkerLost('The worker stopped.'));
  };
  worker.addEventListener('error', lose);
  worker.addEventListener('messageerror', lose);
  worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage<Answer>>) => {
    if ('started' in data) return;
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    clearTimeout(pending?.timer);
    if ('failed' in data) pending?.reject(new Error(data.failed));
    else pending?.resolve(data.answer);
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        const id = next++;
        const limitMs = limit(request);
        // Throws if the request cannot be copied or transferred: the worker never receives it, so no timer is started.
        worker.postMessage({ id, request } satisfies RequestMessage<Request>, transfer(request));
        waiting.set(id, { resolve, reject, timer: limitMs === null ? undefined : setTimeout(lose, limitMs) });
      }),
    close: () => finish(closedError(name)),
  };
}
