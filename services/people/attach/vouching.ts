import type { Voucher } from '#contracts/base/claims.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import { normalizePhone } from '#mexico/phone.ts';
import { type ContactRow, sameEmail } from '../model/contact-store.ts';
import type { LockedPerson } from '../model/person-store.ts';

/** Permission to write facts to an existing person, with the trusted source that confirms the facts (vouches for them). */
export interface WritePermission {
  /** `all`: facts overwrite recorded values. `empty`: facts fill only empty members. `nothing`: facts stay claims. */
  writes: 'all' | 'empty' | 'nothing';
  vouchedBy: Voucher | null;
  /** The e-mails and phones that codes proved, if `vouchedBy` is `contact`; else null. */
  vouching: string[] | null;
  /** True if no source vouches, and the facts are written only because the tenant's setting allows it. */
  isJoined: boolean;
}

/** An e-mail or phone that a one-time code proved, and the channel of the code. */
interface CodeProof {
  channel: OtpType;
  destination: string;
}

interface VouchingEvidence {
  /** True if an API key named the person. */
  isNamed: boolean;
  /** True if an API key accepted the claims. */
  isAccepted: boolean;
  /** The e-mails and phones that one-time codes proved in the workflow. */
  codeProofs: readonly CodeProof[];
  /** True if the live face mismatches the shown credential or the portrait on record. */
  otherFace: boolean;
  /** True if a genuine credential with a live face names this person. For an existing record, a further tie is required. */
  isEnrolled: boolean;
  /** True if the live face matches the portrait on record. */
  sameFace: boolean;
  /** True if this workflow created the record. */
  own: boolean;
  /** The tenant's setting for facts that no source vouches for: they stay claims (`propose`), or are written (`join`). */
  unvouched: 'propose' | 'join';
}

/** Returns how the facts of a workflow that claims an existing person may be written, by its evidence. */
export function writePermissionOf(person: LockedPerson, contacts: readonly ContactRow[], evidence: VouchingEvidence): WritePermission {
  const { isNamed, isAccepted: accepted, codeProofs: proven, otherFace, isEnrolled: enrolled, sameFace, own, unvouched } = evidence;
  const alone = { vouching: null, isJoined: false };
  // An accepted claim also names the person, but later than the key that created the workflow, so it comes before `partner`.
  if (accepted) return { writes: 'all', vouchedBy: 'operator', ...alone };
  if (isNamed) return { writes: 'all', vouchedBy: 'partner', ...alone };
  const proofs = (shouldBeVouched: boolean) => proven.filter((one) => contacts.some((row) => provesAddress(row, one, shouldBeVouched)));
  const vouching = [...new Set(proofs(true).map(({ destination }) => destination))];
  const isTied = sameFace || vouching.length > 0 || (own && (person.vouched_by === null || person.vouched_by === 'enrollment'));
  if (enrolled && isTied && !otherFace) return { writes: 'all', vouchedBy: 'enrollment', ...alone };
  // A code alone lets facts fill only empty members: a thief of a phone may have the owner's card too.
  if (vouching.length > 0 && !otherFace) return { writes: 'empty', vouchedBy: 'contact', isJoined: false, vouching };
  // A record without a voucher may be overwritten by its own workflow, or by a person who proves a confirmed address of it.
  if (person.vouched_by === null && (own || proofs(false).length > 0)) return { writes: 'all', vouchedBy: null, ...alone };
  if (unvouched === 'join') return { writes: 'all', vouchedBy: null, vouching: null, isJoined: true };
  return { writes: 'nothing', vouchedBy: null, ...alone };
}

/**
 * Returns whether a code proves an address of a contact row. Only SMS proves a phone: access to a WhatsApp account does not prove
 * possession of the line.
 *
 * @param shouldBeVouched True: only an address that an API key wrote, or that was confirmed while a source vouched, counts.
 */
function provesAddress(row: ContactRow, { channel, destination }: CodeProof, shouldBeVouched: boolean): boolean {
  const email = row.email !== null && (shouldBeVouched ? row.email_vouched : row.email_confirmation);
  const phone = row.phone !== null && (shouldBeVouched ? row.phone_vouched : row.sms_confirmation);
  if (channel === 'EMAIL') return email && sameEmail(row.email, destination);
  return channel === 'SMS' && phone && normalizePhone(destination) === row.phone;
}
