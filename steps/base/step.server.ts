import * as z from 'zod/mini';
import type { ProblemKey } from '#contracts/base/problems.ts';
import type { FieldValue } from '#contracts/people/dynamic-fields.ts';
import type {
  ConsentKind,
  EarlierFacts,
  PayloadOf,
  PrintedAddress,
  SetupOf,
  StepCompany,
  StepContract,
  SubmissionOf,
} from '#contracts/steps/step.ts';
import type { WorkflowErrorReason } from '#contracts/workflows/errors.ts';
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

/**
 * What a handler gets: everything it may use comes as ports, and it imports no service. A handler runs outside the database transaction
 * that records its result. So what it does elsewhere must be safe to repeat: a process may die between the two.
 */
export interface StepContext<C extends StepContract = StepContract> {
  workflow: { uuid: string; people_uuid: string | null; livemode: boolean };
  step: { uuid: string; reference: string };
  setup: SetupOf<C>;
  /** BCP 47: the language that the person reads now. */
  language: string;
  now: Date;
  company: StepCompany;
  /** False under `disable_geolocation`: a location that is sent all the same must not be stored. */
  geolocation: boolean;
  /** What answered steps before this one learned; never what a record says. */
  earlierFacts: EarlierFacts;
  ports: StepPorts;
  /** The values that this step's actions remembered. */
  memory: Readonly<Record<string, unknown>>;
  /** Stores values for this step's later actions and its completion, together with the answer. */
  remember(values: Record<string, unknown>): void;
}

/** What a file is made from: an open step, or a finished one with its payload. */
export interface StepFileContext<C extends StepContract = StepContract> extends Omit<StepContext<C>, 'language'> {
  payload: PayloadOf<C> | null;
}

/** A step before another one. */
export interface EarlierStep {
  reference: string;
  /** As placeholders name it: its custom id, or else its key. */
  name: string;
  /** Why nothing ever stands at this path (`ocr_frontside.name`) of what it records, in a sentence; null where something may. */
  lacks(path: string): string | null;
}

/** What a step's preparation gets when its workflow is made. Nobody has opened the step yet. */
export interface StepPreparation<C extends StepContract = StepContract> {
  setup: SetupOf<C>;
  /** The person whom a key makes the workflow for. */
  people_uuid: string | null;
  /** The steps before it. */
  earlier: readonly EarlierStep[];
  ports: Pick<StepPorts, 'documents' | 'portraits' | 'bindings' | 'descriptors'>;
}

export interface PreparedStep {
  /** What one step of a workflow alone may be about. A later one is refused with this code and message, after this step's reference. */
  exclusive: { key: string; code: string; message: string } | null;
  /** What the workflow's record names, unless a step before this one gives it a name. */
  record: { document_uuid?: string };
  /** The step's first memory. */
  memory: Record<string, unknown>;
}

/** A file that a step makes anew for every request; nothing on its way stores it. */
export interface StepFile {
  mime: string;
  bytes: Uint8Array;
  /** Why the step cannot go on, where the file tells the person so and only the operator can cure it: they hear of it too, and keys alone of `extra`. */
  fault?: { reason: WorkflowErrorReason; extra: Readonly<Record<string, string>> };
}

export interface StepPorts {
  otp: OtpPort;
  allowance: AllowancePort;
  /** Present where the operator loaded a postal catalogue. */
  postal?: PostalPort;
  media: MediaPort;
  symbols: SymbolsPort;
  documents: DocumentsPort;
  portraits: PortraitsPort;
  registry: RegistryPort;
  papers: PapersPort;
  bindings: BindingsPort;
  descriptors: DescriptorsPort;
  /** What the steps before this one recorded, in their order. */
  answers(): Promise<readonly StepAnswer[]>;
  /** The person, as an earlier step or the workflow itself names them. Null while nobody does. */
  person(): Promise<StepPerson | null>;
  /** What the workflow has on record at the moment of the call. */
  evidence(): Promise<StepEvidence>;
}

/** One answer to a consent. */
interface StepConsent {
  key: string;
  kind: ConsentKind;
  accepted: boolean;
  /** Its text says that a portrait may be kept. */
  portrait?: true;
  text_sha256: string;
  language: string;
  version: string;
}

