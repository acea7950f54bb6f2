import { clabeCheckDigit } from './clabe.ts';
import { parseCurp } from './curp.ts';
import { isElectorKey } from './elector-key.ts';
import { nssCheckDigit } from './nss.ts';
import { isHomoclave, rfcCheckDigit } from './rfc-ending.ts';

/**
 * How much oftener such a code stands on paper than others of the same form taken at random, whose check digit fits once in ten or eleven
 * times. 1 in the mean. For readers of print: evidence, and no rule. Nobody counted what is printed wrongly but RFCs.
 */

/** A day that is none, an entity that is none: a reader's mistake, nearly always. */
const NONE = 0.001;
/** A check digit that was printed wrongly: of RFCs one in seventy. */
const MISPRINT = 0.03;
const RFC_MISPRINT = 0.016;
/** Signs that the rule never gives, and SAT may. */
const STRANGE = 0.05;
/** The general public, and whoever is foreign. */
const GENERIC = /^X[AE]XX010101000$/;
/** Of all who have a CURP, so few are older than this. */
const OLD = 0.02;
const OLD_YEARS = 95;

/** @param today ISO date in Mexico. */
export function curpOdds(code: string, today: string): number {
  const verdict = parseCurp(code, today);
  if (!verdict.ok) return verdict.reason === 'check' ? MISPRINT : NONE;
  return Number(today.slice(0, 4)) - Number(verdict.value.birthDate.slice(0, 4)) > OLD_YEARS ? 10 * OLD : 10;
}

/** An RFC tells no century. */
export function rfcOdds(code: string): number {
  if (GENERIC.test(code)) return 11;
  const [day, homoclave, digit] = [code.slice(-9, -3), code.slice(-3, -1), code.slice(-1)];
  if (!['19', '20'].some((century) => isDay(century + day))) return NONE;
  return (rfcCheckDigit(code.slice(0, -1)) === digit ? 11 : RFC_MISPRINT) * (isHomoclave(homoclave) ? 1 : STRANGE);
}

function isDay(digits: string): boolean {
  const date = new Date(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}T00:00:00Z`);
  return date.getUTCDate() === Number(digits.slice(6));
}

/** It has no check digit; cards print other entities for births abroad. */
export const electorKeyOdds = (code: string): number => {
  const entity = Number(code.slice(12, 14));
  if (!isElectorKey(code)) return NONE;
  return (entity >= 1 && entity <= 32) || entity === 87 ? 1 : STRANGE;
};

export const nssOdds = (code: string): number => (nssCheckDigit(code.slice(0, -1)) === code.at(-1) ? 10 : MISPRINT);
export const clabeOdds = (code: string): number => (clabeCheckDigit(code.slice(0, -1)) === code.at(-1) ? 10 : MISPRINT);
