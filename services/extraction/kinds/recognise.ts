import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Paper } from '#papers/layout/page.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import { rowsOf } from '#papers/layout/rows.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { kinds } from './kinds.ts';

/** Minimum score for another kind if the document has marks (typical phrases, each with a weight) of the expected kind. */
const MIN_IF_OWN_MARKS = 3;
/** Minimum score for another kind if the document has no marks of the expected kind. */
const MIN_WITHOUT_OWN_MARKS = 2;
const MIN_LEAD_OVER_OWN = 2;
const PAGES_WITH_MARKS = 2;

const names = Object.keys(kinds) as KindName[];

/** The score for the kind's machine-readable zone (MRZ): more than a title, since a credential's back also has the institute's name. */
const ZONE_SCORE = 4;

/** Returns the kind of a document that is clearly not of kind `target`; else null. `today`: ISO date. */
export function otherKindOf({ pages }: Paper, target: KindName, today: string): KindName | null {
  const first = pages.slice(0, PAGES_WITH_MARKS);
  const rows = first.flatMap(rowsOf);
  const zone = zoneOf(first, today)?.mrz;
  // A page may show both sides of a card, so the zone decides.
  if (zone && kinds[target].hasZone?.(zone)) return null;
  const scoreOf = (name: KindName) =>
    Object.entries(kinds[name].marks).reduce(
      (sum, [phrase, weight]) => (hasPhrase(rows, phrase) ? sum + weight : sum),
      zone && kinds[name].hasZone?.(zone) ? ZONE_SCORE : 0,
    );
  const scores = new Map(names.map((name) => [name, scoreOf(name)]));
  const [best] = names.toSorted((one, other) => scores.get(other)! - scores.get(one)!);
  // `reads`: other kinds that the reader of the expected kind accepts.
  if (!best || best === target || kinds[target].reads?.includes(best)) return null;
  const [most, own] = [scores.get(best)!, scores.get(target)!];
  return most >= (own > 0 ? MIN_IF_OWN_MARKS : MIN_WITHOUT_OWN_MARKS) && most - own >= MIN_LEAD_OVER_OWN ? best : null;
}
