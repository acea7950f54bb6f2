import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isMexicanPhone, MEXICO, normalizePhone } from '../../mexico/phone.ts';
import { Problem } from '../platform/problem.ts';

/** Says of itself that its country code is there. */
const SIGNED = /^\s*(\+|00)/;

/**
 * The number that a code goes to, as digits with country code.
 * @param member Of the body, that has it.
 * @throws Problem ERR001 for what is no phone number.
 */
export function phoneDigits(
  given: { phone: string; country_code?: number | null | undefined; country_code_included?: boolean | null | undefined },
  member = 'phone',
): string {
  const { phone, country_code, country_code_included } = given;
  const country = country_code ? String(country_code) : null;
  const digits = normalizePhone(withCountry(phone, country ?? MEXICO, country_code_included === true));
  const contradicted = country_code_included && country !== null && !digits?.startsWith(country);
  // Most such numbers are Mexican ones whose code is missing: as foreign ones they would reach a stranger.
  const doubtful = country_code_included && country === null && !SIGNED.test(phone) && phone.replace(/\D/g, '').length === 10;
  if (digits !== null && !contradicted && !doubtful && (isMexicanPhone(digits) || isForeignPhone(digits))) return digits;
  const message = `${member} is no number that can be called. Mexican numbers have 10 digits; write others with + and their country code.`;
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR001',
    errors: [{ path: member, code: 'invalid_phone', message }],
  });
}

/**
 * The inbox that sends are counted against: without capitals, and without the tag that many mail servers let a person write after a `+`.
 * For counting only: whether two spellings are one inbox is the receiving server's to know, so the code still goes where it was told to.
 */
export function countedAs(destination: string): string {
  return destination.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, '');
}

/** Whether some country gives out numbers like this: a message to one that nobody can have is paid for all the same. */
function isForeignPhone(digits: string): boolean {
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() ?? false;
}

function withCountry(phone: string, country: string, included: boolean): string {
  const signed = SIGNED.test(phone);
  if (included) return signed ? phone : `+${phone}`;
  // Mexican numbers tell by themselves whether 52 is there: they have ten digits.
  return signed || country === MEXICO ? phone : `+${country}${phone}`;
}
