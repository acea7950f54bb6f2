import type { Numbered, SymbolAnswer, SymbolAsk, WorkerMessage } from './messages.ts';

/** Whoever answers requests for symbols: a worker, or, where none may run, the page itself. */
export interface CodeAnswerer {
  /** Rejects with `WorkerLost` when whoever should answer is gone, with another error when the request cannot be answered. */
  ask(request: SymbolAsk): Promise<SymbolAnswer>;
  close(): void;
}

/** Nobody is there any more: the worker died, or was silent for too long. */
export class WorkerLost extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkerLost';
  }
}

/** A worker that has not said by then that it runs never will. */
const START_MS = 10_000;
/** A request takes this long only when the worker hangs; a slow phone takes a third of it. What is fetched takes as long as the network does. */
const ANSWER_MS: Readonly<Record<SymbolAsk['ask'], number | null>> = { frame: 10_000, still: 60_000, strengthen: null, forget: 10_000 };
const TRUSTED_TYPES_POLICY = 'zaguan';

const importing = (address: string) => `import(${JSON.stringify(address)}).catch((error) => setTimeout(() => { throw error; }))`;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trusted: { createScriptURL(url: string): string } | undefined;

/** A page that requires trusted types must name our policy; it is asked for our own addresses alone. */
function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: (address) => address });
  return trusted?.createScriptURL(url) ?? url;
}

/** Starts the worker, or, where the page's policy forbids it, loads the same file into the page. */
export async function openAnswerer(address: string): Promise<CodeAnswerer> {
  try {
    return await startWorker(address);
  } catch {
    const { openSymbolDesk } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as typeof import('./symbols.worker.ts');
    const desk = openSymbolDesk();
    return { ask: (request) => desk.answer(request), close: () => undefined };
  }
}

/**
 * Workers start from the page's own origin only: from elsewhere, one of a single line imports it. A static import would
 * be asked of the policy as a worker, `worker-src`; this one is asked as the script that it is.
 */
async function startWorker(address: string): Promise<CodeAnswerer> {
  const foreign = new URL(address).origin !== location.origin;
  const local = foreign ? URL.createObjectURL(new Blob([importing(address)], { type: 'text/javascript' })) : address;
  try {
    const worker = new Worker(scriptAddress(local), { type: 'module', name: 'zaguan-symbols' });
    await started(worker);
    return answererOf(worker);
  } finally {
    if (foreign) URL.revokeObjectURL(local);
  }
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (event?: Event) => {
      event?.preventDefault();
      worker.terminate();
      reject(new WorkerLost('The reader of symbols did not start.'));
    };
    const timer = setTimeout(fail, START_MS);
    const settled = new AbortController();
    settled.signal.addEventListener('abort', () => clearTimeout(timer));
    const once = { once: true, signal: settled.signal };
    worker.addEventListener(
      'error',
      (event) => {
        settled.abort();
        fail(event);
      },
      once,
    );
    worker.addEventListener(
      'message',
      () => {
        settled.abort();
        resolve();
      },
      once,
    );
  });
}

function answererOf(worker: Worker): CodeAnswerer {
  const waiting = new Map<
    number,
    { resolve(answer: SymbolAnswer): void; reject(error: Error): void; timer: ReturnType<typeof setTimeout> | undefined }
  >();
  let asked = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };
  const lost = (event?: Event) => {
    event?.preventDefault();
    end(new WorkerLost('The reader of symbols stopped.'));
  };
  worker.addEventListener('error', lost);
  worker.addEventListener('messageerror', lost);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('started' in data) return;
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    clearTimeout(one?.timer);
    if ('failed' in data) one?.reject(new Error(data.failed));
    else one?.resolve(data);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = asked++;
        const limit = ANSWER_MS[request.ask];
        waiting.set(id, { resolve, reject, timer: limit === null ? undefined : setTimeout(lost, limit) });
        worker.postMessage({ id, ...request } satisfies Numbered<SymbolAsk>, request.ask === 'frame' ? [request.picture] : []);
      }),
    close: () => end(new DOMException('The reader of symbols was closed.', 'AbortError')),
  };
}
