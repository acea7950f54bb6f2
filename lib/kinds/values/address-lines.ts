import { fieldIn, type PaperField } from '#papers/findings/findings.ts';
import { textIn } from '#papers/findings/label-reader.ts';
import type { PaperPage, Word } from '#papers/layout/page.ts';
import {
  isState,
  lacksPoint,
  neighborhoodIn,
  placeIn,
  postalCodeIn,
  saysNeighborhood,
  withoutPostalCode,
} from '#papers/texts/addresses.ts';
import { nameIn } from '#papers/texts/names.ts';
import { isOfHouse, streetBefore, withFigures } from '#papers/texts/streets.ts';
import type { addressParts } from '../base/address-parts.ts';

export interface AddressLine {
  text: string;
  words: readonly Word[];
  page: PaperPage;
}

export type PaperAddress = Record<Exclude<(typeof addressParts)[number], 'country'>, PaperField | null>;

export const emptyAddress = (): PaperAddress => ({
  ...{ street: null, ext_num: null, int_num: null },
  ...{ neighborhood: null, postal_code: null, municipality: null, state: null },
});

export const textField = ({ page, words }: AddressLine, value: string | null): PaperField | null =>
  value ? fieldIn(page, words, value) : null;

/** Matches the start of a line with cross streets, a corner or a landmark. */
export const CROSS_STREETS = /^(?:ENTRE|E\/|ESQ(?:UINA)?\.?|REF(?:ERENCIAS?)?[.:]) ?/i;

/** Reads an address that begins with the street; the other parts may share lines. A part that was not found is null. */
export function addressIn(lines: readonly AddressLine[]): PaperAddress {
  const address = emptyAddress();
  const [street, ...more] = lines.filter(({ text }) => !CROSS_STREETS.test(text));
  if (!street) return address;
  const { line, rest } = streetBefore(street.text);
  const [next] = more;
  // The house number may have its own line.
  const house = next && rest.length === 0 && isOfHouse(next.text, line) ? streetBefore(`X, ${next.text}`).line : null;
  address.street = textField(street, line.street);
  address.ext_num = textField(street, line.ext_num) ?? (house && textField(next!, house.ext_num));
  address.int_num = textField(street, line.int_num) ?? (house && textField(next!, house.int_num));
  const behind = rest.length > 0 ? [{ ...street, text: rest.join(',').trim() }] : [];
  readPlaces([...behind, ...(house ? more.slice(1) : more)], address);
  return address;
}

/** Matches the mail sorting centre after a postal code: `C.P. 50000-CR -50141`. */
const SORTED_AT = /-? ?\bCR ?-? ?\d{5}\b/;
/** Matches the prefix of a municipality, `ALC. BENITO JUÁREZ`, but not `DEL VALLE`. */
const MUNICIPALITY = /^(?:DEL\.|DELEG?\.|DELEGACI[OÓ]N|ALC\.|ALCALD[IÍ]A|MPIO\.?|MUN\.|MUNICIPIO)(?: DE)? /i;
/** True for the last part of a line if it is a state, or two letters after a comma, `TOLUCA, MX`. In `PUEBLA, PUE.` the first is a city. */
const isStateOf = (part: string, at: number, parts: readonly string[]) =>
  at === parts.length - 1 && (isState(part) || (at > 0 && /^[A-Z]{2}$/.test(part)));

/** Removes the point of a sentence from a state, `Sinaloa.`, but not the point of an abbreviation, `JAL.`, `B.C.`. */
const stateIn = (part: string) => (/^[^.]{3,}\.$/.test(part) && !lacksPoint(part.slice(0, -1).toUpperCase()) ? part.slice(0, -1) : part);

/** Reads postal code, neighbourhood, municipality and state from the lines into `address`. */
function readPlaces(lines: readonly AddressLine[], address: PaperAddress): void {
  const all = lines.map((line) => {
    const text = line.text.replace(SORTED_AT, '');
    const parts = partsOfPlace(withoutPostalCode(text));
    return { line, zip: postalCodeIn(text), parts, places: parts.filter((...of) => !isStateOf(...of)) };
  });
  for (const [at, { line, zip, parts, places }] of all.entries()) {
    address.postal_code ??= textField(line, zip);
    const isLater = all.slice(at + 1).some((later) => later.places.some(mayBeMunicipality));
    // The first of two places is the neighbourhood, as is the only place of a line without state if another line has the municipality.
    const hasColony = places.length > 1 || (places.length === parts.length && (zip === null || isLater));
    for (const [place, part] of parts.entries()) {
      if (isStateOf(part, place, parts)) address.state ??= textField(line, stateIn(part));
      else readPlace(line, part, address, hasColony);
    }
  }
}

function readPlace(line: AddressLine, part: string, address: PaperAddress, mayBeNeighborhood: boolean): void {
  const isFirst = !address.neighborhood && !address.municipality;
  if (saysNeighborhood(part)) address.neighborhood ??= textField(line, neighborhoodIn(part));
  else if (mayBeNeighborhood && isFirst && !MUNICIPALITY.test(part)) address.neighborhood = textField(line, neighborhoodIn(part));
  else address.municipality ??= textField(line, nameIn(part.replace(MUNICIPALITY, '')));
}

const mayBeMunicipality = (part: string) => !saysNeighborhood(part) && nameIn(part) !== null;

/** Matches municipalities whose names end with the name of a state. */
const NAMED_AS_STATE = /^(?:MIGUEL|DOLORES|VICENTE|JOS[EÉ] MAR[IÍ]A|VILLA|CIUDAD|CD\.?|SANTIAGO) (?:HIDALGO|GUERRERO|MORELOS)$/i;

/** Splits a line at its commas. Splits a last part that ends with a state in two, and drops the country after a state. */
function partsOfPlace(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.replace(/^[\s.]+/, '').trim())
    .filter((part) => part !== '');
  if (/^M[EÉ]XICO$/i.test(parts.at(-1) ?? '') && isState(parts.at(-2) ?? '')) parts.pop();
  return parts.flatMap((part, at) => {
    if (at < parts.length - 1 || isState(part) || saysNeighborhood(part) || NAMED_AS_STATE.test(part)) return [part];
    const place = placeIn(part);
    return place?.municipality ? [place.municipality, place.state] : [part];
  });
}

/** Reads a house number or inner number after its own label; null for an empty text. */
export const houseNumberIn = (text: string): string | null => textIn(withFigures(text));
