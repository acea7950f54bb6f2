import type { Page } from '../../../papers/layout/page.ts';

/** So surely a word is read well, and of a picture that shows what it has at least such a share is. On poor ones it is 0 to 0.25, on fair ones from 0.45. */
const WELL = 0.9;
const ENOUGH = 0.4;

/** Whether what was not seen on these pages is not there. Of a poor picture nobody knows. */
export function areWellRead(pages: readonly Page[]): boolean {
  const words = pages.flatMap((page) => page.words);
  return words.filter(({ sure }) => sure >= WELL).length >= ENOUGH * Math.max(1, words.length);
}
