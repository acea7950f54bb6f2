import type { Language, Phrase, Words } from './words.ts';

type Some<Spanish extends Record<string, Phrase>> = { [Spoken in Language]: Partial<Words<Spanish>[Spoken]> };

/** A table for whoever holds the device for another person: some of its phrases speak of that person instead of to them. */
export function assisted<Spanish extends Record<string, Phrase>>(words: Words<Spanish>, ofAnother: Some<Spanish>): Words<Spanish> {
  return { 'es-MX': { ...words['es-MX'], ...ofAnother['es-MX'] }, en: { ...words.en, ...ofAnother.en } };
}
