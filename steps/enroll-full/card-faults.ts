import { parseCurp } from '#mexico/curp.ts';
import { namePattern } from '#mexico/names.ts';
import { mexicanDate } from '#mexico/today.ts';
import { isDay } from '#mexico/written-day.ts';
import { type CardField, nameFields } from './card/lines.contract.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

const names: ReadonlySet<CardField> = new Set(nameFields);

/** Returns the error message for a text in sent form; empty if it is valid. */
export function faultOf(words: EnrollFullWords, field: CardField, value: string): string {
  if (field === 'curp') return parseCurp(value, mexicanDate(new Date())).ok ? '' : words.wrongCurp;
  if (field === 'birth_date') return isDay(value) ? '' : words.wrongDate;
  return names.has(field) && !namePattern.test(value) ? words.wrongName : '';
}
