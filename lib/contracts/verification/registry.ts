import { z } from 'zod';
import { type CurpReason, curpSexes, parseCurp } from '#mexico/curp.ts';
import { type EntityCode, entityCodes } from '#mexico/entities.ts';
import { parseNss } from '#mexico/nss.ts';
import { rfcPattern } from '#mexico/rfc.ts';
import { mexicanDate } from '#mexico/today.ts';
import { atMost } from '../base/limits.ts';

/**
 * A person or company in a registry, in a format that `spec/` lacks: a row of a tenant's registry, a line of its file, or a remote
 * registry's answer. All members are text; unknown members are absent.
 */

/** Statuses of a CURP, as RENAPO (the population registry) names them. B…: out of use. `RCC`: replaced by another CURP. */
export const curpStatuses = ['AN', 'AH', 'CRA', 'RCN', 'RCC', 'BAP', 'BSU', 'BD', 'BDM', 'BDP', 'BJD', 'BDA', 'BCC', 'BCN'] as const;
/** Models of an INE credential, by their letters. Model C has no CIC and is found by its elector key. */
export const credentialTypes = ['C', 'D', 'EFGH'] as const;
/** `reported`: stolen or lost. */
export const credentialStatuses = ['current', 'expired', 'court_order', 'reported'] as const;
/** Documents on which a CURP is based, by RENAPO's number. */
export const probatoryDocuments = ['1', '3', '4', '7'] as const;

export type CurpStatus = (typeof curpStatuses)[number];
export type CredentialType = (typeof credentialTypes)[number];
export type CredentialStatus = (typeof credentialStatuses)[number];

const text = (most: number) => z.string().check(atMost(most)).trim().optional();
const exactly = (characters: number, pattern: RegExp, error: string) =>
  z.string().check(atMost(characters)).min(characters).toUpperCase().regex(pattern, { error }).optional();
const digits = (pattern: RegExp, error: string) => z.string().check(atMost(20)).regex(pattern, { error }).optional();

const curp = () => z.string().check(atMost(18)).min(18).toUpperCase().optional();

const REASON_TEXTS: Readonly<Record<CurpReason, string>> = {
  format: 'A CURP has 18 characters: letters, YYMMDD, sex, entity, consonants, two more',
  date: 'The CURP contains a day that does not exist',
  future: 'The CURP contains a birth date in the future',
  word: 'RENAPO issues no CURP with these four letters',
  check: 'The check digit of the CURP is wrong',
};

type RowMembers = {
  [Member in 'curp' | 'rfc' | 'name' | 'first_last_name' | 'replaced_by' | 'tax_name' | 'cic' | 'elector_key' | 'nss']?: string | undefined;
} & {
  credential_type?: CredentialType | undefined;
};
type MemberFault = [member: keyof RowMembers, message: string];

/**
 * Returns the faults of a row beyond its members' formats: wrong check digits, missing members, and members that contradict others.
 */
function faultsOf(row: RowMembers): MemberFault[] {
  const today = mexicanDate(new Date());
  const curps = (['curp', 'replaced_by'] as const).flatMap((member): MemberFault[] => {
    const verdict = row[member] ? parseCurp(row[member], today) : null;
    return verdict?.ok === false ? [[member, REASON_TEXTS[verdict.reason]]] : [];
  });
  const checks: [isWrong: boolean, ...fault: MemberFault][] = [
    [!row.curp && !row.rfc, 'curp', 'A row needs a curp or an rfc'],
    [Boolean(row.curp && !row.name), 'name', 'Needed with a curp'],
    [Boolean(row.curp && !row.first_last_name), 'first_last_name', 'Needed with a curp'],
    [Boolean(row.replaced_by && row.replaced_by === row.curp), 'replaced_by', 'A CURP other than that of the row'],
    [Boolean(row.rfc && !row.curp && !row.tax_name), 'tax_name', 'Needed with an rfc that has no curp'],
    [Boolean(row.nss && !parseNss(row.nss).ok), 'nss', 'The check digit of the NSS is wrong'],
    ...credentialFaults(row),
  ];
  return [...curps, ...checks.flatMap(([isWrong, ...fault]): MemberFault[] => (isWrong ? [fault] : []))];
}

function credentialFaults({ credential_type: type, curp, cic, elector_key }: RowMembers): [boolean, ...MemberFault][] {
  if (!type) return [];
  const message = 'Needed with a credential of this type';
  return [
    [!curp, 'curp', 'Needed with a credential'],
    [type !== 'C' && !cic, 'cic', message],
    [type === 'C' && !elector_key, 'elector_key', message],
  ];
}

/** A row of a registry, with the members in the usual order of a file. */
export const registryRow = z
  .object({
    curp: curp(),
    rfc: z
      .string()
      .check(atMost(13))
      .min(12)
      .toUpperCase()
      .regex(rfcPattern, { error: 'An RFC has 12 or 13 characters: letters, YYMMDD, three more' })
      .optional(),
    name: text(100),
    first_last_name: text(100),
    second_last_name: text(100),
    birth_date: z
      .string()
      .check(atMost(10), z.iso.date({ error: 'A date, as YYYY-MM-DD' }))
      .optional(),
    gender: z.enum(curpSexes).optional(),
    birth_federal_entity: z.enum(entityCodes as [EntityCode, ...EntityCode[]]).optional(),
    nationality: exactly(3, /^[A-Z]{3}$/, 'Three letters, like MEX'),
    curp_status: z.enum(curpStatuses).optional(),
    replaced_by: curp(),
    probatory_document: z.enum(probatoryDocuments).optional(),
    registration_year: digits(/^\d{4}$/, 'Four digits'),
    registration_entity_number: digits(/^\d{2}$/, 'Two digits'),
    municipality_key: digits(/^\d{1,5}$/, 'Up to five digits'),
    issuing_entity_key: text(20),
    certificate_folio: text(40),
    foreign_registration_number: text(40),
    act_number: text(20),
    book: text(20),
    sheet: text(20),
    tome: text(20),
    crip: text(40),
    letter_folio: text(40),
    tax_name: text(300),
    postal_code: digits(/^\d{5}$/, 'Five digits'),
    invoices: z.enum(['yes', 'no']).optional(),
    credential_type: z.enum(credentialTypes).optional(),
    cic: digits(/^\d{9}$/, 'Nine digits'),
    ocr: digits(/^\d{13}$/, 'Thirteen digits'),
    elector_key: exactly(18, /^[A-Z]{6}\d{8}[HMXN][0-9A-Z]{3}$/, 'An elector key has 18 characters'),
    emission_number: digits(/^\d{1,2}$/, 'One or two digits'),
    registered_at: digits(/^\d{4}$/, 'A year'),
    emission_at: digits(/^\d{4}$/, 'A year'),
    federal_district: digits(/^\d{1,3}$/, 'Up to three digits'),
    local_district: digits(/^\d{1,3}$/, 'Up to three digits'),
    credential_status: z.enum(credentialStatuses).optional(),
    nss: digits(/^\d{11}$/, 'Eleven digits'),
  })
  .superRefine((row, problems) => {
    for (const [path, message] of faultsOf(row)) problems.addIssue({ code: 'custom', path: [path], message });
  })
  .meta({ id: 'RegistryRow' });

export type RegistryRecord = z.output<typeof registryRow>;

/** Kinds of fact for which a registry is asked. `rfc`: of a natural person; `company`: an RFC of a legal person. */
export const registryKinds = ['curp', 'rfc', 'company', 'credential', 'nss'] as const;
export type RegistryKind = (typeof registryKinds)[number];

/** Maximum number of rows that one call may import. */
export const MAX_ROWS = 500;
