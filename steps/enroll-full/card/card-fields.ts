import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import { readDay, writtenDay } from '#mexico/written-day.ts';
import { correctionsOf, type FieldTexts } from '#src/step/paper/typed-fields.ts';
import type { CardDoubt, CredentialView } from './credential.contract.ts';
import type { CardField } from './lines.contract.ts';

/** The fields of a card between what was read, what the person writes and what is sent. */

/** As a card prints it: dates with the day first. */
export function asPrinted(field: CardField, value: string): string {
  return field === 'birth_date' ? writtenDay(value) : value;
}

/** As it is sent. */
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

/** What the person wrote otherwise is theirs to answer for. */
export function isAnswered(doubt: CardDoubt, entryByField: FieldTexts<CardField>, view: CredentialView): boolean {
  const corrections = correctionsOf(entryByField, view.fields, asSent);
  return about[doubt].some((field) => corrections[field] !== undefined);
}

/** What the card could not tell, and is asked at once: open and empty. */
export function askedAtOnce({ fields }: CredentialView): FieldTexts<CardField> {
  const missing = (['name', 'last_name', 'mothers_last_name', 'curp'] as const).filter((field) => fields[field] === null);
  return Object.fromEntries(missing.map((field) => [field, '']));
}

/** Whether another picture may be read better. */
export const isTrouble = (reading: ReadingStatus | undefined): boolean =>
  reading !== undefined && reading !== 'read' && reading !== 'unavailable';
