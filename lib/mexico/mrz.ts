import type { CurpSex } from './curp.ts';
import { isoDateOf } from './written-day.ts';

/**
 * Form of a machine-readable zone: passports (TD3, two lines of 44), cards (TD1, three of 30), INE credentials from 2013 (a TD1 with own
 * fields and sex letters). Sources: ICAO 9303 parts 4 and 5; domain sheets of INE.
 */
export type MrzFormat = 'TD1' | 'TD3' | 'INE';

/** Fields with a check digit, in the order in which a failure is reported. */
export const mrzChecks = ['document_number', 'birth_date', 'expiry_date', 'personal_number', 'composite'] as const;
export type MrzCheck = (typeof mrzChecks)[number];

export interface Mrz {
  format: MrzFormat;
  /** `P`, `I`, `ID`, without filler. */
  documentCode: string;
  issuer: string;
  nationality: string;
  /** In an INE zone: the CIC, the credential's number of nine digits. */
  documentNumber: string;
  lastNames: string;
  names: string;
  /** ISO dates with the derived century; null if the six digits are no date. */
  birthDate: string | null;
  expiryDate: string | null;
  /** Sex as a CURP's letter (`H` man, `M` woman, `X`), not as the document's (ICAO: `M` male, `F` female); null if unknown. */
  sex: CurpSex | null;
  personalNumber: string;
  /** True for each check digit that is right; TD1 has no `personal_number`. */
  checks: Readonly<Partial<Record<MrzCheck, boolean>>>;
  ine: IneZone | null;
}

/** Fields that only INE zones have. */
export interface IneZone {
  cic: string;
  cicCheckDigit: string;
  /** Section (4 digits) and consecutive (9); the registry calls the latter the citizen's id. */
  sectionAndConsecutive: string;
  section: string;
  citizenId: string;
  emissionNumber: string;
  /** The text between `MEX` and the composite digit, without outer `<`: emission number and end of the form's number. */
  emissionAndFuar: string;
}

const WEIGHTS = [7, 3, 1] as const;

/** Calculates the ICAO 7-3-1 check digit. `<` counts 0, letters 10 to 35. */
export function mrzCheckDigit(text: string): string {
  const valueOfCharacter = (character: string) => (character === '<' ? 0 : Number.parseInt(character, 36));
  const sum = [...text].reduce((so, character, place) => so + valueOfCharacter(character) * WEIGHTS[place % 3]!, 0);
  return String(sum % 10);
}

const isCheckDigitOf = (text: string, digit: string | undefined) => digit !== undefined && mrzCheckDigit(text) === digit;

/** Returns the wrong check digits. If there are none, the zone is consistent, but the document need not be genuine. */
export function failedChecks({ checks }: Pick<Mrz, 'checks'>): MrzCheck[] {
  return mrzChecks.filter((name) => checks[name] === false);
}

const FORMAT_FAULT = { ok: false, reason: 'format' } as const;

/**
 * Reads a zone, also with wrong check digits (see `checks`). Fails if the text has none of the three forms, even after small reading errors
 * are corrected. @param lines lines, or one text. @param today ISO date, for the century.
 */
export function parseMrz(lines: string | readonly string[], today: string): { ok: true; value: Mrz } | typeof FORMAT_FAULT {
  const clean = (typeof lines === 'string' ? lines.split(/[\r\n]+/) : lines)
    .map((line) => line.toUpperCase().replace(/\s/g, ''))
    .filter((line) => line !== '');
  const [one = '', two = '', three = ''] = clean;
  if (clean.length === 2) return haveLength(44, one, two) ? { ok: true, value: passport(one, two, today) } : FORMAT_FAULT;
  if (clean.length !== 3) return FORMAT_FAULT;
  if (one.includes('IDMEX')) {
    const [first, second] = [ineFirst(one), ineSecond(two)];
    const isNameLine = ZONE.test(three) && three.length <= 31;
    return first && second && isNameLine ? { ok: true, value: ineBack(first, second, three, today) } : FORMAT_FAULT;
  }
  return haveLength(30, one, two, three) ? { ok: true, value: card(one, two, three, today) } : FORMAT_FAULT;
}

const ZONE = /^[A-Z0-9<]+$/;
const haveLength = (length: number, ...lines: string[]) => lines.every((line) => line.length === length && ZONE.test(line));
/** Removes the filler `<` at both ends. */
const withoutFiller = (text: string) => text.replace(/^<{1,44}|<{1,44}$/g, '');
/** Replaces the filler between words by spaces. */
const words = (text: string) => withoutFiller(text).replace(/<+/g, ' ');

