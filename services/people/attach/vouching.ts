import type { Voucher } from '#contracts/base/claims.ts';
import { isAsStrong, type KnownSource, weakestOf } from '#contracts/base/known-by.ts';
import type { OtpType } from '#contracts/otp/message.ts';
import { normalizePhone } from '#mexico/phone.ts';
import { type ContactRow, sameEmail } from '../model/contact-store.ts';
import { neededPortrait, neededTie, OF_PEOPLE, sourceOf } from '../model/known-by.ts';
import type { LockedPerson } from '../model/person-store.ts';

/** Permission to write facts to an existing person, with the trusted source that confirms the facts (vouches for them). */
export interface WritePermission {
  /** `all`: facts overwrite recorded values. `empty`: facts fill only empty members. `nothing`: facts stay claims. */
  writes: 'all' | 'empty' | 'nothing';
  vouchedBy: Voucher | null;
  /** How the written facts are known. */
  by: KnownSource;
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
  /** True if the live face mismatches the shown credential, or the portrait on record, or nobody compared it with that one. */
  otherFace: boolean;
  /** True if a credential and a living face name this person. */
  isCaptured: boolean;
  /** True if a registry or an operator also confirmed the credential. For an existing record, a further tie is required. */
  isEnrolled: boolean;
  /** Source of the portrait on record that the live face matches. Null if it matches none. */
  sameFace: KnownSource | null;
  /** True if this workflow created the record. */
  own: boolean;
  /** The tenant's setting for facts that no source vouches for: they stay claims (`propose`), or are written (`join`). */
  unvouched: 'propose' | 'join';
}

const ONLY_CLAIMS: ReadonlySet<KnownSource> = new Set(['claimed']);
/** The sources that a workflow gives to the record that it creates. */
const OF_CAPTURE: ReadonlySet<KnownSource> = new Set(['enrollment', 'capture', 'claimed']);

interface RecordState {
  contacts: readonly ContactRow[];
  /** Returns whether no other source has told anything of the record. */
  isTouchedOnlyBy(allowed: ReadonlySet<KnownSource>): boolean;
}

/** Returns how the facts of a workflow that claims an existing person may be written, by its evidence. */
export function writePermissionOf(
  person: LockedPerson,
  { contacts, isTouchedOnlyBy }: RecordState,
  evidence: VouchingEvidence,
): WritePermission {
  const { isNamed, isAccepted: accepted, codeProofs: proven, otherFace, isCaptured, isEnrolled, sameFace, own, unvouched } = evidence;
  const alone = { vouching: null, isJoined: false };
  const isOnlyClaimed = isTouchedOnlyBy(ONLY_CLAIMS);
  const asClaims = { vouchedBy: null, by: 'claimed', ...alone } as const;
  // An accepted claim also names the person, but later than the key that created the workflow, so it comes before `partner`.
  if (accepted) return { writes: 'all', vouchedBy: 'operator', by: 'operator', ...alone };
  // A key that names a record vouches for as much as the record itself is vouched for.
  if (isNamed && person.vouched_by === null) return { writes: isOnlyClaimed ? 'all' : 'empty', ...asClaims };
  if (isNamed) return { writes: 'all', vouchedBy: 'partner', by: weakestOf(['partner', person.vouched_by!])!, ...alone };
  const proofs = (needed: KnownSource | null) => proven.filter((one) => contacts.some((row) => provesAddress(row, one, needed)));
  const needed = neededTie(person.vouched_by, isTouchedOnlyBy(OF_PEOPLE));
  const vouching = [...new Set(proofs(needed).map(({ destination }) => destination))];
  const isOwn = own && isTouchedOnlyBy(OF_CAPTURE);
  const isTheirFace = sameFace !== null && isAsStrong(sameFace, neededPortrait(needed));
  const isTied = isTheirFace || vouching.length > 0 || isOwn;
  if (isEnrolled && isTied && !otherFace) return { writes: 'all', vouchedBy: 'enrollment', by: 'enrollment', ...alone };
  // Of a record that others made, a capture alone writes nothing: whoever photographed the owner's card has one too.
  if (isCaptured && isOwn && !otherFace) return { writes: 'all', vouchedBy: 'capture', by: 'capture', ...alone };
  // A code alone lets facts fill only empty members: a thief of a phone may have the owner's card too.
  if (vouching.length > 0 && !otherFace) return { writes: 'empty', vouchedBy: 'contact', by: 'contact', isJoined: false, vouching };
  // A record of claims alone may be overwritten by its own workflow, or by a person who proves a confirmed address of it.
  if (isOnlyClaimed && (own || proofs(null).length > 0)) return { writes: 'all', ...asClaims };
  if (unvouched === 'join') return { writes: 'all', ...asClaims, isJoined: true };
  return { writes: 'nothing', ...asClaims };
}

/**
 * Returns whether a code proves an address of a contact row. Only SMS proves a phone: access to a WhatsApp account does not prove
 * possession of the line.
 *
 * @param needed The weakest source of an address that counts, if an API key wrote it or it was confirmed while a source vouched. Null:
 *   every confirmed address counts.
 */
function provesAddress(row: ContactRow, { channel, destination }: CodeProof, needed: KnownSource | null): boolean {
  const isKnown = (member: 'email' | 'phone') => needed !== null && isAsStrong(sourceOf(row.known_by, member)?.by ?? 'claimed', needed);
  const email = row.email !== null && (needed === null ? row.email_confirmation : row.email_vouched && isKnown('email'));
  const phone = row.phone !== null && (needed === null ? row.sms_confirmation : row.phone_vouched && isKnown('phone'));
  if (channel === 'EMAIL') return email && sameEmail(row.email, destination);
  return channel === 'SMS' && phone && normalizePhone(destination) === row.phone;
}
