import type { KindName } from '#contracts/extraction/extraction.ts';
import type { Paper } from '#papers/layout/page.ts';
import { says } from '#papers/layout/phrases.ts';
import { rowsOf } from '#papers/layout/rows.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { kinds } from './kinds.ts';

/** Marks that a document must have to be taken for another kind, where it has some of the wanted one and where it has none. */
const LEAST = 3;
const LEAST_ALONE = 2;
/** Lead over the marks of the expected kind. */
const MARGIN = 2;
/** Pages on which a document says what it is. */
const PAGES = 2;

const names = Object.keys(kinds) as KindName[];

/** Weight of a machine-readable zone: more than a title, because the back of a credential names the institute too. */
const ZONE = 4;

/** The kind that a document seems to be, where it is clearly not the one that is wanted; else null. `today` as an ISO date. */
export function otherKindOf({ pages }: Paper, target: KindName, today: string): KindName | null {
  const first = pages.slice(0, PAGES);
  const rows = first.flatMap(rowsOf);
  const zone = zoneOf(first, today)?.mrz;
  // Of a card whose sides are on one page, both are there.
  if (zone && kinds[target].hasZone?.(zone)) return null;
  const worth = (name: KindName) =>
    Object.entries(kinds[name].marks).reduce(
      (sum, [phrase, weight]) => (says(rows, phrase) ? sum + weight : sum),
      zone && kinds[name].hasZone?.(zone) ? ZONE : 0,
    );
  const scores = new Map(names.map((name) => [name, worth(name)]));
  const [best] = names.toSorted((one, other) => scores.get(other)! - scores.get(one)!);
  if (!best || best === target || kinds[target].reads?.includes(best)) return null;
  const [most, own] = [scores.get(best)!, scores.get(target)!];
  return most >= (own > 0 ? LEAST : LEAST_ALONE) && most - own >= MARGIN ? best : null;
}
