import { wordsOf } from '../names-alike.ts';

interface StreetAddress {
  street: string | null;
  zip_code: string | null;
}

/** Words before a street's name or number. They are ignored, because papers abbreviate or omit them. */
const KINDS = new Set([
  ...['C', 'CALLE', 'AV', 'AVE', 'AVENIDA', 'BLVD', 'BOULEVARD', 'CALZ', 'CALZADA', 'CDA', 'CERRADA', 'PRIV', 'PRIVADA'],
  ...['AND', 'ANDADOR', 'CTO', 'CIRCUITO', 'PROL', 'PROLONGACION', 'NO', 'NUM', 'NUMERO', 'EXT', 'INT', 'INTERIOR'],
]);

/** Returns true if two addresses likely are one: same postal code, one street has all words of the other. Null if a part is missing. */
export function addressesAlike(one: StreetAddress, other: StreetAddress): boolean | null {
  const [short = [], long = []] = [one, other].map(({ street }) => partsOf(street ?? '')).sort((a, b) => a.length - b.length);
  if (!one.zip_code || !other.zip_code || short.length === 0) return null;
  return one.zip_code === other.zip_code && short.every((part) => long.includes(part));
}

const partsOf = (street: string): string[] => wordsOf(street).filter((word) => !KINDS.has(word));
