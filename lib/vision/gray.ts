/** A grey picture: one byte per pixel, row by row. */
export interface Gray {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Converts a canvas's RGBA to grey. Green counts double, which is cheaper than exact weights. */
export function grayFromRgba(rgba: Uint8ClampedArray, width: number, height: number): Gray {
  const data = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) data[at] = (rgba[from]! + 2 * rgba[from + 1]! + rgba[from + 2]!) >> 2;
  return { data, width, height };
}

/** Converts a grey picture to opaque RGBA. */
export function rgbaFromGray({ data, width, height }: Gray): Uint8ClampedArray<ArrayBuffer> {
  const words = new Uint32Array(width * height);
  for (let at = 0; at < words.length; at++) words[at] = 0xff000000 | (data[at]! * 0x010101);
  return new Uint8ClampedArray(words.buffer);
}
