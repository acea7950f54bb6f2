import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { SaidClaims } from '#contracts/base/claims.ts';
import type { attachment } from '#contracts/people/attach.ts';
import { mexicanDate } from '#mexico/today.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { jsonColumn } from '#platform/data/columns.ts';
import { recordFaceResults } from '../biometrics/attached.ts';
import { attachContact } from '../contacts/attached.ts';
import { addressColumns, newAddress } from '../model/address-fields.ts';
import { addressesOf } from '../model/address-store.ts';
import type { WorkflowFacts } from '../model/attached-facts.ts';
import { contactsOf } from '../model/contact-store.ts';
import { dynamicOf } from '../model/dynamic-store.ts';
import { type Source, sourceColumn } from '../model/known-by.ts';
import { type CheckedPerson, checkPerson, newPerson, toldBy } from '../model/person-fields.ts';
import { changedMembers, type LockedPerson, type PersonUpdate, peopleOf } from '../model/person-store.ts';
import { checkedPhone } from '../model/phone.ts';
import { referencesOf } from '../model/reference-store.ts';
import type { PeopleTables, PeopleTransaction } from '../model/tables.ts';
import type { RecordChanges } from '../validations/running/scheduler.ts';
import {
  acceptedFacts,
  claimsOf,
  differencesOf,
  extraOf,
  faceDifference,
  fillingFacts,
  isTouchedOnlyBy,
  type PersonOnRecord,
  saysSameName,
} from './differences.ts';
import type { FaceTie } from './face-tie.ts';
import { type WritePermission, writePermissionOf } from './vouching.ts';

export type AttachmentAnswer = z.output<typeof attachment>;
/** The recorded attachment of a workflow's step. */
export type Attachment = Selectable<PeopleTables['people.attachments']>;

/** The confirmations of the captured credential and face. */
export interface CaptureEvidence {
  /** Null if nothing was compared. */
  tie: FaceTie | null;
  /** True if a registry or an operator confirmed the captured credential. */
  isEnrolled: boolean;
  /** Null if no registry was asked about the credential. */
  cardAnswer: AttachmentAnswer['card_answer'] | null;
}

type WriteScope = [caller: Caller, trx: PeopleTransaction, now: Date];

/**
 * Writes the facts (data that a workflow learned about a person) of one call within its transaction. `before`: the person's record before
 * this call, null if this call created the person. `own`: the earlier attachment of the same step to this person.
 */
export class FactsWriter {
  readonly people: ReturnType<typeof peopleOf>;
  readonly #scope: WriteScope;
  readonly #facts: WorkflowFacts;
  readonly #evidence: CaptureEvidence;

  constructor(scope: WriteScope, facts: WorkflowFacts, evidence: CaptureEvidence) {
    this.#scope = scope;
    this.#facts = facts;
    this.#evidence = evidence;
    this.people = peopleOf(...scope);
  }

