import type { FaceOutcome } from '#contracts/base/face-outcome.ts';
import type { TenantSettings } from '#platform/base/administration.ts';

// Compares two faces. The figures are those of docs/face-model.md.

type Thresholds = TenantSettings['people']['face_match'];

export interface Likeness {
  /** The distance of the templates: 0 for the same picture, mostly more than 0.6 for two people. */
  distance: number;
  outcome: FaceOutcome;
  /** The level of similarity, 0 to 7: the number of `LEVELS` that the distance does not exceed. */
  match_level: number;
}

/** The distances of the match levels, 1 to 7. */
const LEVELS = [0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3] as const;

/** Returns the Euclidean distance of two templates of one model, 128 numbers each. */
export function distanceOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) ** 2;
  return Math.sqrt(sum);
}

export const levelOf = (distance: number): number => LEVELS.filter((maxDistance) => distance <= maxDistance).length;

export function likenessOf(one: Float32Array, other: Float32Array, { match_distance, review_distance }: Thresholds): Likeness {
  const distance = distanceOf(one, other);
  const outcome = distance <= match_distance ? 'match' : distance <= review_distance ? 'unsure' : 'mismatch';
  return { distance, outcome, match_level: levelOf(distance) };
}
