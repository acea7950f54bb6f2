import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Paper } from '#papers/layout/page.ts';
import { hasPhrase } from '#papers/layout/phrases.ts';
import { rowsOf } from '#papers/layout/rows.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { kinds } from './kinds.ts';

/** Least weight of marks for another kind, if the document has some marks of the expected kind, and if it has none. */
const LEAST = 3;
const LEAST_ALONE = 2;
/** Least lead over the expected kind in weight of marks. */
const MARGIN = 2;
/** First pages, on which the marks are sought. */
const PAGES = 2;

const names = Object.keys(kinds) as KindName[];

/** Weight of a machine-readable zone: more than a title, because the back of a credential names the institute too. */
const ZONE = 4;

/** Returns the kind of a document that is clearly not of kind `target`; else null. `today`: ISO date. */
export function otherKindOf({ pages }: Paper, target: KindName, today: string): KindName | null {
  const first = pages.slice(0, PAGES);
  const rows = first.flatMap(rowsOf);
  const zone = zoneOf(first, today)?.mrz;
  // A page may show both sides of a card, so the zone decides.
  if (zone && kinds[target].hasZone?.(zone)) return null;
  const worth = (name: KindName) =>
    Object.entries(kinds[name].marks).reduce(
      (sum, [phrase, weight]) => (hasPhrase(rows, phrase) ? sum + weight : sum),
      zone && kinds[name].hasZone?.(zone) ? ZONE : 0,
    );
  const scores = new Map(names.map((name) => [name, worth(name)]));
  const [best] = names.toSorted((one, other) => scores.get(other)! - scores.get(one)!);
  if (!best || best === target || kinds[target].reads?.includes(best)) return null;
  const [most, own] = [scores.get(best)!, scores.get(target)!];
  return most >= (own > 0 ? LEAST : LEAST_ALONE) && most - own >= MARGIN ? best : null;
}