function passport(one: string, two: string, today: string): Mrz {
  const personal = two.slice(28, 42);
  const personalDigit = two.charAt(42);
  return {
    format: 'TD3',
    documentCode: withoutFiller(one.slice(0, 2)),
    issuer: withoutFiller(one.slice(2, 5)),
    nationality: withoutFiller(two.slice(10, 13)),
    documentNumber: withoutFiller(two.slice(0, 9)),
    ...namesOf(one.slice(5)),
    ...datesOf(two.slice(13, 19), two.slice(21, 27), today, 0),
    sex: icaoSex(two.charAt(20)),
    personalNumber: withoutFiller(personal),
    checks: {
      document_number: isCheckDigitOf(two.slice(0, 9), two.charAt(9)),
      birth_date: isCheckDigitOf(two.slice(13, 19), two.charAt(19)),
      expiry_date: isCheckDigitOf(two.slice(21, 27), two.charAt(27)),
      // The check digit of an empty number may be `0` or `<`.
      personal_number:
        withoutFiller(personal) === '' ? personalDigit === '0' || personalDigit === '<' : isCheckDigitOf(personal, personalDigit),
      composite: isCheckDigitOf(two.slice(0, 10) + two.slice(13, 20) + two.slice(21, 43), two.charAt(43)),
    },
    ine: null,
  };
}

/** Reads a card. `youngest`: minimum age of its holder in years. */
function card(one: string, two: string, three: string, today: string, youngest = 0): Mrz {
  const { number, checked, digit, optional } = cardNumber(one);
  return {
    format: 'TD1',
    documentCode: withoutFiller(one.slice(0, 2)),
    issuer: withoutFiller(one.slice(2, 5)),
    nationality: withoutFiller(two.slice(15, 18)),
    documentNumber: number,
    ...namesOf(three),
    ...datesOf(two.slice(0, 6), two.slice(8, 14), today, youngest),
    sex: icaoSex(two.charAt(7)),
    personalNumber: words(`${optional}<${two.slice(18, 29)}`),
    checks: {
      document_number: isCheckDigitOf(checked, digit),
      birth_date: isCheckDigitOf(two.slice(0, 6), two.charAt(6)),
      expiry_date: isCheckDigitOf(two.slice(8, 14), two.charAt(14)),
      composite: isCheckDigitOf(one.slice(5, 30) + two.slice(0, 7) + two.slice(8, 15) + two.slice(18, 29), two.charAt(29)),
    },
    ine: null,
  };
}

/** Reads a card's number. If longer than nine characters, it continues in the optional field. `digit` is the check digit of `checked`. */
function cardNumber(one: string): { number: string; checked: string; digit: string; optional: string } {
  const [head, digit, optional] = [one.slice(5, 14), one.charAt(14), one.slice(15)];
  const rest = optional.slice(0, Math.max(0, optional.indexOf('<')));
  if (digit !== '<' || rest.length < 2) return { number: withoutFiller(head), checked: head, digit, optional };
  const number = head + rest.slice(0, -1);
  return { number, checked: number, digit: rest.slice(-1), optional: optional.slice(rest.length) };
}

/** Finds the first line by `IDMEX` and `<<`, because OCR adds or drops characters at the edges. Null if not found. */
function ineFirst(line: string): string | null {
  const match = /IDMEX(\d{9})(\d)<{1,3}(\d{13})/.exec(line);
  return match ? `IDMEX${match[1]}${match[2]}<<${match[3]}` : null;
}

/** Finds the second line by `MEX<`, followed by emission number, filler, form number and composite digit. Null if not found. */
function ineSecond(line: string): string | null {
  const match = /(\d{7}[A-Z<]\d{7})MEX<+(\d{2})<{1,3}(\d{0,5}<*)(\d)<*$/.exec(line);
  if (!match) return null;
  const [, head = '', emission = '', form = '', composite = ''] = match;
  return `${head}MEX<${emission}<<${withoutFiller(form).padEnd(6, '<')}${composite}`;
}

function ineBack(one: string, two: string, three: string, today: string): Mrz {
  const sectionAndConsecutive = one.slice(17, 30);
  return {
    ...card(one, two, three, today, VOTING_AGE_MARGIN),
    format: 'INE',
    // `M` is mujer here; in ICAO zones it is male.
    sex: /[HMX]/.test(two.charAt(7)) ? (two.charAt(7) as CurpSex) : null,
    personalNumber: '',
    ine: {
      cic: one.slice(5, 14),
      cicCheckDigit: one.charAt(14),
      sectionAndConsecutive,
      section: sectionAndConsecutive.slice(0, 4),
      citizenId: sectionAndConsecutive.slice(4),
      emissionNumber: two.slice(19, 21),
      emissionAndFuar: withoutFiller(two.slice(18, 29)),
    },
  };
}

/** Minimum age of an INE credential's holder, in years: it may be requested at 17. */
const VOTING_AGE_MARGIN = 17;

function namesOf(text: string): { lastNames: string; names: string } {
  const [last = '', ...firstNames] = withoutFiller(text).split('<<');
  return { lastNames: words(last), names: words(firstNames.join('<')) };
}

function icaoSex(letter: string): CurpSex | null {
  return letter === 'M' ? 'H' : letter === 'F' ? 'M' : letter === 'X' ? 'X' : null;
}

/** Adds the century to the dates: a birth is at least `youngest` years ago, an expiry is in this century. */
function datesOf(birth: string, expiry: string, today: string, youngest: number): Pick<Mrz, 'birthDate' | 'expiryDate'> {
  const latest = `${Number(today.slice(0, 4)) - youngest}${today.slice(4)}`;
  const recent = isoDateOf(`20${birth}`);
  return { birthDate: recent !== null && recent <= latest ? recent : isoDateOf(`19${birth}`), expiryDate: isoDateOf(`20${expiry}`) };
}
