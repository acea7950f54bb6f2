import type { Gray } from '../gray.ts';

/** The grey value that light reaches which is thrown back. */
const CLIPPING_LEVEL = 248;

/** Of a document at 640 pixels on its longer side: a larger share is glare that hides something. Warn of it, never refuse for it. */
export const GLARING = 0.002;

/** The share of the picture that its largest patch of thrown back light covers, 0 to 1. White paper in full light looks the same. */
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

/** Only pixels whose four neighbours are clipped too: highlights of single pixels are noise. The border is never clipped. */
function withoutRim(mask: Uint8Array, width: number, height: number): Uint8Array {
  const inner = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++)
      inner[at] = mask[at]! & mask[at - 1]! & mask[at + 1]! & mask[at - width]! & mask[at + width]!;
  return inner;
}

/** Takes the patch around a pixel away, and says how many pixels it had. */
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
