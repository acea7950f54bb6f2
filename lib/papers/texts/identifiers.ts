import { parseClabe } from '#mexico/clabe.ts';
import { parseCurp } from '#mexico/curp.ts';
import { parseNss } from '#mexico/nss.ts';
import { normalizeRfc, parseRfc } from '#mexico/rfc.ts';

/** Forms of identifiers in print. Validity is checked separately: a printed identifier is returned even if it is invalid. */

const CURP = /(?<![A-Z0-9])[A-Z][A-Z]{3}\d{6}[HMX][A-Z]{2}[A-Z]{3}[0-9A-Z]\d(?![A-Z0-9])/g;
const RFC = /(?<![A-Z0-9Ñ&])[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z0-9]{2}[0-9A](?![A-Z0-9])/g;
const ELECTOR_KEY = /(?<![A-Z0-9])[A-Z]{6}\d{8}[HMXN][0-9A-Z]{3}(?![A-Z0-9])/g;
/** Maximum number of a text's characters that are searched. */
const MAX_CHARACTERS = 400;

const upper = (text: string) => text.slice(0, MAX_CHARACTERS).toUpperCase().normalize('NFC');

export const curpsIn = (text: string): string[] => upper(text).match(CURP) ?? [];
export const curpIn = (text: string): string | null => curpsIn(text)[0] ?? acrossBlanks(text, CURP);
export const rfcsIn = (text: string): string[] => (upper(text).match(RFC) ?? []).map(normalizeRfc);
export const rfcIn = (text: string): string | null => rfcsIn(text)[0] ?? null;
export const electorKeyIn = (text: string): string | null => (upper(text).match(ELECTOR_KEY) ?? [])[0] ?? acrossBlanks(text, ELECTOR_KEY);

/** Returns the first match of the pattern, spaces ignored; null if there is none. */
function acrossBlanks(text: string, pattern: RegExp): string | null {
  return (upper(text).replace(/\s/g, '').match(pattern) ?? [])[0] ?? null;
}

/** Returns the first run of exactly `count` digits, without spaces and hyphens between them; null if there is none. */
export function figuresIn(text: string, count: number): string | null {
  for (const [run] of text.slice(0, MAX_CHARACTERS).matchAll(/\d(?:[ -]?\d){0,40}/g)) {
    const figures = run.replace(/[ -]/g, '');
    if (figures.length === count) return figures;
  }
  return null;
}

export const nssIn = (text: string): string | null => figuresIn(text, 11);
/** Returns the first run of eighteen digits if it is a valid CLABE; else null. */
export function clabeIn(text: string): string | null {
  const figures = figuresIn(text, 18);
  return figures !== null && parseClabe(figures).ok ? figures : null;
}

export const isCurp = (text: string, today: string) => parseCurp(text, today).ok;
export const isNss = (text: string) => parseNss(text).ok;
export const isRfc = (text: string, today: string) => parseRfc(text, today).ok;
