import type { Gray } from '../gray.ts';

/** A pixel with at least this grey value counts as reflected light. */
const CLIPPING_LEVEL = 248;

/** With a larger share of glare (at 640 pixels), text may be hidden. It serves for a warning, never to reject a picture. */
export const MAX_GLARE = 0.002;

/** Returns the share of the largest patch of reflected light, 0 to 1. White paper in full light counts too. */
export function glareOf({ data, width, height }: Gray): number {
  const mask = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0; at < mask.length; at++) {
    if (data[at]! < CLIPPING_LEVEL) continue;
    mask[at] = 1;
    count++;
  }
  if (count === 0) return 0;
  const inner = withoutRim(mask, width, height);
  let largest = 0;
  for (let at = 0; at < inner.length; at++) if (inner[at] === 1) largest = Math.max(largest, clear(inner, at, width));
  return largest / inner.length;
}

/** Keeps pixels with four clipped neighbours, because single bright pixels are noise. */
function withoutRim(mask: Uint8Array, width: number, height: number): Uint8Array {
  const inner = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++)
      inner[at] = mask[at]! & mask[at - 1]! & mask[at + 1]! & mask[at - width]! & mask[at + width]!;
  return inner;
}

/** Removes the patch around a pixel and returns its size. */
function clear(patch: Uint8Array, first: number, width: number): number {
  const open = [first];
  patch[first] = 0;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count++;
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (patch[next] !== 1) continue;
      patch[next] = 0;
      open.push(next);
    }
  }
  return count;
}
