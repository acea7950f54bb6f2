import type { PaperPage, Word } from '#papers/layout/page.ts';

/** True where at least this share of the words has this confidence. */
const areRead = (words: readonly Word[], sureness: number, share: number) =>
  words.filter(({ sure }) => sure >= sureness).length >= share * Math.max(1, words.length);

/** Confidence of a well-read word, and the share of those in a usable picture: 0 to 0.25 in poor ones, from 0.45 in fair ones. */
const WELL = 0.9;
const ENOUGH = 0.4;

/** True where a text that was not found is not printed. In a poor picture it may be. */
export function areWellRead(pages: readonly PaperPage[]): boolean {
  return areRead(
    pages.flatMap((page) => page.words),
    WELL,
    ENOUGH,
  );
}

/** Share of long words that are read surely in a clean picture of a passport. Blurred ones hardly reach it. */
const CLEARLY = 0.95;
const NEARLY_ALL = 0.85;
/** Shorter ones are read surely on poor pages too. */
const LONG = 4;

/** True where the print is clear enough that no accent is missed. */
export function areClear(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => text.length >= LONG);
  return areRead(words, CLEARLY, NEARLY_ALL);
}
