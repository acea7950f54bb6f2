import type { Caller } from '#platform/base/ports.ts';
import type { PeoplePlatform } from '../model/implementer.ts';
import { peopleOf } from '../model/person-store.ts';
import { levelOf } from './likeness.ts';
import type { Portraits } from './portraits.ts';
import { type FaceTemplateRow, portraitsOf } from './portraits-store.ts';

/** The templates read per query. */
const PAGE = 1_000;
const MAX_CANDIDATES = 10;

interface LookAlike {
  person_id: string;
  distance: number;
  match_level: number;
}

/** The result of a search for similar faces. A human must judge the candidates. */
type FaceSearch =
  /** At most ten candidates, nearest first; `compared` is the number of compared templates. */
  | { candidates: readonly LookAlike[]; compared: number }
  /** The reason why no search was made. `face_search_off`: the tenant's setting. */
  | { skipped: 'face_search_off' | 'no_portrait' | 'no_group' };

/** Returns every usable template of the tenant in this mode, or of one of its groups. */
export async function* everyTemplate(
  { database, faces }: PeoplePlatform,
  portraits: Portraits,
  caller: Caller,
  group: string | null,
): AsyncGenerator<FaceTemplateRow> {
  const since = await portraits.usableSince(caller);
  let after: FaceTemplateRow | null = null;
  do {
    const rows: FaceTemplateRow[] = await portraitsOf(caller, database.query).templates(faces.model, { after, limit: PAGE, group, since });
    yield* rows;
    after = rows.length === PAGE ? rows.at(-1)! : null;
  } while (after);
}

/**
 * Creates the function that compares a person's template with all other templates of the tenant in this mode, one by one: exact, unlike an
 * approximate index.
 */
export function createFaceSearch(platform: PeoplePlatform, portraits: Portraits) {
  const { clock, database, faces, tenants } = platform;

  /** @param distance The largest distance of a candidate. Null: the tenant's `review_distance`. */
  return async (
    caller: Caller,
    personId: string,
    { distance, scope }: { distance: number | null; scope: 'tenant' | 'group' },
  ): Promise<FaceSearch> => {
    const settings = (await tenants.settings(caller.tenantId)).people;
    if (!settings.face_search) return { skipped: 'face_search_off' };
    const person = await peopleOf(caller, database.query, clock.now()).get(personId);
    const own = person && (await portraits.strongestOf(caller, person.id))?.template;
    if (!own) return { skipped: 'no_portrait' };
    const group = scope === 'group' ? person.people_group_id : null;
    if (scope === 'group' && group === null) return { skipped: 'no_group' };

    const maxDistance = distance ?? settings.face_match.review_distance;
    const nearest = new Map<string, number>();
    let templateCount = 0;
    for await (const row of everyTemplate(platform, portraits, caller, group)) {
      if (row.person_id === person.id) continue;
      templateCount += 1;
      const away = faces.distance(own, await portraits.open(caller, row));
      if (away <= Math.min(maxDistance, nearest.get(row.person_id) ?? maxDistance)) nearest.set(row.person_id, away);
    }

    const candidates = [...nearest]
      .sort(([, one], [, other]) => one - other)
      .slice(0, MAX_CANDIDATES)
      .map(([person_id, away]) => ({ person_id, distance: Math.round(away * 1000) / 1000, match_level: levelOf(away) }));
    return { candidates, compared: templateCount };
  };
}
