import * as z from 'zod/mini';
import type { FindingCode } from '#contracts/base/findings.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { FieldValue } from '#contracts/people/dynamic-fields.ts';
import type { ConsentKind, EarlierFacts, PayloadOf, SetupOf, StepCompany, StepContract, SubmissionOf } from '#contracts/steps/step.ts';
import type { WorkflowErrorReason } from '#contracts/workflows/errors.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import type { PrintedSides } from '#mexico/printed-credential.ts';
import type { AllowancePort } from '../ports/allowance.ts';
import type { StepAnswer } from '../ports/answers.ts';
import type { BindingsPort } from '../ports/bindings.ts';
import type { DescriptorsPort } from '../ports/descriptors.ts';
import type { DocumentsPort } from '../ports/documents.ts';
import type { StepEvidence } from '../ports/evidence.ts';
import type { MediaPort } from '../ports/media.ts';
import type { OtpPort, StepOtpType } from '../ports/otp.ts';
import type { PapersPort } from '../ports/papers.ts';
import type { StepPerson } from '../ports/people.ts';
import type { FaceComparison, PortraitsPort, StepPadVerdict } from '../ports/portraits.ts';
import type { PostalPort } from '../ports/postal.ts';
import type { RegistryPort } from '../ports/registry.ts';
import type { SymbolsPort } from '../ports/symbols.ts';
import { findingsOfMedia } from './repeated-media.server.ts';

/** Key of a step's memory. True once the step has told what hangs on the person's record: nobody goes back from it. */
export const NO_WAY_BACK = 'no_way_back';

/** Key of a step's memory for what counts tries. An operator's update of the workflow deletes it, as it resets `ports.allowance`. */
export const TRIES = 'tries';

/**
 * The context of a handler (the server function of a step). Handlers use services only through `ports`. A handler runs outside the
 * database transaction that records its result, and a process may die between the two. So its calls must be safe to repeat.
 */
export interface StepContext<C extends StepContract = StepContract> {
  workflow: {
    uuid: string;
    /** The recorded person whom an API key named when it made the workflow; null for none. */
    people_uuid: string | null;
    livemode: boolean;
  };
  step: { uuid: string; reference: string };
  setup: SetupOf<C>;
  /** The BCP 47 tag of the language that the person reads now. */
  language: string;
  now: Date;
  company: StepCompany;
  /** False under `disable_geolocation`: a location that a device sends nevertheless must not be stored. */
  geolocation: boolean;
  /** The facts that completed earlier steps learned; never values from a person's record. */
  earlierFacts: EarlierFacts;
  ports: StepPorts;
  /** The values that this step's actions remembered. */
  memory: Readonly<Record<string, unknown>>;
  /** Stores values for this step's later actions and its completion, in the same transaction as the answer. */
  remember(values: Record<string, unknown>): void;
}

/** The context in which a step's file is made. The payload is null while the step is open. */
export interface StepFileContext<C extends StepContract = StepContract> extends Omit<StepContext<C>, 'language'> {
  payload: PayloadOf<C> | null;
}

/** An earlier step of the same workflow. */
export interface EarlierStep {
  reference: string;
  /** The name of the step in placeholders: its custom id, or else its key. */
  name: string;
  /** Returns why the step's payload never has a value at this path (`ocr_frontside.name`), in a sentence; null if it may have one. */
  lacks(path: string): string | null;
}

/** The context of a step's preparation when its workflow is created, before the step is opened. */
export interface StepPreparation<C extends StepContract = StepContract> {
  setup: SetupOf<C>;
  /** The recorded person for whom an API key creates the workflow; null for none. */
  people_uuid: string | null;
  /** The earlier steps of the workflow. */
  earlier: readonly EarlierStep[];
  ports: Pick<StepPorts, 'documents' | 'portraits' | 'bindings' | 'descriptors'>;
}

export interface PreparedStep {
  /** A subject that only one step of a workflow may have. For a later step with the same key, `code` and `message` are the fault. */
  exclusive: { key: string; code: string; message: string } | null;
  /** Members for the workflow's record, unless an earlier step supplies them. */
  record: { document_uuid?: string };
  /** The step's first memory. */
  memory: Record<string, unknown>;
}

/** A file that a step recreates for every request. No layer stores it. */
export interface StepFile {
  mime: string;
  bytes: Uint8Array;
  /** The reason why the step cannot go on, if only the operator can repair it. The operator is notified; only API keys see `extra`. */
  fault?: { reason: WorkflowErrorReason; extra: Readonly<Record<string, string>> };
}

