import { parseCurp } from '../curp.ts';
import { plainText } from '../plain-text.ts';
import { isoDateOf } from '../written-day.ts';

/** The QR code of a CURP certificate: fields separated by pipes, with labels in newer certificates. */
export interface CurpCode {
  curp: string;
  names: string | null;
  first_surname: string | null;
  second_surname: string | null;
  /** Whole name on one line; only in the labelled form. */
  full_name: string | null;
  /** ISO date. */
  birth_date: string | null;
}

const MAX_CHARACTERS = 2000;

/** Parses a code, without proof of its origin. Null if it has no valid CURP. @param today ISO date in Mexico. */
export function parseCurpCode(text: string, today: string): CurpCode | null {
  if (text.length > MAX_CHARACTERS) return null;
  const normal = text.normalize('NFC').trim();
  return parseLabelled(normal, today) ?? parsePiped(normal, today);
}

/** Parses `CURP||FIRST|SECOND|NAMES|HOMBRE|DD/MM/YYYY|ENTITY|nn|`, the second field empty. */
function parsePiped(text: string, today: string): CurpCode | null {
  const [key = '', gap, first = '', second = '', names = '', , date = ''] = text.split('|').map((field) => field.trim());
  const curp = parseCurp(key, today);
  if (!curp.ok || gap !== '' || first === '' || names === '') return null;
  const birth_date = isoDateOf(date.split('/').reverse().join(''));
  return { curp: curp.value.curp, names, first_surname: first, second_surname: second || null, full_name: null, birth_date };
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
  const full_name = fields.get('NOMBRE') || null;
  return { curp: curp.value.curp, names: null, first_surname: null, second_surname: null, full_name, birth_date: null };
}
