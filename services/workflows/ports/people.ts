import type { z } from 'zod';
import type { Claims } from '#contracts/base/claims.ts';
import type { KnownSource } from '#contracts/base/known-by.ts';
import type { attachment, endedWorkflow } from '#contracts/people/attach.ts';
import type { PrintedSides } from '#mexico/printed-credential.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { StepFacts } from '#steps/base/step.server.ts';

/** The members of a person's record that conditions read as texts. */
export const PERSON_TEXTS = [
  ...(['national_id', 'name', 'first_lastname', 'second_lastname', 'birthdate', 'gender'] as const),
  ...(['entity_of_birth', 'tax_id'] as const),
] as const;

/** The members of a person's record that conditions read; null if unknown. `age`: whole years, on today's date in Mexico City. */
export type PersonValues = Record<(typeof PERSON_TEXTS)[number], string | null> & Record<'age' | 'nationality_id', number | null>;

/** Everything that the steps of a workflow learned about the person. */
export interface PersonFacts {
  /**
   * The only person whom the facts may be recorded for: the person whom an API key named, or whose claims it accepted. Null for any person.
   */
  people_uuid: string | null;
  /** CURPs of the credentials beside the faces, as the server read them, whether or not the person saw the reading. */
  printed_ids: readonly string[];
  /** Null if no step established who the person is. */
  person: (NonNullable<StepFacts['person']> & { tax_id?: string }) | null;
  contact: NonNullable<StepFacts['contact']> | null;
  address: NonNullable<StepFacts['address']> | null;
  references: NonNullable<StepFacts['references']> | null;
  /** Values of the fields that the tenant defined. */
  dynamic_values: NonNullable<StepFacts['dynamic_values']>;
  /** Addresses that one-time codes proved in this workflow, with each code's channel. */
  proven: NonNullable<StepFacts['codes']>;
  /** The address printed on the last card or proof. Null if `address` is taken from that document. */
  document_address: NonNullable<StepFacts['document_address']> | null;
  /** Results of comparing a face with a credential. */
  faces: NonNullable<StepFacts['faces']>;
  /** Results of liveness challenges, passed or failed. */
  liveness: NonNullable<StepFacts['liveness']>;
  /** The selfie, the frames of its challenge that look ahead, and the credential, if they are this person's and agree; else null. */
  capture: { selfie: string | null; frames: string[]; card: PrintedSides } | null;
  /** Answer of a registry about the card when facts of this workflow were recorded before. Null if none was asked. */
  card_answer: NonNullable<PersonAttachment['card_answer']> | null;
  /** True if an operator approved the workflow's case, which confirms what was captured. */
  isApproved: boolean;
  /** Names of the claims' members that an API key accepted. Null if none accepted claims. */
  accepted: readonly string[] | null;
}

/** The result of recording the facts in the people service. */
export type PersonAttachment = z.output<typeof attachment>;

/** The report of a workflow that ended in success. */
export type WorkflowSuccess = z.input<typeof endedWorkflow>;

export interface KnownIdentity {
  name: string;
  national_id: string | null;
  /** `name`: the weakest source of the names. */
  known_by: { name: KnownSource; national_id: KnownSource };
}

/** A person's record, to compare claims with. */
export interface OnRecord {
  /** False if the record consists of unconfirmed claims only. */
  vouched: boolean;
  /** Returns the value on record for a claim's member; null if unknown. */
  says(member: string): Claims['differences'][number]['known'];
}

/** The port through which workflows use the people service. Every method reads people of the caller's tenant only. */
export interface PeoplePort {
  exists(caller: Caller, peopleUuid: string): Promise<boolean>;
  /** Returns the person's name and CURP, and how they are known. Null if there is no such person. */
  identity(caller: Caller, peopleUuid: string): Promise<KnownIdentity | null>;
  /** Returns the members that conditions read. Null if there is no such person. */
  values(caller: Caller, peopleUuid: string): Promise<PersonValues | null>;
  /** Returns at most a hundred records by uuid; member names are those of claims. People who do not exist are left out. */
  readRecords(caller: Caller, peopleUuids: readonly string[]): Promise<ReadonlyMap<string, OnRecord>>;
  /**
   * Creates the person by national id (CURP), or updates them if a trusted source vouches for (confirms) the facts, in one transaction.
   * Safe to repeat. Throws the Problem `conflict` if the facts belong to a person other than `people_uuid`, and another below 500 if the
   * data is rejected; retry other failures.
   */
  attach(caller: Caller, facts: PersonFacts): Promise<PersonAttachment>;
  /** Reports a workflow that ended in success. Safe to repeat. */
  workflowEnded(caller: Caller, success: WorkflowSuccess): Promise<void>;
}
