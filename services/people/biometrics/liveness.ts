import { biometricsOf } from '../model/biometrics-store.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import type { LivenessResults } from '../validations/classes/ports.ts';

/** Creates the port through which validations read a person's newest LIVENESS result. */
export function livenessResults({ clock, database }: PeoplePlatform): LivenessResults {
  return {
    async newestOf(caller, person) {
      const [newest] = await biometricsOf(caller, database.query, clock.now()).newest(person.id, 'LIVENESS', 1);
      if (!newest) return null;
      const { success, score } = newest.metadata as Readonly<Record<string, unknown>>;
      return { live: typeof success === 'boolean' ? success : null, score: isShare(score) ? score : null };
    },
  };
}

/** Returns whether a score is between 0 and 1. Another scale, such as per cent, is ambiguous and counts as no score. */
const isShare = (score: unknown): score is number => typeof score === 'number' && score >= 0 && score <= 1;
