/** Replacement of Ñ; registries, machine-readable zones and derived codes use different ones. */
export type Enye = 'N' | 'X' | 'Ñ';

/** Removes accents and other marks from letters, and replaces Ñ with `enye`. */
export function withoutMarks(text: string, enye: Enye = 'N'): string {
  return text
    .normalize('NFD')
    .replace(/N\u0303/g, enye)
    .replace(/n\u0303/g, enye.toLowerCase())
    .replace(/\p{M}/gu, '');
}

/** Returns a text in capitals without marks, with Ñ as `enye`. */
export const plainCapitals = (text: string, enye: Enye = 'N'): string => withoutMarks(text, enye).toUpperCase();

/** Returns the letters that a machine-readable zone prints: plain capitals, a space for each run of other characters. */
export const zoneLetters = (text: string, enye: Enye = 'N'): string =>
  plainCapitals(text, enye)
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** The length of the names line in a card's machine-readable zone, which cuts longer names. */
export const CARD_NAMES = 30;
