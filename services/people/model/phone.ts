import { normalizePhone } from '#mexico/phone.ts';
import { invalidMember } from '#platform/base/problem.ts';

/** Returns a phone number with its country code. Throws `invalid_body` if the text is no phone number. */
export function checkedPhone(text: string): string {
  const phone = normalizePhone(text);
  if (phone === null)
    throw invalidMember('phone', 'invalid_phone', 'phone has a country code and 8 to 15 digits; Mexican numbers have 10 after 52.');
  return phone;
}
