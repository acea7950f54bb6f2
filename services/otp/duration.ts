import { invalidRequest } from './model/invalid-request.ts';

const FORM = /^(\d{1,4})([mh])$/;
/** The longest validity of a code: a day. */
const MAX_MINUTES = 24 * 60;

/** Parses `10m` or `2h` to minutes, from 1 to 1440. Throws ERR002. */
export function parseDuration(text: string): number {
  const [, digits, unit] = FORM.exec(text) ?? [];
  const minutes = Number(digits) * (unit === 'h' ? 60 : 1);
  if (minutes >= 1 && minutes <= MAX_MINUTES) return minutes;
  const message = 'expires_in must be 1 to 4 digits and m or h, from 1m to 24h.';
  throw invalidRequest('ERR002', 'expires_in', 'invalid_duration', message);
}
