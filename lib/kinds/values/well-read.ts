import type { PaperPage, Word } from '#papers/layout/page.ts';

/** Whether of these words at least such a share is so surely read. */
const areRead = (words: readonly Word[], sureness: number, share: number) =>
  words.filter(({ sure }) => sure >= sureness).length >= share * Math.max(1, words.length);

/** So surely a word is read well, and of a picture that shows what it has at least such a share is. On poor ones it is 0 to 0.25, on fair ones from 0.45. */
const WELL = 0.9;
const ENOUGH = 0.4;

/** Whether what was not seen on these pages is not there. Of a poor picture nobody knows. */
export function areWellRead(pages: readonly PaperPage[]): boolean {
  return areRead(
    pages.flatMap((page) => page.words),
    WELL,
    ENOUGH,
  );
}

/** Of a clean picture of a passport at least such a share of the long words is so surely read, of a blurred one hardly ever. */
const CLEARLY = 0.95;
const NEARLY_ALL = 0.85;
/** Shorter ones are read surely on poor pages too. */
const LONG = 4;

/** Whether the print is so clear that no accent is missed: a name of which a letter is doubtful has the accents that were read. */
export function areClear(pages: readonly PaperPage[]): boolean {
  const words = pages.flatMap((page) => page.words).filter(({ text }) => text.length >= LONG);
  return areRead(words, CLEARLY, NEARLY_ALL);
}
