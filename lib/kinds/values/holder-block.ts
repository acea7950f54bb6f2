import { type PaperField, together } from '#papers/findings/findings.ts';
import type { LabelSheet } from '#papers/layout/fields.ts';
import { around, heightOf, type Word } from '#papers/layout/page.ts';
import { cellsOf, type TextRow, textOf } from '#papers/layout/rows.ts';
import { placeIn, postalCodeIn, saysColony } from '#papers/texts/addresses.ts';
import { nameIn } from '#papers/texts/names.ts';
import { streetBefore } from '#papers/texts/streets.ts';
import { type AddressLine, addressIn, BESIDE, type PaperAddress, saidIn } from './address-lines.ts';

/** The lines with name and address that a letter has for its window. */
export interface HolderBlock extends PaperAddress {
  name: PaperField | null;
}

/** Lines above the one with the postal code, and below it. */
const ABOVE = 5;
const BELOW = 2;
const LEADING = 1.4;
/** Whose address it is not: the issuer says what it is beside its own. */
const COMPANY =
  /\bS\.? ?A\.? ?(?:B\.? ?)?DE ?C\.? ?V\b|\bRFC\b|R[ÉE]GIMEN|INSTITUCI[ÓO]N DE BANCA|GRUPO FINANCIERO|WWW\.|SUCURSAL|OFICINA|EMPRESA PRODUCTIVA|COMISI[ÓO]N (?:FEDERAL|ESTATAL|MUNICIPAL|NACIONAL)|AGUA POTABLE|ALCANTARILLADO|AYUNTAMIENTO|TESORER[IÍ]A|SUMINISTRADOR|S\.? DE R\.? ?L\b/i;

/** The block of whoever the paper was sent to, by the line with a postal code; null where none stands in a block that begins with one. */
export function holderBlockOf(sheet: LabelSheet<string>): HolderBlock | null {
  const { rows } = sheet;
  for (const row of rows) {
    const cells = cellsOf(row.words);
    for (const [at, cell] of cells.entries()) {
      if (postalCodeIn(textOf(cell)) === null) continue;
      for (const words of piecesUpTo(cells, at)) {
        const middle = { text: words.map(textOf).join(', '), words: words.flat(), page: row.page };
        const block = readBlock(withoutOthers(blockAround(sheet, row, middle), middle));
        if (block && (block.street || block.neighborhood)) return block;
      }
    }
  }
  return null;
}

/** Rows with more pieces are no address. */
const MOST_PIECES = 6;

/** The line of a postal code may be in several pieces, `COYOACÁN   CDMX   C.P. 04330`: the last one, the last two, and so on. */
const piecesUpTo = (cells: readonly Word[][], at: number): Word[][][] =>
  Array.from({ length: cells.length > MOST_PIECES ? 1 : at + 1 }, (_, more) => cells.slice(at - more, at + 1));

/** The lines of one address: what the issuer says of itself ends them, and so does another postal code above. None where that is the issuer's. */
function withoutOthers(lines: readonly AddressLine[], middle: AddressLine): AddressLine[] {
  const zipAt = lines.indexOf(middle);
  const isIssuer = ({ text }: AddressLine) => COMPANY.test(text);
  const before = lines.slice(0, zipAt).findLastIndex((line) => isIssuer(line) || postalCodeIn(line.text) !== null);
  const after = lines.findIndex((line, at) => at >= zipAt && isIssuer(line));
  return lines.slice(before + 1, after < 0 ? lines.length : after);
}

/** Lines that stand over a name, and are none. */
const HEADING =
  /ESTADO DE CUENTA|RECIBO|FACTURA|SERVICIO|CLIENTE|PAGAR|AVISO|HOJA|P[ÁA]GINA|DOMICILIO|NOMBRE|TITULAR|CONTRATO|CUENTA|FECHA/i;
/** Somebody's whole name has more than one word. */
const isName = (text: string) => nameIn(text) !== null && text.includes(' ') && !HEADING.test(text);
/** The name by a label: not what is left of the label (`del contrato`), or another one beside it. */
export const holderIn = (text: string): string | null =>
  isName(text) && !/^(?:del?|de la|y|o) /.test(text) && !text.includes(':') ? nameIn(text) : null;
/** States that people are called by too: a name may end so. */
const SURNAMES = /^(?:GUERRERO|HIDALGO|MORELOS|DURANGO|PUEBLA|COLIMA|TABASCO|CAMPECHE|SONORA|VERACRUZ)$/i;
const saysPlace = (text: string) => {
  const place = placeIn(text);
  return place !== null && (text.includes(',') || !SURNAMES.test(place.state));
};

