import { editDistance } from '#mexico/edit-distance.ts';
import type { Word } from './page.ts';

/** Returns only the letters and digits, in upper case without accents, for comparison with labels. */
export function lettersOnly(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Most characters of a word that are compared: no label is longer. */
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
/** Fewest letters of a label that may have a wrong letter when unsure: a shorter one may be any word. */
const SHORTEST_DOUBTFUL = 4;
/** Confidence below which one letter more may be misread. */
const SURELY_READ = 0.95;

/** Returns the most misread letters of a label that was read surely. */
export const mostMisreadIfSure = (label: string) => Math.floor(label.length / LETTERS_PER_MISREAD);

/** Confidence below which a word is a guess: one more letter per `LETTERS_PER_GUESS` may be wrong. */
export const GUESS_CONFIDENCE = 0.5;
const LETTERS_PER_GUESS = 6;

/** Returns how many more letters may be misread in a badly read label. */
function extraMisread(label: string, sure: number): number {
  if (sure >= SURELY_READ || label.length < SHORTEST_DOUBTFUL) return 0;
  return sure < GUESS_CONFIDENCE ? 1 + Math.floor(label.length / LETTERS_PER_GUESS) : 1;
}

/** Returns the most misread letters of a label, whatever the confidence of its reading. */
export const mostMisread = (label: string) => mostMisreadIfSure(label) + extraMisread(label, 0);

/** Confidence that OCR never reaches, so that the text is a PDF's. */
const OF_PDF = 0.995;
/** Least share of a label's letters that is enough, because OCR drops letters of small print; and the fewest letters left. */
const ENOUGH = 0.65;
const SHORTEST_WITHOUT = 6;

/** True if the text is the label without some letters, and begins with the same letter. */
function lacksLetters(text: string, label: string): boolean {
  if (text.length < SHORTEST_WITHOUT || text.length < ENOUGH * label.length || text[0] !== label[0]) return false;
  let at = 0;
  for (const letter of label) if (letter === text[at]) at++;
  return at === text.length;
}

/**
 * Counts misread letters of a text read for `label`, both `lettersOnly`; null if too many. `sure`: lowest confidence of the text's words.
 */
export function countMisread(text: string, label: string, sure = 1): number | null {
  if (text === label) return 0;
  const allowed = mostMisreadIfSure(label) + extraMisread(label, sure);
  if (Math.abs(text.length - label.length) > allowed || allowed === 0 || countForeign(text, label) > allowed) return null;
  const distance = editDistance(text, label, allowed);
  return Number.isFinite(distance) ? distance : null;
}

/** Counts letters of a text that the label lacks: a cheap test that excludes nearly all unlike texts. */
export function countForeign(text: string, label: string): number {
  let count = 0;
  for (const letter of text) if (!label.includes(letter)) count++;
  return count;
}

/** As `countMisread`, but letters may be missing too: a wrong match is harmless, since the value next to a label must still parse. */
export function countMisreadInLabel(text: string, label: string, sure: number): number | null {
  return sure < OF_PDF && lacksLetters(text, label) ? label.length - text.length : countMisread(text, label, sure);
}
