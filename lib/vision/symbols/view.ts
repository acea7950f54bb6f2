import { resize } from '../filters.ts';
import type { Gray } from '../gray.ts';
import { type Homography, homography, type Point, type Quad, rectangle, warp } from '../warp.ts';

/** A picture made from the photo, and the way back. */
export interface View {
  /** Names how it was made: two looks at one view are one opinion, looks at two views are two. */
  readonly name: string;
  readonly image: Gray;
  readonly toPhoto: Homography;
}

export function viewOf(photo: Gray): View {
  return { name: 'photo', image: photo, toPhoto: (point) => point };
}

/** The same place seen through a filter that moves nothing. */
export function filtered(view: View, name: string, filter: (image: Gray) => Gray): View {
  return { ...view, name: `${view.name} ${name}`, image: filter(view.image) };
}

export function scaled(view: View, factor: number): View {
  const image = resize(view.image, factor);
  if (image === view.image) return view;
  const [across, down] = [view.image.width / image.width, view.image.height / image.height];
  const toPhoto = ({ x, y }: Point) => view.toPhoto({ x: x * across, y: y * down });
  return { name: `${view.name} x${factor.toFixed(2)}`, image, toPhoto };
}

/** Shrunk so that its longer side has no more than so many pixels. */
export function atMost(view: View, side: number): View {
  return scaled(view, Math.min(1, side / Math.max(view.image.width, view.image.height)));
}

/** What lies in the quad of the view, straightened. Null for a quad that encloses nothing. */
export function straightened(view: View, name: string, quad: Quad, width: number, height: number): View | null {
  const image = warp(view.image, quad, width, height);
  const back = image && homography(rectangle(width, height), quad);
  return image && back ? { name: `${view.name} ${name}`, image, toPhoto: (point) => view.toPhoto(back(point)) } : null;
}
