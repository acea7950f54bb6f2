import type { Owner } from '#platform/base/administration.ts';

/**
 * Addresses and numbers with which a partner tries every outcome of a code, without a mailbox and without a phone. They have a meaning
 * for test keys only. For a live key each is an address like any other.
 * `docs/guides/testing.md` has the list.
 */

/** The code in every message to a test destination. */
export const TEST_CODE = '123456';

/**
 * - `delivered`: the code is right.
 * - `late`: the carrier takes its time; then the code is right.
 * - `refused`: the carrier does not take the message.
 * - `wrong`: no code is ever right.
 * - `expired`: the code expired before it was typed.
 * - `limited`: too many codes were sent before.
 */
export type TestOutcome = 'delivered' | 'late' | 'refused' | 'wrong' | 'expired' | 'limited';

/** `.example` names belong to nobody and never will (RFC 2606). */
const MAIL = /^([^@+]+)(?:\+[^@]*)?@test\.zaguan\.example$/i;
/** Mexico keeps no numbers for fiction, so these begin with zeros; the others are North America's 555-0100 to 555-0199, kept for it. */
const PHONE = /^(?:52550000\d\d|1[2-9]\d\d55501)(\d\d)$/;

const byName: Readonly<Record<string, TestOutcome>> = {
  late: 'late',
  refused: 'refused',
  wrong: 'wrong',
  expired: 'expired',
  limited: 'limited',
  // People who play a part elsewhere too (`lib/contracts/verification/test-people.ts`): one name plays one story through.
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

/** Returns the outcome of a code to this address or phone (digits with country code); null for a destination of real codes. */
export function testOutcome({ livemode }: Pick<Owner, 'livemode'>, destination: string): TestOutcome | null {
  if (livemode) return null;
  const name = MAIL.exec(destination)?.[1]?.toLowerCase();
  if (name !== undefined) return Object.hasOwn(byName, name) ? byName[name]! : 'delivered';
  const number = PHONE.exec(destination)?.[1];
  return number === undefined ? null : (byNumber[number] ?? 'delivered');
}
