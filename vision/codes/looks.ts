import { boxBlur, invert, stretch, unsharp } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { turnedRectangle } from '../warp.ts';
import { type Bars, findBars } from './bars.ts';
import type { Binarizer, Sighting } from './code.ts';
import { atMost, filtered, scaled, straightened, type View, viewOf } from './view.ts';

/** One look at a photo: which picture of it, and how it is read. */
export interface LookAt {
  view(photo: PhotoViews): View;
  binarizer: Binarizer;
  thorough: boolean;
}

/** Long side, in pixels, at which most codes read best; more only costs time. */
const USUAL = 1600;
/** No more than this is ever looked at: a 12-megapixel photo as it is. */
const MOST = 4200;
/** Growing a bigger picture than this gains nothing. */
const GROWABLE = 1300;

/** The pictures that the looks share, each made once. */
export class PhotoViews {
  readonly full: View;
  readonly usual: View;
  readonly #made = new Map<string, View>();

  constructor(photo: Gray) {
    this.full = atMost(viewOf(photo), MOST);
    this.usual = atMost(this.full, USUAL);
  }

  once(name: string, make: () => View): View {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }

  sharp = () => this.once('sharp', () => filtered(this.usual, 'sharp', (image) => unsharp(image, 2, 1.5)));
  soft = () => this.once('soft', () => filtered(this.usual, 'soft', (image) => boxBlur(image, 1)));
  softer = () => this.once('softer', () => filtered(this.usual, 'softer', (image) => boxBlur(image, 2)));
  sharper = () => this.once('sharper', () => filtered(this.usual, 'sharper', (image) => unsharp(image, 5, 2.5)));
  inverted = () => this.once('inverted', () => filtered(this.usual, 'inverted', invert));
  stretched = () => this.once('stretched', () => filtered(this.usual, 'stretched', stretch));
  softStretched = () => this.once('soft stretched', () => filtered(this.soft(), 'stretched', stretch));
  /** On its corner: detectors that look along rows and columns meet other edges first. */
  turned = () => this.once('turned', () => turned(this.usual, 40));
  shrunk = (factor: number) => this.once(`shrunk ${factor}`, () => scaled(this.usual, factor));
  grown = () => this.once('grown', () => scaled(this.growable(), this.growFactor()));
  grownSharp = () => this.once('grown sharp', () => filtered(this.grown(), 'sharp', (image) => unsharp(image, 3, 1.5)));

  growable = () => this.once('growable', () => atMost(this.full, GROWABLE));
  growFactor = () => (Math.max(this.full.image.width, this.full.image.height) > 900 ? 1.5 : 2);
}

const look = (view: LookAt['view'], binarizer: Binarizer = 'hybrid', thorough = true): LookAt => ({ view, binarizer, thorough });

/** The base engine's looks, in the order of what each adds for its time. */
export const baseLooks: readonly LookAt[] = [
  look(({ usual }) => usual, 'hybrid', false),
  look(({ usual }) => usual, 'histogram'),
  look(({ usual }) => usual),
  look((photo) => photo.shrunk(0.7), 'hybrid', false),
  look((photo) => photo.shrunk(0.5)),
  look((photo) => photo.sharp()),
  look((photo) => photo.soft()),
  look((photo) => photo.inverted()),
  look((photo) => photo.stretched()),
];

/** What a photo is worth on top, and a frame of video is not. */
export const patientLooks: readonly LookAt[] = [
  look((photo) => photo.grownSharp()),
  look((photo) => photo.grown()),
  look((photo) => photo.softStretched()),
  look((photo) => photo.softer(), 'histogram'),
  look((photo) => photo.sharp(), 'histogram'),
  look(({ full }) => full),
];

/** The strong engine's: it turns, inverts and shrinks by itself. */
export const strongLooks: readonly LookAt[] = [look(({ usual }) => usual, 'hybrid', false), look(({ full }) => full, 'hybrid', false)];

