/** Limits a workflow to one tab. Without the Web Locks API every tab may continue; the server's versions prevent conflicts. */
export class TabLock {
  readonly #locks: LockManager | undefined;
  readonly #onLost: () => void;
  #release: (() => void) | null = null;
  #name = '';
  /** Counts the releases, so that a lock granted late is released at once. */
  #era = 0;

  constructor(onLost: () => void, locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.#onLost = onLost;
    this.#locks = locks;
  }

  /** Locks the workflow for this tab; returns whether it has the lock. `steal` takes it from another tab, whose `onLost` is called. */
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
          // Another tab stole the lock, or this is a sandboxed frame, which cannot lock.
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
