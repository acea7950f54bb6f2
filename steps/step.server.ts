import * as z from 'zod/mini';
import type { ProblemKey } from '../contracts/problems.ts';
import type { ConsentKind, PayloadOf, SetupOf, StepCompany, StepContract, SubmissionOf } from '../contracts/step.ts';

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

export type OtpType = 'EMAIL' | 'SMS' | 'WHATSAPP';

export interface StepPorts {
  otp: {
    /** Sends a six-digit code. `to` is an address or a phone number with country code. Throws StepFailure. */
    send(request: {
      type: OtpType;
      to: string;
      user: string;
      expires_in: string;
      company: string;
      language: string;
      retry?: boolean;
    }): Promise<{ expires_at: string }>;
    /** Checks a code once. A code already validated for this user counts as proven (the answer may have been lost). */
    validate(request: { type: OtpType; user: string; code: string }): Promise<{ match: boolean; reason: 'ok' | 'wrong' | 'expired' }>;
  };
  /** Present where the operator loaded a postal catalogue. */
  postal?: {
    /** Null for a code that the catalogue does not hold. State as in mexico/entities.ts. */
    lookup(zipCode: string): Promise<{ state: string; municipality: string; colonies: readonly string[] } | null>;
  };
  media: {
    list(): Promise<readonly { uuid: string; collection: string; mime: string; size: number; sha256: string; capture: string }[]>;
    read(uuid: string): Promise<Uint8Array>;
  };
  codes: {
    /**
     * Texts of the QR codes in a medium of this step, a picture or a PDF: of a PDF page after page, until it is `enough`. Throws
     * StepFailure: `document_unreadable`, `document_too_large`, `password_required`, `unavailable`.
     */
    read(uuid: string, enough: (texts: readonly string[]) => boolean): Promise<readonly string[]>;
  };
  documents: DocumentsPort;
  bindings: {
    /** Null where the tenant has none of this uuid. */
    get(uuid: string): Promise<TemplateBinding | null>;
  };
  /** What the steps before this one recorded, in their order. */
  answers(): Promise<readonly StepAnswer[]>;
  /** Who answers, as far as an earlier step or the workflow itself says; null while nobody is known. */
  person(): Promise<{ name: string; national_id: string | null; people_uuid: string | null } | null>;
  evidence(): Promise<StepEvidence>;
}

/** What one step recorded. */
export interface StepAnswer {
  step: string;
  /** What expressions and placeholders call it: its custom id, or its name. */
  name: string;
  payload: Readonly<Record<string, unknown>>;
}

/** How texts and signatures of a document template come to be. */
export interface TemplateBinding {
  template_uuid: string;
  /** By the template's text element. */
  text_bindings: Readonly<Record<string, { steps: readonly string[]; template: string }>>;
  /** The template's signature elements that the person signs; all where it names none. */
  sign_bindings: readonly string[];
}

/** A document as its signer is shown it. */
export interface OpenedDocument {
  uuid: string;
  name: string;
  sha256: string;
  /** Sizes in points. */
  pages: readonly { width: number; height: number }[];
  /** Places for text. `written_by` says who gave what stands there. */
  texts: readonly {
    uuid: string;
    template_element_uuid: string | null;
    name: string;
    required: boolean;
    ask_signer: boolean;
    value: string | null;
    written_by: 'sender' | 'signer' | null;
  }[];
  signatures: readonly { uuid: string; template_element_uuid: string | null }[];
  /** The workflow in which it was signed. */
  signed_in: string | null;
}

/** Documents to be signed, opened by their uuid or by the token that an operator put in the setup. Each call throws StepFailure. */
export interface DocumentsPort {
  /** `not_found` when there is no such document. `sha256` is of the PDF as it is shown. */
  open(which: { token: string } | { uuid: string }): Promise<OpenedDocument>;
  /** A new document of a template; `not_found` when there is no such template. */
  make(from: { template_uuid: string; name: string | null }): Promise<OpenedDocument>;
  /**
   * Says all texts of the document, by element; the first that it cannot hold is the fault, and nothing changes. `bound` are the elements
   * of the sender's texts in which a letter that cannot be written becomes “?” instead.
   */
  fill(
    uuid: string,
    texts: { sender: Readonly<Record<string, string>>; bound: readonly string[]; signer: Readonly<Record<string, string>> },
  ): Promise<{ document: OpenedDocument } | { fault: { element: string; by: 'sender' | 'signer'; code: string; message: string } }>;
  /** PNG of that width in pixels; pages count from 1. */
  page(uuid: string, page: number, width: number): Promise<Uint8Array>;
  /** Empty for a page that is a picture. */
  text(uuid: string, page: number): Promise<string>;
  /** The same `signing_uuid` again gives the same answer, of what was sealed then. `conflict` when it is signed already, or is not what was shown; `invalid_body` of `signer.name` when it cannot be written. */
  sign(
    uuid: string,
    act: {
      signing_uuid: string;
      sha256: string;
      /** `applied`: the one that was kept of another document of this workflow. */
      signature: { kind: 'drawn' | 'typed'; png: string } | { kind: 'applied'; document_uuid: string };
      /** Which signature elements get it; null for all. */
      signature_elements: readonly string[] | null;
      signer: { name: string; national_id: string | null; people_uuid: string | null };
      consent: { text: string; text_sha256: string };
      language: string;
      workflow_uuid: string;
      evidence: StepEvidence;
      /** Pages whose picture or text went to the signer's device, from 1. */
      pages_delivered: readonly number[];
      store_sign: boolean;
    },
  ): Promise<SealedAct>;
  /** The signed PDF; null until it is signed. */
  signed(uuid: string): Promise<Uint8Array | null>;
}

/** What a signed document says of its act. */
export interface SealedAct {
  sha256: string;
  signed_at: string;
  timestamped: boolean;
  kind: 'drawn' | 'typed' | 'applied';
  consent: { text_sha256: string; language: string };
  signature_kept: boolean;
}

/** What the workflow can prove when it is asked: what the server itself saw or was told on record. */
export interface StepEvidence {
  consents: readonly {
    key: string;
    kind: ConsentKind;
    accepted: boolean;
    text_sha256: string;
    version: string;
    language: string;
    at: string;
  }[];
  /** One-time codes that were proven; destinations masked. */
  codes: readonly { channel: OtpType; destination: string; verified_at: string }[];
  media: readonly { uuid: string; collection: string; sha256: string; stored_at: string }[];
  /** `ip` is where this request came from; the rest is what the device said of itself when it was opened. */
  device: { ip: string | null; user_agent: string | null; metadata: Readonly<Record<string, string>> };
  /** The workflow's event log when this was asked. */
  log: { length: number; head: string | null };
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
