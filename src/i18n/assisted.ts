import type { Language, Phrase, WordTable } from './words.ts';

type Some<Spanish extends Record<string, Phrase>> = { [Spoken in Language]: Partial<WordTable<Spanish>[Spoken]> };

/** A table for whoever holds the device for another person: some of its phrases speak of that person instead of to them. */
export function overlayWords<Spanish extends Record<string, Phrase>>(
  words: WordTable<Spanish>,
  ofAnother: Some<Spanish>,
): WordTable<Spanish> {
  return { 'es-MX': { ...words['es-MX'], ...ofAnother['es-MX'] }, en: { ...words.en, ...ofAnother.en } };
}
