import type { Platform } from '../../platform/ports.ts';
import type { PeopleTables } from '../tables.ts';
import type { LivenessResults } from '../validations/classes/ports.ts';
import { biometricsOf } from './store.ts';

/** The newest LIVENESS result, as validations judge it. No vendor's result that is kept here has a score. */
export function livenessResults({ clock, database }: Platform<PeopleTables>): LivenessResults {
  return {
    async newestOf(caller, person) {
      const [newest] = await biometricsOf(caller, database.query, clock.now()).newest(person.id, 'LIVENESS', 1);
      if (!newest) return null;
      const { success } = newest.metadata;
      return { live: typeof success === 'boolean' ? success : null, score: null };
    },
  };
}
