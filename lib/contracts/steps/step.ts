import type * as z from 'zod/mini';
import type { ReadHolder } from '#mexico/holders/paper-holder.ts';
import type { PrintedAddress } from '#mexico/places/printed-address.ts';
import type { Consequence, FindingCode } from '../base/findings.ts';

/** Facts that a person shares; the widget's shell has a word for each. */
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

/** Purposes of consents. The server requires some of them before it accepts certain data. */
export type ConsentKind = 'privacy' | 'terms' | 'biometric' | 'voluntary' | 'signature';

/** Things that the person should have at hand; the shell has words and an icon for each. */
export type Bring = 'ine' | 'csf' | 'proof_of_address' | 'phone';

/** Source of a file. `handoff`: the live camera of a second device, allowed wherever `live` is allowed. */
export const captureSources = ['live', 'file', 'handoff', 'fixture'] as const;
export type CaptureSource = (typeof captureSources)[number];
export const cameraSources = captureSources.filter((source) => source !== 'file');

/** Subjects that a picture can show. The portrait on a card is also a face. */
export type MediaSubject = 'document' | 'face';

/** Declaration of one collection: a kind of file that a step collects. */
export interface MediaSlot {
  /** Title that people see, for example on the page of evidence. */
  title: { readonly es: string; readonly en: string };
  shows: readonly MediaSubject[];
  /** Accepted MIME types, checked by magic bytes on the server. */
  accept: readonly string[];
  required: boolean;
  /** Maximum in a step at once; the step's own by default. */
  max?: number;
  /** Allowed sources; `live` for a face unless the setup says otherwise. */
  capture: readonly CaptureSource[];
  /** Consent that must be on record first; required for a face. */
  consent?: ConsentKind;
}

/** A step's needs. The shell and the engine depend on these only, not on the step's name. */
export interface StepNeeds {
  camera: boolean;
  geolocation: boolean;
  /** A person must exist, or an earlier step must establish one. */
  people: boolean;
  /** Consent that must be on record before the step starts. */
  consent: ConsentKind | null;
}

/** Data of the company that a step may use in its texts. */
export interface StepCompany {
  name: string;
  privacy_notice_url: string | null;
  /** Days for which photos are kept after the workflow's end. */
  media_days: number;
  /** Days for which a portrait is kept; 0: portraits are not kept. */
  portrait_days: number;
  /** Years; a step's own setup may ask for more. */
  minimum_age: number;
}

/** Facts from earlier steps of this workflow, never from a person's record. */
export interface EarlierFacts {
  /** Names are empty if no step gave them. */
  person: { national_id: string; name: string; first_lastname: string; second_lastname: string } | null;
  printed_address: PrintedAddress | null;
  /** Address that the person entered. */
  address: PrintedAddress | null;
  /** Phones that the person entered or proved. */
  phones: readonly string[];
}

/** JSON that the server part of a step stores between its calls. */
export type StepMemory = Readonly<Record<string, unknown>>;

/** Members of a workflow's `autofill` that are neither null nor false. */
export type Autofill = Readonly<Record<string, unknown>>;

/** A file of a finished step that the person may download. */
export interface DownloadableFile {
  /** Name of the file among the step's files. */
  file: string;
  /** File name for the person, with extension. */
  save_as: string;
  /** False while the file does not exist yet; the handler's `renew` then updates the payload. */
  ready: boolean;
  /** True if the file exists only after other people have done their part. */
  waits_for_others: boolean;
  /** False if the file will not be made, as far as is known now. */
  comes: boolean;
}

export interface StepAction<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  input: Input;
  output: Output;
}

/**
 * The part of a step that browser and server share: names, schemas and declarations. A step consists of a contract, an element, a handler
 * and three registry lines.
 */
