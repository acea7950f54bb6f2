import { JourneyProblem } from '../machine/journey.ts';
import { backoff } from './client.ts';
import type { NetworkMonitor } from './network.ts';

/** So often a file is asked for that a reachable server does not have: a new version may have replaced it. */
const PATIENCE = 5;

/** Loads a part of the widget. Without network it waits until there is one. */
export async function loadPart<Part>(network: NetworkMonitor, load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0, tries = 0; ; failures += 1) {
    try {
      return await load();
    } catch (cause) {
      // What was there, and said what is wrong, is no file that did not come.
      if (cause instanceof JourneyProblem) throw cause;
      if (network.online) tries += 1;
      if (tries > PATIENCE) throw new JourneyProblem({ key: 'unavailable', retryAfter: null, field: null }, { cause });
      await network.pause(backoff(failures));
    }
  }
}

/** A part whose code comes when it is first needed. After a failure the next need loads it again. */
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

  /** Uses the part only where it was needed before. */
  ifThere(use: (part: Part) => void): void {
    this.#opening?.then(use, () => {});
  }

  /** The next need makes another. */
  drop(): void {
    this.#opening = null;
  }
}
