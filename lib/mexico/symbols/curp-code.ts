import { type CurpSex, parseCurp } from '../curp.ts';
import { plainText } from '../plain-text.ts';
import { isoDateOf } from '../written-day.ts';

/** The QR code of a CURP certificate: fields separated by pipes, with labels in newer certificates. */
export interface CurpCode {
  kind: 'curp';
  curp: string;
  names: string | null;
  first_surname: string | null;
  second_surname: string | null;
  /** Whole name on one line; only in the labelled form. */
  full_name: string | null;
  sex: CurpSex | null;
  /** ISO date. */
  birth_date: string | null;
  entity: string | null;
  /** Number with which the certificate can be checked; only in the labelled form. */
  validation_number: string | null;
}

const LONGEST = 2000;
const SEXES: Readonly<Record<string, CurpSex>> = { HOMBRE: 'H', MUJER: 'M', 'NO BINARIO': 'X', H: 'H', M: 'M', X: 'X' };

const empty = {
  kind: 'curp',
  names: null,
  first_surname: null,
  second_surname: null,
  full_name: null,
  sex: null,
  birth_date: null,
  entity: null,
  validation_number: null,
} as const;

/** Parses a code, without proof of its origin. Null if it has no valid CURP. @param today ISO date in Mexico. */
export function parseCurpCode(text: string, today: string): CurpCode | null {
  if (text.length > LONGEST) return null;
  const normal = text.normalize('NFC').trim();
  return parseLabelled(normal, today) ?? parsePiped(normal, today);
}

/** Parses `CURP||FIRST|SECOND|NAMES|HOMBRE|DD/MM/YYYY|ENTITY|nn|`, the second field empty. */
function parsePiped(text: string, today: string): CurpCode | null {
  const [key = '', gap, first = '', second = '', names = '', sex = '', date = '', entity = ''] = text
    .split('|')
    .map((field) => field.trim());
  const curp = parseCurp(key, today);
  if (!curp.ok || gap !== '' || first === '' || names === '') return null;
  return {
    ...empty,
    curp: curp.value.curp,
    names,
    first_surname: first,
    second_surname: second || null,
    sex: SEXES[sex.toUpperCase()] ?? null,
    birth_date: isoDateOf(date.split('/').reverse().join('')),
    entity: entity || null,
  };
}

/** Parses `||Número de Validación Legal: …|Nombre: …|CURP: …||`, in any order. */
function parseLabelled(text: string, today: string): CurpCode | null {
  if (!text.startsWith('||')) return null;
  const fields = new Map(
    text
      .split('|')
      .filter((field) => field.includes(':'))
      .map((field) => [plainText(field.slice(0, field.indexOf(':'))), field.slice(field.indexOf(':') + 1).trim()]),
  );
  const curp = parseCurp(fields.get('CURP') ?? '', today);
  // A code with an NSS is from the IMSS, although it also has a CURP.
  if (!curp.ok || fields.has('NSS')) return null;
  return {
    ...empty,
    curp: curp.value.curp,
    full_name: fields.get('NOMBRE') || null,
    validation_number: fields.get('NUMERO DE VALIDACION LEGAL') || null,
  };
}
