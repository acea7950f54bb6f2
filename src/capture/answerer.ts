import type { AnswerMessage, AskMessage, WorkerService } from './desk.ts';

/** Whoever answers asks: a worker, or the page itself. */
export interface WorkerClient<Ask, Answer> {
  /** Rejects with `WorkerLost` when the worker is gone, and with another error when this ask has no answer. */
  ask(ask: Ask): Promise<Answer>;
  /** Asks without an answer reject with an `AbortError`. */
  close(): void;
}

/** A script that ends in `serveDesk`, and how it is spoken to. */
export interface WorkerScript<Ask> {
  address: string;
  /** The worker's name in the browser's tools. */
  name: string;
  /** Milliseconds after which an ask without an answer means that the worker hangs; null for what the network delays. */
  limit(ask: Ask): number | null;
  /** The parts of an ask that are handed over instead of copied. */
  transfer(ask: Ask): Transferable[];
}

/** The module in the script's file: where no worker may run, the page opens a desk of its own. */
interface WorkerModule<Ask, Answer> {
  openService(): WorkerService<Ask, Answer>;
}

/** The worker died, or was silent for too long. */
export class WorkerLost extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkerLost';
  }
}

export const closedError = (name: string) => new DOMException(`${name} was closed.`, 'AbortError');

/** A worker that has not said by then that it runs never will. */
const START_MS = 10_000;

/** Starts the worker, or, where the page's policy forbids it, loads the same file into the page. */
export async function startWorkerClient<Ask, Answer>(script: WorkerScript<Ask>): Promise<WorkerClient<Ask, Answer>> {
  try {
    return workerClientOf(await startWorker(script), script);
  } catch {
    const { openService } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ script.address)) as WorkerModule<Ask, Answer>;
    const service = openService();
    return { ask: (ask) => service.answer(ask), close: () => service.close?.() };
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

/** A page that requires trusted types must name our policy; it is asked for our own addresses alone. */
function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}

/** A static import would be asked of the page's policy as a worker, `worker-src`; this one is asked as a script. */
const importing = (address: string) => `import(${JSON.stringify(address)}).catch((error) => setTimeout(() => { throw error; }))`;

/** Workers start from the page's own origin only: one from elsewhere is imported by a worker of a single line. */
async function startWorker<Ask>({ address, name }: WorkerScript<Ask>): Promise<Worker> {
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

function workerClientOf<Ask, Answer>(worker: Worker, { name, limit, transfer }: WorkerScript<Ask>): WorkerClient<Ask, Answer> {
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
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    clearTimeout(asker?.timer);
    if ('failed' in data) asker?.reject(new Error(data.failed));
    else asker?.resolve(data.answer);
  });
  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        const id = next++;
        const patience = limit(ask);
        // Throws for what cannot be copied or handed over: the worker never hears of it, so nobody waits for it.
        worker.postMessage({ id, ask } satisfies AskMessage<Ask>, transfer(ask));
        waiting.set(id, { resolve, reject, timer: patience === null ? undefined : setTimeout(lose, patience) });
      }),
    close: () => finish(closedError(name)),
  };
}
