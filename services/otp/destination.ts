import { MEXICO, normalizePhone } from '../../mexico/phone.ts';
import { Problem } from '../platform/problem.ts';

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
  if (digits !== null && !contradicted) return digits;
  const message = `${member} has a country code and 8 to 15 digits; Mexican numbers have 10 after 52.`;
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

function withCountry(phone: string, country: string, included: boolean): string {
  const signed = /^\s*(\+|00)/.test(phone);
  if (included) return signed ? phone : `+${phone}`;
  // Mexican numbers tell by themselves whether 52 is there: they have ten digits.
  return signed || country === MEXICO ? phone : `+${country}${phone}`;
}
