import { resize } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { type Homography, homography, type Point, type Quad, rectangle, warp } from '../warp.ts';

/** A version of a photo (filtered, scaled or cut out), with the mapping of its points to the photo. */
export interface PhotoView {
  /** Identifies the view; two readings of the same view do not confirm each other. */
  readonly name: string;
  readonly image: Gray;
  readonly toPhoto: Homography;
}

export function viewOf(photo: Gray): PhotoView {
  return { name: 'photo', image: photo, toPhoto: (point) => point };
}

/** Applies a filter that keeps every point in its place. */
export function filterView(view: PhotoView, name: string, filter: (image: Gray) => Gray): PhotoView {
  return { ...view, name: `${view.name} ${name}`, image: filter(view.image) };
}

export function scaleView(view: PhotoView, factor: number): PhotoView {
  const image = resize(view.image, factor);
  if (image === view.image) return view;
  const [across, down] = [view.image.width / image.width, view.image.height / image.height];
  const toPhoto = ({ x, y }: Point) => view.toPhoto({ x: x * across, y: y * down });
  return { name: `${view.name} x${factor.toFixed(2)}`, image, toPhoto };
}

/** Shrinks a view to at most `side` pixels on the longer side. */
export function atMost(view: PhotoView, side: number): PhotoView {
  return scaleView(view, Math.min(1, side / Math.max(view.image.width, view.image.height)));
}

/** Straightens a quad of the view. Null if the quad has three corners on a line. */
export function straightenView(view: PhotoView, name: string, quad: Quad, width: number, height: number): PhotoView | null {
  const image = warp(view.image, quad, width, height);
  const back = image && homography(rectangle(width, height), quad);
  return image && back ? { name: `${view.name} ${name}`, image, toPhoto: (point) => view.toPhoto(back(point)) } : null;
}
