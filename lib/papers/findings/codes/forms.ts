import { clabeCheckDigit } from '#mexico/clabe.ts';
import { parseCurp } from '#mexico/curp.ts';
import { isElectorKey } from '#mexico/elector-key.ts';
import { parseNss } from '#mexico/nss.ts';
import { CLABE, CURP, ELECTOR_KEY, NSS, RFC_OF_COMPANY, RFC_OF_PERSON } from '#mexico/positions.ts';
import { parseRfc } from '#mexico/rfc.ts';
import type { CodeForm } from './correct-code.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Index of position 17 of a CURP: a digit for births up to 1999, a letter from 2000. `O` and `0` have the same check digit. */
const CENTURY = 16;

/** Returns the form of a CURP. `birthDate`, if another text has it, or else the year in `read` chooses the century. Dates are ISO. */
export function curpForm(read: string, birthDate: string | null, today: string): CodeForm {
  const year = read.slice(4, 6).replace(/[OQD]/g, '0').replace(/[IL]/g, '1');
  const isOfLastCentury = birthDate === null ? year > today.slice(2, 4) : birthDate < '2000';
  const mayBeOfThis = birthDate === null && year <= today.slice(2, 4);
  const ofCentury = mayBeOfThis ? CURP[CENTURY]! : isOfLastCentury ? DIGITS : LETTERS;
  return {
    positions: CURP.map((position, at) => (at === CENTURY ? ofCentury : position)),
    isValid: (code) => parseCurp(code, today).ok,
    oneIn: 10,
  };
}

/** Form of an elector key, which has no check digit. */
export const electorKeyForm: CodeForm = { positions: ELECTOR_KEY, isValid: isElectorKey, oneIn: 1 };

/** Returns the form of an RFC. About one in seventy breaks the check digit rule. Such an RFC is accepted only if it was read surely. */
export function rfcForm(length: number, today: string): CodeForm {
  const isValid = (code: string) => {
    const verdict = parseRfc(code, today);
    return verdict.ok && !verdict.value.warnings.includes('check');
  };
  return { positions: length === RFC_OF_COMPANY.length ? RFC_OF_COMPANY : RFC_OF_PERSON, isValid, oneIn: 11 };
}

const isClabe = (code: string) => clabeCheckDigit(code.slice(0, 17)) === code.charAt(17);
export const clabeForm: CodeForm = { positions: CLABE, isValid: isClabe, oneIn: 10 };
export const nssForm: CodeForm = { positions: NSS, isValid: (code) => parseNss(code).ok, oneIn: 10 };
