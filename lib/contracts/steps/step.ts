import type * as z from 'zod/mini';

/** Facts that a person shares; the shell has a word for each (welcome and closing screens). */
export type SharedFact =
  | 'consents'
  | 'email'
  | 'phone'
  | 'curp'
  | 'name'
  | 'address'
  | 'location'
  | 'ine'
  | 'selfie'
  | 'tax'
  | 'signature'
  | 'references';

/** What a consent allows. The server demands some before it takes certain data. */
export type ConsentKind = 'privacy' | 'terms' | 'biometric' | 'voluntary' | 'signature';

/** What the person should have at hand; the shell has words and an icon for each. */
export type Bring = 'ine' | 'csf' | 'proof_of_address' | 'phone';

/** `handoff` is a live camera too, at the device that the person was sent on to: it may come wherever `live` may. */
export type CaptureSource = 'live' | 'file' | 'handoff' | 'fixture';

/** What a medium can show. The picture on a card is a face too. */
export type MediaSubject = 'document' | 'face';

/** One kind of file that a step collects, keyed by its collection name. */
export interface MediaSlot {
  /** What it is called where somebody reads of it, as on a page of evidence. */
  title: { readonly es: string; readonly en: string };
  shows: readonly MediaSubject[];
  /** Accepted MIME types, told by magic bytes on the server. */
  accept: readonly string[];
  required: boolean;
  /** How many a step holds of it at once, at most; absent for as many as it holds at all. */
  most?: number;
  /** Where the bytes may come from; a face is `live` unless the setup says otherwise. */
  capture: readonly CaptureSource[];
  /** The medium is refused until this consent is on record; one that shows a face demands one. */
  consent?: ConsentKind;
}

/** What a step asks of the device, the person and the workflow. The shell and the engine read this and nothing else. */
export interface StepNeeds {
  camera: boolean;
  geolocation: boolean;
  /** A person must exist (or be established by an earlier step) before it starts. */
  people: boolean;
  /** Refused to start until this consent is on record. */
  consent: ConsentKind | null;
}

/** What a step may know of the company that asks; texts shown to the person are made from it. */
export interface StepCompany {
  name: string;
  privacy_notice_url: string | null;
  /** Days that photos are kept after the end. */
  media_days: number;
  /** Days that a portrait is kept once it was taken; 0 for never. */
  portrait_days: number;
  /** Years; a step's own setup may ask for more. */
  minimum_age: number;
}

/** An address as a card or a paper prints it; null where it was not read. `street` may hold the number, `province` may be short. */
export interface PrintedAddress {
  street: string | null;
  neighborhood: string | null;
  zip_code: string | null;
  city: string | null;
  province: string | null;
}

/** What the answered steps before a step learned of the person in this workflow; never what a record says. */
export interface EarlierFacts {
  /** Names are empty where no step told them. */
  person: { national_id: string; name: string; first_lastname: string; second_lastname: string } | null;
  printed_address: PrintedAddress | null;
  /** What they said of where they live. */
  address: PrintedAddress | null;
  /** Every phone that they said or proved to be theirs. */
  phones: readonly string[];
}

/** What the server half of a step remembers, as JSON. */
export type StepMemory = Readonly<Record<string, unknown>>;

/** The members of a workflow's `autofill` that say something: neither null nor false. */
export type Autofill = Readonly<Record<string, unknown>>;

/** A file of a finished step that the person may take away. */
export interface DownloadableFile {
  /** Its name in the step's files. */
  file: string;
  /** Its name once it is saved, with the extension. The person sees it. */
  save_as: string;
  /** False while it is still to come; the step's answer is made anew when it has (`renew` of its handler). */
  ready: boolean;
}

export interface StepAction<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  input: Input;
  output: Output;
}

/**
 * The neutral half of a step: names, schemas and declarations that browser and server share.
 * Adding a step means adding one of these, an element, a handler, and three registry lines.
 */
