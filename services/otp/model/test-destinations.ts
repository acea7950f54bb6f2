import type { Owner } from '#platform/base/administration.ts';

/** The code in every message to a test destination (`docs/guides/testing.md`). */
export const TEST_CODE = '123456';

/**
 * The outcome of a test destination.
 * - `delivered`: the code is right.
 * - `late`: the carrier delivers after some seconds; then the code is right.
 * - `refused`: the carrier rejects the message.
 * - `wrong`: every typed code is wrong.
 * - `expired`: the code expired before it was typed.
 * - `limited`: too many codes were sent before.
 */
type TestOutcome = 'delivered' | 'late' | 'refused' | 'wrong' | 'expired' | 'limited';

/** Matches test e-mail addresses; the first group names the outcome. `.example` domains are reserved (RFC 2606). */
const MAIL = /^([^@+]+)(?:\+[^@]*)?@test\.zaguan\.example$/i;
/**
 * Matches test phones; the last two digits name the outcome. North America reserves 555-0100 to 555-0199 for fiction; Mexico reserves no
 * numbers, so the Mexican ones begin with zeros.
 */
const PHONE = /^(?:52550000\d\d|1[2-9]\d\d55501)(\d\d)$/;

const byName: Readonly<Record<string, TestOutcome>> = {
  late: 'late',
  refused: 'refused',
  wrong: 'wrong',
  expired: 'expired',
  limited: 'limited',
  // The test people of `lib/contracts/verification/test-people.ts`.
  pausa: 'late',
  nadie: 'wrong',
  ninguno: 'refused',
};
const byNumber: Readonly<Record<string, TestOutcome>> = {
  '01': 'late',
  '02': 'refused',
  '03': 'wrong',
  '04': 'expired',
  '05': 'limited',
};

/**
 * Returns the outcome for a test address or phone (digits with country code). Null in live mode and for a destination that gets real codes.
 */
export function testOutcome({ livemode }: Pick<Owner, 'livemode'>, destination: string): TestOutcome | null {
  if (livemode) return null;
  const name = MAIL.exec(destination)?.[1]?.toLowerCase();
  if (name !== undefined) return Object.hasOwn(byName, name) ? byName[name]! : 'delivered';
  const number = PHONE.exec(destination)?.[1];
  return number === undefined ? null : (byNumber[number] ?? 'delivered');
}
