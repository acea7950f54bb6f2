import { type Claims, FORM_CLAIM, type SaidClaims } from '#contracts/base/claims.ts';
import type { KnownSource } from '#contracts/base/known-by.ts';
import { writtenAddress } from '#contracts/people/addresses.ts';
import { writtenReferences } from '#contracts/people/references.ts';
import { plainCapitals } from '#mexico/letters.ts';
import type { AddressRow } from '../model/address-store.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { type ContactRow, sameEmail } from '../model/contact-store.ts';
import type { PersonRow, PersonUpdate } from '../model/person-store.ts';
import { checkedPhone } from '../model/phone.ts';
import type { ReferenceRow } from '../model/reference-store.ts';
import type { FaceTie } from './face-tie.ts';

type Difference = Claims['differences'][number];

/** A person's record before the facts are written. */
export interface PersonOnRecord {
  person: PersonRow;
  contacts: readonly ContactRow[];
  /** The current address, else the newest. */
  address: AddressRow | null;
  /** The references that other sources than this workflow recorded. */
  references: readonly Pick<ReferenceRow, 'name' | 'phone' | 'known_by'>[];
}

const EXTRA_PREFIX = 'extra_data.';

/** Returns whether only the allowed sources have told anything of the record, so that no value of a stronger source can be overwritten. */
export function isTouchedOnlyBy({ person, contacts, address, references }: PersonOnRecord, allowed: ReadonlySet<KnownSource>): boolean {
  const ofMembers = [person, ...contacts].flatMap(({ known_by }) => known_by ?? []);
  const ofRows = [address, ...references].flatMap((row) => row?.known_by ?? []);
  return [...ofMembers, ...ofRows].every(({ by }) => allowed.has(by));
}

/**
 * Lists the facts that differ from the record or add to it. Accents, capitals and Ñ/N make no difference.
 * @param changes The person's columns that the facts set.
 */
export function differencesOf(
  { person, contacts, address, references }: PersonOnRecord,
  changes: PersonUpdate,
  facts: WorkflowFacts,
): Difference[] {
  const { national_id: _, extra_data, ...columns } = changes;
  const differences: Difference[] = Object.entries(columns).map(([member, claimed]) => ({
    member,
    known: (person[member as keyof PersonRow] as Difference['known']) || null,
    claimed: claimed as Difference['claimed'],
  }));
  for (const [name, claimed] of Object.entries(extraOf(extra_data)))
    differences.push({ member: `${EXTRA_PREFIX}${name}`, known: asJson(person.extra_data?.[name]), claimed: asJson(claimed) });
  const { email, phone } = facts.contact ?? {};
  if (email !== undefined && !contacts.some((row) => sameEmail(row.email, email)))
    differences.push({ member: 'email', known: contacts.find((row) => row.email)?.email ?? null, claimed: email });
  const digits = phone === undefined ? undefined : checkedPhone(phone);
  if (digits !== undefined && !contacts.some((row) => row.phone === digits))
    differences.push({ member: 'phone', known: contacts.find((row) => row.phone)?.phone ?? null, claimed: digits });
  if (facts.address)
    differences.push({ member: 'address', known: address && writtenAddress(address), claimed: writtenAddress(facts.address) });
  if (facts.references) {
    const before = references.length > 0 ? writtenReferences(references) : null;
    differences.push({ member: 'references', known: before, claimed: writtenReferences(facts.references) });
  }
  // A submitted form is always a difference, because earlier values stay next to the new values.
  for (const { step, values } of facts.dynamic_values ?? []) differences.push({ member: FORM_CLAIM + step, known: null, claimed: values });
  return differences.filter((one) => fold(one.known) !== fold(one.claimed));
}

/** Returns the difference of a live face that does not match the record: `no_portrait`, or `differs`, which includes unsure comparisons. */
export function faceDifference(portrait: FaceTie['portrait']): Difference {
  return { member: 'face', known: null, claimed: portrait === 'no_portrait' ? portrait : 'differs' };
}

