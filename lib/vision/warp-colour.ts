import { type Quad, warp } from './warp.ts';

/** Straightens a quad of an RGBA picture as `warp` does; the result is opaque. Null under the conditions of `warp`. */
export function warpColour(
  { rgba, width, height }: { readonly rgba: Uint8ClampedArray; readonly width: number; readonly height: number },
  quad: Quad,
  size: { readonly width: number; readonly height: number },
): Uint8ClampedArray | null {
  const out = new Uint8ClampedArray(4 * size.width * size.height).fill(255);
  const data = new Uint8ClampedArray(width * height);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0, from = channel; at < data.length; at++, from += 4) data[at] = rgba[from]!;
    const straight = warp({ data, width, height }, quad, size.width, size.height);
    if (!straight) return null;
    for (let at = 0, to = channel; at < straight.data.length; at++, to += 4) out[to] = straight.data[at]!;
  }
  return out;
}
