import { weakestOf } from '#contracts/base/known-by.ts';
import { type BiometricRow, biometricsOf } from '../model/biometrics-store.ts';
import type { Source } from '../model/known-by.ts';
import type { PersonRow } from '../model/person-store.ts';
import type { StoreScope } from '../model/record-store.ts';

/** Returns what a FACE_MATCH_ID result says; null where it says nothing. */
export function matchIn({ metadata: { success, matchLevel } }: Pick<BiometricRow, 'metadata'>) {
  return { match_id: isTold(success), match_level: typeof matchLevel === 'number' ? matchLevel : null };
}

/** Returns what a person's newest results say together, and their weakest source. `biometrics` is null if the person has no result. */
export async function newestResults(scope: StoreScope, personId: string): Promise<{ biometrics: PersonRow['biometrics']; source: Source }> {
  const results = biometricsOf(...scope);
  const [match] = await results.newest(personId, 'FACE_MATCH_ID', 1);
  const [challenge] = await results.newest(personId, 'LIVENESS', 1);
  const rows = [match, challenge].filter((row) => row !== undefined);
  const by = weakestOf(rows.map(({ known_by }) => known_by?.by ?? 'claimed')) ?? 'claimed';
  const newest = rows.find(({ known_by }) => (known_by?.by ?? 'claimed') === by);
  const source = { by, at: scope[2], workflow: newest?.workflow_id ?? null };
  if (rows.length === 0) return { biometrics: null, source };
  const ofMatch = match ? matchIn(match) : { match_id: null, match_level: null };
  return { biometrics: { liveness: isTold(challenge?.metadata.success), ...ofMatch }, source };
}

const isTold = (success: unknown): boolean | null => (typeof success === 'boolean' ? success : null);
