import { editDistance } from '#mexico/edit-distance.ts';
import type { Word } from './page.ts';

/** Returns only the letters and digits, in upper case without accents, for comparison with labels. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Most characters of a word that are compared: no label is longer. */
const LONGEST_WORD = 100;
const cache = new WeakMap<Word, string>();

/** Returns `bare` of a word, cached because every label and phrase compares the same words. */
export function bareWord(word: Word): string {
  let letters = cache.get(word);
  if (letters === undefined) {
    letters = bare(word.text.slice(0, LONGEST_WORD));
    cache.set(word, letters);
  }
  return letters;
}

/** A label may have one wrong letter per this many letters. */
const LETTERS_PER_SLIP = 7;
/** Fewest letters of a label that may have a wrong letter when unsure: a shorter one may be any word. */
const SHORTEST_DOUBTFUL = 4;
/** Confidence below which one more letter may be wrong. */
const SURELY_READ = 0.95;

export const slipsFor = (label: string) => Math.floor(label.length / LETTERS_PER_SLIP);

/** Confidence below which a word is a guess: one more letter per `LETTERS_PER_GUESS` may be wrong. */
export const GUESS_CONFIDENCE = 0.5;
const LETTERS_PER_GUESS = 6;

/** Returns how many more letters may be wrong in a badly read label. */
function slipsMore(label: string, sure: number): number {
  if (sure >= SURELY_READ || label.length < SHORTEST_DOUBTFUL) return 0;
  return sure < GUESS_CONFIDENCE ? 1 + Math.floor(label.length / LETTERS_PER_GUESS) : 1;
}

/** Returns the most misread letters at any confidence. */
export const mostSlips = (label: string) => slipsFor(label) + slipsMore(label, 0);

/** Confidence that OCR never reaches, so text of a PDF. */
const READ = 0.995;
/** Least share of a label's letters that is enough: OCR drops letters of small print. */
const ENOUGH = 0.65;
const SHORTEST_WITHOUT = 6;

/** True if the text is the label without some letters, and begins with the same letter. */
function lacksLetters(text: string, label: string): boolean {
  if (text.length < SHORTEST_WITHOUT || text.length < ENOUGH * label.length || text[0] !== label[0]) return false;
  let at = 0;
  for (const letter of label) if (letter === text[at]) at++;
  return at === text.length;
}

/** Counts differing letters of two bare texts; null if more than allowed. `sure`: lowest confidence of the text's words. */
export function slips(text: string, label: string, sure = 1): number | null {
  if (text === label) return 0;
  const allowed = slipsFor(label) + slipsMore(label, sure);
  if (Math.abs(text.length - label.length) > allowed || allowed === 0 || strangers(text, label) > allowed) return null;
  const distance = editDistance(text, label, allowed);
  return Number.isFinite(distance) ? distance : null;
}

/** Counts letters of a text that the label lacks: a cheap test that excludes nearly all unlike texts. */
export function strangers(text: string, label: string): number {
  let count = 0;
  for (const letter of text) if (!label.includes(letter)) count++;
  return count;
}

/** As `slips`, but letters may be missing: the value next to the label must still parse. */
export function labelSlips(text: string, label: string, sure: number): number | null {
  return sure < READ && lacksLetters(text, label) ? label.length - text.length : slips(text, label, sure);
}
