import { isDeepStrictEqual } from 'node:util';
import type { Voucher } from '#contracts/base/claims.ts';
import { isAsStrong, type KnownBy, type KnownMember, type KnownSource, knownMembers, weakestOf } from '#contracts/base/known-by.ts';

/** The source of values that were written at the same time. */
export interface Source {
  by: KnownSource;
  at: Date;
  /** The uuid of the workflow that brought the values. Null if an API key or a registry did. */
  workflow: string | null;
}

/** A source as its column has it, with the members that come from it. */
export interface MemberSource extends KnownBy {
  members: string[];
}

/** The members that decide who vouches for a record. */
const IDENTITY_MEMBERS: readonly KnownMember[] = ['national_id', 'name', 'first_lastname', 'second_lastname', 'birthdate'];

type Values = Readonly<Record<string, unknown>>;

/** The sources that rest on what a person's own programs and codes say. */
export const OF_PEOPLE: ReadonlySet<KnownSource> = new Set(['capture', 'contact', 'claimed']);

/**
 * Returns the weakest source of an address or a portrait that ties somebody to a record. Whoever made a record by a capture may have given
 * it their own address and face: neither ties them to what a stronger source has made of the record since, or has written beside.
 *
 * @param isOfPeople True if only sources of `OF_PEOPLE` have told anything of the record.
 */
export function neededTie(vouchedBy: Voucher | null, isOfPeople: boolean): KnownSource {
  const ofIdentity = vouchedBy ?? 'claimed';
  return isAsStrong(ofIdentity, 'enrollment') || isOfPeople ? ofIdentity : 'enrollment';
}

/** Returns the weakest source of a portrait that ties somebody, by `neededTie`: no workflow's portrait is known better than by `enrollment`. */
export const neededPortrait = (needed: KnownSource): KnownSource => weakestOf([needed, 'enrollment'])!;

/** Returns the source of what an API key writes. */
export const ofKey = (at: Date): Source => ({ by: 'partner', at, workflow: null });

export function storedSource({ by, at, workflow }: Source): KnownBy {
  return { by, at: at.toISOString(), workflow_uuid: workflow };
}

export const sourceColumn = (source: Source): string => JSON.stringify(storedSource(source));

export function sourceOf(sources: readonly MemberSource[] | null, member: string): KnownBy | null {
  const source = sources?.find(({ members }) => members.includes(member));
  return source ? { by: source.by, at: source.at, workflow_uuid: source.workflow_uuid } : null;
}

/** Returns how each of the named members is known; null if it is empty. */
export function sourcesOf<Member extends string>(sources: readonly MemberSource[] | null, members: readonly Member[]) {
  return Object.fromEntries(members.map((member) => [member, sourceOf(sources, member)])) as Record<Member, KnownBy | null>;
}

/**
 * Returns the sources after a source told members. A value that was there before keeps a stronger source; an empty member has none.
 * @param before The values before the write; null if there were none.
 * @param values The members that the source told, and that were written or were there already.
 */
export function withSource(
  sources: readonly MemberSource[] | null,
  { before, after, values, source }: { before: Values | null; after: Values; values: readonly string[]; source: Source },
): MemberSource[] {
  const isKept = (member: string) => {
    const former = sourceOf(sources, member);
    return former !== null && isSame(before?.[member], after[member]) && isAsStrong(former.by, source.by);
  };
  const newMembers = values.filter((member) => !isEmpty(after[member]) && !isKept(member));
  const others = (sources ?? []).map((one) => ({
    ...one,
    members: one.members.filter((member) => !newMembers.includes(member) && !isEmpty(after[member])),
  }));
  const own = newMembers.length > 0 ? [{ ...storedSource(source), members: newMembers }] : [];
  return [...others, ...own].filter(({ members }) => members.length > 0);
}

/** Returns whether the person of a record is a mere claim: nothing vouches for their CURP. */
export function isMereClaim({ known_by }: { known_by: readonly MemberSource[] | null }): boolean {
  return (sourceOf(known_by, 'national_id')?.by ?? 'claimed') === 'claimed';
}

/** Returns the voucher of a person's record: the weakest of CURP, names and birth date. Null if one of them is only claimed. */
export function voucherOf(sources: readonly MemberSource[] | null, values: Values): Voucher | null {
  const identitySources = IDENTITY_MEMBERS.filter((member) => !isEmpty(values[member])).map(
    (member) => sourceOf(sources, member)?.by ?? 'claimed',
  );
  const weakest = weakestOf(identitySources);
  if (weakest === null || weakest === 'claimed') return null;
  // A registry answers a key that asked it.
  return weakest === 'registry' ? 'partner' : weakest;
}

/** Returns the members that a source told and that the record now has. A member that was told otherwise is not of this source. */
export function toldMembers(values: Values, after: Values): KnownMember[] {
  return knownMembers.filter((member) => member in values && isSame(values[member], after[member]));
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);