export interface StepContract<
  Setup extends z.ZodMiniType = z.ZodMiniType,
  Submission extends z.ZodMiniType = z.ZodMiniType,
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Actions extends Record<string, StepAction> = Record<string, StepAction>,
> {
  /** snake_case, as the workflow names it. */
  key: string;
  /** Operator's words for the catalog, in English. */
  title: string;
  description: string;
  setup_required: boolean;
  allow_multiple: boolean;
  /** Once `success`, going back never re-opens it. */
  final: boolean;
  /**
   * Who answers it. A step of an operator opens by itself once it is its turn, and waits: a key sends its submission, the person only sees
   * that it waits, and no sweep ends the workflow meanwhile.
   */
  answered_by: 'person' | 'operator';
  /** Its facts can create the person. */
  establishes_person: boolean;
  /** Typical time in minutes where nothing was read before it, summed on the welcome screen; `npm run bench -- minutes` measures it. */
  minutes: number;
  needs: StepNeeds;
  /** Consents that this step, with this setup, puts on record when it succeeds. */
  grants(setup: z.output<Setup>): readonly ConsentKind[];
  /** The setup as it is kept, by the consents that later steps of the workflow need. As it was given, unless it says otherwise. */
  settle?(setup: z.output<Setup>, needed: ReadonlySet<ConsentKind>): z.output<Setup>;
  bring: readonly Bring[];
  /** Every fact that it may ask for. */
  shares: readonly SharedFact[];
  /** Which of `shares` it asks for with this setup, or, given an answer, which of them the answer holds. All, unless it says otherwise. */
  shared(setup: z.output<Setup>, answer: z.output<Payload> | null): readonly SharedFact[];
  setup: Setup;
  submission: Submission;
  payload: Payload;
  actions: Actions;
  media: Readonly<Record<string, MediaSlot>>;
  /** The collections that it takes with this setup. All, unless it says otherwise. */
  collects(setup: z.output<Setup>): readonly string[];
  /** The uuids of the media that a submission names. Once it is recorded, others of their collections are retakes and are discarded. */
  names(submission: z.output<Submission>): readonly string[];
  /** Names of the files that its server half makes for the person, while it is open and once it is done; null where it makes none. */
  files: z.ZodMiniType<string, string> | null;
  /** Fills in a setup, before it is parsed, with what the step takes of a workflow's `autofill`. Null where it takes nothing. */
  autofill(setup: Readonly<Record<string, unknown>>, autofill: Autofill): Record<string, unknown> | null;
  /** Where this setup, as a key gave it, reaches the person. Nowhere, unless it says otherwise. */
  reaches(setup: z.output<Setup>): readonly { channel: 'EMAIL' | 'SMS' | 'WHATSAPP'; destination: string }[];
  /** Which of its files the person may take away once it is done; null for none. */
  keeps(setup: z.output<Setup>, answer: z.output<Payload>): DownloadableFile | null;
  /**
   * The member of this setup that puts drawn specimens before the camera; null when it does not. A test key alone may give it, and
   * then no camera is needed.
   */
  specimens(setup: z.output<Setup>): string | null;
  /**
   * What of the setup the browser may see, with the texts that the server will hold the person to; anything secret stays out. `memory` is
   * what the step's preparation and its actions remembered.
   */
  browserSetup(setup: z.output<Setup>, company: StepCompany, memory: StepMemory): unknown;
  /** What of an earlier answer the browser may see when the step is re-opened; null for nothing. */
  browserPayload(payload: z.output<Payload>): unknown;
  /**
   * What the browser sees in the place of an answer while there is none: what is filled in from earlier steps. At most the members of
   * `browserPayload`, and `complete` where nothing is left to ask. Null for nothing.
   */
  prefill(facts: EarlierFacts): unknown;
  /** Plausible fictitious values for the conformance suite, the docs and the screenshots. */
  samples: {
    setup: z.input<Setup>;
    submission: z.input<Submission>;
    payload: z.input<Payload>;
    /** What the preparation of the sample setup remembers; absent where it remembers nothing that the screen needs. */
    memory?: StepMemory;
  };
}

/** Fills in what most steps do not need, and keeps the schemas' types. */
export function defineStep<
  Setup extends z.ZodMiniType,
  Submission extends z.ZodMiniType,
  Payload extends z.ZodMiniType,
  const Actions extends Record<string, StepAction> = Record<never, never>,
>(
  step: Pick<
    StepContract<Setup, Submission, Payload, Actions>,
    'key' | 'title' | 'description' | 'minutes' | 'shares' | 'setup' | 'submission' | 'payload' | 'samples'
  > &
    Partial<Omit<StepContract<Setup, Submission, Payload, Actions>, 'needs'>> & { needs?: Partial<StepNeeds> },
): StepContract<Setup, Submission, Payload, Actions> {
  return {
    setup_required: false,
    allow_multiple: false,
    final: false,
    answered_by: 'person',
    establishes_person: false,
    bring: [],
    media: {},
    collects: () => Object.keys(step.media ?? {}),
    names: () => [],
    actions: {} as Actions,
    files: null,
    autofill: () => null,
    reaches: () => [],
    keeps: () => null,
    grants: () => [],
    shared: () => step.shares,
    specimens: () => null,
    browserSetup: () => null,
    browserPayload: () => null,
    prefill: () => null,
    ...step,
    needs: { camera: false, geolocation: false, people: false, consent: null, ...step.needs },
  };
}

export type SetupOf<C extends StepContract> = z.output<C['setup']>;
export type SubmissionOf<C extends StepContract> = z.output<C['submission']>;
export type PayloadOf<C extends StepContract> = z.output<C['payload']>;
