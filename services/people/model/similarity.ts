import { editDistance } from '#mexico/edit-distance.ts';

/** The tolerance for rounding errors: `(1 - 0.9) * 10` is a little less than 1. */
const ROUNDING = 1e-9;

/**
 * Returns the similarity of two texts, 0 to 1: 1 minus the edit distance divided by the longer length. Two empty texts are equal.
 *
 * @param least The lowest similarity of interest. A lower similarity is returned as 0, which is faster to compute.
 */
export function similarity(one: string, other: string, least = 0): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || one === other) return 1;
  const most = Math.floor((1 - least) * longest + ROUNDING);
  if (Math.abs(one.length - other.length) > most) return 0;
  const edits = editDistance(one, other, most);
  return edits > most ? 0 : (longest - edits) / longest;
}
