/** Holds one workflow for one tab. Without the Web Locks API every tab may go on; the server's versions still keep them apart. */
export class TabLock {
  readonly #locks: LockManager | undefined;
  readonly #onLost: () => void;
  #release: (() => void) | null = null;
  #name = '';
  /** Counts up with every release, so that a lock that comes late is given back at once. */
  #era = 0;

  constructor(onLost: () => void, locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#onLost = onLost;
    this.#locks = locks;
  }

  /** True when this tab has the lock now. `steal` takes it from the tab that has it, which then hears of it. */
  take(workflow: string, steal: boolean): Promise<boolean> {
    const name = `zaguan:${workflow}`;
    if (!this.#locks || (this.#release && this.#name === name)) return Promise.resolve(true);
    this.release();
    const era = this.#era;
    return new Promise((resolve) => {
      this.#locks
        ?.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          if (!lock || era !== this.#era) return;
          this.#name = name;
          return new Promise<void>((release) => {
            this.#release = release;
          });
        })
        .catch(() => {
          // Stolen by another tab, or refused in a sandboxed frame, where nothing can be held anyway.
          if (this.#release) {
            this.#release = null;
            this.#onLost();
          } else {
            resolve(true);
          }
        });
    });
  }

  release(): void {
    this.#era += 1;
    this.#release?.();
    this.#release = null;
  }
}
