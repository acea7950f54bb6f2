import type { Claims, SaidClaims, Voucher } from '#contracts/base/claims.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepFacts } from '#steps/base/step.server.ts';

/** A person's record as conditions read it. Every member is there; null where it is unknown. */
export interface PersonValues {
  national_id: string | null;
  name: string | null;
  first_lastname: string | null;
  second_lastname: string | null;
  birthdate: string | null;
  /** Whole years, in Mexico City. */
  age: number | null;
  gender: string | null;
  nationality_id: number | null;
  entity_of_birth: string | null;
  tax_id: string | null;
}

/** Everything that the steps of a workflow learned about the person. */
export interface PersonFacts {
  /** The only person to attach: the one whom the workflow was made for, or whose claims a key accepted. */
  people_uuid: string | null;
  /** Null if no step told who the person is. */
  person: (NonNullable<StepFacts['person']> & { tax_id?: string }) | null;
  contact: NonNullable<StepFacts['contact']> | null;
  address: NonNullable<StepFacts['address']> | null;
  references: NonNullable<StepFacts['references']> | null;
  /** Values of the tenant's own fields. */
  dynamic_values: NonNullable<StepFacts['dynamic_values']>;
  /** Addresses proven by one-time codes in this workflow, with the channel of each code. */
  proven: NonNullable<StepFacts['codes']>;
  /** The address printed on the last card or proof, unless `address` is taken from it. */
  document_address: NonNullable<StepFacts['document_address']> | null;
  /** Comparisons of a face with a credential. */
  faces: NonNullable<StepFacts['faces']>;
  /** Liveness challenges, passed or not. */
  liveness: NonNullable<StepFacts['liveness']>;
  /** The selfie, if a genuine credential and a living face both name this person; else null. */
  enrolled: { selfie: string | null } | null;
  /** Members of the claims that a key accepted; null until it does. */
  accepted: readonly string[] | null;
}

/** How the people service recorded the facts. */
export interface PersonAttachment {
  /** Null if the person existed before and nothing vouches: nothing was written. */
  people_uuid: string | null;
  vouched_by: Voucher | null;
  /** Addresses whose codes vouched, if `vouched_by` is `contact`. */
  vouching: readonly string[] | null;
  /** Nothing vouches, and the tenant allows writing all the same. */
  joined: boolean;
  /** The record had this name before the workflow wrote to it. */
  name_agreed: boolean;
  /** Facts that were not written. */
  claims: SaidClaims | null;
}

/** A workflow that ended in success. */
export interface WorkflowSuccess {
  workflow: string;
  /** ISO 8601. */
  finished_at: string;
  people_uuid: string;
  /** The medium to keep as the person's portrait. */
  portrait: string | null;
  /** The person declined that a portrait is kept. */
  portrait_refused: boolean;
}

/** A person's record, for comparison with claims. */
export interface OnRecord {
  /** False if the record was made of claims alone. */
  vouched: boolean;
  says(member: string): Claims['differences'][number]['known'];
}

/** The people service, as workflows use it. Every method sees people of the caller's tenant only. */
export interface PeoplePort {
  exists(caller: Caller, peopleUuid: string): Promise<boolean>;
  /** Null if there is no such person. */
  identity(caller: Caller, peopleUuid: string): Promise<{ name: string; national_id: string | null } | null>;
  /** Null if there is no such person. */
  values(caller: Caller, peopleUuid: string): Promise<PersonValues | null>;
  /** Reads at most a hundred records, with members named as in claims. People who do not exist are left out. */
  readRecords(caller: Caller, peopleUuids: readonly string[]): Promise<ReadonlyMap<string, OnRecord>>;
  /**
   * Creates the person by national id, or updates them if something vouches, in one transaction. Safe to repeat. Throws the Problem
   * `conflict` for a person other than `people_uuid`, and another below 500 for data that is refused; retry any other failure.
   */
  attach(caller: Caller, facts: PersonFacts): Promise<PersonAttachment>;
  /** Reports a workflow that ended in success. Safe to repeat. */
  workflowEnded(caller: Caller, success: WorkflowSuccess): Promise<void>;
}
