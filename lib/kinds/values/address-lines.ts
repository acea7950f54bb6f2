import { fieldIn, type PaperField } from '#papers/findings/findings.ts';
import type { PaperPage, Word } from '#papers/layout/page.ts';
import { colonyIn, isState, lacksPoint, placeIn, postalCodeIn, saysColony, withoutPostalCode } from '#papers/texts/addresses.ts';
import { nameIn } from '#papers/texts/names.ts';
import { isOfHouse, streetBefore } from '#papers/texts/streets.ts';
import type { addressParts } from '../base/address-parts.ts';

export interface AddressLine {
  text: string;
  words: readonly Word[];
  page: PaperPage;
}

export type PaperAddress = Record<Exclude<(typeof addressParts)[number], 'country'>, PaperField | null>;

export const nowhere = (): PaperAddress => ({
  ...{ street: null, ext_num: null, int_num: null },
  ...{ neighborhood: null, postal_code: null, municipality: null, state: null },
});

export const saidIn = ({ page, words }: AddressLine, value: string | null): PaperField | null =>
  value ? fieldIn(page, words, value) : null;

/** Lines that give cross streets, a corner or a landmark. */
export const BESIDE = /^(?:ENTRE|E\/|ESQ(?:UINA)?\.?|REF(?:ERENCIAS?)?[.:]) ?/i;

/** Street, neighbourhood, postal code and place, the street first, in whatever way they share lines. */
export function addressIn(lines: readonly AddressLine[]): PaperAddress {
  const address = nowhere();
  const [street, ...more] = lines.filter(({ text }) => !BESIDE.test(text));
  if (!street) return address;
  const { line, rest } = streetBefore(street.text);
  const [next] = more;
  // A number may stand in a line of its own.
  const house = next && rest.length === 0 && isOfHouse(next.text, line) ? streetBefore(`X, ${next.text}`).line : null;
  address.street = saidIn(street, line.street);
  address.ext_num = saidIn(street, line.ext_num) ?? (house && saidIn(next!, house.ext_num));
  address.int_num = saidIn(street, line.int_num) ?? (house && saidIn(next!, house.int_num));
  const behind = rest.length > 0 ? [{ ...street, text: rest.join(',').trim() }] : [];
  readPlaces([...behind, ...(house ? more.slice(1) : more)], address);
  return address;
}

/** `C.P. 50000-CR -50141`: where the mail of the postal code is sorted. */
const SORTED_AT = /-? ?\bCR ?-? ?\d{5}\b/;
/** `ALC. BENITO JUÁREZ` is a municipality; `DEL VALLE` is none. */
const MUNICIPALITY = /^(?:DEL\.|DELEG?\.|DELEGACI[OÓ]N|ALC\.|ALCALD[IÍ]A|MPIO\.?|MUN\.|MUNICIPIO)(?: DE)? /i;
/** A state ends its line: `PUEBLA, PUE.` is a city before. Behind a comma two letters are one too, `TOLUCA, MX`. */
const isStateOf = (part: string, at: number, parts: readonly string[]) =>
  at === parts.length - 1 && (isState(part) || (at > 0 && /^[A-Z]{2}$/.test(part)));

/** `Sinaloa.` ends a sentence; behind `JAL.` and `B.C.` the point is theirs. */
const stateIn = (part: string) => (/^[^.]{3,}\.$/.test(part) && !lacksPoint(part.slice(0, -1).toUpperCase()) ? part.slice(0, -1) : part);

function readPlaces(lines: readonly AddressLine[], address: PaperAddress): void {
  const all = lines.map((line) => {
    const text = line.text.replace(SORTED_AT, '');
    const parts = partsOfPlace(withoutPostalCode(text));
    return { line, zip: postalCodeIn(text), parts, places: parts.filter((...of) => !isStateOf(...of)) };
  });
  for (const [at, { line, zip, parts, places }] of all.entries()) {
    address.postal_code ??= saidIn(line, zip);
    const isLater = all.slice(at + 1).some((later) => later.places.some(mayBeMunicipality));
    // Of two places the first is the neighbourhood; so is the only one of a line without state, where another line has the municipality.
    const hasColony = places.length > 1 || (places.length === parts.length && (zip === null || isLater));
    for (const [place, part] of parts.entries()) {
      if (isStateOf(part, place, parts)) address.state ??= saidIn(line, stateIn(part));
      else readPlace(line, part, address, hasColony);
    }
  }
}

function readPlace(line: AddressLine, part: string, address: PaperAddress, mayBeColony: boolean): void {
  const isFirst = !address.neighborhood && !address.municipality;
  if (saysColony(part)) address.neighborhood ??= saidIn(line, colonyIn(part));
  else if (mayBeColony && isFirst && !MUNICIPALITY.test(part)) address.neighborhood = saidIn(line, colonyIn(part));
  else address.municipality ??= saidIn(line, nameIn(part.replace(MUNICIPALITY, '')));
}

const mayBeMunicipality = (part: string) => !saysColony(part) && nameIn(part) !== null;

/** Municipalities that end as a state is called. */
const NAMED_AS_STATE = /^(?:MIGUEL|DOLORES|VICENTE|JOS[EÉ] MAR[IÍ]A|VILLA|CIUDAD|CD\.?|SANTIAGO) (?:HIDALGO|GUERRERO|MORELOS)$/i;

/** Splits a line at its commas. A last part that ends with a state becomes two; the country behind a state is dropped. */
function partsOfPlace(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.replace(/^[\s.]+/, '').trim())
    .filter((part) => part !== '');
  if (/^M[EÉ]XICO$/i.test(parts.at(-1) ?? '') && isState(parts.at(-2) ?? '')) parts.pop();
  return parts.flatMap((part, at) => {
    if (at < parts.length - 1 || isState(part) || saysColony(part) || NAMED_AS_STATE.test(part)) return [part];
    const place = placeIn(part);
    return place?.municipality ? [place.municipality, place.state] : [part];
  });
}
