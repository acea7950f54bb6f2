/** How light falls in a picture, from a thumbnail of it: figures only, 0 to 255. */
export interface Light {
  mean: number;
  darkest: number;
  brightest: number;
}

/** `rgba` is four bytes a pixel, as canvases give it; a thumbnail of 32 by 32 is plenty. */
export function lightOf(rgba: Uint8ClampedArray): Light {
  let sum = 0;
  let darkest = 255;
  let brightest = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    // By ITU-R BT.601.
    const luma = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
    sum += luma;
    if (luma < darkest) darkest = luma;
    if (luma > brightest) brightest = luma;
  }
  const pixels = Math.floor(rgba.length / 4);
  return { mean: pixels === 0 ? 0 : sum / pixels, darkest: Math.min(darkest, brightest), brightest };
}

/** Below it lies the noise of a sensor. */
const BLACK = 24;
/** No thing before a camera is as even as this, nor a sheet of paper on a table. */
const FLAT = 8;

/** A covered lens, a camera that has not woken up and a browser that draws nothing all give pictures that show nothing. */
export function showsNothing({ darkest, brightest }: Light): boolean {
  return brightest < BLACK || brightest - darkest < FLAT;
}

/** Means beyond which print is hard to read for a person: a choice, no measurement. */
const [DARK, BRIGHT] = [48, 228];

export type LightAdvice = 'dark' | 'bright' | null;

/** Advice for the person before they look at their picture; it says nothing about whether it can be read. */
export function lightAdvice(light: Light): LightAdvice {
  if (light.mean < DARK) return 'dark';
  if (light.mean > BRIGHT) return 'bright';
  return null;
}