/** What a step learned about the person. The workflows service stores it, and attaches it once a person exists. */
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
  /** What a paper says of where they live: the person's address where no step asks for it. */
  proof_address?: Record<string, unknown>;
  /** What a card or paper prints: a later step may fill it in, and nobody attaches it. */
  printed_address?: PrintedAddress;
  /** What a card or paper prints of where they live, as it was read: their address is compared with it. */
  document_address?: PrintedAddress;
  /** What a credential prints of who they are, as it was read and they saw it. It may be somebody else's. */
  credential?: { name: string; national_id: string };
  references?: readonly { name: string; phone: string; person_relation_id: number }[];
  /** The values that a dynamic descriptor asks for. `step` is the step's reference. */
  dynamic_values?: readonly { step: string; descriptor_id: string; values: Record<string, FieldValue> }[];
  /** A natural person's RFC. */
  tax?: { rfc: string };
  /** The addresses that the person proved by one-time codes: evidence, and where a link to a second device may be sent. */
  codes?: readonly { channel: StepOtpType; destination: string }[];
  /**
   * The person's face beside that on their credential, or beside the portrait that is kept of them, where it could be judged. A `mismatch`
   * takes what a proven address vouches for.
   */
  faces?: readonly (FaceComparison & { at: string; beside: 'credential' | 'portrait' })[];
  /** Whether the person passed a challenge, where it could be judged. `pad`: of a certified product that was asked. */
  liveness?: readonly { passed: boolean; at: string; pad?: StepPadVerdict }[];
  /** The person whom a genuine credential and a living face name together: what they claim may be vouched for by it. */
  enrollment?: { national_id: string; name: string; birthdate: string };
  /** A picture of whom `enrollment` names, alone: where they agreed to it, it may be kept as their portrait. */
  portrait?: { medium: string };
  consents?: readonly StepConsent[];
}

export interface StepResult<Payload> {
  /** `failed` is a business no, which the person cannot mend by another try. A technical failure is thrown. */
  outcome: 'success' | 'failed';
  payload: Payload;
  facts?: StepFacts;
  /** The published reason of `failed`. */
  reason?: string;
}

/** An expected failure of an action or a completion, with its code. The shared path turns it into the HTTP answer. */
export class StepFailure extends Error {
  readonly problem: ProblemKey;
  /** The seconds that the person must wait, if any. */
  readonly retryAfter: number | undefined;
  /** The member of the submission that is wrong. */
  readonly field: string | undefined;
  /** Of a preparation: the reason for programs. */
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
   * Judges a setup when the workflow is made, and prepares what the step needs. A StepFailure of `invalid_body` names a member of the
   * setup, or with a `code` says why the step cannot stand in this workflow.
   */
  prepare?(preparation: StepPreparation<C>): Promise<PreparedStep>;
  /** Judges the same for a template, without making anything: what the setup names has to be there. */
  look?(preparation: StepPreparation<C>): Promise<void>;
  /** Whether this setup takes a medium of this collection as a file. Asked before a byte is read; where a step says nothing, its slot does. */
  takesFile?(collection: string, setup: SetupOf<C>): boolean;
  /** Makes the file of a name that the contract's `files` takes; null when there is none now. */
  file?(name: string, context: StepFileContext<C>): Promise<StepFile | null>;
  /** Makes the answer anew once what it waits for may have come; null where nothing has. */
  renew?(context: StepFileContext<C>): Promise<PayloadOf<C> | null>;
  complete(submission: SubmissionOf<C>, context: StepContext<C>): Promise<StepResult<PayloadOf<C>>>;
}

/** A handler as the shared path calls it, whatever its step: it parses what comes in, and what goes out, by its own contract. */
export interface AnyStepHandler {
  contract: StepContract;
  actions: Readonly<Record<string, (input: unknown, context: StepContext) => Promise<unknown>>>;
  prepare?(preparation: StepPreparation): Promise<PreparedStep>;
  look?(preparation: StepPreparation): Promise<void>;
  takesFile?(collection: string, setup: unknown): boolean;
  file?(name: string, context: StepFileContext): Promise<StepFile | null>;
  renew?(context: StepFileContext): Promise<Record<string, unknown> | null>;
  complete(submission: unknown, context: StepContext): Promise<StepResult<Record<string, unknown>>>;
}

export function defineHandler<C extends StepContract>(contract: C, handler: Omit<StepHandler<C>, 'contract'>): AnyStepHandler {
  const { actions, complete, renew, ...rest } = handler;
  // The contract parsed a workflow's setup when the workflow was made, so the shared path's context is this step's own.
  const own = (context: StepContext) => context as StepContext<C>;
  const parsing =
    <Name extends keyof C['actions']>(name: Name) =>
    async (input: unknown, context: StepContext) => {
      const schemas = contract.actions[name as string] as C['actions'][Name];
      const value = z.parse<C['actions'][Name]['input']>(schemas.input, input);
      return z.parse(schemas.output, await actions[name](value, own(context)));
    };
  return {
    ...rest,
    contract,
    actions: Object.fromEntries(Object.keys(contract.actions).map((name) => [name, parsing(name)])),
    ...(renew && {
      async renew(context: StepFileContext) {
        const payload = await renew(context as StepFileContext<C>);
        return payload && (z.parse(contract.payload, payload) as Record<string, unknown>);
      },
    }),
    async complete(submission, context) {
      const value = z.parse<C['submission']>(contract.submission, submission);
      const result = await complete(value, own(context));
      return { ...result, payload: z.parse(contract.payload, result.payload) as Record<string, unknown> };
    },
  };
}
