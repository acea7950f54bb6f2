import { editDistance } from '#mexico/edit-distance.ts';

/** Rounding error of fractions: `(1 - 0.9) * 10` is a little less than 1. */
const ROUNDING = 1e-9;

/**
 * How alike two texts are, 0 to 1: one less the edits that make one of the other, over the length of the longer one. Two empty texts are
 * the same.
 *
 * @param least What is less alike than this is answered as 0, and is found out sooner.
 */
export function similarity(one: string, other: string, least = 0): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0 || one === other) return 1;
  const most = Math.floor((1 - least) * longest + ROUNDING);
  if (Math.abs(one.length - other.length) > most) return 0;
  const edits = editDistance(one, other, most);
  return edits > most ? 0 : (longest - edits) / longest;
}