export interface StepPorts {
  otp: OtpPort;
  allowance: AllowancePort;
  /** Present if the operator loaded a postal catalogue. */
  postal?: PostalPort;
  media: MediaPort;
  symbols: SymbolsPort;
  documents: DocumentsPort;
  portraits: PortraitsPort;
  registry: RegistryPort;
  papers: PapersPort;
  bindings: BindingsPort;
  descriptors: DescriptorsPort;
  /** Returns the payloads of the earlier steps, in their order. */
  answers(): Promise<readonly StepAnswer[]>;
  /** Returns the person as an earlier step or the workflow names them. Null while the name is unknown. */
  person(): Promise<StepPerson | null>;
  /** Returns the evidence that the workflow holds at the moment of the call. */
  evidence(): Promise<StepEvidence>;
}

/** The person's answer to a consent. */
interface StepConsent {
  key: string;
  kind: ConsentKind;
  accepted: boolean;
  /** True if the text of the consent permits the storage of a portrait. */
  portrait?: true;
  text_sha256: string;
  language: string;
  version: string;
}

/** The facts that a step learned about the person. The workflows service stores them, and later attaches them to the person's record. */
export interface StepFacts {
  person?: {
    national_id: string;
    name?: string;
    first_lastname?: string;
    second_lastname?: string;
    birthdate?: string | null;
    gender?: 'MALE' | 'FEMALE' | null;
    entity_of_birth?: string | null;
    /** Id of the nationalities catalog; 144 is Mexico. */
    nationality_id?: number;
    extra_data?: Record<string, unknown>;
  };
  contact?: { email?: string; email_confirmation?: boolean; phone?: string; sms_confirmation?: boolean };
  address?: Record<string, unknown>;
  /** The address on a proof of address: it becomes the person's address if no step asks for one. */
  proof_address?: Record<string, unknown>;
  /** The address on a card or paper. A later step may prefill its form with it. The address is not attached to the record. */
  printed_address?: PrintedAddress;
  /** The uncorrected address on a card or paper, with which the person's address is compared. */
  document_address?: PrintedAddress;
  /** The name and id on a credential, as read and as the person saw them. The credential may belong to a different person. */
  credential?: { name: string; national_id: string };
  references?: readonly { name: string; phone: string; person_relation_id: number }[];
  /** The values of a dynamic descriptor's fields. `step` is the step's reference. */
  dynamic_values?: readonly { step: string; descriptor_id: string; values: Record<string, FieldValue> }[];
  /** A natural person's RFC. */
  tax?: { rfc: string };
  /** The addresses that the person proved with one-time codes. They are evidence, and may receive the link to a second device. */
  codes?: readonly { channel: StepOtpType; destination: string }[];
  /**
   * Judged comparisons of the person's face with their credential or their stored portrait. After a `mismatch`, a proven address no
   * longer vouches for (confirms) the person's claims.
   */
  faces?: readonly (FaceComparison & { at: string; beside: 'credential' | 'portrait' })[];
  /** Judged challenges (proofs that a face is not a picture). `pad` is the verdict of a certified product, if the server has one. */
  liveness?: readonly { passed: boolean; at: string; pad?: StepPadVerdict }[];
  /**
   * The identity on a credential that was captured together with a living face, and what the credential prints. It vouches for (confirms)
   * the person's claims, more so once a registry or an operator has confirmed the credential.
   */
  capture?: { national_id: string; name: string; birthdate: string; card: PrintedSides };
  /**
   * A picture of only the person in `capture`. If the person consented, it may be stored as their portrait. `frames`: those of its challenge
   * in which the face looks ahead.
   */
  portrait?: { medium: string; frames: readonly string[] };
  consents?: readonly StepConsent[];
}

export interface StepResult<Payload> {
  /** `failed` is a business decision that a further try of the person does not change. Technical failures are thrown. */
  outcome: 'success' | 'failed';
  payload: Payload;
  facts?: StepFacts;
  /** Findings of those that the contract declares. None by default. */
  findings?: readonly FindingCode[];
  /** The published reason of `failed`. */
  reason?: string;
}

