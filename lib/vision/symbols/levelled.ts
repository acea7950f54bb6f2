import { boxBlur, invert, stretch } from '../filters.ts';
import { type Point, type Quad, turnedRectangle } from '../warp.ts';
import { type Bars, findBars } from './bars.ts';
import { focus } from './deblur.ts';
import type { PhotoViews } from './looks.ts';
import { filterView, type PhotoView, scaleView, straightenView } from './view.ts';

/** Degrees added to the measured angle in further attempts: the measured angle may be a few degrees wrong, and engines tolerate five. */
const RESIDUALS = [3, -3] as const;
/** A slant (rise of the rows, divided by their length) above this is undone too. */
const MIN_SLANT = 0.07;
/** A slant of at least this is not undone. */
const MAX_SLANT = 1;
/** Length of the view, in pixels. */
const BARS_LENGTH = 1100;

/**
 * Finds up to `most` regions of bars (PDF417 or Code128). `views` yields attempts at each: level, at near angles, filtered for faint and
 * inverted prints.
 */
export function levelBars(photo: PhotoViews, most: number): { bars: Bars; views(): Generator<PhotoView> }[] {
  return findBars(photo.usual.image, most).map((bars) => ({
    bars,
    *views() {
      const straight = level(photo, bars, 0);
      if (!straight) return;
      yield straight;
      const { slant } = bars;
      if (Math.abs(slant) > MIN_SLANT && Math.abs(slant) < MAX_SLANT) yield* levels(photo, bars, [0, ...RESIDUALS], slant);
      yield* levels(photo, bars, RESIDUALS, 0);
      yield filterView(straight, 'inverted', invert);
      yield filterView(straight, 'stretched', stretch);
      yield filterView(straight, 'focus 2', (image) => focus(image, 2));
      yield filterView(straight, 'focus 4', (image) => focus(image, 4));
      yield filterView(straight, 'soft', (image) => boxBlur(image, 1));
    },
  }));
}

function* levels(photo: PhotoViews, bars: Bars, residuals: readonly number[], slant: number): Generator<PhotoView> {
  for (const residual of residuals) {
    const view = level(photo, bars, residual, slant);
    if (view) yield view;
  }
}

function level(photo: PhotoViews, { center, length, height, degrees }: Bars, residual: number, slant = 0): PhotoView | null {
  // Adds room for the quiet zone (empty border) on both sides.
  const [across, down] = [length * 1.12 + 40, Math.max(height - Math.abs(slant) * length, height / 4) * 1.1 + 40];
  const factor = Math.min(2.5, BARS_LENGTH / length);
  const source = factor > 1.2 && photo.full !== photo.usual ? photo.full : photo.usual;
  const grain = source.image.width / photo.usual.image.width;
  const upright = turnedRectangle({ x: center.x * grain, y: center.y * grain }, across * grain, down * grain, degrees + residual);
  const quad = slantQuad(upright, (slant * across * grain) / 2);
  const name = `bars ${Math.round(center.x)},${Math.round(center.y)} ${residual} ${slant.toFixed(2)}`;
  const shrunk = factor / grain < 0.6 ? photo.once(`for bars ${factor.toFixed(2)}`, () => scaleView(source, factor / grain)) : source;
  const ratio = shrunk.image.width / source.image.width;
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * ratio, y: y * ratio }));
  return straightenView(shrunk, name, [a!, b!, c!, d!], Math.round(across * factor), Math.round(down * factor));
}

/** Shears a quad: moves its right side down and its left side up by `by` pixels. */
function slantQuad([a, b, c, d]: Quad, by: number): Quad {
  const height = Math.hypot(d.x - a.x, d.y - a.y);
  const [x, y] = [((d.x - a.x) / height) * by, ((d.y - a.y) / height) * by];
  const shift = (point: Point, sign: number) => ({ x: point.x + sign * x, y: point.y + sign * y });
  return [shift(a, -1), shift(b, 1), shift(c, 1), shift(d, -1)];
}
