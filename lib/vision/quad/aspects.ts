/** Aspects of a card (ID-1), letter and A4: longer by shorter side. */
export const ASPECTS = { card: 85.6 / 53.98, letter: 11 / 8.5, a4: 297 / 210 } as const;
/** Aspect of bills. Left out where papers are told from cards, whose aspect is similar. */
export const HALF_LETTER = 8.5 / 5.5;

/** Returns the nearest aspect by ratio; `ratio` itself for an empty list. */
export function nearestAspect(ratio: number, aspects: readonly number[]): number {
  const far = (aspect: number) => Math.abs(Math.log(aspect / ratio));
  return aspects.reduce((near, aspect) => (far(aspect) < far(near) ? aspect : near), aspects[0] ?? ratio);
}
