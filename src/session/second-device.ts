import { kindOf, type LinkReport, problemOf } from '../machine/journey.ts';
import type { SessionClient } from './client.ts';

interface SecondDeviceOptions {
  client: SessionClient;
  report(report: LinkReport): void;
  /** Milliseconds between two checks. */
  betweenLooks: number;
}

/** Checks whether a link that another device opened first opens on this device too. */
export class SecondDevice {
  readonly #options: SecondDeviceOptions;
  #waiting: AbortController | null = null;

  constructor(options: SecondDeviceOptions) {
    this.#options = options;
  }

  /** Checks every few seconds until the link opens or ends, or `rest` is called. Then the journey connects again. */
  async wait(): Promise<void> {
    this.rest();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const { client, report, betweenLooks } = this.#options;
    // Earlier requests of this device are obsolete.
    report({ type: 'handoff.changed', handoff: { asking: null, problem: null } });
    try {
      do await client.network.pause(betweenLooks, signal);
      while (await this.#isClosed(signal));
      report({ type: 'journey.retried' });
    } catch (error) {
      if (!signal.aborted && !client.network.closed) throw error;
    }
  }

  rest(): void {
    this.#waiting?.abort();
    this.#waiting = null;
  }

  async #isClosed(signal: AbortSignal): Promise<boolean> {
    try {
      await this.#options.client.call('read', { signal });
      return false;
    } catch (error) {
      signal.throwIfAborted();
      const problem = problemOf(error);
      return kindOf(problem) !== 'token' || problem.key === 'token_other_device';
    }
  }
}
