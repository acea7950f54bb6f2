/** Allowed characters at each position of a code, which the OCR uses as a constraint. */
export type Positions = readonly string[];

const DIGIT = '0123456789';
const LETTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CONSONANT = 'BCDFGHJKLMNPQRSTVWXYZ';
const ANY = LETTER + DIGIT;
const MRZ = `${ANY}<`;

const many = (signs: string, count: number): string[] => Array<string>(count).fill(signs);
/** A date as YYMMDD. */
const DAY: Positions = [DIGIT, DIGIT, '01', DIGIT, '0123', DIGIT];
const TAXPAYER = `${LETTER}Ñ&`;

const NAME_AND_SURNAMES: Positions = [LETTER, CONSONANT, LETTER, CONSONANT, LETTER, CONSONANT];
const CURP_NAME: Positions = [LETTER, 'AEIOUX', LETTER, LETTER];

export const CURP: Positions = [...CURP_NAME, ...DAY, 'HMX', ...many(LETTER, 2), ...many(CONSONANT, 3), ANY, DIGIT];
export const ELECTOR_KEY: Positions = [...NAME_AND_SURNAMES, ...DAY, '0123', DIGIT, 'HM', ...many(DIGIT, 3)];
export const RFC_OF_PERSON: Positions = [...many(TAXPAYER, 4), ...DAY, ...many(ANY, 2), `${DIGIT}A`];
export const RFC_OF_COMPANY: Positions = [...many(TAXPAYER, 3), ...DAY, ...many(ANY, 2), `${DIGIT}A`];
export const CLABE: Positions = many(DIGIT, 18);
export const NSS: Positions = many(DIGIT, 11);

/** Lines of machine-readable zones on cards and passports (ICAO 9303, TD1 and TD3). */
export const TD1: readonly [Positions, Positions, Positions] = [
  ['IAC', `${LETTER}<`, ...many(`${LETTER}<`, 3), ...many(MRZ, 9), `${DIGIT}<`, ...many(MRZ, 15)],
  [...DAY, DIGIT, 'HMFX<', ...DAY, DIGIT, ...many(`${LETTER}<`, 3), ...many(MRZ, 11), DIGIT],
  many(`${LETTER}<`, 30),
];
export const TD3: readonly [Positions, Positions] = [
  ['P', `${LETTER}<`, ...many(`${LETTER}<`, 42)],
  [...many(MRZ, 9), DIGIT, ...many(`${LETTER}<`, 3), ...DAY, DIGIT, 'MFX<', ...DAY, DIGIT, ...many(MRZ, 14), `${DIGIT}<`, DIGIT],
];
