import { type Connectivity, connectivity } from '../device/connectivity.ts';

/** Reports whether the server is reachable: two requests in a row without an answer are an outage, and one answer ends it. */
export class NetworkMonitor {
  readonly #connectivity: Connectivity;
  readonly #listeners = new Set<(online: boolean) => void>();
  readonly #unwatch: () => void;
  readonly #end = new AbortController();
  #silences = 0;
  #online = true;

  constructor(source: Connectivity = connectivity) {
    this.#connectivity = source;
    this.#unwatch = this.#connectivity.watch((online) => {
      if (online) this.#silences = 0;
      this.#tell();
    });
    this.#tell();
  }

  get online(): boolean {
    return this.#online;
  }

  get closed(): boolean {
    return this.#end.signal.aborted;
  }

  watch(listener: (online: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notes a request without an answer. */
  silent(): void {
    this.#silences += 1;
    this.#tell();
  }

  noteAnswer(): void {
    this.#silences = 0;
    this.#tell();
  }

  /** Waits the given time, or until the network returns. Rejects when the signal aborts or the monitor closes. */
  pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
    const ends = [this.#end.signal, ...(signal ? [signal] : [])];
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        unwatch();
        for (const end of ends) end.removeEventListener('abort', abort);
        finish();
      };
      const abort = () => settle(() => reject(ends.find(({ aborted }) => aborted)?.reason));
      const timer = setTimeout(() => settle(resolve), milliseconds);
      const unwatch = this.#connectivity.watch((online) => online && settle(resolve));
      for (const end of ends) end.addEventListener('abort', abort);
      if (ends.some(({ aborted }) => aborted)) abort();
    });
  }

  /** Ends every pause, and so every retry of the session. */
  close(): void {
    this.#unwatch();
    this.#listeners.clear();
    this.#end.abort();
  }

  #tell(): void {
    const online = this.#connectivity.online && this.#silences < 2;
    if (online === this.#online) return;
    this.#online = online;
    for (const listener of this.#listeners) listener(online);
  }
}
