/** Distances of two templates of one model. */

export function euclid(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) ** 2;
  return Math.sqrt(sum);
}

/** Returns 1 less the cosine of the angle between two templates: 0 to 2. A template of length 0 is as far as can be. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    product += one[at]! * other[at]!;
    ofOne += one[at]! ** 2;
    ofOther += other[at]! ** 2;
  }
  return ofOne * ofOther === 0 ? 2 : Math.max(0, 1 - product / Math.sqrt(ofOne * ofOther));
}

export const DISTANCES = { euclid, cosine } as const;
