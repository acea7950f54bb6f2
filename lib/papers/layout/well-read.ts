import type { PaperPage, Word } from './page.ts';

/** True if at least `share` of the words have at least the confidence `sureness`. */
const areRead = (words: readonly Word[], sureness: number, share: number) =>
  words.filter(({ sure }) => sure >= sureness).length >= share * Math.max(1, words.length);

/** Confidence of a well-read word, and the least share of such words in a usable picture: poor ones have 0 to 0.25, fair ones from 0.45. */
const WELL = 0.9;
const ENOUGH = 0.4;

/** True if the pages are read so well that a text that was not found is not printed. */
export function areWellRead(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words);
  return areRead(words, WELL, ENOUGH);
}

/** Confidence of a sure word, and the least share of sure long words in a clear picture; blurred pictures hardly reach it. */
const CLEARLY = 0.95;
const NEARLY_ALL = 0.85;
/** Fewest letters of a word that counts: shorter words are read surely on poor pages too. */
const LONG = 4;

/** True if the print is so clear that OCR misses no accent. */
export function areClear(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => text.length >= LONG);
  return areRead(words, CLEARLY, NEARLY_ALL);
}
