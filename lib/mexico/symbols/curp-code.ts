import { parseCurp } from '../curp.ts';
import { withoutMarks } from '../letters.ts';

/** The code of a CURP certificate: `||`-parted, or labelled as the newer ones are. */
export interface CurpCode {
  kind: 'curp';
  curp: string;
  names: string | null;
  first_surname: string | null;
  second_surname: string | null;
  /** As printed: a name where the labelled shape gives one line. */
  full_name: string | null;
  sex: 'H' | 'M' | 'X' | null;
  /** ISO date. */
  birth_date: string | null;
  entity: string | null;
  /** The number by which the certificate's validity is asked; only the labelled shape has it. */
  validation_number: string | null;
}

const LONGEST = 2000;
const SEXES: Readonly<Record<string, 'H' | 'M' | 'X'>> = { HOMBRE: 'H', MUJER: 'M', 'NO BINARIO': 'X', H: 'H', M: 'M', X: 'X' };

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

/**
 * Null without a CURP that stands by its own digits. It was read, not verified.
 * @param today ISO date in Mexico.
 */
export function parseCurpCode(text: string, today: string): CurpCode | null {
  if (text.length > LONGEST) return null;
  const normal = text.normalize('NFC').trim();
  return parseLabelled(normal, today) ?? parsePiped(normal, today);
}

/** `CURP||FIRST|SECOND|NAMES|HOMBRE|DD/MM/YYYY|ENTITY|nn|`, the second field empty. */
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
    birth_date: isoDate(date),
    entity: entity || null,
  };
}

/** `||Número de Validación Legal: …|Nombre: …|CURP: …||`, in any order. */
function parseLabelled(text: string, today: string): CurpCode | null {
  if (!text.startsWith('||')) return null;
  const fields = new Map(
    text
      .split('|')
      .filter((field) => field.includes(':'))
      .map((field) => [plain(field.slice(0, field.indexOf(':'))), field.slice(field.indexOf(':') + 1).trim()]),
  );
  const curp = parseCurp(fields.get('CURP') ?? '', today);
  // An IMSS code has a CURP too, beside its NSS.
  if (!curp.ok || fields.has('NSS')) return null;
  return {
    ...empty,
    curp: curp.value.curp,
    full_name: fields.get('NOMBRE') || null,
    validation_number: fields.get('NUMERO DE VALIDACION LEGAL') || null,
  };
}

/** A label as it is compared: upper case, without accents. */
function plain(label: string): string {
  return withoutMarks(label.trim()).toUpperCase();
}

function isoDate(date: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? [];
  const iso = `${year}-${month}-${day}`;
  const utcDate = new Date(`${iso}T00:00:00Z`);
  return day && !Number.isNaN(utcDate.getTime()) && utcDate.toISOString().startsWith(iso) ? iso : null;
}
