import type { FaceLevel } from './port/manifest.ts';

/** Maximum rate at which two people may be taken for one where a match is called more than a likeness: NIST SP 800-63-4 asks for it. */
export const MAX_FALSE_MATCH_RATE = 1 / 10_000;

/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.96;

/** Returns Wilson's interval of 95 % for the rate behind so many errors: 0 to 1. */
export function wilson({ errors, trials }: NonNullable<FaceLevel['false_match']>): readonly [low: number, high: number] {
  const [part, square] = [errors / trials, (Z * Z) / trials];
  const middle = (part + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((part * (1 - part)) / trials + square / (4 * trials))) / (1 + square);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Returns whether a match at this level is known to be wrong so rarely that it may be called more than a likeness. */
export const isBeyondLikeness = ({ false_match }: FaceLevel): boolean =>
  false_match !== null && wilson(false_match)[1] <= MAX_FALSE_MATCH_RATE;
