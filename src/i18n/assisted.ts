import type { Language, Phrase, WordTable } from './words.ts';

type Some<Spanish extends Record<string, Phrase>> = { [Spoken in Language]: Partial<WordTable<Spanish>[Spoken]> };

/** Returns the words for a device held by a helper, such as a branch employee: `ofAnother` replaces phrases that address the person. */
export function overlayWords<Spanish extends Record<string, Phrase>>(
  words: WordTable<Spanish>,
  ofAnother: Some<Spanish>,
): WordTable<Spanish> {
  return { 'es-MX': { ...words['es-MX'], ...ofAnother['es-MX'] }, en: { ...words.en, ...ofAnother.en } };
}
