/** The last three characters of an RFC: two that SAT assigns against homonyms, and a check digit. */

/** The space stands before a company's three letters. */
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The last character that the others ask for; takes the key without it, 11 or 12 characters. */
export function rfcCheckDigit(rest: string): string {
  const sum = [...rest.padStart(12)].reduce((so, character, place) => so + alphabet.indexOf(character) * (13 - place), 0) % 11;
  if (sum === 0) return '0';
  return sum === 1 ? 'A' : String(11 - sum);
}

/** Whether SAT's rule may give these two. */
export const isHomoclave = (two: string) => /^[1-9A-V][1-9A-Z]$/.test(two);