/** An expected failure of an action or a completion, with its code. The code that all steps share turns it into the HTTP answer. */
export class StepFailure extends Error {
  readonly problem: ProblemKey;
  /** The seconds that the person must wait, if any. */
  readonly retryAfter: number | undefined;
  /** The wrong member of the submission. */
  readonly field: string | undefined;
  /** The machine-readable reason, for a failure of a preparation. */
  readonly code: string | undefined;
  constructor(problem: ProblemKey, detail: string, options: { retryAfter?: number; field?: string; code?: string; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'StepFailure';
    this.problem = problem;
    this.retryAfter = options.retryAfter;
    this.field = options.field;
    this.code = options.code;
  }
}

/** Handles a rejection: returns null if the service is unavailable, and rethrows any other failure. */
export function nullIfUnavailable(failure: unknown): null {
  if (failure instanceof StepFailure && failure.problem === 'unavailable') return null;
  throw failure;
}

/** Handles a rejection: returns null for an expected failure, and rethrows any other error. */
export function nullIfExpected(failure: unknown): null {
  if (failure instanceof StepFailure) return null;
  throw failure;
}

type ActionsOf<C extends StepContract> = {
  [Name in keyof C['actions']]: (
    input: z.output<C['actions'][Name]['input']>,
    context: StepContext<C>,
  ) => Promise<z.input<C['actions'][Name]['output']>>;
};

export interface StepHandler<C extends StepContract> {
  contract: C;
  actions: ActionsOf<C>;
  /**
   * Judges a setup when the workflow is created, and prepares the step. Throws StepFailure `invalid_body` with the wrong member of the
   * setup, or with a `code` if the step does not fit into this workflow.
   */
  prepare?(preparation: StepPreparation<C>): Promise<PreparedStep>;
  /** Judges a template's setup without creating anything: checks that the objects named in the setup exist. Throws like `prepare`. */
  checkSetup?(preparation: StepPreparation<C>): Promise<void>;
  /** Returns whether this setup accepts files in this collection. Called before the upload is read; without it, the media slot decides. */
  takesFile?(collection: string, setup: SetupOf<C>): boolean;
  /** Makes the file with a name that matches the contract's `files`; null if there is no such file now. */
  file?(name: string, context: StepFileContext<C>): Promise<StepFile | null>;
  /** Recreates the payload of a completed step if its missing parts may have arrived; null if nothing has changed. */
  renew?(context: StepFileContext<C>): Promise<PayloadOf<C> | null>;
  complete(submission: SubmissionOf<C>, context: StepContext<C>): Promise<StepResult<PayloadOf<C>>>;
}

/** A handler without its step's types, as shared code calls it. It parses input and output with its own contract. */
export interface AnyStepHandler extends Omit<StepHandler<StepContract>, 'renew' | 'complete'> {
  renew?(context: StepFileContext): Promise<Record<string, unknown> | null>;
  complete(submission: unknown, context: StepContext): Promise<StepResult<Record<string, unknown>>>;
}

/** Returns a handler that parses its inputs and outputs with its contract, and adds the findings that no step judges by itself. */
export function defineHandler<C extends StepContract>(contract: C, handler: Omit<StepHandler<C>, 'contract'>): AnyStepHandler {
  const { actions, complete, renew, ...rest } = handler;
  // The contract parsed the setup when the workflow was created, so the untyped context has this step's types.
  const withTypes = (context: StepContext) => context as StepContext<C>;
  const parsingAction =
    <Name extends keyof C['actions']>(name: Name) =>
    async (input: unknown, context: StepContext) => {
      const schemas = contract.actions[name as string] as C['actions'][Name];
      const value = z.parse<C['actions'][Name]['input']>(schemas.input, input);
      return z.parse(schemas.output, await actions[name](value, withTypes(context)));
    };
  return {
    ...rest,
    contract,
    actions: Object.fromEntries(Object.keys(contract.actions).map((name) => [name, parsingAction(name)])),
    ...(renew && {
      async renew(context: StepFileContext) {
        const payload = await renew(context as StepFileContext<C>);
        return payload && (z.parse(contract.payload, payload) as Record<string, unknown>);
      },
    }),
    async complete(submission, context) {
      const value = z.parse<C['submission']>(contract.submission, submission);
      const result = await complete(value, withTypes(context));
      const payload = z.parse(contract.payload, result.payload) as Record<string, unknown>;
      const names = contract.names(value);
      const ofMedia = names.length > 1 ? findingsOfMedia(names, await context.ports.media.list()) : [];
      return { ...result, payload, ...(ofMedia.length > 0 ? { findings: [...(result.findings ?? []), ...ofMedia] } : {}) };
    },
  };
}
