import { editDistance } from '#mexico/edit-distance.ts';
import { plainCapitals } from '#mexico/letters.ts';
import type { Word } from './page.ts';

/** Returns only the letters and digits, in upper case without accents, for comparison with labels. */
export const lettersOnly = (text: string): string => plainCapitals(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Maximum number of a word's characters that are compared: no label is longer. */
const LONGEST_WORD = 100;
const cache = new WeakMap<Word, string>();

/** Returns the letters and digits of a word, as `lettersOnly` does; cached because every label and phrase compares the same words. */
export function lettersOfWord(word: Word): string {
  let letters = cache.get(word);
  if (letters === undefined) {
    letters = lettersOnly(word.text.slice(0, LONGEST_WORD));
    cache.set(word, letters);
  }
  return letters;
}

/** A label may have one misread letter per this many letters. */
const LETTERS_PER_MISREAD = 7;
/** Minimum number of letters of a label that may have a wrong letter when unsure: a shorter one may be any word. */
const SHORTEST_DOUBTFUL = 4;
/** Below this confidence, one more letter may be misread. */
const SURELY_READ = 0.95;

/** Returns the maximum number of misread letters in a label that was read surely. */
export const maxMisreadIfSure = (label: string) => Math.floor(label.length / LETTERS_PER_MISREAD);

/** Below this confidence, a word is a guess. */
export const GUESS_CONFIDENCE = 0.5;
/** In a guessed word, one more letter per this many letters may be misread. */
const LETTERS_PER_GUESS = 6;

/** Returns how many more letters may be misread in a badly read label. */
function extraMisread(label: string, sure: number): number {
  if (sure >= SURELY_READ || label.length < SHORTEST_DOUBTFUL) return 0;
  return sure < GUESS_CONFIDENCE ? 1 + Math.floor(label.length / LETTERS_PER_GUESS) : 1;
}

/** Returns the maximum number of misread letters in a label, whatever the confidence of its reading. */
export const maxMisread = (label: string) => maxMisreadIfSure(label) + extraMisread(label, 0);

/** Minimum confidence of a word of a PDF's text layer, which OCR never reaches. */
export const PDF_CONFIDENCE = 0.995;
/** Minimum share of a label's letters that must be there, because OCR drops letters of small print. */
const MIN_LETTER_SHARE = 0.65;
/** Minimum number of letters that must be left of such a label. */
const MIN_LETTERS_LEFT = 6;

/** True if the text is the label without some letters, and begins with the same letter. */
function lacksLetters(text: string, label: string): boolean {
  if (text.length < MIN_LETTERS_LEFT || text.length < MIN_LETTER_SHARE * label.length || text[0] !== label[0]) return false;
  let at = 0;
  for (const letter of label) if (letter === text[at]) at++;
  return at === text.length;
}

/**
 * Counts misread letters of a text read for `label`, both `lettersOnly`; null if too many. `sure`: lowest confidence of the text's words.
 */
export function countMisread(text: string, label: string, sure = 1): number | null {
  if (text === label) return 0;
  const allowed = maxMisreadIfSure(label) + extraMisread(label, sure);
  if (Math.abs(text.length - label.length) > allowed || allowed === 0 || countForeign(text, label) > allowed) return null;
  const distance = editDistance(text, label, allowed);
  return Number.isFinite(distance) ? distance : null;
}

/** Counts letters of a text that the label does not have. This quick test excludes nearly all texts that are not the label. */
export function countForeign(text: string, label: string): number {
  let count = 0;
  for (const letter of text) if (!label.includes(letter)) count++;
  return count;
}

/**
 * Counts misread letters as `countMisread` does, but letters of the label may be missing too. A wrong match is harmless, since the value
 * next to a label must still parse.
 */
export function countMisreadInLabel(text: string, label: string, sure: number): number | null {
  return sure < PDF_CONFIDENCE && lacksLetters(text, label) ? label.length - text.length : countMisread(text, label, sure);
}
