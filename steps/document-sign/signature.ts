import type { PointGroup } from 'signature_pad';

/** A signature as it goes to the server: a PNG in base64, dark on nothing. */
export type Picture = string;

export const INK = '#1a1f2b';
/** What systems have that looks written by hand; at the end whatever the browser takes for it. */
export const SCRIPT =
  '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Brush Script MT", "Lucida Handwriting", "Apple Chancery", "Dancing Script", cursive';

const WIDEST = 1400;
/** Pixels for each of the screen's: a small hand stays sharp on paper. */
const SCALE = 3;
const MARGIN = 8;
/** Below this, in pixels of the screen, a signature is a dot. */
const SMALLEST = 24;

/** How far strokes reach. */
function extent(strokes: readonly PointGroup[]): { left: number; top: number; width: number; height: number } {
  const points = strokes.flatMap((stroke) => stroke.points);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

export function isTooSmall(strokes: readonly PointGroup[]): boolean {
  const { width, height } = extent(strokes);
  return Math.max(width, height) < SMALLEST;
}

/** The strokes drawn anew, as large as they are and no larger. */
export async function pictureOfStrokes(strokes: PointGroup[]): Promise<Picture> {
  const { default: SignaturePad } = await import('signature_pad');
  const { left, top, width, height } = extent(strokes);
  const scale = Math.min(SCALE, WIDEST / (width + 2 * MARGIN));
  const canvas = blank((width + 2 * MARGIN) * scale, (height + 2 * MARGIN) * scale);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.translate(MARGIN - left, MARGIN - top);
  const pad = new SignaturePad(canvas);
  pad.off();
  pad.fromData(strokes, { clear: false });
  return base64(canvas);
}

/** A name as if written by hand. */
export function pictureOfName(name: string): Picture {
  const font = (size: number) => `italic ${size}px ${SCRIPT}`;
  const measure = blank(1, 1).getContext('2d')!;
  measure.font = font(100);
  const box = measure.measureText(name);
  const size = 100 * Math.min(1.2, (WIDEST - 4 * MARGIN) / (box.actualBoundingBoxLeft + box.actualBoundingBoxRight || 1));
  measure.font = font(size);
  const {
    actualBoundingBoxLeft: before,
    actualBoundingBoxRight: after,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
  } = measure.measureText(name);
  const canvas = blank(before + after + 4 * MARGIN, above + below + 4 * MARGIN);
  const context = canvas.getContext('2d')!;
  context.font = font(size);
  context.fillStyle = INK;
  context.fillText(name, before + 2 * MARGIN, above + 2 * MARGIN);
  return base64(canvas);
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return canvas;
}

function base64(canvas: HTMLCanvasElement): Picture {
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
