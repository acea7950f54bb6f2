import { joinFields, type PaperField } from '#papers/findings/findings.ts';
import type { LabelSheet } from '#papers/layout/fields.ts';
import { PDF_CONFIDENCE } from '#papers/layout/likeness.ts';
import { boxOf, heightOf, type Word } from '#papers/layout/page.ts';
import { cellsOf, type TextRow, textOf } from '#papers/layout/rows.ts';
import { placeIn, postalCodeIn, saysNeighborhood } from '#papers/texts/addresses.ts';
import { nameIn } from '#papers/texts/names.ts';
import { streetBefore } from '#papers/texts/streets.ts';
import { type AddressLine, addressIn, CROSS_STREETS, type PaperAddress, textField } from './address-lines.ts';

/** The name and address that a letter shows in the window of its envelope. */
export interface HolderBlock extends PaperAddress {
  name: PaperField | null;
}

/** Maximum number of lines above the line with the postal code. */
const MAX_ABOVE = 5;
/** Maximum number of lines below that line. */
const MAX_BELOW = 2;
/** Maximum gap between two lines of the block, in line heights. */
const MAX_LINE_GAP = 1.4;
/** Matches words next to the issuer's own address, which is not the holder's. */
const COMPANY =
  /\bS\.? ?A\.? ?(?:B\.? ?)?DE ?C\.? ?V\b|\bRFC\b|R[ÉE]GIMEN|INSTITUCI[ÓO]N DE BANCA|GRUPO FINANCIERO|WWW\.|SUCURSAL|OFICINA|EMPRESA PRODUCTIVA|COMISI[ÓO]N (?:FEDERAL|ESTATAL|MUNICIPAL|NACIONAL)|AGUA POTABLE|ALCANTARILLADO|AYUNTAMIENTO|TESORER[IÍ]A|SUMINISTRADOR|S\.? DE R\.? ?L\b/i;

/** Finds the address block of the recipient around a line with a postal code; null if no such block begins with a name. */
export function holderBlockOf(sheet: LabelSheet<string>): HolderBlock | null {
  const { rows } = sheet;
  for (const row of rows) {
    const cells = cellsOf(row.words);
    for (const [at, cell] of cells.entries()) {
      if (postalCodeIn(textOf(cell)) === null) continue;
      for (const words of cellsUpTo(cells, at)) {
        const middle = { text: words.map(textOf).join(', '), words: words.flat(), page: row.page };
        const block = readBlock(withoutOthers(blockAround(sheet, row, middle), middle));
        if (block && (block.street || block.neighborhood)) return block;
      }
    }
  }
  return null;
}

/** In a line with more cells than this, no cells are joined. */
const MAX_CELLS = 6;

/**
 * Returns the cell at `at`, then that cell with one more before it, and so on. A line that ends with a postal code may consist of several
 * cells: `COYOACÁN   CDMX   C.P. 04330`.
 */
const cellsUpTo = (cells: readonly Word[][], at: number): Word[][][] =>
  Array.from({ length: cells.length > MAX_CELLS ? 1 : at + 1 }, (_, more) => cells.slice(at - more, at + 1));

/** Returns the lines around `middle` that belong to the same address, up to lines of the issuer or another postal code above. */
function withoutOthers(lines: readonly AddressLine[], middle: AddressLine): AddressLine[] {
  const zipAt = lines.indexOf(middle);
  const isIssuer = ({ text }: AddressLine) => COMPANY.test(text);
  const before = lines.slice(0, zipAt).findLastIndex((line) => isIssuer(line) || postalCodeIn(line.text) !== null);
  const after = lines.findIndex((line, at) => at >= zipAt && isIssuer(line));
  return lines.slice(before + 1, after < 0 ? lines.length : after);
}

/** Matches lines above a name that are headings. */
const HEADING =
  /ESTADO DE CUENTA|RECIBO|FACTURA|SERVICIO|CLIENTE|PAGAR|AVISO|HOJA|P[ÁA]GINA|DOMICILIO|NOMBRE|TITULAR|CONTRATO|CUENTA|FECHA/i;
/** True for the full name of a person or company, which has more than one word and is no heading. */
const isName = (text: string) => nameIn(text) !== null && text.includes(' ') && !HEADING.test(text);
/** Reads the name after a label. Null for the rest of the label (`del contrato`), or for another label with a colon. */
export const holderIn = (text: string): string | null =>
  isName(text) && !/^(?:del?|de la|y|o) /.test(text) && !text.includes(':') ? nameIn(text) : null;
/** Matches states that are also surnames, so a name may end with them. */
const SURNAMES = /^(?:GUERRERO|HIDALGO|MORELOS|DURANGO|PUEBLA|COLIMA|TABASCO|CAMPECHE|SONORA|VERACRUZ)$/i;
const saysPlace = (text: string) => {
  const place = placeIn(text);
  return place !== null && (text.includes(',') || !SURNAMES.test(place.state));
};

