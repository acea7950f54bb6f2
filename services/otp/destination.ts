import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { type NumberType, parsePhoneNumberFromString as parseWithType } from 'libphonenumber-js/max';
import { isMexicanPhone, MEXICO, normalizePhone } from '#mexico/phone.ts';
import { invalidRequest } from './model/invalid-request.ts';

/** Matches the start of a number that contains its country code: `+` or `00`. */
const PREFIX = /^\s*(\+|00)/;

/** Returns the number as digits with country code. Throws ERR001, which names the body's `member`, if the text is no phone number. */
export function phoneDigits(
  number: { phone: string; country_code?: number | null | undefined; country_code_included?: boolean | null | undefined },
  member = 'phone',
): string {
  const { phone, country_code, country_code_included } = number;
  const country = country_code ? String(country_code) : null;
  const digits = normalizePhone(withCountry(phone, country ?? MEXICO, country_code_included === true));
  const hasOtherCountry = country_code_included && country !== null && !digits?.startsWith(country);
  // Ten digits are mostly a Mexican number without 52; read as a foreign number, they would reach a stranger.
  const isAmbiguous = country_code_included && country === null && !PREFIX.test(phone) && phone.replace(/\D/g, '').length === 10;
  if (digits !== null && !hasOtherCountry && !isAmbiguous && (isMexicanPhone(digits) || isForeignPhone(digits))) return digits;
  const message = `${member} is not a phone number that can be called. Mexican numbers have 10 digits; write others with + and their country code.`;
  throw invalidRequest('ERR001', member, 'invalid_phone', message);
}

/** Number types that receive messages at the usual price. Other types cost more, which fraud exploits, or receive no messages. */
const SENT_TO: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'] satisfies NumberType[]);

/** Throws ERR001 `not_sendable` for a number of a costly type, of no country (satellites) or of a country that the tenant does not list. */
export function refuseUnsendable(digits: string, countries: readonly string[], member = 'phone'): void {
  const number = parseWithType(`+${digits}`);
  const possible: readonly string[] = number?.country ? [number.country] : (number?.getPossibleCountries() ?? []);
  const type = number?.getType();
  const isWrongType = possible.length === 0 || (type !== undefined && !SENT_TO.has(type));
  if (!isWrongType && possible.some((country) => countries.includes(country))) return;
  const message = isWrongType
    ? `${member} cannot get messages: it is a landline, premium, shared cost, toll-free, personal, pager or satellite number.`
    : `${member} belongs to ${possible.join(' or ')}, which the settings do not list under senders.countries.`;
  throw invalidRequest('ERR001', member, 'not_sendable', message);
}

/** Returns the destination in lower case without a tag after `+`, to count messages per inbox. Messages go to the original one. */
export function countedAs(destination: string): string {
  const text = destination.toLowerCase();
  const tag = text.indexOf('+', 1);
  const at = text.indexOf('@', tag);
  return tag > 0 && at > tag ? text.slice(0, tag) + text.slice(at) : text;
}

/** Returns whether the digits are valid in the numbering plan of their country. */
function isForeignPhone(digits: string): boolean {
  return parsePhoneNumberFromString(`+${digits}`)?.isValid() ?? false;
}

function withCountry(phone: string, country: string, hasCountry: boolean): string {
  const hasPrefix = PREFIX.test(phone);
  if (hasCountry) return hasPrefix ? phone : `+${phone}`;
  // `normalizePhone` adds 52 to a Mexican number.
  return hasPrefix || country === MEXICO ? phone : `+${country}${phone}`;
}
