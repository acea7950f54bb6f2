import { isWithin } from '../quad/within-quad.ts';
import type { Quad } from '../warp.ts';

/** Box of a face, as shares of the picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum height of a portrait on a card, as a share of the card's shorter side; a person before a door or a board fills more of it. */
const MAX_OF_CARD = 0.75;
/**
 * Minimum height of a face, as a share of the picture's. The guide asks for 0.31: half of its outline, around which the picture has 0.3 more
 * on each side. Half of that is left to whoever presses the shutter at arm's length.
 */
const MIN_HEIGHT = 0.15;

/** The face for whoever found none: as small as the guide allows, where it has the face. */
const FACE_OF_GUIDE: FaceBox = { x: 0.5 - MIN_HEIGHT / 2, y: 0.5 - MIN_HEIGHT / 2, width: MIN_HEIGHT, height: MIN_HEIGHT };

export const isSmallFace = ({ height }: FaceBox): boolean => height < MIN_HEIGHT;

/** Returns whether the outline of a card, in shares of the picture, encloses a face as a card encloses its portrait. */
export function isOnCard(quad: Quad, picture: { width: number; height: number }, face = FACE_OF_GUIDE): boolean {
  const corners = quad.map(({ x, y }) => ({ x: x * picture.width, y: y * picture.height })) as unknown as Quad;
  const middle = { x: (face.x + face.width / 2) * picture.width, y: (face.y + face.height / 2) * picture.height };
  return isWithin(middle, corners) && face.height * picture.height <= MAX_OF_CARD * shorterSide(corners);
}

function shorterSide(quad: Quad): number {
  return Math.min(...quad.map((from, at) => Math.hypot(quad[(at + 1) % 4]!.x - from.x, quad[(at + 1) % 4]!.y - from.y)));
}
