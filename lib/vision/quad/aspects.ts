/** Sides of a card (ID-1), of a letter sheet and of A4: the longer by the shorter. */
export const ASPECTS = { card: 85.6 / 53.98, letter: 11 / 8.5, a4: 297 / 210 } as const;
/** Bills come on half a letter sheet. Where papers are told from cards it is left out: a card has nearly its shape. */
export const HALF_LETTER = 8.5 / 5.5;

/** Of these aspects the one that the seen one is most like, by how many times it is longer; the seen one itself where there are none. */
export function nearestAspect(ratio: number, aspects: readonly number[]): number {
  const far = (aspect: number) => Math.abs(Math.log(aspect / ratio));
  return aspects.reduce((near, aspect) => (far(aspect) < far(near) ? aspect : near), aspects[0] ?? ratio);
}
