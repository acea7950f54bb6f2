import { clabeCheckDigit } from './clabe.ts';
import { parseCurp } from './curp.ts';
import { isElectorKey } from './elector-key.ts';
import { nssCheckDigit } from './nss.ts';
import { isHomoclave, rfcCheckDigit } from './rfc-ending.ts';
import { isoDateOf } from './written-day.ts';

/**
 * Likelihood ratios for OCR: how often a code is printed on papers, against a random code of the same form (mean 1; a random check digit
 * is right once in ten or eleven). Evidence, not a rule. Only RFC misprints were counted.
 */

/** Odds of a right check digit: of ten, or for an RFC eleven, random codes one has it. */
const CHECK_DIGIT_ODDS = 10;
const RFC_RIGHT = 11;
/** Odds of an impossible day or entity: nearly always an OCR error. */
const IMPOSSIBLE_ODDS = 0.001;
/** Odds of a wrong check digit in print; for an RFC one in seventy. */
const MISPRINT = 0.03;
const RFC_MISPRINT = 0.016;
/** Odds of characters that the official rule never produces, although some issued codes have them. */
const STRANGE_ODDS = 0.05;
/** RFCs that stand for the general public and for foreigners. */
const GENERIC = /^X[AE]XX010101000$/;
/** Share of CURP holders older than `OLD_YEARS`. */
const OLD_SHARE = 0.02;
const OLD_YEARS = 95;

/** Returns the odds of a CURP. @param today ISO date in Mexico. */
export function curpOdds(code: string, today: string): number {
  const verdict = parseCurp(code, today);
  if (!verdict.ok) return verdict.reason === 'check' ? MISPRINT : IMPOSSIBLE_ODDS;
  return Number(today.slice(0, 4)) - Number(verdict.value.birthDate.slice(0, 4)) > OLD_YEARS
    ? CHECK_DIGIT_ODDS * OLD_SHARE
    : CHECK_DIGIT_ODDS;
}

/** Returns the odds of an RFC, whose date may be in either century, because an RFC has a year of two digits. */
export function rfcOdds(code: string): number {
  if (GENERIC.test(code)) return RFC_RIGHT;
  const [day, homoclave, digit] = [code.slice(-9, -3), code.slice(-3, -1), code.slice(-1)];
  if (!['19', '20'].some((century) => isoDateOf(century + day))) return IMPOSSIBLE_ODDS;
  return (rfcCheckDigit(code.slice(0, -1)) === digit ? RFC_RIGHT : RFC_MISPRINT) * (isHomoclave(homoclave) ? 1 : STRANGE_ODDS);
}

/** Returns the odds of an elector key, which has no check digit. Some cards print unusual entity numbers for births abroad. */
export const electorKeyOdds = (code: string): number => {
  const entity = Number(code.slice(12, 14));
  if (!isElectorKey(code)) return IMPOSSIBLE_ODDS;
  return (entity >= 1 && entity <= 32) || entity === 87 ? 1 : STRANGE_ODDS;
};

export const nssOdds = (code: string): number => (nssCheckDigit(code.slice(0, -1)) === code.at(-1) ? CHECK_DIGIT_ODDS : MISPRINT);
export const clabeOdds = (code: string): number => (clabeCheckDigit(code.slice(0, -1)) === code.at(-1) ? CHECK_DIGIT_ODDS : MISPRINT);
