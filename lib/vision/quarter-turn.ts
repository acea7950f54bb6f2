import type { Gray } from './gray.ts';

/** Rotates a picture clockwise by a number of quarter turns. */
export function quarterTurn(image: Gray, quarters: number): Gray {
  const { data, width, height } = image;
  const turn = quarters & 3;
  if (turn === 0) return image;
  const out = new Uint8ClampedArray(data.length);
  if (turn === 2) {
    for (let at = 0, to = data.length - 1; at < data.length; at++, to--) out[to] = data[at]!;
    return { data: out, width, height };
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) out[turn === 1 ? x * height + height - 1 - y : (width - 1 - x) * height + y] = data[at]!;
  }
  return { data: out, width: height, height: width };
}