/** True where these words are only a label, above a name or a street. */
const isLabel = (sheet: LabelSheet<string>, row: TextRow, words: readonly Word[]) =>
  sheet.labelsIn(row).some(({ first, end }) => words.every((word) => row.words.slice(first, end).includes(word)));

/** The lines above and below that begin at the same edge, until one stands apart. */
function blockAround(sheet: LabelSheet<string>, row: TextRow, middle: AddressLine): AddressLine[] {
  const { rows } = sheet;
  const walk = (step: 1 | -1, most: number) => {
    const lines: AddressLine[] = [];
    let last = around(middle.words.map(({ box }) => box));
    const edge = last.left;
    for (let at = row.at + step; lines.length < most; at += step) {
      const near = rows[at];
      if (!near || near.page !== row.page) break;
      const words = cellsOf(near.words).find(([first]) => Math.abs(first!.box.left - edge) < heightOf(last));
      const gapOf = (top: number, bottom: number) => (step === 1 ? top - last.bottom : last.top - bottom);
      const all = around(near.words.map(({ box }) => box));
      if (gapOf(all.top, all.bottom) > LEADING * heightOf(last)) break;
      if (!words) continue;
      last = around(words.map(({ box }) => box));
      if (!isLabel(sheet, near, words)) lines.push({ text: textOf(words), words, page: near.page });
    }
    return lines;
  };
  return [...walk(-1, ABOVE).reverse(), middle, ...walk(1, BELOW)];
}

/** A word of letters; one sign of it may have been read wrongly. */
function isNearlyWord(text: string): boolean {
  const word = text.replace(/[.,]$/, '');
  return /\p{L}$/u.test(word) && word.replace(/\p{L}/gu, '').length <= 1;
}
/** No text layer is less sure than this. */
const READ = 0.995;

/** A name that a reader of pictures has with a wrong sign: it is none, and the address below it is one. */
function isNearlyName({ text, words }: AddressLine): boolean {
  if (words.length < 2 || words.every(({ sure }) => sure >= READ)) return false;
  const isOfLetters = words.every((word) => word.text.length > 1 && isNearlyWord(word.text));
  return isOfLetters && !HEADING.test(text) && !saysColony(text) && placeIn(text) === null;
}

/** The line with the name, or -1. Where a name was read below one that was nearly read, either may be a heading, or a part of the address. */
function placeOfName(lines: readonly AddressLine[]): number {
  const read = lines.findIndex(({ text }) => isName(text) && !saysColony(text) && !saysPlace(text));
  const near = lines.findIndex(isNearlyName);
  if (read < 0) return near;
  return near >= 0 && near < read ? -1 : read;
}

/** The first line with a name, or the first two, then the address; null without a name. */
function readBlock(lines: readonly AddressLine[]): HolderBlock | null {
  const nameAt = placeOfName(lines);
  const zipAt = lines.findIndex(({ text }) => postalCodeIn(text) !== null);
  const name = lines[nameAt];
  if (!name || nameAt >= zipAt) return null;
  const [next, ...rest] = lines.slice(nameAt + 1);
  const isLong = next !== undefined && goesOn(name, next, rest);
  return {
    name: isLong
      ? together(`${name.text} ${next.text}`, [saidIn(name, name.text)!, saidIn(next, next.text)!])
      : saidIn(name, nameIn(name.text)),
    ...addressIn(isLong ? rest : lines.slice(nameAt + 1)),
  };
}

/** True where the next line continues a name: letters of the same size, above a line with a house number. */
function goesOn(name: AddressLine, next: AddressLine, [street, ...rest]: readonly AddressLine[]): boolean {
  if (!street || rest.length === 0 || nameIn(name.text) !== name.text || nameIn(next.text) !== next.text) return false;
  if (saysColony(next.text) || saysColony(street.text) || saysPlace(next.text) || BESIDE.test(next.text)) return false;
  const [high, low] = [name, next].map(({ words }) => heightOf(around(words.map(({ box }) => box))));
  const isAlike = Math.abs(high! - low!) < SAME_SIZE * high! && isUpper(name.text) === isUpper(next.text);
  return (
    isAlike && !KIND_OF_STREET.test(next.text) && streetBefore(street.text).line.ext_num !== null && postalCodeIn(street.text) === null
  );
}

const isUpper = (text: string) => text === text.toUpperCase();
const SAME_SIZE = 0.1;
/** Words that only streets begin with. */
const KIND_OF_STREET =
  /^(?:C|CALLE|AV|AVE|AVENIDA|BLVD|BOULEVARD|CALZ|CALZADA|CDA|CERRADA|PRIV|PRIVADA|PROL|PROLONGACI[OÓ]N|AND|ANDADOR|CIRCUITO|CARR|CARRETERA|CAMINO|PASEO|CJON|CALLEJ[OÓ]N|RETORNO|DOMICILIO)\b/i;
