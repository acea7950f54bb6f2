import type { Voucher } from '#contracts/base/claims.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import { normalizePhone } from '#mexico/phone.ts';
import { type ContactRow, sameEmail } from '../model/contact-store.ts';
import type { LockedPerson } from '../model/person-store.ts';

/** Decides how facts may be written to a person who existed before. */
export interface FactsStanding {
  /** `all`: over what is there. `empty`: only where nothing is there. `nothing`: they stay claims. */
  writes: 'all' | 'empty' | 'nothing';
  vouchedBy: Voucher | null;
  /** The addresses whose codes vouch, where `contact` does. */
  vouching: string[] | null;
  /** Nothing vouches, and the tenant's setting lets it be written all the same. */
  isJoined: boolean;
}

/** An address, and the way by which the code came there. */
interface CodeProof {
  channel: OtpType;
  destination: string;
}

interface VouchingEvidence {
  /** A key named the person. */
  isNamed: boolean;
  /** A key accepted the claims. */
  isAccepted: boolean;
  /** Addresses that one-time codes proved in the workflow. */
  codeProofs: readonly CodeProof[];
  /** The person's face is not the one on the credential that they showed, or not the one on record. */
  otherFace: boolean;
  /** A genuine credential and a living face name this person. It vouches for a record that was there before with one tie more. */
  isEnrolled: boolean;
  /** The living face is the one on record. */
  sameFace: boolean;
  /** The workflow made this record. */
  own: boolean;
  unvouched: 'propose' | 'join';
}

/** Judges what vouches for somebody who says that they are this person. */
export function standingOf(person: LockedPerson, contacts: readonly ContactRow[], evidence: VouchingEvidence): FactsStanding {
  const { isNamed, isAccepted: accepted, codeProofs: proven, otherFace, isEnrolled: enrolled, sameFace, own, unvouched } = evidence;
  const alone = { vouching: null, isJoined: false };
  // What is accepted names the person of the claims, whom no key had named when it made the workflow.
  if (accepted) return { writes: 'all', vouchedBy: 'operator', ...alone };
  if (isNamed) return { writes: 'all', vouchedBy: 'partner', ...alone };
  const proofs = (shouldBeVouched: boolean) => proven.filter((one) => contacts.some((row) => provesAddress(row, one, shouldBeVouched)));
  const vouching = [...new Set(proofs(true).map(({ destination }) => destination))];
  const isTied = sameFace || vouching.length > 0 || (own && (person.vouched_by === null || person.vouched_by === 'enrollment'));
  if (enrolled && isTied && !otherFace) return { writes: 'all', vouchedBy: 'enrollment', ...alone };
  // Who holds the phone of somebody may hold their card too.
  if (vouching.length > 0 && !otherFace) return { writes: 'empty', vouchedBy: 'contact', isJoined: false, vouching };
  // A record of claims alone belongs to whoever holds an address that it confirmed.
  if (person.vouched_by === null && (own || proofs(false).length > 0)) return { writes: 'all', vouchedBy: null, ...alone };
  if (unvouched === 'join') return { writes: 'all', vouchedBy: null, vouching: null, isJoined: true };
  return { writes: 'nothing', vouchedBy: null, ...alone };
}

/**
 * A phone is proven by SMS alone: who reads a WhatsApp account need not have its line.
 *
 * @param shouldBeVouched Only addresses that a key wrote, or that were confirmed while something vouched.
 */
function provesAddress(row: ContactRow, { channel, destination }: CodeProof, shouldBeVouched: boolean): boolean {
  const email = row.email !== null && (shouldBeVouched ? row.email_vouched : row.email_confirmation);
  const phone = row.phone !== null && (shouldBeVouched ? row.phone_vouched : row.sms_confirmation);
  if (channel === 'EMAIL') return email && sameEmail(row.email, destination);
  return channel === 'SMS' && phone && normalizePhone(destination) === row.phone;
}
