import { editDistance } from '#mexico/edit-distance.ts';
import { NO_FACTS } from '#papers/findings/codes/hints.ts';
import { correctCurp, correctNss, readCurp, readNss } from '#papers/findings/codes/read.ts';
import { FieldCollector, mapField, type PaperField, sureValue } from '#papers/findings/findings.ts';
import { LabelReader } from '#papers/findings/label-reader.ts';
import type { Anchor } from '#papers/layout/anchors.ts';
import { tablesOf } from '#papers/layout/tables.ts';
import { emailIn } from '#papers/texts/emails.ts';
import { figuresIn, isCurp } from '#papers/texts/identifiers.ts';
import { partsOfCompany, withLegalForms } from '#papers/texts/legal-forms.ts';
import { moneyText, percentageText } from '#papers/texts/money.ts';
import { nameIn } from '#papers/texts/names.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import { daysOf } from '../values/days.ts';
import { type NameFields, partedName } from '../values/parted-name.ts';
import { foundInCell } from '../values/table-cells.ts';
import { lookUpCurp } from '../values/validating.ts';
import type { cartaLibranzaOperation } from './carta-libranza.contract.ts';
import { DEFAULT_PAGES } from './carta-libranza.contract.ts';
import { letterLabels, loanColumns } from './labels.ts';

type LetterLabel = keyof typeof letterLabels;
type LetterReader = LabelReader<LetterLabel>;

const PHONE = /(?<![\d-])\+?(?:\(?\d{2,3}\)?[ -]?)?\d{2,4}[ -]?\d{2,4}(?:[ -]?\d{2,4}){0,2}(?![\d-])/;
const phoneIn = (text: string) => {
  const phone = PHONE.exec(text)?.[0] ?? null;
  return phone !== null && phone.replace(/\D/g, '').length >= 10 ? phone : null;
};

