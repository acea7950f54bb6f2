import type { Caller, Platform } from '#platform/base/ports.ts';
import { peopleOf } from '../model/person-store.ts';
import type { PeopleTables } from '../model/tables.ts';
import { distanceOf, levelOf } from './likeness.ts';
import type { Portraits } from './portraits.ts';
import { type FaceTemplateRow, portraitsOf } from './portraits-store.ts';

/** Templates that are read at once. */
const PAGE = 1_000;
/** Candidates that are named. */
const MOST_CANDIDATES = 10;

export interface LookAlike {
  person_id: string;
  distance: number;
  match_level: number;
}

/** The result of a search. It decides nothing: a human looks at the candidates. */
export type FaceSearch =
  /** Nearest first, at most ten; `compared` templates were looked at. */
  | { candidates: readonly LookAlike[]; compared: number }
  /** `face_search_off`: by the tenant's setting. */
  | { skipped: 'face_search_off' | 'no_portrait' | 'no_group' };

/**
 * Compares a person's template with that of everybody else whom the tenant keeps a portrait of in this mode, one by one: what a person's
 * nearest is, no index has to guess.
 */
export function createFaceSearch(platform: Platform<PeopleTables>, portraits: Portraits) {
  const { clock, database, faces, tenants } = platform;

  async function* everyTemplate(caller: Caller, group: string | null): AsyncGenerator<FaceTemplateRow> {
    const since = await portraits.usableSince(caller);
    let after: FaceTemplateRow | null = null;
    do {
      const rows: FaceTemplateRow[] = await portraitsOf(caller, database.query).templates(faces.model, {
        after,
        limit: PAGE,
        group,
        since,
      });
      yield* rows;
      after = rows.length === PAGE ? rows.at(-1)! : null;
    } while (after);
  }

  /** @param distance null for the tenant's `review_distance`. */
  return async (
    caller: Caller,
    personId: string,
    { distance, scope }: { distance: number | null; scope: 'tenant' | 'group' },
  ): Promise<FaceSearch> => {
    const settings = (await tenants.settings(caller.tenantId)).people;
    if (!settings.face_search) return { skipped: 'face_search_off' };
    const person = await peopleOf(caller, database.query, clock.now()).get(personId);
    const own = person && (await portraits.templateOf(caller, person.id));
    if (!own) return { skipped: 'no_portrait' };
    const group = scope === 'group' ? person.people_group_id : null;
    if (scope === 'group' && group === null) return { skipped: 'no_group' };

    const maxDistance = distance ?? settings.face_match.review_distance;
    const nearest = new Map<string, number>();
    let templateCount = 0;
    for await (const row of everyTemplate(caller, group)) {
      if (row.person_id === person.id) continue;
      templateCount += 1;
      const away = distanceOf(own, await portraits.open(caller, row));
      if (away <= Math.min(maxDistance, nearest.get(row.person_id) ?? maxDistance)) nearest.set(row.person_id, away);
    }

    const candidates = [...nearest]
      .sort(([, one], [, other]) => one - other)
      .slice(0, MOST_CANDIDATES)
      .map(([person_id, away]) => ({ person_id, distance: Math.round(away * 1000) / 1000, match_level: levelOf(away) }));
    return { candidates, compared: templateCount };
  };
}
