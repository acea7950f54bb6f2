import type * as z from 'zod/mini';

/** Facts that a person shares; the shell has a word for each. */
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

/** Purposes of consents. The server demands some before it takes certain data. */
export type ConsentKind = 'privacy' | 'terms' | 'biometric' | 'voluntary' | 'signature';

/** Things to have at hand; the shell has words and an icon for each. */
export type Bring = 'ine' | 'csf' | 'proof_of_address' | 'phone';

/** `handoff`: a live camera at the second device, allowed wherever `live` is. */
export type CaptureSource = 'live' | 'file' | 'handoff' | 'fixture';

/** Subjects of a medium. A card's portrait is a face too. */
export type MediaSubject = 'document' | 'face';

/** A kind of file that a step collects, keyed by collection. */
export interface MediaSlot {
  /** Title for people, as on a page of evidence. */
  title: { readonly es: string; readonly en: string };
  shows: readonly MediaSubject[];
  /** Accepted MIME types, checked by magic bytes on the server. */
  accept: readonly string[];
  required: boolean;
  /** Maximum in a step at once; the step's own by default. */
  most?: number;
  /** Allowed sources; `live` for a face unless the setup says otherwise. */
  capture: readonly CaptureSource[];
  /** Consent that must be on record first; required for a face. */
  consent?: ConsentKind;
}

/** A step's needs. The shell and the engine read nothing else. */
export interface StepNeeds {
  camera: boolean;
  geolocation: boolean;
  /** A person must exist, or an earlier step must establish one. */
  people: boolean;
  /** Consent that must be on record before the start. */
  consent: ConsentKind | null;
}

/** Facts of the company that a step may use in its texts. */
export interface StepCompany {
  name: string;
  privacy_notice_url: string | null;
  /** Days that photos are kept after the end. */
  media_days: number;
  /** Days that a portrait is kept; 0 for none. */
  portrait_days: number;
  /** Years; a step's own setup may ask for more. */
  minimum_age: number;
}

/** A printed address; null where unread. `street` may include the number, `province` may be abbreviated. */
export interface PrintedAddress {
  street: string | null;
  neighborhood: string | null;
  zip_code: string | null;
  city: string | null;
  province: string | null;
}

/** Facts from earlier steps of this workflow, never from a record. */
export interface EarlierFacts {
  /** Names are empty if no step gave them. */
  person: { national_id: string; name: string; first_lastname: string; second_lastname: string } | null;
  printed_address: PrintedAddress | null;
  /** Address that the person gave. */
  address: PrintedAddress | null;
  /** Phones that the person gave or proved. */
  phones: readonly string[];
}

/** Memory of a step's server half, as JSON. */
export type StepMemory = Readonly<Record<string, unknown>>;

/** Members of a workflow's `autofill` that are neither null nor false. */
export type Autofill = Readonly<Record<string, unknown>>;

/** A file of a finished step for the person to keep. */
export interface DownloadableFile {
  /** Its name in the step's files. */
  file: string;
  /** File name for the person, with extension. */
  save_as: string;
  /** False while it is still to come; the step's answer is then renewed (`renew` of its handler). */
  ready: boolean;
}

export interface StepAction<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  input: Input;
  output: Output;
}

/**
 * The neutral half of a step: names, schemas and declarations for browser and server. A step is one of these, an element, a handler, and
 * three registry lines.
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
  /** Never reopened once in `success`. */
  final: boolean;
  /** An operator's step opens by itself and waits for a key's submission; no sweep ends the workflow meanwhile. */
  answered_by: 'person' | 'operator';
  /** Its facts can create the person. */
  establishes_person: boolean;
  /** Typical minutes without prefilled data, summed on the welcome screen; `npm run bench -- minutes` measures it. */
  minutes: number;
  needs: StepNeeds;
  /** Consents that the step records on success, with this setup. */
  grants(setup: z.output<Setup>): readonly ConsentKind[];
  /** Completes the stored setup by the consents that later steps need. Unchanged by default. */
  settle?(setup: z.output<Setup>, needed: ReadonlySet<ConsentKind>): z.output<Setup>;
  bring: readonly Bring[];
  /** Facts that it may ask for. */
  shares: readonly SharedFact[];
  /** Facts of `shares` that it asks for with this setup or, given an answer, that the answer holds. All by default. */
  shared(setup: z.output<Setup>, answer: z.output<Payload> | null): readonly SharedFact[];
  setup: Setup;
  submission: Submission;
  payload: Payload;
  actions: Actions;
  media: Readonly<Record<string, MediaSlot>>;
  /** Collections with this setup. All by default. */
  collects(setup: z.output<Setup>): readonly string[];
  /** Media that a submission names. Others of their collections are retakes and are discarded. */
  names(submission: z.output<Submission>): readonly string[];
  /** Names of files that the server half makes for the person; null for none. */
  files: z.ZodMiniType<string, string> | null;
  /** Fills in a raw setup from a workflow's `autofill`. Null if it takes nothing. */
  autofill(setup: Readonly<Record<string, unknown>>, autofill: Autofill): Record<string, unknown> | null;
  /** Addresses of the person in a key's setup. None by default. */
  reaches(setup: z.output<Setup>): readonly { channel: 'EMAIL' | 'SMS' | 'WHATSAPP'; destination: string }[];
  /** File for the person to keep once done; null for none. */
  keeps(setup: z.output<Setup>, answer: z.output<Payload>): DownloadableFile | null;
  /** Member of the setup that puts drawn specimens before the camera, for test keys; null otherwise. Then no camera is needed. */
  specimens(setup: z.output<Setup>): string | null;
  /** The setup for the browser, without secrets, with the texts that bind the person. `memory` comes from preparation and actions. */
  browserSetup(setup: z.output<Setup>, company: StepCompany, memory: StepMemory): unknown;
  /** An earlier answer for the browser when the step is reopened; null for nothing. */
  browserPayload(payload: z.output<Payload>): unknown;
  /** Prefilled answer from earlier steps: members of `browserPayload`, and `complete` if nothing is left to ask. Null for nothing. */
  prefill(facts: EarlierFacts): unknown;
  /** Fictitious values for the conformance suite, docs and screenshots. */
  samples: {
    setup: z.input<Setup>;
    submission: z.input<Submission>;
    payload: z.input<Payload>;
    /** Memory of the sample setup's preparation, if the screen needs it. */
    memory?: StepMemory;
  };
}

/** Fills in defaults and keeps the schemas' types. */
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