const folioIn = (text: string) => /(?=[\p{L}\d/-]{0,29}\d)[\p{L}\d/-]{3,30}/u.exec(text)?.[0] ?? null;
/** Reads a term, `24 meses`, and corrects one wrong letter of its unit; a number without a unit is returned alone. Null for other text. */
function termIn(text: string): string | null {
  const [, before, number, blank, unit] = /^(\D*)(\d{1,3})(?:( ?)(\p{L}+))?[ .]*$/u.exec(text.slice(0, LONGEST_TERM)) ?? [];
  if (number === undefined || before === undefined || /\p{L}$/u.test(before)) return null;
  if (unit === undefined) return number;
  const like = UNITS.find((other) => Number.isFinite(editDistance(unit.toLowerCase(), other, 1)));
  return like === undefined ? null : `${number}${blank}${unit.toLowerCase() === like ? unit : like}`;
}
/** Maximum number of a text's characters that are searched for a term. */
const LONGEST_TERM = 60;
const UNITS = ['meses', 'mensualidades', 'descuentos', 'quincenas', 'catorcenas'];
const numberIn = (text: string) => /(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/u.exec(text)?.[0] ?? null;
/** Labels of the pensioner's own data. */
const personLabels: readonly LetterLabel[] = ['curp', 'nss', 'firstName', 'fullName', 'firstLastname', 'secondLastname', 'mobile'];
/** Minimum number of matching column titles by which the table of loans is recognised. */
const MIN_COLUMNS = 3;

/** Reads a carta libranza: the letter about a pensioner's loan that is repaid from the pension. `marks`: phrases and their weights. */
export const cartaLibranzaReader: ReaderOf<typeof cartaLibranzaOperation> = {
  title: 'a carta libranza',
  marks: {
    'Carta de Libranza': 4,
    'Carta libranza': 4,
    Libranza: 2,
    'Descuento mensual': 1,
    'Préstamos a liquidar': 2,
    OOAD: 1,
    'Entidad Financiera': 1,
  },
  pages: DEFAULT_PAGES,
  symbols: false,
  parse({ pages }, { today }) {
    const reader = new LabelReader(pages, letterLabels);
    const findings = new FieldCollector(pages);
    const { dayIn: day } = daysOf(pages, today);
    const money = (label: LetterLabel) => reader.value(label, moneyText);
    const curp = correctCurp(readCurp(reader, 'curp'), NO_FACTS, today);
    const { name, ...lastnames } = namesOf(reader, sureValue(curp));
    const emails = emailsOf(reader);
    const fields = findings.takeAll({
      business_email: emails.business,
      business_name: companyOf(reader),
      business_folio: reader.value('businessFolio', folioIn),
      business_phone: reader.value('businessPhone', phoneIn),
      curp,
      date: reader.value('date', day),
      email: emails.own,
      first_name: name,
      ...lastnames,
      mobile_number: reader.value('mobile', phoneIn),
      nss: correctNss(readNss(reader, 'nss')),
      ooad: reader.text('ooad'),
      promotor: reader.text('promotor'),
      loan_amount: money('loanAmount'),
      loan_amount_to_receive: money('toReceive'),
      loan_monthly_deduction: money('monthly'),
      loan_total_amount_due: money('totalDue'),
      loan_cat_with_iva: ifAboveLoans(reader, reader.value('cat', percentageText)),
      loan_first_deduction_date: reader.value('firstDeduction', day),
      loan_folio_validity_date: reader.value('validity', day),
      loan_term: reader.value('term', termIn, { places: ['right', 'below'] }),
    });
    return {
      data: {
        ...fields,
        curp_structure_valid: fields.curp === null ? null : isCurp(fields.curp, today),
        loans_to_liquidate: loansOf(reader, findings),
        curp_valid: null,
      },
      sources: findings.sources,
    };
  },
  isEnough: ({ curp, nss, loan_amount }) => (curp !== null || nss !== null) && loan_amount !== null,
  async validate(data, { validate_curp }, registry) {
    return { ...data, curp_valid: (await lookUpCurp(registry, data.curp, validate_curp)).valid };
  },
};

/** Probability that a known legal form is right although its punctuation was read differently. */
const KNOWN_FORM = 0.9;

/** Reads the company. In a picture, restores punctuation of its legal form; confidence is then that of the name alone, at most 0.9. */
function companyOf(reader: LetterReader): PaperField | null {
  const businessName = reader.text('businessName', { lines: 2 });
  if (businessName?.source.origin !== 'ocr') return businessName;
  const parts = partsOfCompany(businessName.value);
  const own = parts?.name.trim() ?? '';
  const name = reader.value('businessName', (text) => (text.startsWith(own) ? own : null), { lines: 2 });
  if (!parts || !name) return mapField(businessName, withLegalForms);
  const confidence = Math.max(businessName.source.confidence, Math.min(name.source.confidence, KNOWN_FORM));
  return { value: parts.name + parts.form, source: { ...businessName.source, confidence } };
}

/** Reads both e-mails after their own labels. With a shared label, the entity's e-mail follows its name, before any label of the person. */
function emailsOf(reader: LetterReader): Record<'own' | 'business', PaperField | null> {
  const ofEntity = ({ row, first }: Anchor<string>) => {
    const before = reader.labels.filter((other) => other.row.at < row.at || (other.row.at === row.at && other.first < first));
    return before.findLast(({ name }) => name === 'businessName' || personLabels.includes(name))?.name === 'businessName';
  };
  const business = reader.value('businessEmail', emailIn);
  if (business) return { business, own: reader.value('email', emailIn) };
  return {
    business: reader.value('email', emailIn, { isMeant: ofEntity }),
    own: reader.value('email', emailIn, { isMeant: (label) => !ofEntity(label) }),
  };
}

/** Reads the names after their own labels, or splits a full name with the help of the CURP. */
function namesOf(reader: LetterReader, curp: string | null): NameFields {
  const first_lastname = reader.value('firstLastname', nameIn);
  if (first_lastname)
    return { name: reader.value('firstName', nameIn), first_lastname, second_lastname: reader.value('secondLastname', nameIn) };
  return partedName(reader.value('fullName', nameIn, { lines: 2 }) ?? reader.value('firstName', nameIn, { lines: 2 }), curp);
}

/** Maximum number of loans that are returned. */
const MAX_LOANS = 50;

const clabeFigures = (text: string) => figuresIn(text, 18);

const loanTables = ({ rows }: LetterReader) =>
  tablesOf(rows, loanColumns, MIN_COLUMNS).filter(({ rows: loans }) => loans.some((loan) => loan.entity_clabe || loan.fine_entity));

/** Returns the field if it is above the table of loans, whose columns have the same labels; else null. */
function ifAboveLoans(reader: LetterReader, field: PaperField | null): PaperField | null {
  const [header] = loanTables(reader).map((table) => table.header);
  const box = field?.source.box;
  return header && box && box[1]! * header.page.height >= header.words[0]!.box.top ? null : field;
}

function loansOf(reader: LetterReader, findings: FieldCollector) {
  const tables = loanTables(reader);
  const loans = tables.flatMap(({ rows: some }) => some).filter((loan) => foundInCell(loan, 'entity_clabe', clabeFigures) !== null);
  return loans.slice(0, MAX_LOANS).map((loan, at) => {
    const cell = (column: keyof typeof loanColumns, read: (text: string) => string | null) => foundInCell(loan, column, read);
    const fields = {
      cat_with_iva: cell('cat_with_iva', percentageText),
      loan_amount: cell('loan_amount', moneyText),
      monthly_deduction: cell('monthly_deduction', moneyText),
      deductions_term: cell('deductions_term', numberIn),
      capital_balance: cell('capital_balance', moneyText),
      total_amount_due: cell('total_amount_due', moneyText),
      entity_clabe: cell('entity_clabe', clabeFigures),
      fine_entity: cell('fine_entity', (text) => text),
    };
    return findings.takeAll(fields, `loans_to_liquidate.${at}`);
  });
}
