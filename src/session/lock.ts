/** Keeps one workflow to one tab. Without the Web Locks API every tab may go on: the server's versions still keep them apart. */
export class TabLock {
  readonly #locks: LockManager | undefined;
  readonly #onLost: () => void;
  #release: (() => void) | null = null;
  #name = '';
  /** Counts the releases, so that a lock that comes late is released at once. */
  #era = 0;

  constructor(onLost: () => void, locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#onLost = onLost;
    this.#locks = locks;
  }

  /** True when this tab has the lock now. `steal` takes it from the other tab, which then hears of it. */
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
          // Another tab stole it, or this is a sandboxed frame, which can lock nothing.
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
