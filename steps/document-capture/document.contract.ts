import * as z from 'zod/mini';
import { atMost, membersAtMost } from '../../contracts/limits.ts';
import { type PaperKind, readings } from '../../contracts/paper-step.ts';

/** What the documents say that people are shown, and what they say of it. */

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

export type Shown = readonly (readonly [path: string, word: ShownWord])[];
export type ShownWord = (typeof shownOf)[PaperKind][number][1];

/** Words whose texts are dates. A credential’s `validity` may be a year alone. */
export const dates: ReadonlySet<ShownWord> = new Set(['date', 'birthDate', 'expiration'] as const);

export const LINE_LENGTH = 120;
const PATH_LENGTH = 60;
const MOST_FIELDS = 12;

const line = z.string().check(
  atMost(4 * LINE_LENGTH),
  z.overwrite((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.maxLength(LINE_LENGTH),
);
const path = z.string().check(z.maxLength(PATH_LENGTH));

/** What it says in the person's words, by path; empty for what it does not say. */
export const corrections = z.record(path, line).check(membersAtMost(MOST_FIELDS));
export type Corrections = z.output<typeof corrections>;
/** The same in an answer, with every path that the person was shown: null is where they changed nothing. */
export const correctionsMade = z.record(path, z.nullable(line));

/** What was read, for the person, by path; null where it says nothing, or nothing for sure. */
export const documentView = z.object({
  uuid: z.uuid(),
  reading: z.enum(readings),
  fields: z.record(path, z.nullable(z.string())),
});
export type DocumentView = z.output<typeof documentView>;
