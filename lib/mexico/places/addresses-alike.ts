import { wordsOf } from '../names-alike.ts';

interface StreetAddress {
  street: string | null;
  zip_code: string | null;
}

/** What stands before a street's name or a number, and is written in many ways or left out. */
const KINDS = new Set([
  ...['C', 'CALLE', 'AV', 'AVE', 'AVENIDA', 'BLVD', 'BOULEVARD', 'CALZ', 'CALZADA', 'CDA', 'CERRADA', 'PRIV', 'PRIVADA'],
  ...['AND', 'ANDADOR', 'CTO', 'CIRCUITO', 'PROL', 'PROLONGACION', 'NO', 'NUM', 'NUMERO', 'EXT', 'INT', 'INTERIOR'],
]);

/**
 * Whether two addresses are likely one place: the same postal code, and every word and number of the shorter street in the longer one, with
 * or without accents and the word for "street". Null where one of them has no street or no postal code.
 */
export function addressesAlike(one: StreetAddress, other: StreetAddress): boolean | null {
  const [short = [], long = []] = [one, other].map(({ street }) => partsOf(street ?? '')).sort((a, b) => a.length - b.length);
  if (!one.zip_code || !other.zip_code || short.length === 0) return null;
  return one.zip_code === other.zip_code && short.every((part) => long.includes(part));
}

const partsOf = (street: string): string[] => wordsOf(street).filter((word) => !KINDS.has(word));
