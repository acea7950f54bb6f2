import { JourneyProblem } from '../machine/journey.ts';
import { backoff } from './client.ts';
import type { Network } from './network.ts';

/** A file that a reachable server does not have (a new version was put in its place) will not appear by waiting. */
const PATIENCE = 5;

/** Loads a part of the widget; without network it waits until there is one. */
export async function loadPart<Part>(network: Network, load: () => Promise<Part>): Promise<Part> {
  for (let failures = 0, tries = 0; ; failures += 1) {
    try {
      return await load();
    } catch (cause) {
      if (network.online) tries += 1;
      if (tries > PATIENCE) throw new JourneyProblem({ key: 'unavailable', retryAfter: null, field: null }, { cause });
      await network.pause(backoff(failures));
    }
  }
}

/** A thing whose code comes when it is first asked for. Where that failed, the next who asks tries again. */
export class LazyPart<Part> {
  readonly #open: () => Promise<Part>;
  #opening: Promise<Part> | null = null;

  constructor(open: () => Promise<Part>) {
    this.#open = open;
  }

  get(): Promise<Part> {
    const opening = this.#opening ?? this.#open();
    this.#opening = opening;
    opening.catch(() => this.drop());
    return opening;
  }

  /** Uses the part where it was asked for already. */
  ifThere(use: (part: Part) => void): void {
    this.#opening?.then(use, () => {});
  }

  /** The next who asks gets another. */
  drop(): void {
    this.#opening = null;
  }
}
