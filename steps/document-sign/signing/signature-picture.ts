/** A signature as sent to the server: a PNG in base64, dark on a transparent background. */
export type SignaturePicture = string;

export const INK = '#1a1f2b';
/** System fonts that look handwritten; the last is the browser's own choice. */
export const SCRIPT =
  '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Brush Script MT", "Lucida Handwriting", "Apple Chancery", "Dancing Script", cursive';

/** Maximum width of the picture, in pixels. */
export const MAX_WIDTH = 1400;
/** The space around a signature, in pixels. */
export const MARGIN = 8;

/** Draws a name in a handwriting font and returns the picture. */
export function pictureOfName(name: string): SignaturePicture {
  const font = (size: number) => `italic ${size}px ${SCRIPT}`;
  const measure = blank(1, 1).getContext('2d')!;
  measure.font = font(100);
  const box = measure.measureText(name);
  // At most 120 px, and less for a long name.
  const size = 100 * Math.min(1.2, (MAX_WIDTH - 4 * MARGIN) / (box.actualBoundingBoxLeft + box.actualBoundingBoxRight || 1));
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

export function blank(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: Math.max(1, Math.ceil(width)), height: Math.max(1, Math.ceil(height)) });
}

export function base64(canvas: HTMLCanvasElement): SignaturePicture {
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
