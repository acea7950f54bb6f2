import { entities } from '#mexico/entities.ts';
import { zoneLetters } from '#mexico/letters.ts';
import type { MrzCheck } from '#mexico/mrz.ts';
import { monthsBefore } from '#mexico/paper-age.ts';
import { plainText } from '#mexico/plain-text.ts';
import { knownName } from '#papers/findings/codes/hints.ts';
import { birthOf, correctCurp, readCurp, reconcile } from '#papers/findings/codes/read.ts';
import { corroborate, FieldCollector, mapField, type PaperField, printsNoAccents, sureValue } from '#papers/findings/findings.ts';
import { LabelReader, textIn } from '#papers/findings/label-reader.ts';
import { combineWithZone, findPrintOf, zoneField } from '#papers/findings/zone-values.ts';
import { zoneOf } from '#papers/layout/zone.ts';
import { dateIn, datesIn } from '#papers/texts/dates.ts';
import { nameIn, partSurnames } from '#papers/texts/names.ts';
import { trimSigns } from '#papers/texts/trim.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import type { passportOperation } from './passport.contract.ts';

/** Returns a label in Spanish, in English, and in both languages side by side. */
const both = (spanish: string, ...english: readonly string[]) => [
  spanish,
  ...english.flatMap((word) => [word, `${spanish} / ${word}`, `${spanish} ${word}`]),
];

const labels = {
  type: both('Tipo', 'Type'),
  country: [
    ...both('Clave del país de expedición', 'Issuing state code'),
    ...both('Clave del país', 'Country code', 'Issuing state code', 'Code of issuing state'),
  ],
  number: both('Pasaporte No.', 'Passport No.', 'Passport number').concat('Número de pasaporte', 'Pasaporte'),
  last: both('Apellidos', 'Surnames', 'Surname'),
  name: both('Nombres', 'Given names', 'Given name').concat('Nombre', 'Nombre(s)'),
  nationality: both('Nacionalidad', 'Nationality'),
  remarks: both('Observaciones', 'Remarks', 'Observations'),
  birth: both('Fecha de nacimiento', 'Date of birth'),
  curp: [...both('CURP', 'Personal No.', 'Personal number'), 'Clave Única de Registro de Población'],
  sex: both('Sexo', 'Sex'),
  place: both('Lugar de nacimiento', 'Place of birth'),
  issue: both('Fecha de expedición', 'Date of issue'),
  expiry: both('Fecha de caducidad', 'Date of expiry', 'Expiration date').concat('Fecha de vencimiento'),
  authority: both('Autoridad', 'Authority', 'Issuing authority'),
} as const;

const NUMBER = /(?<![A-Z0-9])[A-Z]\d{8}(?![A-Z0-9])/;
const numberIn = (text: string) => NUMBER.exec(text)?.[0] ?? null;
const codeIn = (text: string) => /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text)?.[0] ?? null;
const typeIn = (text: string) => /^[A-Z]{1,2}$/.exec(text.trim().split(' ')[0]!)?.[0] ?? null;
const sexIn = (text: string) => /(?<![A-Z])[MFX](?![A-Z])/.exec(text)?.[0] ?? null;

/** Letter for the sex on a passport's page, by its letter in a CURP; `parseMrz` returns the letter of a CURP too. */
const SEXES: Readonly<Record<string, string>> = { H: 'M', M: 'F', X: 'X' };
const asInCurp = (letter: string | null) => Object.keys(SEXES).find((other) => SEXES[other] === letter) ?? null;

/** Places of values on this page: below their labels, or else to the right. */
const VALUE_SEARCH = { places: ['below', 'right'] } as const;

