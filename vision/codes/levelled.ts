import { boxBlur, invert, stretch } from '../filters.ts';
import { turnedRectangle } from '../warp.ts';
import { type Bars, findBars } from './bars.ts';
import { focus } from './deblur.ts';
import type { PhotoViews } from './looks.ts';
import { filtered, scaled, straightened, type View } from './view.ts';

/** Readers of bars give up beyond five degrees, and what is measured of a slant is off by a few. */
const RESIDUALS = [3, -3] as const;
/** Length to which straightened bars are brought, in pixels. */
const BARS_LENGTH = 1100;

/** Each region of bars in the photo, laid level, with small changes of angle, then as other prints would need it. */
export function levelled(photo: PhotoViews, most: number): { bars: Bars; views(): Generator<View> }[] {
  return findBars(photo.usual.image, most).map((bars) => ({
    bars,
    *views() {
      const straight = level(photo, bars, 0);
      if (!straight) return;
      yield straight;
      for (const degrees of RESIDUALS) {
        const view = level(photo, bars, degrees);
        if (view) yield view;
      }
      yield filtered(straight, 'inverted', invert);
      yield filtered(straight, 'stretched', stretch);
      yield filtered(straight, 'focus 2', (image) => focus(image, 2));
      yield filtered(straight, 'focus 4', (image) => focus(image, 4));
      yield filtered(straight, 'soft', (image) => boxBlur(image, 1));
    },
  }));
}

function level(photo: PhotoViews, { center, length, height, degrees }: Bars, residual: number): View | null {
  // A quiet zone belongs to a code, and the region ends where the last block of bars did.
  const [across, down] = [length * 1.12 + 40, height * 1.1 + 40];
  const factor = Math.min(2.5, BARS_LENGTH / length);
  const source = factor > 1.2 && photo.full !== photo.usual ? photo.full : photo.usual;
  const grain = source.image.width / photo.usual.image.width;
  const quad = turnedRectangle({ x: center.x * grain, y: center.y * grain }, across * grain, down * grain, degrees + residual);
  const name = `bars ${Math.round(center.x)},${Math.round(center.y)} ${residual}`;
  const shrunk = factor / grain < 0.6 ? photo.once(`for bars ${factor.toFixed(2)}`, () => scaled(source, factor / grain)) : source;
  const ratio = shrunk.image.width / source.image.width;
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * ratio, y: y * ratio }));
  return straightened(shrunk, name, [a!, b!, c!, d!], Math.round(across * factor), Math.round(down * factor));
}
