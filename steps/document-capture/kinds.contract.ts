import { PAPER_FILES } from '#contracts/steps/paper-files.ts';
import type { PaperKind } from '#contracts/steps/paper-step.ts';

/** What differs from one kind of document to another, for screen and server. */

/** Kinds that come as a PDF alone. */
export const asPdf: ReadonlySet<PaperKind | null> = new Set(['carta_libranza', 'credit_report'] as const);
/** Kinds with a picture of a face: they want the biometric consent. */
const withFace: ReadonlySet<PaperKind | null> = new Set(['ine_front', 'passport', 'fm'] as const);

export const collectionOf = (kind: PaperKind | null): 'document' | 'document_with_face' =>
  withFace.has(kind) ? 'document_with_face' : 'document';
export const acceptedOf = (kind: PaperKind | null): readonly string[] => (asPdf.has(kind) ? ['application/pdf'] : PAPER_FILES);

/** Of each kind what its owner can judge, in the order of the screen: the path in what extraction answers, and the word for it. */
export const shownOf = {
  address_proof: [
    ['name', 'holder'],
    ['address.street', 'street'],
    ['address.ext_num', 'extNum'],
    ['address.postal_code', 'postalCode'],
    ['date', 'date'],
  ],
  bank_statement: [
    ['name', 'holder'],
    ['rfc_person', 'rfc'],
    ['account_number', 'account'],
    ['clabe', 'clabe'],
    ['date_end', 'date'],
  ],
  carta_libranza: [
    ['first_name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
    ['nss', 'nss'],
    ['loan_amount', 'amount'],
  ],
  cif: [
    ['cif.full_name', 'holder'],
    ['cif.rfc', 'rfc'],
    ['cif.id', 'idCif'],
  ],
  credit_report: [
    ['name', 'holder'],
    ['rfc', 'rfc'],
    ['curp', 'curp'],
    ['birthdate', 'birthDate'],
  ],
  csf: [
    ['csf_data.full_name', 'holder'],
    ['csf_data.rfc', 'rfc'],
    ['csf_data.id', 'idCif'],
    ['identification_data.curp', 'curp'],
    ['fiscal_address.postal_code', 'postalCode'],
  ],
  curp: [
    ['full_name', 'holder'],
    ['curp', 'curp'],
    ['birthdate', 'birthDate'],
    ['state_of_birth', 'stateOfBirth'],
  ],
  fm: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['number', 'number'],
    ['curp', 'curp'],
    ['expiration_date', 'expiration'],
  ],
  ine_back: [
    ['ocr_number', 'ocrNumber'],
    ['cic', 'cic'],
    ['name', 'name'],
    ['lastname', 'lastnames'],
  ],
  ine_front: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
    ['elector_key', 'electorKey'],
    ['expiration_date', 'validity'],
  ],
  nss: [
    ['nss', 'nss'],
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['curp', 'curp'],
  ],
  passport: [
    ['name', 'name'],
    ['first_lastname', 'firstLastname'],
    ['second_lastname', 'secondLastname'],
    ['number', 'number'],
    ['birth_date', 'birthDate'],
    ['expiration_date', 'expiration'],
  ],
} as const satisfies Record<PaperKind, readonly (readonly [path: string, word: string])[]>;

export type PathWords = readonly (readonly [path: string, word: ShownWord])[];
export type ShownWord = (typeof shownOf)[PaperKind][number][1];

/** Words whose texts are dates. A credential’s `validity` may be a year alone. */
export const dates: ReadonlySet<ShownWord> = new Set(['date', 'birthDate', 'expiration'] as const);

export const LINE_LENGTH = 120;
