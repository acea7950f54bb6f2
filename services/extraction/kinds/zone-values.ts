import type { Zone } from '../layout/zone.ts';
import { type Found, sourceOf } from './findings.ts';

/** A value of the zone; null for an empty one. */
export function ofZone(zone: Zone | null, value: string | null | undefined): Found | null {
  if (zone === null || !value) return null;
  return { value, source: { ...sourceOf(zone.page, zone.words), origin: 'mrz' } };
}

/** Letters as a zone has them: no accents, Ñ as N, one blank for every mark. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** What is printed, where the zone says the same (as far as it goes); else the zone's. */
export function sameAsZone(print: Found | null, zone: Found | null): Found | null {
  if (!print || !zone) return print ?? zone;
  const [one, other] = [folded(print.value), folded(zone.value)];
  return one === other || (one.startsWith(other) && other.length > 12) ? print : zone;
}
