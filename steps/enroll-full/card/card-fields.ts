import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import { readDay, writtenDay } from '#mexico/written-day.ts';
import { correctionsOf, type FieldTexts } from '#src/step/paper/typed-fields.ts';
import type { CardDoubt, CredentialView } from './credential.contract.ts';
import type { CardField } from './lines.contract.ts';

/** The conversion of a card's fields between their printed, typed and sent forms. */

/** Returns a value as a card prints it: dates begin with the day. */
export function asPrinted(field: CardField, value: string): string {
  return field === 'birth_date' ? writtenDay(value) : value;
}

/** Returns a typed text as the step sends it: without surplus spaces, dates in ISO form. */
export function asSent(field: CardField, input: string): string {
  const text = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (field === 'curp' || field === 'elector_key') return text.toUpperCase().replace(/[\s-]/g, '');
  return field === 'birth_date' ? readDay(text) : text;
}

const about: Record<CardDoubt, readonly CardField[]> = {
  two_cards: [],
  curp: ['curp', 'name', 'last_name', 'mothers_last_name', 'birth_date'],
  expired: ['expiration_date'],
};

/** Returns whether a correction of the person has resolved a doubt. */
export function isAnswered(doubt: CardDoubt, entryByField: FieldTexts<CardField>, view: CredentialView): boolean {
  const corrections = correctionsOf(entryByField, view.fields, asSent);
  return about[doubt].some((field) => corrections[field] !== undefined);
}

/** Returns the required fields that were not read, as open and empty entries. */
export function askedAtOnce({ fields }: CredentialView): FieldTexts<CardField> {
  const missing = (['name', 'last_name', 'mothers_last_name', 'curp'] as const).filter((field) => fields[field] === null);
  return Object.fromEntries(missing.map((field) => [field, '']));
}

/** Returns whether a new picture may be read better. */
export const isTrouble = (reading: ReadingStatus | undefined): boolean =>
  reading !== undefined && reading !== 'read' && reading !== 'unavailable';
