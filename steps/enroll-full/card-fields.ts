import { readDay, writtenDay } from '../../mexico/written-day.ts';
import type { Corrections, CredentialView, Field } from './credential.contract.ts';

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

/** The corrections that say something else than what was read. */
export function correctionsOf(typed: Readonly<Partial<Record<Field, string>>>, view: CredentialView | null): Corrections {
  const sent = Object.entries(typed).map(([field, text]) => [field, asSent(field as Field, text)] as const);
  return Object.fromEntries(sent.filter(([field, value]) => value !== (view?.fields[field as Field] ?? '')));
}
