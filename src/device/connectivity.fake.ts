import type { Connectivity } from './connectivity.ts';

/** A connectivity that tests switch on and off. */
export class FakeConnectivity implements Connectivity {
  #online = true;
  #listeners = new Set<(online: boolean) => void>();

  get online(): boolean {
    return this.#online;
  }

  get watchers(): number {
    return this.#listeners.size;
  }

  set(online: boolean): void {
    this.#online = online;
    for (const listener of this.#listeners) listener(online);
  }

  watch(listener: (online: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