/** Reads the data page of a passport: the print, and the machine-readable zone (MRZ, below: zone), its two lines for machines. */
export const passportReader: ReaderOf<typeof passportOperation> = {
  title: 'a passport',
  // Phrases and their weights for recognising the kind.
  marks: {
    'Pasaporte No.': 2,
    Passport: 1,
    Pasaporte: 1,
    'Lugar de nacimiento': 1,
    'Fecha de caducidad': 2,
    'Clave del país de expedición': 1,
  },
  hasZone: ({ format }) => format === 'TD3',
  pages: 2,
  symbols: false,
  parse({ pages }, { today }) {
    const anyZone = zoneOf(pages, today);
    const zone = anyZone?.mrz.format === 'TD3' ? anyZone : null;
    const { mrz } = zone ?? {};
    const reader = new LabelReader(pages, labels);
    const findings = new FieldCollector(pages);
    const day = (text: string) => dateIn(text, today);
    const checkedInZone = (check: MrzCheck, value: string | null | undefined) => zoneField(zone, value, mrz?.checks[check]);

    const number = reconcile(reader.value('number', numberIn, VALUE_SEARCH), checkedInZone('document_number', mrz?.documentNumber));
    const birth = reconcile(reader.value('birth', day, VALUE_SEARCH), checkedInZone('birth_date', mrz?.birthDate));
    const expiry = reconcile(reader.value('expiry', day, VALUE_SEARCH), checkedInZone('expiry_date', mrz?.expiryDate));
    const zoneSex = mrz?.sex ? SEXES[mrz.sex] : null;
    const sex = reconcile(reader.value('sex', sexIn, VALUE_SEARCH), checkedInZone('composite', zoneSex));
    const name = nameOf(reader, 'name', zoneField(zone, mrz?.names));
    const last = nameOf(reader, 'last', zoneField(zone, mrz?.lastNames));
    const place = placeOf(reader.value('place', textIn, VALUE_SEARCH));
    if (printsNoAccents([name, last, place])) findings.mayMissAccents = false;
    // A first guess of the surnames, only to correct the CURP; the CURP then helps to split them.
    const [first, second] = guessSurnames(last);
    const person = { sex: asInCurp(sureValue(sex)), name: knownName(name, first, second) };
    const printedCurp = readCurp(reader, 'curp', VALUE_SEARCH);
    const curp = correctCurp(printedCurp, { ...person, birthDate: sureValue(birth) }, today);
    const surnames = last && partSurnames(last.value, name?.value ?? '', sureValue(curp));
    return {
      data: findings.takeAll({
        type: reader.value('type', typeIn, VALUE_SEARCH) ?? zoneField(zone, mrz?.documentCode),
        number,
        nationality: nationalityOf(reader),
        expiration_date: expiry,
        issuing_country: reader.value('country', codeIn, VALUE_SEARCH) ?? zoneField(zone, mrz?.issuer),
        issuing_date: reader.value('issue', day, VALUE_SEARCH) ?? issueBefore(reader, expiry, birth, today),
        // This CURP is corrected without the birth date, so that it can confirm the birth date.
        birth_date: reconcile(birth, birthOf(correctCurp(printedCurp, person, today), today)),
        birth_place: place,
        name,
        last_name: last,
        first_lastname: mapField(last, () => surnames?.first || null),
        second_lastname: mapField(last, () => surnames?.second || null),
        gender: sex,
        national_id: curp,
        remarks: reader.value('remarks', textIn, { ...VALUE_SEARCH, lines: 2 }),
      }),
      sources: findings.sources,
    };
  },
  isEnough: ({ number, name, last_name }) => number !== null && (name !== null || last_name !== null),
};

/** Splits two words into two surnames, else returns two nulls: to split more words, the CURP is needed. */
function guessSurnames(last: PaperField | null): (PaperField | null)[] {
  const parts = last && partSurnames(last.value, '', null);
  return [mapField(last, () => parts?.first || null), mapField(last, () => parts?.second || null)];
}

type PassportReader = LabelReader<keyof typeof labels>;

/** Reads a name after its label, or wherever the name in the machine-readable zone is printed. */
function nameOf(reader: PassportReader, label: 'name' | 'last', zone: PaperField | null): PaperField | null {
  const print = reader.value(label, nameIn, { ...VALUE_SEARCH, lines: 2 });
  const same = print && zone && zoneLetters(print.value) === zoneLetters(zone.value) ? null : findPrintOf(reader, zone);
  return same ?? combineWithZone(print, zone);
}

const states = new Set(entities.map(({ name }) => plainText(name)));
/** Factor of Bayes' rule: a state's name after the comma is three times as likely in a right reading as in a wrong one. */
const NAMES_A_STATE = 3;
/** Minimum number of letters before a point that may be a misread comma: a shorter word is an abbreviation, `CD. HIDALGO`. */
const SHORTEST_TOWN = 4;

/** Restores the comma between a town and its state, which blur turns into a point; other fields are returned unchanged. */
function placeOf(field: PaperField | null): PaperField | null {
  if (!field) return null;
  const behind = Math.max(field.value.lastIndexOf(','), field.value.lastIndexOf('.'));
  const [town, state] = [field.value.slice(0, Math.max(0, behind)), field.value.slice(behind + 1)].map((text) => trimSigns(text, '.,'));
  if (!town || !state || !states.has(plainText(state))) return field;
  if (field.value[behind] === '.' && town.length - town.lastIndexOf(' ') - 1 < SHORTEST_TOWN) return field;
  return corroborate({ ...field, value: `${town}, ${state}` }, NAMES_A_STATE);
}

/** Reads the printed nationality; the machine-readable zone has only a code. */
function nationalityOf(reader: PassportReader): PaperField | null {
  const word = (text: string) => /(?<!\p{L})MEXICAN[AO](?!\p{L})/iu.exec(text)?.[0] ?? null;
  return reader.value('nationality', nameIn, VALUE_SEARCH) ?? reader.anywhere(word);
}

/** Number of months in a year. */
const MONTHS = 12;
/** Whole years for which a passport is issued. */
const VALID_YEARS = [1, 3, 5, 6, 10];

/** Finds the day of issue without its label: a printed day that is a usual number of years before the expiry. Null if none. */
function issueBefore(reader: PassportReader, expiry: PaperField | null, birth: PaperField | null, today: string): PaperField | null {
  if (!expiry) return null;
  const days = VALID_YEARS.map((years) => monthsBefore(expiry.value, MONTHS * years));
  return reader.anywhere((text) => datesIn(text, today).find(({ date }) => days.includes(date) && date !== birth?.value)?.date ?? null);
}
