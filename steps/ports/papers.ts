import type { PaperKind } from '#contracts/steps/paper-step.ts';

type PaperTexts<Member extends string> = Readonly<Record<Member, string | null>>;

/** As printed; null where it was not read for sure. `birthdate` is an ISO date, `expiration_date` the printed year or date. */
export type IneFrontData = PaperTexts<
  | 'name'
  | 'first_lastname'
  | 'second_lastname'
  | 'birthdate'
  | 'gender'
  | 'elector_key'
  | 'curp'
  | 'expiration_date'
  | 'street'
  | 'neighborhood'
  | 'zip_code'
  | 'city'
  | 'province'
  | 'emission_number'
  | 'type'
  | 'ine_type'
  | 'section_id'
>;

/** As in the machine-readable zone: no Ñ, names cut where it ends. `date` and `expiration_date` have eight digits. */
export interface IneBackData
  extends PaperTexts<
    | 'ocr_number'
    | 'cic'
    | 'cic_digit_check'
    | 'section_and_consecutive'
    | 'gender'
    | 'nationality'
    | 'name'
    | 'lastname'
    | 'date'
    | 'expiration_date'
    | 'date_check_digit'
    | 'expiration_date_digit_check'
    | 'emission_and_fuare'
  > {
  readonly lines: readonly string[];
  readonly is_cic_digit_check_consistent: boolean;
}

/** As printed. `date` and `end_date` are ISO dates. */
export interface AddressProof extends PaperTexts<'name' | 'type' | 'issued_by' | 'date' | 'end_date'> {
  readonly address: PaperTexts<'street' | 'ext_num' | 'int_num' | 'postal_code' | 'neighborhood' | 'municipality' | 'state' | 'country'>;
}

/** Papers whose members steps read. */
interface KnownPapers {
  address_proof: AddressProof;
  ine_front: IneFrontData;
  ine_back: IneBackData;
}

/** Members of papers by kind; steps pass on those of other kinds. */
export type PaperData = KnownPapers & Record<Exclude<PaperKind, keyof KnownPapers>, Readonly<Record<string, unknown>>>;

/**
 * Why a file was not read. `unreadable`: no document can be made out; `too_little`: of this kind, and too little of it can be made out;
 * `locked`: it wants a password; `unread`: nobody here reads such files.
 */
export const paperTroubles = ['unreadable', 'too_little', 'other_kind', 'locked', 'unread'] as const;
export type PaperTrouble = (typeof paperTroubles)[number];

export type PaperReading<Kind extends PaperKind> = { data: PaperData[Kind] } | { trouble: PaperTrouble };

/** Reads papers: a picture or a PDF in, what is printed out. It keeps nothing. */
export interface PapersPort {
  /** Throws StepFailure `unavailable`, where too many files wait or nobody answers. */
  read<Kind extends PaperKind>(kind: Kind, file: { bytes: Uint8Array; mime: string }): Promise<PaperReading<Kind>>;
}
