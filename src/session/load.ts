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
