/** Aspects of a card (ID-1), letter and A4: the longer side divided by the shorter. */
export const ASPECTS = { card: 85.6 / 53.98, letter: 11 / 8.5, a4: 297 / 210 } as const;
/** Aspect of utility bills. Not used to distinguish papers from cards, whose aspect is similar. */
export const HALF_LETTER = 8.5 / 5.5;

/** Returns the aspect with the smallest relative difference from `ratio`; `ratio` itself if the list is empty. */
export function nearestAspect(ratio: number, aspects: readonly number[]): number {
  const far = (aspect: number) => Math.abs(Math.log(aspect / ratio));
  return aspects.reduce((near, aspect) => (far(aspect) < far(near) ? aspect : near), aspects[0] ?? ratio);
}
