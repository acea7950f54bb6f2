import { JourneyProblem } from '../machine/journey.ts';
import { backoff } from './client.ts';
import type { NetworkMonitor } from './network.ts';

/** Maximum number of attempts to load a file that a reachable server lacks: a new version may have replaced it. */
const MAX_TRIES = 5;

/** Loads a part of the widget. Without network it waits for the network. Throws JourneyProblem `unavailable` after too many attempts. */
export async function loadPart<Part>(network: NetworkMonitor, load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0, tries = 0; ; failures += 1) {
    try {
      return await load();
    } catch (cause) {
      // A JourneyProblem is the server's answer, not a missing file.
      if (cause instanceof JourneyProblem) throw cause;
      if (network.online) tries += 1;
      if (tries > MAX_TRIES) throw new JourneyProblem({ key: 'unavailable', retryAfter: null, field: null }, { cause });
      await network.pause(backoff(failures));
    }
  }
}

/** A part whose code is loaded at first use. After a failure, the next use loads it again. */
export class LazyPart<Part> {
  readonly #open: () => Promise<Part>;
  #opening: Promise<Part> | null = null;

  constructor(open: () => Promise<Part>) {
    this.#open = open;
  }

  get(): Promise<Part> {
    const opening = this.#opening ?? this.#open();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.drop();
    });
    return opening;
  }

  /** Uses the part only if it was loaded before. */
  ifThere(use: (part: Part) => void): void {
    this.#opening?.then(use, () => {});
  }

  /** Forgets the part: the next use creates it again. */
  drop(): void {
    this.#opening = null;
  }
}
