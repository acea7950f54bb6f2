import { entities } from '../../../mexico/entities.ts';

/** Addresses as papers print them. */

export interface StreetLine {
  street: string | null;
  ext_num: string | null;
  int_num: string | null;
}

const LONGEST = 200;
const INNER = /[\s,]+(?:INT(?:ERIOR)?|DEPTO?|DPTO|DEPARTAMENTO|LOCAL|PISO)[.:\s]*(?:N[ÚU]?M\.?\s*)?#?\s*([\p{L}\d-]{1,12})\s*$/iu;
const OUTER = /[\s,]+(?:(?:N[ÚU]?M(?:ERO)?|NO|EXT(?:ERIOR)?)[.:\s]*)?(?:EXT(?:ERIOR)?[.:\s]*)?#?\s*(\d{1,6}(?:[ -]?[A-Z])?(?:[ -]\d{1,4})?|S\/N|SN|M[ZX]A?\.? ?\d{1,4} L(?:TE?|OTE)\.? ?\d{1,4}|KM\.? ?\d{1,4}(?:\.\d+)?)\s*$/iu;

/** `AV JUÁREZ 1520 INT 4` in its parts. A street without a number is a street. */
export function streetIn(text: string): StreetLine {
  let rest = text.slice(0, LONGEST).replace(/\s+/g, ' ').replace(/^[\s:,]+|[\s,]+$/g, '');
  const inner = INNER.exec(rest);
  if (inner) rest = rest.slice(0, inner.index);
  const outer = OUTER.exec(rest);
  if (outer) rest = rest.slice(0, outer.index);
  const street = rest.replace(/[\s,]+$/g, '');
  return { street: street || null, ext_num: outer?.[1]?.trim() ?? null, int_num: inner?.[1] ?? null };
}

/** Five figures behind `C.P.`, or alone. */
export function postalCodeIn(text: string): string | null {
  const line = text.slice(0, LONGEST);
  return /C\.? ?P\.?[:\s]*(\d{5})(?!\d)/i.exec(line)?.[1] ?? /(?<![\d-])(\d{5})(?![\d-])/.exec(line)?.[1] ?? null;
}

const COLONY = /^(?:COL(?:ONIA)?|FRACC(?:IONAMIENTO)?|BARRIO|BO|U(?:NIDAD)?\.? ?H(?:AB(?:ITACIONAL)?)?)(?:\.|\s|:)\s*/i;
/** `COL CENTRO` is `CENTRO`. */
export const colonyIn = (text: string) => text.replace(COLONY, '').replace(/[\s,]+$/, '') || null;
export const saysColony = (text: string) => COLONY.test(text);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/ {2,}/g, ' ')
    .toUpperCase()
    .trim();

/** Abbreviations that cards and bills use beside the names. */
const shortNames = [
  ...['AGS', 'BC', 'BCS', 'CAMP', 'COAH', 'COL', 'CHIS', 'CHIH', 'CDMX', 'DF', 'D F', 'DGO', 'GTO', 'GRO', 'HGO', 'JAL', 'MEX', 'EDOMEX', 'MICH'],
  ...['MOR', 'NAY', 'NL', 'OAX', 'PUE', 'QRO', 'QROO', 'Q ROO', 'SLP', 'SIN', 'SON', 'TAB', 'TAMPS', 'TLAX', 'VER', 'YUC', 'ZAC'],
];
const states = new Set([
  ...entities.map(({ name }) => plain(name)),
  ...shortNames,
  ...['MEXICO', 'DISTRITO FEDERAL', 'COAHUILA DE ZARAGOZA', 'MICHOACAN DE OCAMPO', 'VERACRUZ DE IGNACIO DE LA LLAVE', 'QUERETARO DE ARTEAGA'],
]);

export const isState = (text: string) => states.has(plain(text));

/** `GUADALAJARA, JAL.` in its two parts; null where no state ends the text. */
export function placeIn(text: string): { municipality: string | null; state: string } | null {
  const line = text.slice(0, LONGEST).replace(/[\s,]+$/, '');
  const comma = line.lastIndexOf(',');
  if (comma >= 0 && isState(line.slice(comma + 1)))
    return { municipality: line.slice(0, comma).replace(/^[\s,]+|[\s,]+$/g, '') || null, state: line.slice(comma + 1).trim() };
  const words = line.split(' ');
  for (let count = Math.min(5, words.length); count >= 1; count--) {
    const state = words.slice(-count).join(' ');
    if (!isState(state)) continue;
    return { municipality: words.slice(0, -count).join(' ').replace(/[\s,]+$/, '') || null, state };
  }
  return null;
}