/** Returns the claims without the recorded values, so that a copy of the claims contains no data of the recorded person. */
export function claimsOf(people_uuid: string, differences: readonly Difference[]): SaidClaims {
  return { people_uuid, differences: differences.map(({ member, claimed }) => ({ member, claimed })) };
}

/** Returns whether all names in the facts equal those on record. */
export function saysSameName({ person }: PersonOnRecord, facts: WorkflowFacts): boolean {
  const names = (['name', 'first_lastname', 'second_lastname'] as const).filter((member) => facts.person?.[member] != null);
  return names.every((member) => fold(person[member]) === fold(facts.person?.[member]));
}

/** Returns the facts with only the members that an API key accepted. */
export function acceptedFacts(facts: WorkflowFacts, acceptedMembers: readonly string[]): WorkflowFacts {
  const { person, contact, address, dynamic_values } = facts;
  const isAccepted = (member: string) => acceptedMembers.includes(member);
  const { email, phone } = contact ?? {};
  const { national_id, extra_data, ...members } = person ?? { national_id: '' };
  const extra = Object.entries(extra_data ?? {}).filter(([name]) => isAccepted(EXTRA_PREFIX + name));
  return {
    ...facts,
    person: person && {
      ...Object.fromEntries(Object.entries(members).filter(([member]) => isAccepted(member))),
      national_id,
      ...(extra.length > 0 ? { extra_data: Object.fromEntries(extra) } : {}),
    },
    contact: contact && {
      ...(email !== undefined && isAccepted('email') ? { email, email_confirmation: contact.email_confirmation } : {}),
      ...(phone !== undefined && isAccepted('phone') ? { phone, sms_confirmation: contact.sms_confirmation } : {}),
    },
    address: isAccepted('address') ? address : null,
    references: isAccepted('references') ? facts.references : null,
    dynamic_values: dynamic_values?.filter(({ step }) => isAccepted(FORM_CLAIM + step)),
  };
}

/**
 * Returns the facts without those that would overwrite recorded values. `mayOverwriteAddress`: the workflow itself recorded the address.
 */
export function fillingFacts(
  facts: WorkflowFacts,
  { person, contacts, address, references }: PersonOnRecord,
  mayOverwriteAddress: boolean,
): WorkflowFacts {
  const { email, phone, email_confirmation, sms_confirmation } = facts.contact ?? {};
  const digits = phone === undefined ? undefined : checkedPhone(phone);
  // A contact value may be written if the record has it already, or has none.
  const fits = (same: (row: ContactRow) => boolean, none: (row: ContactRow) => boolean) => contacts.some(same) || contacts.every(none);
  const emailFits =
    email !== undefined &&
    fits(
      (row) => sameEmail(row.email, email),
      (row) => row.email === null,
    );
  const phoneFits =
    phone !== undefined &&
    fits(
      (row) => row.phone === digits,
      (row) => row.phone === null,
    );
  const { national_id, extra_data, ...members } = facts.person ?? { national_id: '' };
  const forEmptyMembers = Object.entries(members).filter(([member]) => !person[member as keyof PersonRow]);
  return {
    ...facts,
    person: facts.person && {
      ...Object.fromEntries(forEmptyMembers),
      national_id,
      ...(extra_data ? { extra_data: { ...extra_data, ...person.extra_data } } : {}),
    },
    contact: facts.contact && { ...(emailFits ? { email, email_confirmation } : {}), ...(phoneFits ? { phone, sms_confirmation } : {}) },
    address: address && !mayOverwriteAddress ? null : facts.address,
    references: references.length > 0 ? null : facts.references,
  };
}

export function extraOf(extra: unknown): Record<string, unknown> {
  return typeof extra === 'string' ? (JSON.parse(extra) as Record<string, unknown>) : {};
}

function asJson(value: unknown): Difference['known'] {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : { value };
}

/** Returns a text that is equal for values that differ only in accents, capitals or spaces. */
function fold(value: unknown): string {
  return plainCapitals(JSON.stringify(value) ?? '').replace(/\s+/g, ' ');
}
