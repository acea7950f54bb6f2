import { editDistance } from '#mexico/edit-distance.ts';
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
const cache = new WeakMap<Word, string>();

/** `bare` of a word. Every label and every phrase asks for the same words. */
export function bareWord(word: Word): string {
  let letters = cache.get(word);
  if (letters === undefined) {
    letters = bare(word.text.slice(0, LONGEST_WORD));
    cache.set(word, letters);
  }
  return letters;
}

/** A label of so many letters may have one that is wrong. */
const LETTERS_PER_SLIP = 7;
/** A shorter label with a wrong letter may be any word. */
const SHORTEST_DOUBTFUL = 4;
/** A reader that is less sure than this may have read one letter more wrongly. */
const SURELY_READ = 0.95;

export const slipsFor = (label: string) => Math.floor(label.length / LETTERS_PER_SLIP);

/** A reader that is less sure than this made a guess: of so many letters one more may be wrong. */
export const GUESS_CONFIDENCE = 0.5;
const LETTERS_PER_GUESS = 6;

/** More that may be wrong in a label that was read badly. */
function slipsMore(label: string, sure: number): number {
  if (sure >= SURELY_READ || label.length < SHORTEST_DOUBTFUL) return 0;
  return sure < GUESS_CONFIDENCE ? 1 + Math.floor(label.length / LETTERS_PER_GUESS) : 1;
}

/** Upper bound of misread letters, whatever the confidence. */
export const mostSlips = (label: string) => slipsFor(label) + slipsMore(label, 0);

/** No reader of pictures is as sure as this. */
const READ = 0.995;
/** A reader of small print drops letters: so much of a label is enough. */
const ENOUGH = 0.65;
const SHORTEST_WITHOUT = 6;

/** True where the text is the label without some letters, and begins alike. */
function lacksLetters(text: string, label: string): boolean {
  if (text.length < SHORTEST_WITHOUT || text.length < ENOUGH * label.length || text[0] !== label[0]) return false;
  let at = 0;
  for (const letter of label) if (letter === text[at]) at++;
  return at === text.length;
}

/** Letters that differ between two bare texts; null where they are more than may be. `sure`: of the text's words the least. */
export function slips(text: string, label: string, sure = 1): number | null {
  if (text === label) return 0;
  const allowed = slipsFor(label) + slipsMore(label, sure);
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

/** The same for a label, of which letters may be missing: what stands beside it still has to be a value of it. */
export function labelSlips(text: string, label: string, sure: number): number | null {
  return sure < READ && lacksLetters(text, label) ? label.length - text.length : slips(text, label, sure);
}
