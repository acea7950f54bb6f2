/** Mexican phone numbers: 52 and ten digits since August 2019. People still type the old prefixes 01, 044, 045 and the 1 after +52. */

/** Maximum number of characters in a typed number, including spaces and brackets. */
export const LONGEST_PHONE = 60;

/** Country code of Mexico. */
export const MEXICO = '52';

/** Area codes of two digits. Their numbers are written 2+4+4, all others 3+3+4. */
const TWO_DIGIT_AREAS = new Set(['33', '55', '56', '81']);

/**
 * Normalizes a number to 8 to 15 digits with country code. Ten digits are Mexican; a number with `+`, `00` or more digits must contain its
 * country code. Null if it is no phone number.
 */
export function normalizePhone(text: string): string | null {
  if (text.length > LONGEST_PHONE) return null;
  const entry = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(entry)) return null;
  const digits = entry.replace(/\D/g, '').replace(/^00/, '');
  const national = /^(?:521|52|044|045|01)?([2-9]\d{9})$/.exec(digits);
  const signed = /^(\+|00)/.test(entry);
  if (national && (!signed || digits.startsWith(MEXICO))) return MEXICO + national[1];
  if (!signed && digits.length <= 10) return null;
  return /^[1-9]\d{7,14}$/.test(digits) && !digits.startsWith(MEXICO) ? digits : null;
}

/** Returns the number as `+`, country code and digits (E.164). Null if it is no phone number. */
export function internationalPhone(text: string): string | null {
  const digits = normalizePhone(text);
  return digits && `+${digits}`;
}

export function isMexicanPhone(digits: string): boolean {
  return /^52[2-9]\d{9}$/.test(digits);
}

/** Formats a normalized number: `55 1234 5678` or `998 123 4567` in Mexico, `+` and digits elsewhere. */
export function formatPhone(digits: string): string {
  if (!isMexicanPhone(digits)) return `+${digits}`;
  const national = digits.slice(2);
  const area = TWO_DIGIT_AREAS.has(national.slice(0, 2)) ? 2 : 3;
  return [national.slice(0, area), national.slice(area, 6), national.slice(6)].join(' ');
}

export type PhoneTrouble = 'empty' | 'short' | 'long' | 'shape' | 'foreign';

/** Returns why no code can be sent to a typed number. Null if possible. @param international Accepts other countries, written with `+`. */
export function phoneTrouble(input: string, international: boolean): PhoneTrouble | null {
  if (input.length > LONGEST_PHONE) return 'long';
  const text = input.trim();
  if (text === '') return 'empty';
  const digits = normalizePhone(text);
  const abroad = /^(\+|00)/.test(text) && !/^(\+|00)\s*52/.test(text);
  if (digits && isMexicanPhone(digits)) return null;
  if (abroad && !international) return 'foreign';
  if (digits && abroad) return null;
  if (!/^[+\d\s().-]+$/.test(text)) return 'shape';
  const typedDigits = text.replace(/\D/g, '').replace(/^(00)?52/, '');
  if (abroad || typedDigits.length === 10) return 'shape';
  return typedDigits.length < 10 ? 'short' : 'long';
}