  /** Finds or creates the person, and locks their row until the end of the transaction. */
  async findOrMake(): Promise<{ person: LockedPerson; isNew: boolean }> {
    const { people_uuid, person, printed_ids, accepted } = this.#facts;
    const existing = people_uuid ? await this.people.lock(people_uuid) : null;
    if (people_uuid && !existing) throw new Problem('not_found', 'No person has the id of people_uuid.');
    if (existing && !accepted && (printed_ids ?? []).some((curp) => curp !== existing.national_id))
      throw new Problem('conflict', 'The CURP of a credential is not that of people_uuid.');
    if (!person) {
      if (existing) return { person: existing, isNew: false };
      throw new Problem('invalid_body', 'Facts without people_uuid need a person.', { status: 422 });
    }
    const row = newPerson(this.#checked(person));
    if (existing) {
      if (existing.national_id !== row.national_id) throw new Problem('conflict', 'The CURP is not that of people_uuid.');
      return { person: existing, isNew: false };
    }
    const id = await this.people.insertIfNew(row);
    const lockedPerson = await this.people.lockByNationalId(row.national_id);
    if (!lockedPerson) throw new Problem('unavailable', 'The person was deleted meanwhile; try again.');
    return { person: lockedPerson, isNew: id !== null };
  }

  async recordOf({ id }: Pick<LockedPerson, 'id'>): Promise<PersonOnRecord> {
    const addresses = await addressesOf(...this.#scope).presentOf([id]);
    return {
      person: (await this.people.get(id))!,
      contacts: await contactsOf(...this.#scope).newestOfPerson(id),
      address: addresses.get(id) ?? null,
      references: await referencesOf(...this.#scope).ofOtherSources(this.#facts.workflow, id),
    };
  }

  /** Rebuilds the answer of an earlier call with the same facts. `contact`, and a key that named a mere claim, may leave claims over. */
  async answerAgain(former: Attachment): Promise<AttachmentAnswer> {
    const { person_id: id, vouched_by, vouching, name_agreed } = former;
    const mayLeave = vouched_by === 'contact' || (vouched_by === null && !!this.#facts.people_uuid);
    const claims = mayLeave ? this.leftOver({ id }, await this.recordOf({ id }), former) : null;
    return { people_uuid: id, vouched_by, vouching, joined: false, name_agreed, claims };
  }

  /** Returns the facts that differ from the record. */
  claims({ id }: Pick<LockedPerson, 'id'>, before: PersonOnRecord): SaidClaims {
    const portrait = this.#tieTo(id)?.portrait ?? 'match';
    return claimsOf(id, [...this.#differences(before), ...(portrait === 'match' ? [] : [faceDifference(portrait)])]);
  }

  /** Returns the face comparison with this person's portrait; null if no comparison with this person was made. */
  #tieTo(id: string): FaceTie | null {
    const { tie } = this.#evidence;
    return tie?.personId === id ? tie : null;
  }

  /** Returns the claims that remain after empty members are filled; null if none. An address that this step attached itself is no claim. */
  leftOver({ id }: Pick<LockedPerson, 'id'>, before: PersonOnRecord, own: Attachment | undefined): SaidClaims | null {
    const left = this.#differences(before).filter((one) => one.known !== null && !(one.member === 'address' && own?.address_id));
    return left.length > 0 ? claimsOf(id, left) : null;
  }

  #differences(before: PersonOnRecord) {
    const changes = this.#facts.person ? this.#checked(this.#facts.person).changes : {};
    return differencesOf(before, changes, this.#facts);
  }

  /** Returns how the facts may be written. */
  permission(
    person: LockedPerson,
    before: PersonOnRecord | null,
    own: Attachment | undefined,
    claimPolicy: 'propose' | 'join',
  ): WritePermission {
    const { people_uuid, accepted, isApproved, proven, faces, capture } = this.#facts;
    const { isEnrolled } = this.#evidence;
    const tie = this.#tieTo(person.id);
    // What nothing compared is no yes, unless an operator looked at it.
    const isUnseen = tie?.portrait === 'not_compared' && !isApproved;
    const otherFace = tie?.portrait === 'mismatch' || isUnseen || (faces ?? []).some(({ outcome }) => outcome === 'mismatch');
    if (before === null) {
      const ofCapture = capture && !otherFace ? (isEnrolled ? 'enrollment' : 'capture') : null;
      const vouchedBy = accepted ? 'operator' : ofCapture;
      return { writes: 'all', vouchedBy, by: vouchedBy ?? 'claimed', vouching: null, isJoined: false };
    }
    const evidence = {
      isNamed: !!people_uuid,
      isAccepted: !!accepted,
      codeProofs: proven ?? [],
      otherFace,
      isCaptured: !!capture,
      isEnrolled,
      sameFace: tie?.portrait === 'match' ? tie.knownBy : null,
      own: own?.made_person ?? false,
      unvouched: claimPolicy,
    };
    return writePermissionOf(
      person,
      { contacts: before.contacts, isTouchedOnlyBy: (allowed) => isTouchedOnlyBy(before, allowed) },
      evidence,
    );
  }

  /** Writes the allowed facts (`before`: null for a new person). Returns the attachment's columns, the changes and the other claims. */
  async record(
    { person, before, own }: { person: LockedPerson; before: PersonOnRecord | null; own: Attachment | undefined },
    { writes, vouchedBy, by, vouching, isJoined: joined }: WritePermission,
  ) {
    const { id } = person;
    const source: Source = { by, at: this.#scope[2], workflow: this.#facts.workflow };
    const claims = before && writes === 'empty' ? this.leftOver(person, before, own) : null;
    const facts = this.#writable(before, writes, own);
    if (before && facts.person) await this.people.update(id, merge(before.person, this.#checked(facts.person)));
    const { contact, address } = facts;
    const target = { personId: id, attachedId: own?.contact_id ?? null, source };
    const contactId = contact ? await attachContact(this.#scope, { ...target, contact }) : null;
    const addressId = address ? await this.#attachAddress(id, address, { attachedId: own?.address_id ?? null, source }) : null;
    if (facts.references) await this.#saveReferences(id, facts.references, source);
    await this.#saveDynamicValues(id, facts.dynamic_values ?? [], source);
    const biometrics = await recordFaceResults(this.#scope, person, facts, { overwrites: writes === 'all', source });
    const values = { ...(this.#facts.person ? toldBy(this.#checked(this.#facts.person)) : {}), ...biometrics };
    const recordChanges = { contacts: contactId !== null, address: addressId };
    const columns = {
      person_id: id,
      contact_id: contactId ?? own?.contact_id ?? null,
      address_id: addressId ?? own?.address_id ?? null,
      made_person: before === null || (own?.made_person ?? false),
      document_address: jsonColumn(facts.document_address ?? null),
      vouched_by: vouchedBy,
      vouching: vouching && JSON.stringify(vouching),
      joined,
      name_agreed: (own?.name_agreed ?? true) && before !== null && saysSameName(before, this.#facts),
    };
    return { claims, columns, written: recordChanges, learning: { id, before: before?.person ?? null, values, source } };
  }

  /** Returns the changes to validate. If nobody vouched for the person before, it returns `{}`, which validates everything. */
  async toValidate(
    { id, vouched_by }: LockedPerson,
    before: PersonOnRecord | null,
    recordChanges: Omit<RecordChanges, 'members'>,
  ): Promise<RecordChanges> {
    if (before === null || vouched_by === null) return {};
    return { ...recordChanges, members: changedMembers(before.person, (await this.people.get(id))!) };
  }

  async #saveDynamicValues(personId: string, forms: NonNullable<WorkflowFacts['dynamic_values']>, source: Source): Promise<void> {
    const dynamic = dynamicOf(...this.#scope);
    const { workflow } = this.#facts;
    for (const { step, descriptor_id: descriptorId, values } of forms) {
      await dynamic.saveForStep({ workflow, step, personId, descriptorId, values, source });
    }
  }

  #saveReferences(personId: string, references: NonNullable<WorkflowFacts['references']>, source: Source): Promise<void> {
    const known_by = sourceColumn(source);
    const values = references.map((reference) => ({ ...reference, phone: checkedPhone(reference.phone), known_by }));
    return referencesOf(...this.#scope).replaceForWorkflow(this.#facts.workflow, personId, values);
  }

  /** Returns the facts that may be written: all, the accepted ones, or those for empty members. */
  #writable(before: PersonOnRecord | null, writes: WritePermission['writes'], own: Attachment | undefined): WorkflowFacts {
    const facts = this.#facts;
    if (before === null) return facts;
    if (facts.accepted) return acceptedFacts(facts, facts.accepted);
    return writes === 'empty' ? fillingFacts(facts, before, own?.address_id != null) : facts;
  }

  #checked(person: NonNullable<WorkflowFacts['person']>): CheckedPerson {
    const [caller, , now] = this.#scope;
    return checkPerson(caller, withoutEmpty(person), mexicanDate(now));
  }

  async #attachAddress(
    personId: string,
    fields: NonNullable<WorkflowFacts['address']>,
    { attachedId, source }: { attachedId: string | null; source: Source },
  ): Promise<string> {
    const addresses = addressesOf(...this.#scope);
    const current = { ...fields, is_current_address: true };
    const knownBy = { known_by: sourceColumn(source) };
    const row = attachedId
      ? await addresses.updateOf({ id: attachedId, person_id: personId }, { ...addressColumns(current), ...knownBy })
      : null;
    return (row ?? (await addresses.insert({ ...newAddress(personId, current), ...knownBy }))).id;
  }
}

/** Returns the update of a record: sent members are replaced, empty members are filled from the CURP, and extra data are merged. */
function merge(before: PersonOnRecord['person'], checked: CheckedPerson): PersonUpdate {
  const { national_id: _, extra_data, ...changes } = checked.changes;
  const emptyMembers = Object.entries(newPerson(checked)).filter(([member]) => before[member as keyof typeof before] === null);
  const extra = extra_data === undefined ? {} : { extra_data: JSON.stringify({ ...before.extra_data, ...extraOf(extra_data) }) };
  return { ...Object.fromEntries(emptyMembers), ...changes, ...extra };
}

/** Removes null members, so that a member that the step does not know keeps its recorded value. */
function withoutEmpty(person: NonNullable<WorkflowFacts['person']>): typeof person {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)) as typeof person;
}
