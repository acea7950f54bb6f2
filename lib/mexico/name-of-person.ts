import { plainCapitals } from './letters.ts';
import { namesAlike, wordsOf } from './names-alike.ts';
import { plainText } from './plain-text.ts';

/** The longest fragment of a particle (`DE LA`) that a cut leaves. */
const LONGEST_FRAGMENT = 2;

/**
 * Returns true if a printed name can be the person's: in any order, with parts missing or abbreviated, without accents, with `MA` for María,
 * with N or X for Ñ, with a husband's surname (`DE LÓPEZ`) beside the own ones. Null if a name has one word.
 * @param isCut The print ends after so many characters, maybe within a word.
 */
export function isNameOf(name: string, onPaper: string, isCut = false): boolean | null {
  const own = plainName(name);
  const paper = isCut ? completeLast(onPaper, wordsOf(own)) : plainName(onPaper);
  const verdicts = [own, joinParticles(own)].flatMap((one) => [paper, joinParticles(paper)].map((other) => namesAlike(one, other)));
  return verdicts.includes(true) || (verdicts[0] ?? null);
}

/** Returns true if two writings of one part of a name are equal but for accents, capitals, punctuation and the Ñ. */
export function isSameName(one: string, other: string): boolean {
  return plainText(plainEnye(one)) === plainText(plainEnye(other));
}

/** Makes Ñ, N, X, and the signs that registries write for Ñ, one letter: few names differ in that alone. */
const plainEnye = (text: string) => plainCapitals(text).replace(/[X#/]/g, 'N');

const plainName = (text: string) =>
  plainEnye(text)
    .replace(/['’]/g, '')
    .replace(/\bMA\b/g, 'MARIA');

/** Joins a particle to the word behind it: `MC GREGOR` and `DE LEON` are also printed as one word. */
const joinParticles = (text: string) =>
  text.replace(/\b(?:DEL?|LAS?|LOS|MA?C|SAN|SANTA|V[AO]N) (?=\p{L})/gu, (particle) => particle.trimEnd());

/**
 * Completes the last word by one of the names that no whole word is, if it begins so; drops it if it may be the rest of a particle. The
 * last word is no abbreviation: `MA` may be the begin of Magdalena.
 */
function completeLast(onPaper: string, names: readonly string[]): string {
  const fragments = wordsOf(plainEnye(onPaper).replace(/['’]/g, ''));
  const last = fragments.pop() ?? '';
  const words = wordsOf(plainName(fragments.join(' ')));
  const left = [...names];
  for (const word of words) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  const fullLast = left.find((name) => name.startsWith(last)) ?? (last.length > LONGEST_FRAGMENT ? last : '');
  return [...words, fullLast].join(' ');
}
