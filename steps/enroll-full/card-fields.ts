import { parseCurp } from '../../mexico/curp.ts';
import { namePattern, normalizeName } from '../../mexico/names.ts';
import type { Corrections, CredentialView, Field } from './credential.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

/** The fields of a card between what was read, what the person writes and what is sent. */

const names: ReadonlySet<Field> = new Set(['name', 'last_name', 'mothers_last_name']);

/** As a card prints it: dates with the day first. */
export function asPrinted(field: Field, value: string): string {
  return field === 'birth_date' ? value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') : value;
}

/** As it is sent. */
export function asSent(field: Field, typed: string): string {
  const text = normalizeName(typed);
  if (field === 'curp' || field === 'elector_key') return text.toUpperCase().replace(/[\s-]/g, '');
  if (field !== 'birth_date') return text;
  const [, day, month, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
}

/** What is wrong with what the person wrote, in words; empty where nothing is. */
export function wrongField(words: EnrollFullWords, field: Field, typed: string, today: string): string {
  const value = asSent(field, typed);
  if (value === '') return '';
  if (field === 'curp') return parseCurp(value, today).ok ? '' : words.wrongCurp;
  if (field === 'birth_date') return isDate(value) ? '' : words.wrongDate;
  return names.has(field) && !namePattern.test(value) ? words.wrongName : '';
}

/** The corrections that say something else than what was read. */
export function correctionsOf(typed: Readonly<Partial<Record<Field, string>>>, view: CredentialView | null): Corrections {
  const sent = Object.entries(typed).map(([field, text]) => [field, asSent(field as Field, text)] as const);
  return Object.fromEntries(sent.filter(([field, value]) => value !== (view?.fields[field as Field] ?? '')));
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
