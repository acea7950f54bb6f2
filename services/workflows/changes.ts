import { EventEmitter } from 'node:events';

/** Tells open event streams that a workflow changed, within this process; other replicas' changes are found by asking. */
export interface Changes {
  announce(workflow: string): void;
  /** Resolves at the next change, after `milliseconds`, or when `signal` aborts. */
  wait(workflow: string, milliseconds: number, signal: AbortSignal): Promise<void>;
}

export function createChanges(): Changes {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    announce: (workflow) => void emitter.emit(workflow),
    wait: (workflow, milliseconds, signal) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          emitter.off(workflow, done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        emitter.once(workflow, done);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
      }),
  };
}
