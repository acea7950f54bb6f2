import type { Gray } from '../gray.ts';

/** Of a document warped to 640 pixels on its longer side: below it, print is blurred (95 % of sharp ones are above, 95 % of blurred ones below). */
export const SHARP = 0.028;

/**
 * How sharp a straightened document is: what a Laplacian leaves of the picture after a slight blur, as a share of all its contrast. The
 * blur takes away noise, which looks like sharpness. 0 to about 1; 0 for an even picture. Measure it at 640 pixels on the longer side.
 */
export function focusOf({ data, width, height }: Gray): number {
  if (width < 5 || height < 5) return 0;
  const soft = binomial(data, width, height);
  const edges = new Moments();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      edges.add(soft[at - 1]! + soft[at + 1]! + soft[at - width]! + soft[at + width]! - 4 * soft[at]!);
    }
  }
  const all = new Moments();
  for (const value of data) all.add(value);
  return all.variance() < 1 ? 0 : edges.variance() / all.variance();
}

class Moments {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  variance(): number {
    const mean = this.#sum / this.#count;
    return this.#squares / this.#count - mean * mean;
  }
}

/** 1-2-1 both ways; the border repeats. */
function binomial(data: Uint8ClampedArray, width: number, height: number): Float32Array {
  const rows = new Float32Array(data.length);
  const soft = new Float32Array(data.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++)
      rows[at] = (data[x === 0 ? at : at - 1]! + 2 * data[at]! + data[x === width - 1 ? at : at + 1]!) / 4;
  }
  for (let y = 0, at = 0; y < height; y++) {
    const [up, down] = [y === 0 ? 0 : width, y === height - 1 ? 0 : width];
    for (let x = 0; x < width; x++, at++) soft[at] = (rows[at - up]! + 2 * rows[at]! + rows[at + down]!) / 4;
  }
  return soft;
}
