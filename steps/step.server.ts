import * as z from 'zod/mini';
import type { ProblemKey } from '../contracts/problems.ts';
import type { ConsentKind, PayloadOf, SetupOf, StepCompany, StepContract, SubmissionOf } from '../contracts/step.ts';
import type { StepAnswer } from './ports/answers.ts';
import type { BindingsPort } from './ports/bindings.ts';
import type { DocumentsPort } from './ports/documents.ts';
import type { StepEvidence } from './ports/evidence.ts';
import type { MediaPort } from './ports/media.ts';
import type { OtpPort, OtpType } from './ports/otp.ts';
import type { StepPerson } from './ports/people.ts';
import type { PostalPort } from './ports/postal.ts';
import type { SymbolsPort } from './ports/symbols.ts';

/**
 * The server half of a step is handed everything it may use as ports; it imports no service.
 * A handler runs outside the database transaction that records its result, so whatever it does elsewhere
 * must be safe to repeat (a process may die between the two).
 */
export interface StepContext<C extends StepContract = StepContract> {
  workflow: { uuid: string; people_uuid: string | null; livemode: boolean };
  step: { uuid: string; reference: string };
  setup: SetupOf<C>;
  /** BCP 47, the language the person reads now. */
  language: string;
  now: Date;
  company: StepCompany;
  /** False under `disable_geolocation`: a place that is sent all the same must not be kept. */
  geolocation: boolean;
  ports: StepPorts;
  /** What this step's own actions remembered; written with `remember`. */
  memory: Readonly<Record<string, unknown>>;
  /** Keeps values for later actions and completion of this step; stored with the action's answer. */
  remember(values: Record<string, unknown>): void;
}

/** What a file is made from: the open step, or a finished one with what it answered. What is remembered is kept with the file's making. */
export interface StepFileContext<C extends StepContract = StepContract> extends Omit<StepContext<C>, 'language'> {
  payload: PayloadOf<C> | null;
}

/** What a step is made ready from when its workflow is made; nobody has opened it yet. */
export interface StepPreparation<C extends StepContract = StepContract> {
  setup: SetupOf<C>;
  /** References of the steps before it. */
  earlier: readonly string[];
  ports: Pick<StepPorts, 'documents' | 'bindings'>;
}

export interface PreparedStep {
  /** What one step of a workflow alone may be about. A later one is refused with this code and message, after this step's reference. */
  exclusive: { key: string; code: string; message: string } | null;
  /** What the workflow's record names, unless a step before this one gives it a name. */
  record: { document_uuid?: string };
  /** What the step remembers from its beginning. */
  memory: Record<string, unknown>;
}

/** Made anew for every request; kept by nobody on the way. */
export interface StepFile {
  mime: string;
  bytes: Uint8Array;
}

export interface StepPorts {
  otp: OtpPort;
  /** Present where the operator loaded a postal catalogue. */
  postal?: PostalPort;
  media: MediaPort;
  symbols: SymbolsPort;
  documents: DocumentsPort;
  bindings: BindingsPort;
  /** What the steps before this one recorded, in their order. */
  answers(): Promise<readonly StepAnswer[]>;
  /** The person, as an earlier step or the workflow itself names them. Null while nobody does. */
  person(): Promise<StepPerson | null>;
  /** What the workflow has on record at the moment of the call. */
  evidence(): Promise<StepEvidence>;
}

/** What a step learned about the person; the workflows service keeps it until a person exists and then attaches it. */
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
  /** A natural person's RFC. */
  tax?: { rfc: string };
  /** One-time codes that the person proved: on record as evidence, and where the link to another device may be sent. */
  codes?: readonly { channel: OtpType; destination: string }[];
  consents?: readonly { key: string; kind: ConsentKind; accepted: boolean; text_sha256: string; language: string; version: string }[];
}

export interface StepResult<Payload> {
  /** `failed` is a business no (not the person's mistake to retry); a technical failure is thrown. */
  outcome: 'success' | 'failed';
  payload: Payload;
  facts?: StepFacts;
  /** Published reason key when `failed`. */
  reason?: string;
}

/** A coded, expected failure of an action or a completion; the shared path turns it into the HTTP answer. */
export class StepFailure extends Error {
  readonly problem: ProblemKey;
  /** Set when the person must wait, in seconds. */
  readonly retryAfter: number | undefined;
  /** Names the member of the submission and the cure, for developers. */
  readonly field: string | undefined;
  constructor(problem: ProblemKey, detail: string, options: { retryAfter?: number; field?: string; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'StepFailure';
    this.problem = problem;
    this.retryAfter = options.retryAfter;
    this.field = options.field;
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
   * Looks at a setup when the workflow is made, so that what is wrong with it is told then, and makes ready what the step needs. A
   * StepFailure of `invalid_body` names a member of the setup.
   */
  prepare?(preparation: StepPreparation<C>): Promise<PreparedStep>;
  /** A file by a name that the contract's `files` takes; null when there is none now. */
  file?(name: string, context: StepFileContext<C>): Promise<StepFile | null>;
  complete(submission: SubmissionOf<C>, context: StepContext<C>): Promise<StepResult<PayloadOf<C>>>;
}

/** A handler as the shared path calls it, whatever its step: it parses what comes in, and what goes out, by its own contract. */
export interface AnyStepHandler {
  contract: StepContract;
  actions: Readonly<Record<string, (input: unknown, context: StepContext) => Promise<unknown>>>;
  prepare?(preparation: StepPreparation): Promise<PreparedStep>;
  file?(name: string, context: StepFileContext): Promise<StepFile | null>;
  complete(submission: unknown, context: StepContext): Promise<StepResult<Record<string, unknown>>>;
}

export function defineHandler<C extends StepContract>(contract: C, handler: Omit<StepHandler<C>, 'contract'>): AnyStepHandler {
  const { actions, complete, ...rest } = handler;
  // The contract parsed a workflow's setup when the workflow was made, so the shared path's context is this step's own.
  const own = (context: StepContext) => context as StepContext<C>;
  const parsing =
    <Name extends keyof C['actions']>(name: Name) =>
    async (input: unknown, context: StepContext) => {
      const schemas = contract.actions[name as string] as C['actions'][Name];
      const parsed = z.parse<C['actions'][Name]['input']>(schemas.input, input);
      return z.parse(schemas.output, await actions[name](parsed, own(context)));
    };
  return {
    ...rest,
    contract,
    actions: Object.fromEntries(Object.keys(contract.actions).map((name) => [name, parsing(name)])),
    async complete(submission, context) {
      const parsed = z.parse<C['submission']>(contract.submission, submission);
      const result = await complete(parsed, own(context));
      return { ...result, payload: z.parse(contract.payload, result.payload) as Record<string, unknown> };
    },
  };
}
