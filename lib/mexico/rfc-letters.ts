import type { WrittenName } from './curp-letters.ts';
import { plainCapitals } from './letters.ts';
import { romanNumeral, spanishNumber } from './spanish-numbers.ts';

// Marked as pure, so that bundlers drop the sets if no RFC is derived.
/** Words that SAT ignores in a person's names. */
const PARTICLES = /* @__PURE__ */ new Set(/* @__PURE__ */ 'DE LA LAS MC VON DEL LOS Y MAC VAN MI'.split(' '));
const COMMON_FIRST_NAMES = /* @__PURE__ */ new Set(/* @__PURE__ */ 'MARIA MA JOSE J'.split(' '));

/** Offensive words, whose fourth letter becomes X. The list is shorter than RENAPO's for CURPs. */
const INCONVENIENT = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'.split(
    ' ',
  ),
);

/** Words that SAT ignores in a company's name. */
const COMPANY_PARTICLES = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'EL LA DE DEL LOS LAS Y MI POR CON SUS E PARA EN MC VON MAC VAN COMPAÑIA CIA SOCIEDAD SOC COMPANY CO THE OF AND A'.split(
    ' ',
  ),
);

/** Company types at the end of a company's name, longest first; split when used, as bundlers keep calls at the top level. */
const COMPANY_TYPES = 'SAPI DE CV,SAB DE CV,SAS DE CV,SA DE CV,S DE RL DE CV,SC DE RL DE CV,SC DE RL,S DE RL,SAPI,SAS,SNC,SA,SC,AC';

/** Splits a text into upper case words without accents; Ñ and & stay. */
function wordsOf(text: string): string[] {
  return plainCapitals(text, 'Ñ')
    .replace(/[.,]/g, ' ')
    .replace(/[^A-ZÑ&0-9 ]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Drops particles, unless all words are particles. */
function withoutParticles(words: readonly string[], particles: ReadonlySet<string>): readonly string[] {
  const rest = words.filter((word) => !particles.has(word));
  return rest.length > 0 ? rest : words;
}

function givenName(text: string): string {
  const words = wordsOf(text);
  const later = words.slice(1).filter((word) => !PARTICLES.has(word));
  const shouldSkipFirst = COMMON_FIRST_NAMES.has(words[0] ?? '') && later.length > 0;
  return (shouldSkipFirst ? later : withoutParticles(words, PARTICLES))[0] ?? '';
}

const innerVowel = (word: string) => word.slice(1).match(/[AEIOU]/)?.[0] ?? 'X';
const start = (word: string, length: number) => word.slice(0, length).padEnd(length, 'X');

/** Returns the four letters with which a person's RFC begins. */
export function rfcNaturalLetters({ name, first, second }: WrittenName): string {
  const firstName = givenName(name);
  const [paternal = '', maternal = ''] = [first, second]
    .map((surname) => withoutParticles(wordsOf(surname), PARTICLES)[0])
    .filter((word) => word !== undefined);
  const letters = naturalLetters(paternal, maternal, firstName);
  return INCONVENIENT.has(letters) ? `${letters.slice(0, 3)}X` : letters;
}

function naturalLetters(paternal: string, maternal: string, firstName: string): string {
  if (maternal === '') return start(paternal, 2) + start(firstName, 2);
  if (paternal.length <= 2) return start(paternal, 1) + start(maternal, 1) + start(firstName, 2);
  return paternal.charAt(0) + innerVowel(paternal) + start(maternal, 1) + start(firstName, 1);
}

/** Returns the three letters with which a company's RFC begins. */
export function rfcLegalLetters(denomination: string): string {
  const words = withoutCompanyType(denomination)
    .split(/\s+/)
    .flatMap((token) => (INITIALS.test(token) ? wordsOf(token) : wordsOf(token).flatMap(countedInCompany)));
  const [one = '', two, three] = words.length > 0 ? words : wordsOf(denomination);
  if (two === undefined) return start(one, 3);
  return three === undefined ? start(one, 1) + start(two, 2) : start(one, 1) + start(two, 1) + start(three, 1);
}

/** Initials such as `F.A.Z.`: each letter counts as a word, even if it is a particle. */
const INITIALS = /^(\p{L}\.){2,}\p{L}?,?$/u;

const countedInCompany = (token: string) => wordsOf(asText(token)).filter((word) => !COMPANY_PARTICLES.has(word));

/** Returns a number, arabic or roman, in Spanish words. A single I, V or X stays, because it may be an initial. */
function asText(word: string): string {
  const value = /^\d{1,6}$/.test(word) ? Number(word) : word.length > 1 ? romanNumeral(word) : null;
  return value === null ? word : spanishNumber(value);
}

function withoutCompanyType(denomination: string): string {
  const text = denomination.toUpperCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  const type = COMPANY_TYPES.split(',').find((ending) => text.endsWith(` ${ending}`));
  if (!type) return denomination;
  // Cuts the original text, because its dots are significant ("F.A.Z." is three words).
  const letters = type.replaceAll(' ', '').length;
  let end = denomination.length;
  for (let count = 0; count < letters; end--) if (/[\p{L}\p{N}]/u.test(denomination.charAt(end - 1))) count++;
  return denomination.slice(0, end);
}
