import { GUESS_CONFIDENCE, lettersOfWord } from '../layout/likeness.ts';
import type { Paper } from '../layout/page.ts';
import { hasPhrase } from '../layout/phrases.ts';
import { rowsOf, type TextRow } from '../layout/rows.ts';

/** Phrases that no genuine paper prints. */
const PHRASES = ['Muestra sin valor', 'Credencial de muestra', 'Documento de muestra'] as const;
/**
 * Words of a stamp, letters only. They count only if every letter was read, because `NUESTRA` in an address has one other letter. On a
 * sheet they count only as a row of capitals, because bills print sentences such as "en este recibo se muestra".
 */
const STAMPS: ReadonlySet<string> = new Set(['MUESTRA', 'SPECIMEN', 'ESPECIMEN', 'SINVALOR']);

/** Returns whether a paper's print says that it is a specimen. `isCard`: the paper is a card, which prints no sentences. */
export function saysSpecimen({ pages }: Paper, { isCard }: { isCard: boolean }): boolean {
  const rows = pages.flatMap(rowsOf);
  return PHRASES.some((phrase) => hasPhrase(rows, phrase)) || rows.some((row) => (isCard ? holdsStamp(row) : isStamp(row)));
}

/** Returns whether one word, or two neighbouring words, are a stamp. */
function holdsStamp({ words }: TextRow): boolean {
  const letters = words.map((word) => (word.sure < GUESS_CONFIDENCE ? '' : lettersOfWord(word)));
  return letters.some((word, at) => STAMPS.has(word) || STAMPS.has(word + (letters[at + 1] ?? '')));
}

function isStamp({ words }: TextRow): boolean {
  return words.every(({ text }) => text === text.toUpperCase()) && STAMPS.has(words.map(lettersOfWord).join(''));
}