export const strongPatientLooks: readonly LookAt[] = [
  look(({ usual }) => usual, 'histogram', false),
  look((photo) => photo.shrunk(0.5), 'hybrid', false),
  look((photo) => photo.sharp(), 'hybrid', false),
  look((photo) => photo.stretched(), 'hybrid', false),
  look((photo) => photo.soft(), 'hybrid', false),
  look((photo) => photo.grown(), 'hybrid', false),
  look((photo) => photo.grownSharp(), 'hybrid', false),
  look((photo) => photo.softer(), 'hybrid', false),
  look((photo) => photo.softStretched(), 'hybrid', false),
  look((photo) => photo.sharper(), 'hybrid', false),
  look((photo) => photo.shrunk(0.33), 'hybrid', false),
  look((photo) => photo.turned(), 'hybrid', false),
  look(({ usual }) => usual),
  look((photo) => photo.shrunk(0.7)),
  look((photo) => photo.grownSharp(), 'histogram', false),
];

/** Readers of bars give up beyond five degrees, and what is measured of a slant is off by a few. */
const RESIDUALS = [0, 3, -3] as const;
/** Length to which straightened bars are brought, in pixels. */
const BARS_LENGTH = 1100;

/** The whole view turned clockwise, its corners cut off. */
function turned(view: View, degrees: number): View {
  const { width, height } = view.image;
  const quad = turnedRectangle({ x: width / 2, y: height / 2 }, width, height, -degrees);
  return straightened(view, `turned ${degrees}`, quad, width, height) ?? view;
}

/** Each region of bars in the photo, laid level, with small changes of angle, then as other prints would need it. */
export function levelled(photo: PhotoViews, most: number): { bars: Bars; views(): Generator<View> }[] {
  return findBars(photo.usual.image, most).map((bars) => ({
    bars,
    *views() {
      for (const degrees of RESIDUALS) {
        const view = level(photo, bars, degrees);
        if (view) yield view;
      }
      const straight = level(photo, bars, 0);
      if (!straight) return;
      yield filtered(straight, 'inverted', invert);
      yield filtered(straight, 'stretched', stretch);
      yield filtered(straight, 'sharp', (image) => unsharp(image, 3, 1.5));
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
  const shrunk = factor * (1 / grain) < 0.6 ? scaled(source, factor / grain) : source;
  const ratio = shrunk.image.width / source.image.width;
  const [a, b, c, d] = quad.map(({ x, y }) => ({ x: x * ratio, y: y * ratio }));
  return straightened(shrunk, name, [a!, b!, c!, d!], Math.round(across * factor), Math.round(down * factor));
}

/** A symbol that was found and not read, straightened by the corners it was found at, at a few margins. */
export function* closeUps(photo: PhotoViews, { format, corners }: Sighting): Generator<View> {
  const grain = photo.full.image.width / photo.full.toPhoto({ x: photo.full.image.width, y: 0 }).x;
  const side = Math.max(...corners.map(({ x, y }, at) => Math.hypot(x - corners[(at + 1) % 4]!.x, y - corners[(at + 1) % 4]!.y)));
  if (side < 16) return;
  const width = format === 'QRCode' ? 480 : BARS_LENGTH;
  const down = Math.hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y);
  const across = Math.hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  const height = format === 'QRCode' ? width : Math.round(Math.min(Math.max((width * down) / Math.max(across, 1), 60), width));
  const center = corners.reduce((so, { x, y }) => ({ x: so.x + x / 4, y: so.y + y / 4 }), { x: 0, y: 0 });
  for (const margin of [1.2, 1.5]) {
    const [a, b, c, d] = corners.map(({ x, y }) => ({
      x: (center.x + (x - center.x) * margin) * grain,
      y: (center.y + (y - center.y) * margin) * grain,
    }));
    const view = straightened(
      photo.full,
      `close ${Math.round(center.x)},${Math.round(center.y)} ${margin}`,
      [a!, b!, c!, d!],
      width,
      height,
    );
    if (!view) continue;
    yield view;
    yield filtered(view, 'sharp', (image) => unsharp(image, 4, 1.5));
    yield filtered(view, 'stretched', stretch);
    yield filtered(view, 'soft', (image) => boxBlur(image, 2));
  }
}
