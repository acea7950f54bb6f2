import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type NumberType, parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';
import { isMexicanPhone, MEXICO, normalizePhone } from '#mexico/phone.ts';
import { Problem } from '#platform/base/problem.ts';

/** A number that begins with its country code. */
const SIGNED = /^\s*(\+|00)/;

/**
 * Returns the number that a code goes to, as digits with country code.
 * @param member The body's member that has the number.
 * @throws Problem ERR001 for what is no phone number.
 */
export function phoneDigits(
  number: { phone: string; country_code?: number | null | undefined; country_code_included?: boolean | null | undefined },
  member = 'phone',
): string {
  const { phone, country_code, country_code_included } = number;
  const country = country_code ? String(country_code) : null;
  const digits = normalizePhone(withCountry(phone, country ?? MEXICO, country_code_included === true));
  const hasOtherCountry = country_code_included && country !== null && !digits?.startsWith(country);
  // Most such numbers are Mexican ones whose code is missing: as foreign ones they would reach a stranger.
  const doubtful = country_code_included && country === null && !SIGNED.test(phone) && phone.replace(/\D/g, '').length === 10;
  if (digits !== null && !hasOtherCountry && !doubtful && (isMexicanPhone(digits) || isForeignPhone(digits))) return digits;
  const message = `${member} is no number that can be called. Mexican numbers have 10 digits; write others with + and their country code.`;
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR001',
    errors: [{ path: member, code: 'invalid_phone', message }],
  });
}

/** What a message reaches at the price of a message. Elsewhere it costs more, and the codes of fraud end there, or it reaches nobody. */
const SENT_TO: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'] satisfies NumberType[]);

/**
 * Refuses a number that no message is sent to: by its type, of a network that belongs to no country (satellites), or of a country that the
 * tenant does not list. A number of unknown type is sent to.
 *
 * @param digits As `phoneDigits` returns them.
 * @throws Problem ERR001 `not_sendable`.
 */
export function refuseUnsendable(digits: string, countries: readonly string[], member = 'phone'): void {
  const number = parseWithType(`+${digits}`);
  const possible: readonly string[] = number?.country ? [number.country] : (number?.getPossibleCountries() ?? []);
  const type = number?.getType();
  const wrongType = possible.length === 0 || (type !== undefined && !SENT_TO.has(type));
  if (!wrongType && possible.some((country) => countries.includes(country))) return;
  const message = wrongType
    ? `${member} is a number that no message is sent to: a landline’s, premium, shared cost, toll-free, personal, a pager’s or a satellite’s.`
    : `${member} is of ${possible.join(' or ')}, and the settings do not list it under senders.countries.`;
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR001',
    errors: [{ path: member, code: 'not_sendable', message }],
  });
}

/**
 * Returns the inbox that a message counts for: without capitals, and without the tag that many mail servers allow after a `+`. It serves
 * for counting only. The receiving server alone knows whether two spellings are one inbox, so the code goes to the address as it came.
 */
export function countedAs(destination: string): string {
  const text = destination.toLowerCase();
  const tag = text.indexOf('+', 1);
  const at = text.indexOf('@', tag);
  return tag > 0 && at > tag ? text.slice(0, tag) + text.slice(at) : text;
}

/** Whether a country assigns numbers like this one. A message to any other costs as much and reaches nobody. */
function isForeignPhone(digits: string): boolean {
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() ?? false;
}

function withCountry(phone: string, country: string, hasCountry: boolean): string {
  const signed = SIGNED.test(phone);
  if (hasCountry) return signed ? phone : `+${phone}`;
  // Ten digits show that a Mexican number has no 52.
  return signed || country === MEXICO ? phone : `+${country}${phone}`;
}
