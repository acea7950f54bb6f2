/** The end of an RFC: two characters that SAT assigns to distinguish homonyms (homoclave), and a check digit. */

/** Characters in the order of their values. The space pads a company's three letters to four. */
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Calculates the check digit from the first 11 or 12 characters. */
export function rfcCheckDigit(rest: string): string {
  const sum = [...rest.padStart(12)].reduce((so, character, place) => so + alphabet.indexOf(character) * (13 - place), 0) % 11;
  if (sum === 0) return '0';
  return sum === 1 ? 'A' : String(11 - sum);
}

/** Returns true if SAT's rule can produce this homoclave. */
export const isHomoclave = (two: string) => /^[1-9A-V][1-9A-Z]$/.test(two);