/** True if these words are only a label, above a name or a street. */
const isLabel = (sheet: LabelSheet<string>, row: TextRow, words: readonly Word[]) =>
  sheet.labelsIn(row).some(({ first, end }) => words.every((word) => row.words.slice(first, end).includes(word)));

/** Returns `middle` with the lines above and below that share its left edge, up to a larger gap. */
function blockAround(sheet: LabelSheet<string>, row: TextRow, middle: AddressLine): AddressLine[] {
  const { rows } = sheet;
  const walk = (step: 1 | -1, maxLines: number) => {
    const lines: AddressLine[] = [];
    let last = boxOf(middle.words);
    const edge = last.left;
    for (let at = row.at + step; lines.length < maxLines; at += step) {
      const near = rows[at];
      if (!near || near.page !== row.page) break;
      const words = cellsOf(near.words).find(([first]) => Math.abs(first!.box.left - edge) < heightOf(last));
      const gapOf = (top: number, bottom: number) => (step === 1 ? top - last.bottom : last.top - bottom);
      const all = boxOf(near.words);
      if (gapOf(all.top, all.bottom) > MAX_LINE_GAP * heightOf(last)) break;
      if (!words) continue;
      last = boxOf(words);
      if (!isLabel(sheet, near, words)) lines.push({ text: textOf(words), words, page: near.page });
    }
    return lines;
  };
  return [...walk(-1, MAX_ABOVE).reverse(), middle, ...walk(1, MAX_BELOW)];
}

/** True for a word of letters with at most one other character, which OCR may have misread. */
function isNearlyWord(text: string): boolean {
  const word = text.replace(/[.,]$/, '');
  return /\p{L}$/u.test(word) && word.replace(/\p{L}/gu, '').length <= 1;
}

/** True for a name that OCR read with a wrong character: unusable, but it begins the address block. */
function isNearlyName({ text, words }: AddressLine): boolean {
  if (words.length < 2 || words.every(({ sure }) => sure >= PDF_CONFIDENCE)) return false;
  const isOfLetters = words.every((word) => word.text.length > 1 && isNearlyWord(word.text));
  return isOfLetters && !HEADING.test(text) && !saysNeighborhood(text) && placeIn(text) === null;
}

/** Returns the index of the name's line. -1 if there is none, or a misread name precedes the name: either may be the name. */
function nameIndex(lines: readonly AddressLine[]): number {
  const exact = lines.findIndex(({ text }) => isName(text) && !saysNeighborhood(text) && !saysPlace(text));
  const near = lines.findIndex(isNearlyName);
  if (exact < 0) return near;
  return near >= 0 && near < exact ? -1 : exact;
}

/** Reads a name of one or two lines, then the address; null without a name before the postal code. */
function readBlock(lines: readonly AddressLine[]): HolderBlock | null {
  const nameAt = nameIndex(lines);
  const zipAt = lines.findIndex(({ text }) => postalCodeIn(text) !== null);
  const name = lines[nameAt];
  if (!name || nameAt >= zipAt) return null;
  const [next, ...rest] = lines.slice(nameAt + 1);
  const isLong = next !== undefined && isContinued(name, next, rest);
  return {
    name: isLong
      ? joinFields(`${name.text} ${next.text}`, [textField(name, name.text)!, textField(next, next.text)!])
      : textField(name, nameIn(name.text)),
    ...addressIn(isLong ? rest : lines.slice(nameAt + 1)),
  };
}

/** True if the next line continues the name: its letters have the same size, and the line after it has a house number. */
function isContinued(name: AddressLine, next: AddressLine, [street, ...rest]: readonly AddressLine[]): boolean {
  if (!street || rest.length === 0 || nameIn(name.text) !== name.text || nameIn(next.text) !== next.text) return false;
  if (saysNeighborhood(next.text) || saysNeighborhood(street.text) || saysPlace(next.text) || CROSS_STREETS.test(next.text)) return false;
  const [high, low] = [name, next].map(({ words }) => heightOf(boxOf(words)));
  const isAlike = Math.abs(high! - low!) < SAME_SIZE * high! && isUpper(name.text) === isUpper(next.text);
  return (
    isAlike && !KIND_OF_STREET.test(next.text) && streetBefore(street.text).line.ext_num !== null && postalCodeIn(street.text) === null
  );
}

const isUpper = (text: string) => text === text.toUpperCase();
/** Maximum difference in height of two lines of one size, as a share. */
const SAME_SIZE = 0.1;
/** Matches words with which only streets begin. */
const KIND_OF_STREET =
  /^(?:C|CALLE|AV|AVE|AVENIDA|BLVD|BOULEVARD|CALZ|CALZADA|CDA|CERRADA|PRIV|PRIVADA|PROL|PROLONGACI[OÓ]N|AND|ANDADOR|CIRCUITO|CARR|CARRETERA|CAMINO|PASEO|CJON|CALLEJ[OÓ]N|RETORNO|DOMICILIO)\b/i;
