import { type Found, foundIn } from '../../../papers/kinds/findings.ts';
import type { Sheet } from '../../../papers/layout/fields.ts';
import { around, heightOf, type Page, type Word } from '../../../papers/layout/page.ts';
import { cellsOf, type Row, textOf } from '../../../papers/layout/rows.ts';
import { colonyIn, isState, placeIn, postalCodeIn, saysColony, withoutPostalCode } from '../../../papers/texts/addresses.ts';
import { nameIn } from '../../../papers/texts/names.ts';
import { streetIn } from '../../../papers/texts/streets.ts';

/** The lines with name and address that a letter has for its window. */
export interface HolderBlock {
  name: Found | null;
  street: Found | null;
  ext_num: Found | null;
  int_num: Found | null;
  neighborhood: Found | null;
  postal_code: Found | null;
  municipality: Found | null;
  state: Found | null;
}

interface Line {
  text: string;
  words: readonly Word[];
  page: Page;
}

/** Lines above the one with the postal code, and below it. */
const ABOVE = 5;
const BELOW = 2;
const LEADING = 1.4;
/** Whose address it is not: the issuer says what it is beside its own. */
const COMPANY =
  /\bS\.? ?A\.? ?(?:B\.? ?)?DE ?C\.? ?V\b|\bRFC\b|REGIMEN|R[ÉE]GIMEN|INSTITUCI[ÓO]N DE BANCA|GRUPO FINANCIERO|WWW\.|SUCURSAL|OFICINA|EMPRESA PRODUCTIVA|COMISI[ÓO]N FEDERAL/i;

/** The block of whoever the paper was sent to, by the line with a postal code; null where none stands in a block that begins with one. */
export function holderBlockOf(sheet: Sheet<string>): HolderBlock | null {
  const { rows } = sheet;
  for (const row of rows) {
    for (const cell of cellsOf(row.words)) {
      if (postalCodeIn(textOf(cell)) === null) continue;
      const lines = withoutOthers(blockAround(sheet, row, cell), cell);
      const block = readBlock(lines);
      if (block && (block.street || block.neighborhood)) return block;
    }
  }
  return null;
}

/** The lines of one address: what the issuer says of itself ends them, and so does another postal code above. None where that is the issuer's. */
function withoutOthers(lines: readonly Line[], cell: readonly Word[]): Line[] {
  const zipAt = lines.findIndex(({ words }) => words === cell);
  const isIssuer = ({ text }: Line) => COMPANY.test(text);
  const before = lines.slice(0, zipAt).findLastIndex((line) => isIssuer(line) || postalCodeIn(line.text) !== null);
  const after = lines.findIndex((line, at) => at >= zipAt && isIssuer(line));
  return lines.slice(before + 1, after < 0 ? lines.length : after);
}

/** Lines that stand over a name, and are none. */
const HEADING = /ESTADO DE CUENTA|RECIBO|FACTURA|SERVICIO|CLIENTE|PAGAR|AVISO|HOJA|P[ÁA]GINA/i;
/** Somebody's whole name has more than one word. */
const isName = (text: string) => nameIn(text) !== null && text.includes(' ') && !HEADING.test(text);

/** Whether these words of a row are a label alone, which stands over name or street. */
const isLabel = (sheet: Sheet<string>, row: Row, words: readonly Word[]) =>
  sheet.labelsIn(row).some(({ first, end }) => words.every((word) => row.words.slice(first, end).includes(word)));

/** The lines above and below that begin at the same edge, until one stands apart. */
function blockAround(sheet: Sheet<string>, row: Row, cell: readonly Word[]): Line[] {
  const { rows } = sheet;
  const middle: Line = { text: textOf(cell), words: cell, page: row.page };
  const walk = (step: 1 | -1, most: number) => {
    const lines: Line[] = [];
    let last = around(cell.map(({ box }) => box));
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

const saidIn = ({ page, words }: Line, value: string | null): Found | null => (value ? foundIn(page, words, value) : null);

/** A word of letters; one sign of it may have been read wrongly. */
function isNearlyWord(text: string): boolean {
  const word = text.replace(/[.,]$/, '');
  return /\p{L}$/u.test(word) && word.replace(/\p{L}/gu, '').length <= 1;
}
/** No text layer is less sure than this. */
const READ = 0.995;

/** A name that a reader of pictures has with a wrong sign: it is none, and the address below it is one. */
function isNearlyName({ text, words }: Line): boolean {
  if (words.length < 2 || words.every(({ sure }) => sure >= READ)) return false;
  const isOfLetters = words.every((word) => word.text.length > 1 && isNearlyWord(word.text));
  return isOfLetters && !HEADING.test(text) && !saysColony(text) && placeIn(text) === null;
}

/** The line with the name, or -1. Where a name was read below one that was nearly read, either may be a heading, or a part of the address. */
function placeOfName(lines: readonly Line[]): number {
  const read = lines.findIndex(({ text }) => isName(text) && !saysColony(text) && placeIn(text) === null);
  const near = lines.findIndex(isNearlyName);
  if (read < 0) return near;
  return near >= 0 && near < read ? -1 : read;
}

/** The first line with a name, then street, neighbourhood, postal code and place in whatever way they share lines; null without a name. */
function readBlock(lines: readonly Line[]): HolderBlock | null {
  const nameAt = placeOfName(lines);
  const zipAt = lines.findIndex(({ text }) => postalCodeIn(text) !== null);
  const block: HolderBlock = {
    ...{ name: null, street: null, ext_num: null, int_num: null },
    ...{ neighborhood: null, postal_code: null, municipality: null, state: null },
  };
  const name = lines[nameAt];
  if (!name || nameAt >= zipAt) return null;
  block.name = saidIn(name, nameIn(name.text));
  const [street, ...rest] = lines.slice(nameAt + 1);
  if (street) {
    // Some print the whole address in one line, parted by commas.
    const [head = '', ...more] = street.text.split(',');
    const parts = streetIn(head);
    block.street = saidIn(street, parts.street);
    block.ext_num = saidIn(street, parts.ext_num);
    block.int_num = saidIn(street, parts.int_num);
    readPlaces([...(more.length > 0 ? [{ ...street, text: more.join(',').trim() }] : []), ...rest], block);
  }
  return block;
}

function readPlaces(lines: readonly Line[], block: HolderBlock): void {
  for (const line of lines) {
    const zip = postalCodeIn(line.text);
    if (zip !== null) block.postal_code ??= saidIn(line, zip);
    const text = withoutPostalCode(line.text);
    const parts = partsOfPlace(text);
    for (const [at, part] of parts.entries()) {
      if (saysColony(part)) block.neighborhood ??= saidIn(line, colonyIn(part));
      else if (isState(part) && at === parts.length - 1) block.state ??= saidIn(line, part);
      else if (!block.neighborhood && !block.municipality && zip === null) block.neighborhood = saidIn(line, colonyIn(part));
      else block.municipality ??= saidIn(line, part);
    }
  }
}

/** What commas part; a last part that ends with a state is two. */
function partsOfPlace(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.replace(/^[\s.]+/, '').trim())
    .filter((part) => part !== '');
  return parts.flatMap((part) => {
    if (isState(part) || saysColony(part)) return [part];
    const place = placeIn(part);
    return place?.municipality ? [place.municipality, place.state] : [part];
  });
}
