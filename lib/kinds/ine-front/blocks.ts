import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import { fieldIn, joinFields, type PaperField } from '#papers/findings/findings.ts';
import type { LabelReader } from '#papers/findings/label-reader.ts';
import { runAt, runText } from '#papers/layout/fields.ts';
import { heightOf } from '#papers/layout/page.ts';
import { cellsOf, textOf } from '#papers/layout/rows.ts';
import { lacksPoint, neighborhoodIn, placeIn, postalCodeIn, saysNeighborhood, withoutPostalCode } from '#papers/texts/addresses.ts';
import { nameIn } from '#papers/texts/names.ts';
import { withBlanks } from '#papers/texts/streets.ts';
import type { IneLabel } from './labels.ts';

type IneLabelReader = LabelReader<IneLabel>;

/** Maximum gap between two lines of a block, in line heights. */
const MAX_LINE_GAP = 1.6;

/** Returns at most `most` lines under a label, from its left edge on, up to the next label. `toField` adds a value's source. */
function linesBelow(reader: IneLabelReader, label: IneLabel, most: number): { text: string; toField: (value: string) => PaperField }[] {
  const [anchor] = reader.anchors(label);
  if (!anchor) return [];
  const lines: { text: string; toField: (value: string) => PaperField }[] = [];
  let foot = anchor.box.bottom;
  let edge = anchor.box.left;
  const runBeside = runAt(reader, anchor, 'right', 1);
  if (runBeside) {
    lines.push({ text: runText(runBeside), toField: (value) => fieldIn(runBeside.page, runBeside.words, value) });
    edge = runBeside.words[0]!.box.left;
  }
  for (const row of reader.rows.slice(anchor.row.at + 1)) {
    if (lines.length === most || row.page !== anchor.row.page) break;
    const cell = cellsOf(row.words).find((words) => Math.abs(words[0]!.box.left - edge) < 2 * heightOf(anchor.box));
    if (!cell) continue;
    const labels = reader.labelsIn(row);
    if (labels.some(({ first }) => cell.includes(row.words[first]!))) break;
    const [top, height] = [Math.min(...cell.map(({ box }) => box.top)), Math.max(...cell.map(({ box }) => heightOf(box)))];
    if (top - foot > MAX_LINE_GAP * height) break;
    foot = Math.max(...cell.map(({ box }) => box.bottom));
    lines.push({ text: textOf(cell), toField: (value) => fieldIn(row.page, cell, value) });
  }
  return lines;
}

/** Reads the names, printed on three lines: first surname, second surname, given names. With two lines the person has one surname. */
export function namesBelow(reader: IneLabelReader): Record<'name' | 'first_lastname' | 'second_lastname', PaperField | null> {
  const value = (label: IneLabel) => reader.value(label, nameIn);
  if (reader.has('first')) return { name: value('name'), first_lastname: value('first'), second_lastname: value('second') };
  const lines = linesBelow(reader, 'name', 4).flatMap(({ text, toField }) => {
    const name = nameIn(text);
    return name === null ? [] : [toField(name)];
  });
  const [first_lastname = null, second = null, ...rest] = lines;
  if (rest.length === 0) return { name: second, first_lastname, second_lastname: null };
  return { name: joinFields(rest.map(({ value }) => value).join(' '), rest), first_lastname, second_lastname: second };
}

type IneAddress = Record<keyof PrintedAddress, PaperField | null>;

const emptyAddress = (): IneAddress => ({ street: null, neighborhood: null, zip_code: null, city: null, province: null });

/** Minimum number of characters of a street: a shorter text is the rest of an unreadable line. */
const MIN_STREET = 3;
const streetAsPrinted = (line: PaperField): PaperField | null =>
  line.value.length < MIN_STREET ? null : { ...line, value: withBlanks(line.value) };

/** Adds the point after a state's abbreviation: cards print it, and OCR misses it. */
const stateAsPrinted = ({ value, source }: PaperField): PaperField => ({
  value: source.origin === 'ocr' && lacksPoint(value) ? `${value}.` : value,
  source,
});

/** Reads an address of up to four lines: street (may be absent); neighbourhood and postal code; municipality and state. */
export function addressBelow(reader: IneLabelReader): IneAddress {
  const lines = linesBelow(reader, 'address', 4);
  const address = emptyAddress();
  for (const [at, { text, toField }] of lines.entries()) {
    const place = at > 0 ? placeIn(text) : null;
    if (place) {
      address.city = place.municipality === null ? null : toField(place.municipality);
      address.province = stateAsPrinted(toField(place.state));
      break;
    }
    const zip = postalCodeIn(text);
    if (saysNeighborhood(text) || (zip !== null && at > 0)) {
      const neighborhood = neighborhoodIn(withoutPostalCode(text));
      address.neighborhood = neighborhood === null ? null : toField(neighborhood);
      address.zip_code = zip === null ? null : toField(zip);
    } else if (at === 0) address.street = streetAsPrinted(toField(text));
  }
  return address;
}

/** Reads an address abroad. Its last line with a comma is city, state and perhaps country; a postal code may have its own line. */
export function addressAbroad(reader: IneLabelReader): IneAddress {
  const all = linesBelow(reader, 'address', 4);
  const code = all.find(({ text }) => /^\d{5}$/.test(text));
  const lines = all.filter((line) => line !== code);
  const placeAt = lines.findLastIndex(({ text }, at) => text.includes(',') && (at > 0 || !/\d/.test(text)));
  const address = emptyAddress();
  if (code) address.zip_code = code.toField(code.text);
  const [street] = placeAt === 0 ? [] : lines;
  if (street) address.street = streetAsPrinted(street.toField(street.text));
  const place = lines[placeAt];
  if (!place) return address;
  const zip = postalCodeIn(place.text);
  const [city, province, ...more] = withoutPostalCode(place.text)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (city === undefined || province === undefined || more.length > 1 || /\d/.test(`${city}${province}`)) return address;
  const zip_code = zip === null ? address.zip_code : place.toField(zip);
  return { ...address, zip_code, city: place.toField(city), province: place.toField(province) };
}
