import { type CardSign, FACE_LEVELS, type FaceOutcome } from '#contracts/base/face-outcome.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import type { FaceReader, FaceReading, Tenant } from '#platform/base/file-readers.ts';
import { isSamePicture } from '#vision/face/face-shades.ts';
import { medianOf } from '#vision/face/median.ts';

// Compares two faces. The figures are those of docs/face-model.md.

export type FaceThresholds = TenantSettings['people']['face_match'];

interface Likeness {
  /** The distance of the templates: 0 for the same picture, mostly more than 0.6 for two people. */
  distance: number;
  outcome: FaceOutcome;
  /** The level of similarity, 0 to 7: the number of `FACE_LEVELS` that the distance does not exceed. */
  match_level: number;
}

export const levelOf = (distance: number): number => FACE_LEVELS.filter((maxDistance) => distance <= maxDistance).length;

function likenessAt(distance: number, { match_distance, review_distance }: FaceThresholds): Likeness {
  const outcome = distance <= match_distance ? 'match' : distance <= review_distance ? 'unsure' : 'mismatch';
  return { distance, outcome, match_level: levelOf(distance) };
}

/** Compares two templates of the reader's model. */
export const likenessOf = (
  faces: Pick<FaceReader, 'distance'>,
  [one, other]: readonly [Float32Array, Float32Array],
  thresholds: FaceThresholds,
): Likeness => likenessAt(faces.distance(one, other), thresholds);

/**
 * Compares a film of a face with a portrait, by the median of the frames' distances; null without frames. A frame in which no face is
 * found counts as unsure.
 */
export async function likenessOfFilm(
  faces: Pick<FaceReader, 'distance' | 'read'>,
  tenant: Tenant,
  { frames, portrait, thresholds }: { frames: readonly Blob[]; portrait: Float32Array; thresholds: FaceThresholds },
): Promise<Likeness | null> {
  const distances: number[] = [];
  // Frames are read one after the other: each needs a whole core, and other requests need cores too.
  for (const frame of frames) {
    const face = await faces.read(tenant, new Uint8Array(await frame.arrayBuffer()), { isFrame: true });
    distances.push('trouble' in face ? thresholds.review_distance : faces.distance(face.template, portrait));
  }
  return distances.length === 0 ? null : likenessAt(medianOf(distances), thresholds);
}

/** Returns what a selfie and the film of a living face are to a portrait together: the less alike of both. */
export const likenessOfBoth = (selfie: Likeness, film: Likeness | null): Likeness =>
  film && film.distance > selfie.distance ? film : selfie;

/** Returns the signs that a selfie shows a card, or is the compared picture itself, instead of a person. */
export const cardSignsOf = ({ cardSigns }: FaceReading, isCopy: boolean): CardSign[] =>
  isCopy ? [...cardSigns, 'same_picture'] : [...cardSigns];

/** Returns these signs of a selfie that was compared with the portrait on a card. */
export const cardSignsBeside = (onCard: FaceReading, face: FaceReading, { outcome }: Likeness): CardSign[] =>
  cardSignsOf(face, outcome !== 'mismatch' && isSamePicture(face.shades, onCard.shades));
