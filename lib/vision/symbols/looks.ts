import { boxBlur, invert, stretch, unsharp } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { turnedRectangle } from '../warp.ts';
import type { Binarizer } from './symbol.ts';
import { atMost, filterView, type PhotoView, scaleView, straightenView, viewOf } from './view.ts';

/** A look, which is one attempt to read a photo: a version of the photo (view) and the engine's settings. */
export interface LookAt {
  view(photo: PhotoViews): PhotoView;
  binarizer: Binarizer;
  thorough: boolean;
}

/** Length of the longer side at which engines read most symbols, in pixels. */
const USUAL_SIDE = 1600;
/** Maximum length of the longer side, in pixels. Photos of 12 megapixels stay whole; 48 megapixels would take 200 MB. */
export const MAX_SIDE = 4200;
/** Enlarging a photo helps up to this length of the longer side, in pixels. */
const GROWABLE = 1300;

/** The views of a photo, each computed once and shared by the looks. */
export class PhotoViews {
  readonly full: PhotoView;
  readonly usual: PhotoView;
  readonly #views = new Map<string, PhotoView>();

  constructor(photo: Gray) {
    this.full = atMost(viewOf(photo), MAX_SIDE);
    this.usual = atMost(this.full, USUAL_SIDE);
  }

  once(name: string, make: () => PhotoView): PhotoView {
    const view = this.#views.get(name) ?? make();
    this.#views.set(name, view);
    return view;
  }

  sharp = () => this.once('sharp', () => filterView(this.usual, 'sharp', (image) => unsharp(image, 2, 1.5)));
  soft = () => this.once('soft', () => filterView(this.usual, 'soft', (image) => boxBlur(image, 1)));
  softer = () => this.once('softer', () => filterView(this.usual, 'softer', (image) => boxBlur(image, 2)));
  sharper = () => this.once('sharper', () => filterView(this.usual, 'sharper', (image) => unsharp(image, 5, 2.5)));
  inverted = () => this.once('inverted', () => filterView(this.usual, 'inverted', invert));
  stretched = () => this.once('stretched', () => filterView(this.usual, 'stretched', stretch));
  softStretched = () => this.once('soft stretched', () => filterView(this.soft(), 'stretched', stretch));
  /** The photo rotated by 40°, since detectors scan rows and columns and so cross other edges first. */
  turned = () => this.once('turned', () => turnView(this.usual, 40));
  shrunk = (factor: number) => this.once(`shrunk ${factor}`, () => scaleView(this.usual, factor));
  grown = () => this.once('grown', () => scaleView(this.growable(), this.growFactor()));
  grownSharp = () => this.once('grown sharp', () => filterView(this.grown(), 'sharp', (image) => unsharp(image, 3, 1.5)));

  growable = () => this.once('growable', () => atMost(this.full, GROWABLE));
  growFactor = () => (Math.max(this.full.image.width, this.full.image.height) > 900 ? 1.5 : 2);
}

const look = (view: LookAt['view'], binarizer: Binarizer = 'hybrid', thorough = true): LookAt => ({ view, binarizer, thorough });

/** Looks of the base engine, in the order of symbols found per time. */
export const baseLooks: readonly LookAt[] = [
  look(({ usual }) => usual, 'hybrid', false),
  look(({ usual }) => usual, 'histogram'),
  look(({ usual }) => usual),
  look((photo) => photo.shrunk(0.7), 'hybrid', false),
  look((photo) => photo.sharp()),
  look((photo) => photo.soft()),
  look((photo) => photo.shrunk(0.5)),
  look((photo) => photo.inverted()),
  look((photo) => photo.stretched()),
];

/** Further looks of the base engine for photos, too slow for camera frames. */
export const patientLooks: readonly LookAt[] = [
  look((photo) => photo.grownSharp()),
  look((photo) => photo.softStretched()),
  look((photo) => photo.softer(), 'histogram'),
  look((photo) => photo.sharp(), 'histogram'),
  look((photo) => photo.grown()),
  look(({ full }) => full),
];

/** Looks of the strong engine, which itself rotates, inverts and shrinks. */
export const strongLooks: readonly LookAt[] = [look(({ usual }) => usual, 'hybrid', false), look(({ full }) => full, 'hybrid', false)];

/** Further looks of the strong engine for photos, too slow for camera frames. */
export const strongPatientLooks: readonly LookAt[] = [
  look((photo) => photo.sharp(), 'hybrid', false),
  look((photo) => photo.shrunk(0.5), 'hybrid', false),
  look((photo) => photo.soft(), 'hybrid', false),
  look(({ usual }) => usual, 'histogram', false),
  look((photo) => photo.stretched(), 'hybrid', false),
  look((photo) => photo.sharper(), 'hybrid', false),
  look((photo) => photo.softStretched(), 'hybrid', false),
  look((photo) => photo.softer(), 'hybrid', false),
  look((photo) => photo.grownSharp(), 'hybrid', false),
  look((photo) => photo.turned(), 'hybrid', false),
  look(({ usual }) => usual),
  look((photo) => photo.grown(), 'hybrid', false),
  look((photo) => photo.shrunk(0.33), 'hybrid', false),
  look((photo) => photo.shrunk(0.7)),
  look((photo) => photo.grownSharp(), 'histogram', false),
];

/** Rotates a view clockwise. The corners of the view are cut off. */
function turnView(view: PhotoView, degrees: number): PhotoView {
  const { width, height } = view.image;
  const quad = turnedRectangle({ x: width / 2, y: height / 2 }, width, height, -degrees);
  return straightenView(view, `turned ${degrees}`, quad, width, height) ?? view;
}
