import { parseClabe } from '#mexico/clabe.ts';
import { ageOn, likelyCurp, normalizeCurp, parseCurp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import { failedChecks, type MrzCheck, parseMrz } from '#mexico/mrz.ts';
import { parseNss } from '#mexico/nss.ts';
import { normalizeRfc, parseRfc, type RfcWarning } from '#mexico/rfc.ts';

export interface CheckFinding {
  valid: boolean;
  reason: string | null;
  /** The value in its normalized form. */
  value: string;
  /** The verdict in a sentence. */
  why: string;
  rows: readonly (readonly [string, string | null])[];
  warnings: readonly string[];
  /** Members of the `--json` output, other than `valid` and `reason`. */
  json: object;
}

/** Checks a value of one kind. @param today ISO date in Mexico. */
type Check = (value: string, today: string) => CheckFinding;

const SEX = { H: 'hombre', M: 'mujer', X: 'no binario' } as const;

const reject = (value: string, reason: string, why: string, json: object = {}): CheckFinding => ({
  valid: false,
  reason,
  value,
  why,
  rows: [],
  warnings: [],
  json: { value, ...json },
});

type AcceptedParts = Pick<CheckFinding, 'value' | 'why' | 'rows' | 'json'> & Partial<Pick<CheckFinding, 'warnings'>>;

const accept = (finding: AcceptedParts): CheckFinding => ({ valid: true, reason: null, warnings: [], ...finding });

const curpReasons = {
  format: 'A character is not permitted at its place, or there are not 18.',
  date: 'The birth date does not exist.',
  future: 'The birth date is in the future: position 17 gives the century, and may be a letter for a digit.',
  word: 'RENAPO never issues these first four letters.',
  check: 'The check digit is wrong.',
} as const;

const checkCurp: Check = (text, today) => {
  const verdict = parseCurp(text, today);
  const value = normalizeCurp(text);
  if (!verdict.ok) {
    const likely = likelyCurp(text, today);
    const finding = reject(value, verdict.reason, curpReasons[verdict.reason], { likely });
    return likely ? { ...finding, warnings: [`Perhaps ${likely} was meant.`] } : finding;
  }
  const { birthDate, sex, entity } = verdict.value;
  const age = ageOn(birthDate, today);
  return accept({
    value,
    why: 'Well formed. Only RENAPO can say that it was issued.',
    rows: [
      ['Born', `${birthDate}, ${age} years`],
      ['Sex', `${sex} (${SEX[sex]})`],
      ['Entity', `${entity} (${entityName(entity) ?? 'born abroad'})`],
    ],
    json: { value, birth_date: birthDate, age, sex, entity },
  });
};

const rfcReasons = {
  format: 'Not the form of an RFC: 4 letters (3 for a company), YYMMDD and 3 characters.',
  date: 'The date does not exist.',
  generic: 'This RFC is generic: it stands for the general public or a foreigner, never for a person.',
} as const;

const rfcWarnings: Readonly<Record<RfcWarning, string>> = {
  check: 'The check digit is wrong. That is true of about 1.5 % of the RFCs in use, so it is no reason to refuse.',
  homoclave: 'SAT does not assign these characters as a homoclave.',
};

const checkRfc: Check = (text, today) => {
  const verdict = parseRfc(text, today);
  const value = normalizeRfc(text);
  if (!verdict.ok) return reject(value, verdict.reason, rfcReasons[verdict.reason]);
  const { kind, dates, checkDigit, warnings } = verdict.value;
  return accept({
    value,
    why: 'Well formed. Only SAT can say that it is registered.',
    rows: [
      ['Holder', kind === 'natural' ? 'person' : 'company'],
      [kind === 'natural' ? 'Born' : 'Incorporated', dates.join(' or ')],
      ['Check digit', checkDigit],
    ],
    warnings: warnings.map((warning) => rfcWarnings[warning]),
    json: { value, holder: kind, dates, check_digit: checkDigit, warnings },
  });
};

const checkNss: Check = (text) => {
  const verdict = parseNss(text);
  if (!verdict.ok) return reject(text, verdict.reason, verdict.reason === 'format' ? 'An NSS has 11 digits.' : 'The check digit is wrong.');
  const { nss, subdelegation, registrationYear, birthYear } = verdict.value;
  return accept({
    value: nss,
    why: 'Well formed. Only the IMSS can say that it was assigned.',
    rows: [
      ['Subdelegation', subdelegation],
      ['Registered in', `…${registrationYear}`],
      ['Born in', `…${birthYear}`],
    ],
    json: { value: nss, subdelegation, registration_year: registrationYear, birth_year: birthYear },
  });
};

const checkClabe: Check = (text) => {
  const verdict = parseClabe(text);
  if (!verdict.ok)
    return reject(text, verdict.reason, verdict.reason === 'format' ? 'A CLABE has 18 digits.' : 'The check digit is wrong.');
  const { clabe, bankCode, bankName, place, account } = verdict.value;
  return accept({
    value: clabe,
    why: 'Well formed. Only the bank can say that the account exists.',
    rows: [
      ['Bank', `${bankCode} (${bankName ?? 'not in our list'})`],
      ['Place', place],
      ['Account', account],
    ],
    warnings: bankName ? [] : ['The bank code is not in our list; new institutions come every month.'],
    json: { value: clabe, bank_code: bankCode, bank_name: bankName, place, account, warnings: bankName ? [] : ['unknown_bank'] },
  });
};

const mrzFields: Readonly<Record<MrzCheck, string>> = {
  document_number: 'document number',
  birth_date: 'birth date',
  expiry_date: 'expiry',
  personal_number: 'personal number',
  composite: 'whole',
};

/** Splits a machine-readable zone into lines; without separators, by its length: two lines of 44 characters or three of 30. */
function zoneLines(text: string): string[] {
  const lines = text.split(/[\s/]+/);
  const [only = ''] = lines;
  const length = { 88: 44, 90: 30 }[only.length];
  return lines.length === 1 && length ? (only.match(new RegExp(`.{${length}}`, 'g')) ?? []) : lines;
}

const checkMrz: Check = (text, today) => {
  const zone = zoneLines(text);
  const reading = parseMrz(zone, today);
  const lines = zone.join(' / ');
  if (!reading.ok) return reject(lines, 'format', 'Not a machine-readable zone: two lines of 44, or three of 30 characters.');
  const mrz = reading.value;
  const failed = failedChecks(mrz);
  const valid = failed.length === 0;
  return {
    valid,
    reason: failed[0] ?? null,
    value: mrz.format,
    why: valid
      ? 'Every check digit is right. That does not prove that the document is genuine.'
      : `The check digit of the ${failed.map((name) => mrzFields[name]).join(', ')} is wrong.`,
    rows: [
      ['Document', `${mrz.documentCode} ${mrz.issuer} ${mrz.documentNumber}`],
      ['Last names', mrz.lastNames],
      ['Names', mrz.names],
      ['Born', mrz.birthDate],
      ['Sex', mrz.sex && `${mrz.sex} (${SEX[mrz.sex]})`],
      ['Valid until', mrz.expiryDate],
      ['Section', mrz.ine?.section ?? null],
      ['Citizen id', mrz.ine?.citizenId ?? null],
    ],
    warnings: [],
    json: {
      format: mrz.format,
      document_code: mrz.documentCode,
      issuer: mrz.issuer,
      nationality: mrz.nationality,
      document_number: mrz.documentNumber,
      last_names: mrz.lastNames,
      names: mrz.names,
      birth_date: mrz.birthDate,
      expiry_date: mrz.expiryDate,
      sex: mrz.sex,
      personal_number: mrz.personalNumber,
      checks: mrz.checks,
      ...(mrz.ine && {
        cic: mrz.ine.cic,
        section_and_consecutive: mrz.ine.sectionAndConsecutive,
        citizen_id: mrz.ine.citizenId,
        emission_number: mrz.ine.emissionNumber,
        emission_and_fuare: mrz.ine.emissionAndFuar,
      }),
    },
  };
};

/** The kinds of values that the command checks, by the name that it takes. */
export const kinds: Readonly<Record<string, { name: string; check: Check }>> = {
  curp: { name: 'CURP', check: checkCurp },
  rfc: { name: 'RFC', check: checkRfc },
  nss: { name: 'NSS', check: checkNss },
  clabe: { name: 'CLABE', check: checkClabe },
  mrz: { name: 'MRZ', check: checkMrz },
};
