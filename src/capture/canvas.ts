import type { RgbaImage } from '#vision/watch/look.ts';
import type { Size } from './guide.ts';

/** Returns the context of a canvas whose pixels are read. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing off the screen.');
  return context;
}

/** Draws a whole picture on a canvas, which gets the given size. A reused canvas saves time: creating one takes longer than drawing. */
export function drawOn(
  canvas: OffscreenCanvas,
  picture: CanvasImageSource,
  { width, height }: Size,
  smoothing: ImageSmoothingQuality = 'high',
): OffscreenCanvasRenderingContext2D {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = smoothing;
  context.drawImage(picture, 0, 0, width, height);
  return context;
}

export function pixelsOn(context: OffscreenCanvasRenderingContext2D): RgbaImage {
  const { width, height } = context.canvas;
  return { rgba: context.getImageData(0, 0, width, height).data, width, height };
}
