import { clabeCheckDigit } from '#mexico/clabe.ts';
import { curpCheckDigit } from '#mexico/curp.ts';
import { deriveCurp } from '#mexico/curp-letters.ts';
import { electorKeyStart } from '#mexico/elector-key.ts';
import { nssCheckDigit } from '#mexico/nss.ts';
import { deriveNaturalRfc } from '#mexico/rfc.ts';
import type { Random } from '../random.ts';
import { MEN, PLACES, STREETS, SURNAMES, WOMEN } from './lists.ts';
import { withoutAccents } from './written.ts';

/** A fictitious person, in capitals as documents print them. */
export interface Person {
  name: string;
  first: string;
  /** The second surname; empty if the person has only one. */
  second: string;
  surnames: string;
  fullName: string;
  sex: 'H' | 'M';
  birth: string;
  birthState: string;
  curp: string;
  rfc: string;
  electorKey: string;
  nss: string;
  street: string;
  exterior: string;
  /** The interior number; empty for a house. */
  interior: string;
  neighborhood: string;
  zip: string;
  city: string;
  state: string;
  stateAbbreviation: string;
}

/** Options of a document's person. */
interface Manner {
  isForeign?: boolean;
  hasAccents?: boolean;
}

/**
 * Draws a person. Each call of `random` counts, even if its value is not shown: another order would draw other people from the same seeds.
 */
export function person(random: Random, { isForeign = false, hasAccents = true }: Manner = {}): Person {
  const sex = random.chance(0.5) ? 'H' : 'M';
  const written = {
    name: random.of(sex === 'H' ? MEN : WOMEN),
    first: random.of(SURNAMES),
    second: random.chance(0.95) ? random.of(SURNAMES) : '',
  };
  const place = random.of(PLACES);
  const year = random.between(1951, 2006);
  const birth = `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`;
  const born = random.of(PLACES);
  const facts = { ...written, birthDate: birth, sex, entity: isForeign ? 'NE' : born.entity } as const;
  const curp17 = deriveCurp(facts).slice(0, 16) + random.of(year >= 2000 ? ['A', 'A', 'B'] : ['0', '0', '0', '1', '8']);
  const electorKey = `${electorKeyStart(facts)}${random.digits(1)}00`;
  const nss10 = `${random.between(10, 97)}${random.between(70, 99)}${birth.slice(2, 4)}${random.digits(4)}`;
  const street = random.of(STREETS);
  const exterior = random.of([
    String(random.between(1, 4999)),
    `MZ ${random.between(1, 40)} LT ${random.between(1, 30)}`,
    String(random.between(10, 400)),
    `${random.between(10, 400)}-A`,
  ]);
  const interior = random.chance(0.35) ? random.of(['3', 'DEPTO 402', 'B', 'INT 2', '101']) : '';
  const write = hasAccents ? (text: string) => text : withoutAccents;
  const [name, first, second] = [write(written.name), write(written.first), write(written.second)];
  const surnames = `${first} ${second}`.trim();
  return {
    name,
    first,
    second,
    surnames,
    fullName: `${name} ${surnames}`,
    sex,
    birth,
    birthState: born.state,
    curp: curp17 + curpCheckDigit(curp17),
    rfc: deriveNaturalRfc(written, birth),
    electorKey,
    nss: nss10 + nssCheckDigit(nss10),
    street,
    exterior,
    interior,
    neighborhood: random.of(place.neighborhoods),
    zip: place.zip + random.digits(3),
    city: place.city,
    state: place.state,
    stateAbbreviation: place.stateAbbreviation,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns a CLABE of a bank, with its check digit. */
export function clabe(random: Random, bank: string): string {
  const first17 = bank + random.digits(14);
  return first17 + clabeCheckDigit(first17);
}

/** Returns a street's name without its type, such as AV. or CALLE. */
export const bareStreet = (street: string) => street.replace(/^(AV\.|CALLE|PRIV\.|BLVD\.|CDA\.|CALZ\.|CIRCUITO|PROL\.) /, '');

/** Returns a day of a year. This generator draws no day before the tenth of a month, and none after September. */
export const dayIn = (random: Random, year: number) => `${year}-0${random.between(1, 9)}-${random.between(10, 28)}`;

/** Returns a day in the years from `least` to `most`. */
export const someDay = (random: Random, least: number, most: number) => dayIn(random, random.between(least, most));

export const mailOf = ({ first }: Person) => `${withoutAccents(first).toLowerCase().replace(/\W/g, '')}@correo.example`;
