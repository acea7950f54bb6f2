import type { PaperPage, Word } from './page.ts';

/** True if at least `share` of the words have at least the confidence `sureness`. */
const areRead = (words: readonly Word[], sureness: number, share: number) =>
  words.filter(({ sure }) => sure >= sureness).length >= share * Math.max(1, words.length);

/** Minimum confidence of a well-read word. */
const MIN_WELL_CONFIDENCE = 0.9;
/** Minimum share of well-read words in a usable picture. Poor pictures have 0 to 0.25, fair ones at least 0.45. */
const MIN_SHARE = 0.4;

/** True if the pages are read so well that a text that was not found is not printed. */
export function areWellRead(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words);
  return areRead(words, MIN_WELL_CONFIDENCE, MIN_SHARE);
}

/** Minimum confidence of a surely read word. */
const MIN_SURE_CONFIDENCE = 0.95;
/** Minimum share of surely read words, among long words, in a clear picture. Blurred pictures hardly reach it. */
const NEARLY_ALL = 0.85;
/** Minimum number of letters of a long word. Shorter words are read surely on poor pages too. */
const MIN_LETTERS = 4;

/** True if the print is so clear that OCR misses no accent. */
export function areClear(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => text.length >= MIN_LETTERS);
  return areRead(words, MIN_SURE_CONFIDENCE, NEARLY_ALL);
}
