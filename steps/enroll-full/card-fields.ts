import { readDay, writtenDay } from '../../mexico/written-day.ts';
import type { Corrections, CorrectionsMade, CredentialView, Doubt, Field } from './credential.contract.ts';

/** The fields of a card between what was read, what the person writes and what is sent. */

/** As a card prints it: dates with the day first. */
export function asPrinted(field: Field, value: string): string {
  return field === 'birth_date' ? writtenDay(value) : value;
}

/** As it is sent. */
export function asSent(field: Field, typed: string): string {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (field === 'curp' || field === 'elector_key') return text.toUpperCase().replace(/[\s-]/g, '');
  return field === 'birth_date' ? readDay(text) : text;
}

/** What the person wrote at an earlier visit, as they wrote it. */
export function typedBefore(corrections: CorrectionsMade | undefined): Partial<Record<Field, string>> {
  const texts = Object.entries(corrections ?? {}).filter((entry): entry is [Field, string] => entry[1] !== null);
  return Object.fromEntries(texts.map(([field, text]) => [field, asPrinted(field, text)]));
}

/** The corrections that say something else than what was read. */
export function correctionsOf(typed: Readonly<Partial<Record<Field, string>>>, view: CredentialView | null): Corrections {
  const sent = Object.entries(typed).map(([field, text]) => [field, asSent(field as Field, text)] as const);
  return Object.fromEntries(sent.filter(([field, value]) => value !== (view?.fields[field as Field] ?? '')));
}

const about: Record<Doubt, readonly Field[]> = {
  two_cards: [],
  curp: ['curp', 'name', 'last_name', 'mothers_last_name', 'birth_date'],
  expired: ['expiration_date'],
};

/** What the person wrote otherwise is theirs to answer for. */
export function isAnswered(doubt: Doubt, typed: Readonly<Partial<Record<Field, string>>>, view: CredentialView): boolean {
  const corrections = correctionsOf(typed, view);
  return about[doubt].some((field) => corrections[field] !== undefined);
}
