import { boxBlur, invert, stretch } from '../filters.ts';
import { middle, type Point, type Quad } from '../warp.ts';
import { type Bend, unbend } from './bend.ts';
import { focus, softestDirection, steady } from './deblur.ts';
import type { PhotoViews } from './looks.ts';
import type { Patch } from './patches.ts';
import type { Sighting, SymbolFormat } from './symbol.ts';
import { filterView, type PhotoView, straightenView } from './view.ts';

/** A place in a photo where a symbol was found but not read, or may be. */
export interface Suspect {
  name: string;
  format: SymbolFormat;
  corners: Quad;
  /** Factor by which the view is larger than the corners, since they are inexact and a symbol needs its quiet zone (empty border). */
  margin: number;
}

/** Minimum side of the view of a QR, in pixels. */
const MIN_SIDE = 200;
/** Small symbols are enlarged up to this side, in pixels. */
const GROWTH_LIMIT = 460;
/** Maximum side of the view of a QR, in pixels. */
const MAX_SIDE = 900;
/** Minimum length of a suspect's longer side, in pixels: a smaller one is not readable. */
const MIN_SUSPECT = 24;
/** Length of the view of a PDF417 or Code128 (bars), in pixels. */
const BARS = 1100;
/** Bends of the paper to undo, in the order of the attempts, in both directions along both sides. */
const bends: readonly Bend[] = [0.05, -0.05, 0.09, -0.09].flatMap((sag) => (['x', 'y'] as const).map((along) => ({ along, sag })));

export function suspectOfSighting({ format, corners }: Sighting): Suspect {
  const { x, y } = middle(corners);
  return { name: `sighting ${Math.round(x)},${Math.round(y)}`, format, corners, margin: 1.3 };
}

/** @param view The view in which the patch was found. */
export function suspectOfPatch({ center: { x, y }, side }: Patch, view: PhotoView): Suspect {
  const half = side / 2;
  const corner = (across: number, down: number): Point => view.toPhoto({ x: x + across * half, y: y + down * half });
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
  return { name: `patch ${Math.round(x)},${Math.round(y)}`, format: 'QRCode', corners, margin: 1.4 };
}

/** Yields views of a suspect: straightened, deblurred, unbent, filtered. `brief`: only the first two, which read most symbols. */
export function* closeUps(photo: PhotoViews, suspect: Suspect, brief: boolean): Generator<PhotoView> {
  const square = suspect.format === 'QRCode';
  // Prefers the smaller picture if it is large enough, since shrinking by more than half loses detail to aliasing.
  const near = enlarge(suspect, photo.usual);
  const source = distance(near[0], near[1]) > (square ? MAX_SIDE : BARS) ? photo.usual : photo.full;
  const corners = enlarge(suspect, source);
  const [across, down] = [distance(corners[0], corners[1]), distance(corners[0], corners[3])];
  if (Math.max(across, down) < MIN_SUSPECT) return;
  const width = square ? Math.round(Math.min(Math.max(MIN_SIDE, Math.min(across * 1.6, GROWTH_LIMIT), across), MAX_SIDE)) : BARS;
  const height = square ? width : Math.round(Math.min(Math.max((width * down) / Math.max(across, 1), 60), width));
  const flat = straightenView(source, suspect.name, corners, width, height);
  if (!flat) return;
  yield flat;
  yield filterView(flat, 'focus 2', (image) => focus(image, 2));
  if (brief) return;
  if (square)
    for (const bend of bends) {
      const image = unbend(source.image, corners, width, suspect.margin, bend);
      if (image) yield { ...flat, name: `${flat.name} bent ${bend.along} ${bend.sag}`, image };
    }
  yield filterView(flat, 'focus 3', (image) => focus(image, 3));
  yield filterView(flat, 'steady 9', (image) => steady(image, 9, softestDirection(image)));
  yield filterView(flat, 'stretched', stretch);
  yield filterView(flat, 'soft', (image) => boxBlur(image, 2));
  yield filterView(flat, 'inverted', invert);
}

/** Returns the corners enlarged by the margin, in the view's pixels. */
function enlarge({ corners, margin }: Suspect, view: PhotoView): Quad {
  const grain = view.image.width / view.toPhoto({ x: view.image.width, y: 0 }).x;
  const center = middle(corners);
  const [a, b, c, d] = corners.map(({ x, y }) => ({
    x: (center.x + (x - center.x) * margin) * grain,
    y: (center.y + (y - center.y) * margin) * grain,
  }));
  return [a!, b!, c!, d!];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