export interface StepContract<
  Setup extends z.ZodMiniType = z.ZodMiniType,
  Submission extends z.ZodMiniType = z.ZodMiniType,
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Actions extends Record<string, StepAction> = Record<string, StepAction>,
> {
  /** Name of the step in workflows, in snake_case. */
  key: string;
  /** Title in the operator's catalog of steps, in English. */
  title: string;
  description: string;
  setup_required: boolean;
  allow_multiple: boolean;
  /** True if the step cannot be reopened once in `success`. */
  final: boolean;
  /** `operator`: the step opens by itself and waits for a submission with an API key; meanwhile the workflow is not ended by age. */
  answered_by: 'person' | 'operator';
  /** True if the step's facts suffice to create the person's record. */
  establishes_person: boolean;
  /** Typical minutes without prefilled data, summed on the welcome screen; `npm run bench -- minutes` measures it. */
  minutes: number;
  needs: StepNeeds;
  /** Returns the consents that the step records on success, with this setup. */
  grants(setup: z.output<Setup>): readonly ConsentKind[];
  /** Returns the setup completed with the consents that later steps need. By default the setup stays unchanged. */
  settle?(setup: z.output<Setup>, needed: ReadonlySet<ConsentKind>): z.output<Setup>;
  /** Findings that a submission of the step may have. */
  findings: readonly FindingCode[];
  /** The effects of findings in this step, where they differ from the list. */
  consequences: Readonly<Partial<Record<FindingCode, Consequence>>>;
  bring: readonly Bring[];
  /** Facts for which the step may ask. */
  shares: readonly SharedFact[];
  /** Returns the facts of `shares` for which the step asks with this setup, or, given an answer, those in the answer. All by default. */
  shared(setup: z.output<Setup>, answer: z.output<Payload> | null): readonly SharedFact[];
  setup: Setup;
  submission: Submission;
  payload: Payload;
  actions: Actions;
  media: Readonly<Record<string, MediaSlot>>;
  /** Returns the collections that the step collects with this setup. All by default. */
  collects(setup: z.output<Setup>): readonly string[];
  /** Returns the uuids of the media that a submission uses. Other media of their collections are earlier takes and are discarded. */
  names(submission: z.output<Submission>): readonly string[];
  /** Names of the files that the server part makes for the person; null if it makes none. */
  files: z.ZodMiniType<string, string> | null;
  /** Returns a raw setup, filled in from the workflow's `autofill`. Null if the step uses nothing of it. */
  autofill(setup: Readonly<Record<string, unknown>>, autofill: Autofill): Record<string, unknown> | null;
  /** Returns the person's addresses that the setup, written with an API key, contains. None by default. */
  reaches(setup: z.output<Setup>): readonly { channel: 'EMAIL' | 'SMS' | 'WHATSAPP'; destination: string }[];
  /** Returns the file that the person may download once the step is done. Null if there is none. */
  keeps(setup: z.output<Setup>, answer: z.output<Payload>): DownloadableFile | null;
  /** Returns the setup's member that replaces the camera with drawn specimens (test keys only). Null if this setup needs the camera. */
  specimens(setup: z.output<Setup>): string | null;
  /** Returns the setup for the browser: without secrets, with the legally binding texts. `memory` is from preparation and actions. */
  browserSetup(setup: z.output<Setup>, company: StepCompany, memory: StepMemory): unknown;
  /** Returns the earlier answer for the browser when the step is reopened. Null for none. */
  browserPayload(payload: z.output<Payload>): unknown;
  /**
   * Returns the holder of the paper in an answer. It is compared with whoever the workflow says that the person is, before and after. Null if
   * the paper is nobody's, or was not read. A step without it takes no paper that tells whose it is.
   */
  holder?(payload: z.output<Payload>): ReadHolder | null;
  /** Returns a prefilled answer: members of `browserPayload`, and `complete` if the step need not ask anything. Null for none. */
  prefill(facts: EarlierFacts): unknown;
  /** Fictitious values for the conformance suite, docs and screenshots. */
  samples: {
    setup: z.input<Setup>;
    submission: z.input<Submission>;
    payload: z.input<Payload>;
    /** Memory that the preparation of the sample setup leaves, if the screen needs it. */
    memory?: StepMemory;
  };
}

/** Returns a step's contract with defaults filled in and the types of its schemas. */
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
    findings: [],
    consequences: {},
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
