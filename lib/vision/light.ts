/** Brightness of a picture, 0 to 255. */
export interface Light {
  mean: number;
  darkest: number;
  brightest: number;
}

/** Measures the light of an RGBA thumbnail; 32 by 32 is enough. */
export function lightOf(rgba: Uint8ClampedArray): Light {
  let sum = 0;
  let darkest = 255;
  let brightest = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    // Weights of ITU-R BT.601.
    const luma = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
    sum += luma;
    if (luma < darkest) darkest = luma;
    if (luma > brightest) brightest = luma;
  }
  const pixels = Math.floor(rgba.length / 4);
  return { mean: pixels === 0 ? 0 : sum / pixels, darkest: Math.min(darkest, brightest), brightest };
}

/** Below this brightness a pixel may be sensor noise. */
const BLACK = 24;
/** Minimum brightness range of a picture that shows anything, even paper on a table. */
const FLAT = 8;

/** Returns true if a picture shows nothing: covered lens, camera not ready, blank frame. */
export function showsNothing({ darkest, brightest }: Light): boolean {
  return brightest < BLACK || brightest - darkest < FLAT;
}

/** Limits of the mean brightness for reading print; chosen, not measured. */
const [DARK, BRIGHT] = [48, 228];

export type LightAdvice = 'dark' | 'bright' | null;

/** Returns advice about the light, for the moment before the person checks the picture. It does not check that print is readable. */
export function lightAdvice(light: Light): LightAdvice {
  if (light.mean < DARK) return 'dark';
  if (light.mean > BRIGHT) return 'bright';
  return null;
}
