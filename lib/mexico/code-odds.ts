import { clabeCheckDigit } from './clabe.ts';
import { parseCurp } from './curp.ts';
import { isElectorKey } from './elector-key.ts';
import { nssCheckDigit } from './nss.ts';
import { isHomoclave, rfcCheckDigit } from './rfc-ending.ts';
import { isoDateOf } from './written-day.ts';

/**
 * Odds of a code on paper against a random one of the same form (mean 1; a random check digit fits once in ten or eleven). Evidence for
 * print readers, not a rule. Only RFC misprints were counted.
 */

/** Odds of an impossible day or entity: nearly always a reader's mistake. */
const NONE = 0.001;
/** Odds of a misprinted check digit; one RFC in seventy. */
const MISPRINT = 0.03;
const RFC_MISPRINT = 0.016;
/** Odds of characters that the rule never gives, though SAT may. */
const STRANGE = 0.05;
/** RFCs of the general public and of foreigners. */
const GENERIC = /^X[AE]XX010101000$/;
/** Share of CURP holders older than `OLD_YEARS`. */
const OLD = 0.02;
const OLD_YEARS = 95;

/** @param today ISO date in Mexico. */
export function curpOdds(code: string, today: string): number {
  const verdict = parseCurp(code, today);
  if (!verdict.ok) return verdict.reason === 'check' ? MISPRINT : NONE;
  return Number(today.slice(0, 4)) - Number(verdict.value.birthDate.slice(0, 4)) > OLD_YEARS ? 10 * OLD : 10;
}

/** An RFC does not tell the century. */
export function rfcOdds(code: string): number {
  if (GENERIC.test(code)) return 11;
  const [day, homoclave, digit] = [code.slice(-9, -3), code.slice(-3, -1), code.slice(-1)];
  if (!['19', '20'].some((century) => isoDateOf(century + day))) return NONE;
  return (rfcCheckDigit(code.slice(0, -1)) === digit ? 11 : RFC_MISPRINT) * (isHomoclave(homoclave) ? 1 : STRANGE);
}

/** There is no check digit. Cards print other entities for births abroad. */
export const electorKeyOdds = (code: string): number => {
  const entity = Number(code.slice(12, 14));
  if (!isElectorKey(code)) return NONE;
  return (entity >= 1 && entity <= 32) || entity === 87 ? 1 : STRANGE;
};

export const nssOdds = (code: string): number => (nssCheckDigit(code.slice(0, -1)) === code.at(-1) ? 10 : MISPRINT);
export const clabeOdds = (code: string): number => (clabeCheckDigit(code.slice(0, -1)) === code.at(-1) ? 10 : MISPRINT);
