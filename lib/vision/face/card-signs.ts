import { ASPECTS } from '../quad/aspects.ts';
import { lookAt, type RgbaImage } from '../watch/look.ts';
import { type FaceBox, isOnCard, isSmallFace } from './on-card.ts';

/** Returns the signs that one picture has by itself: a card's outline around the face, and a small face. `small` is about 320 pixels long. */
export function cardSignsIn(small: RgbaImage, face: FaceBox): readonly ('outline' | 'small_face')[] {
  const { quad } = lookAt(small, [ASPECTS.card], null);
  const hasOutline = quad !== null && isOnCard(quad, small, face);
  return [...(hasOutline ? (['outline'] as const) : []), ...(isSmallFace(face) ? (['small_face'] as const) : [])];
}
