import { editDistance } from '../../platform/edit-distance.ts';
import type { Word } from './page.ts';

/** Letters and digits alone, upper case, without accents: what a printed label is compared by. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** No label is longer, and words may be. */
const LONGEST_WORD = 100;
const known = new WeakMap<Word, string>();

/** `bare` of a word. Every label and every phrase asks for the same words. */
export function bareWord(word: Word): string {
  let letters = known.get(word);
  if (letters === undefined) {
    letters = bare(word.text.slice(0, LONGEST_WORD));
    known.set(word, letters);
  }
  return letters;
}

/** A label of so many letters may have one that is wrong. */
const LETTERS_PER_SLIP = 7;
/** A shorter label with a wrong letter may be any word. */
const SHORTEST_DOUBTFUL = 4;
/** A reader that is less sure than this may have read one letter more wrongly. */
const SURELY_READ = 0.95;

export const slipsAllowed = (label: string) => Math.floor(label.length / LETTERS_PER_SLIP);

/** As many as any text may have, however it was read. */
export const mostSlips = (label: string) => slipsAllowed(label) + 1;

/** Letters that differ between two bare texts; null where they are more than may be. `sure`: of the text's words the least. */
export function slips(text: string, label: string, sure = 1): number | null {
  if (text === label) return 0;
  const allowed = slipsAllowed(label) + (sure < SURELY_READ && label.length >= SHORTEST_DOUBTFUL ? 1 : 0);
  if (Math.abs(text.length - label.length) > allowed || allowed === 0 || strangers(text, label) > allowed) return null;
  const distance = editDistance(text, label, allowed);
  return Number.isFinite(distance) ? distance : null;
}

/** Letters of a text that the label has not: cheaper than a distance, and enough for nearly all that are unlike. */
export function strangers(text: string, label: string): number {
  let count = 0;
  for (const letter of text) if (!label.includes(letter)) count++;
  return count;
}
