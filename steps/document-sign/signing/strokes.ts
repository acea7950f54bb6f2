import SignaturePad, { type PointGroup } from 'signature_pad';
import { base64, blank, MARGIN, MAX_WIDTH, type SignaturePicture } from './signature-picture.ts';

/** The picture's pixels per pixel of the screen, so that a small signature is sharp in print. */
const SCALE = 3;
/** Minimum side of a signature, in pixels of the screen; a smaller drawing counts as a dot. */
const MIN_SIDE = 24;

/** Returns the bounding box of the strokes. */
function extent(strokes: readonly PointGroup[]): { left: number; top: number; width: number; height: number } {
  const points = strokes.flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function isTooSmall(strokes: readonly PointGroup[]): boolean {
  const { width, height } = extent(strokes);
  return Math.max(width, height) < MIN_SIDE;
}

/** Redraws the strokes, cropped to their bounding box, and returns the picture. */
export function pictureOfStrokes(strokes: PointGroup[]): SignaturePicture {
  const { left, top, width, height } = extent(strokes);
  const scale = Math.min(SCALE, MAX_WIDTH / (width + 2 * MARGIN));
  const canvas = blank((width + 2 * MARGIN) * scale, (height + 2 * MARGIN) * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.translate(MARGIN - left, MARGIN - top);
  const pad = new SignaturePad(canvas);
  pad.off();
  pad.fromData(strokes, { clear: false });
  return base64(canvas);
}
