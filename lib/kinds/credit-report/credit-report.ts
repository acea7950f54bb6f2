import { NO_FACTS } from '#papers/findings/codes/hints.ts';
import { correctCurp, correctRfc, readCurp, rfcLikeIn } from '#papers/findings/codes/read.ts';
import { FieldCollector, joinFields, mapField, type PaperField, sureValue } from '#papers/findings/findings.ts';
import { LabelReader, textIn } from '#papers/findings/label-reader.ts';
import type { LabelTexts } from '#papers/layout/anchors.ts';
import type { PaperPage } from '#papers/layout/page.ts';
import type { TextRow } from '#papers/layout/rows.ts';
import { type TableRow, tablesOf } from '#papers/layout/tables.ts';
import { postalCodeByLabel } from '#papers/texts/addresses.ts';
import { rfcIn } from '#papers/texts/identifiers.ts';
import { nameIn } from '#papers/texts/names.ts';
import { streetIn } from '#papers/texts/streets.ts';
import type { ReaderOf } from '../base/kind-reader.ts';
import type { DataOf } from '../base/operation.ts';
import { isNoName } from '../values/begins-name.ts';
import { daysOf } from '../values/days.ts';
import { firstByPhrase, takeKnown } from '../values/first-by-phrase.ts';
import { withLabelsInOneLine } from '../values/long-labels.ts';
import { cellAmount, cellDay, cellText, foundInCell } from '../values/table-cells.ts';
import { type creditReportOperation, MAX_LISTED } from './credit-report.contract.ts';
import { creditsOf } from './credits.ts';
import { consultationColumns, guarantorColumns, headLabels, shareholderColumns } from './labels.ts';
import { partsOf, type ReportPart } from './parts.ts';

type Report = DataOf<typeof creditReportOperation>;

/** Minimum number of column titles that make a table. */
const MIN_COLUMNS = 2;
/** First pages, on which the report prints the holder's data. */
const HEAD_PAGES = 2;
const scoreIn = (text: string) => {
  const [number] = /(?<![\d.,$])\d{3}(?![.,]?\d)/.exec(text) ?? [];
  return number === undefined ? null : Number(number);
};

/** Reads the report of a credit bureau. `marks`: phrases and their weights for recognising the kind. */
export const creditReportReader: ReaderOf<typeof creditReportOperation> = {
  title: 'a credit report',
  marks: {
    'Reporte de Crédito Especial': 4,
    'Buró de Crédito': 2,
    'Círculo de Crédito': 2,
    'Reporte de Crédito': 3,
    'Detalle de créditos': 2,
    'Detalle de consultas': 2,
    'Mi Score': 1,
  },
  pages: 30,
  symbols: false,
  refusesWith400: true,
  parse({ pages }, { today }) {
    const reader = new LabelReader(pages, headLabels, isNoName);
    const findings = new FieldCollector(pages);
    const rows = partsOf(reader.rows);
    const headPages = pages.slice(0, HEAD_PAGES).map((page) => onlyOf(page, rows.head));
    const head = new LabelReader(withLabelsInOneLine(headPages, headLabels), headLabels, isNoName);
    const street = head.value('street', textIn);
    const parts = street && streetIn(street.value.split(',')[0] ?? '');
    const isCompany = rows.shareholders.length > 0;
    // A company's report also prints RFCs of people: its shareholders.
    const holderRfcIn = (text: string) => mayBeHolder(rfcIn(text), isCompany);
    const days = daysOf(pages, today);
    const birth = head.value('birth', days.dayIn);
    const birthDate = sureValue(birth);
    const rfcField = correctRfc(head.value('rfc', holderRfcIn) ?? head.anywhere(holderRfcIn), { birthDate }, today);
    const rfc = findings.take('rfc', rfcField);
    const number =
      head.value('number', (text) => /^\d{1,6}[A-Z]?$/.exec(text)?.[0] ?? null) ?? mapField(street, () => parts?.ext_num ?? null);
    const take = findings.take.bind(findings);
    const data: Report = {
      type: typeOf(takeKnown(findings, 'type', firstByPhrase(reader.rows, bureaus)), rfc, rows),
      // Without an RFC it is open whether a company's name or a person's is printed. A company's RFC has 12 characters.
      name: rfc === null && isCompany ? null : take('name', rfc?.length === 12 ? head.value('name', textIn) : wholeNameOf(head)),
      rfc,
      curp: take('curp', correctCurp(readCurp(head, 'curp'), { birthDate, rfc: sureValue(rfcField) }, today)),
      birthdate: take('birthdate', birth),
      fiscal_address: findings.takeAll(
        {
          street: mapField(street, () => parts?.street ?? null),
          number,
          neighborhood: head.text('neighborhood'),
          zip_code: head.value('zip', postalCodeByLabel),
          city: head.value('city', nameIn),
          state: head.value('state', nameIn),
          country: head.value('country', nameIn),
        },
        'fiscal_address',
      ),
      credit_score: take('credit_score', reader.value('score', scoreIn, { places: ['right', 'below', 'above'] })),
      shareholders: readList(rows.shareholders, shareholderColumns, 'shareholders', findings, (row) => ({
        name: cellText(row, 'name'),
        rfc: keyInCell(row, today),
        address: cellText(row, 'address'),
        participation: cellText(row, 'participation'),
      })),
      guarantors: readList(rows.guarantors, guarantorColumns, 'guarantors', findings, (row) => ({
        name: cellText(row, 'name'),
        rfc: keyInCell(row, today),
        address: cellText(row, 'address'),
        amount: cellAmount(row, 'amount'),
      })),
      credits: creditsOf(rows.credits, findings, days),
      previous_consultations: readList(rows.consultations, consultationColumns, 'previous_consultations', findings, (row) => ({
        institution: cellText(row, 'institution'),
        date: cellDay(row, 'date', days),
        phone: cellText(row, 'phone'),
        address: cellText(row, 'address'),
      })),
    };
    return { data, sources: findings.sources, extraFields: { status: isPartial(data, rows) ? 'partial' : 'ok' } };
  },
  isEnough: ({ name, rfc, curp }) => name !== null && (rfc !== null || curp !== null),
};

/** Returns the page with only the words of these rows: tables print other people's addresses under the same labels. */
const onlyOf = (page: PaperPage, rows: readonly TextRow[]): PaperPage => ({
  ...page,
  words: rows.flatMap((row) => (row.page === page ? row.words : [])),
});

/**
 * Reads a full name, or joins given names and surnames that have their own labels. Null if the report has a label for the first surname
 * whose value was not read: the name would be incomplete.
 */
function wholeNameOf(head: LabelReader<keyof typeof headLabels>): PaperField | null {
  const parts = (['name', 'first', 'second'] as const).map((part) => head.value(part, nameIn, { lines: 2 }));
  const [name, first] = parts;
  if (!name || !(first || head.has('first'))) return name ?? null;
  const all = parts.filter((part) => part !== null);
  return first ? joinFields(all.map(({ value }) => value).join(' '), all) : null;
}

const mayBeHolder = (rfc: string | null, isCompany: boolean) => (isCompany && rfc?.length === 13 ? null : rfc);

/** True if a part of the report has rows besides its heading and column titles, and none of them was read. */
function isPartial(data: Report, rows: Readonly<Record<ReportPart, readonly TextRow[]>>): boolean {
  const { credits, shareholders, guarantors, previous_consultations: consultations } = data;
  const lists = Object.entries({ credits, consultations, shareholders, guarantors });
  return lists.some(([part, list]) => rows[part as ReportPart].length > 2 && list.length === 0);
}

const bureaus = [
  { name: 'circulo', phrases: ['Círculo de Crédito'] },
  { name: 'buro', phrases: ['Buró de Crédito'] },
] as const;

function typeOf(
  bureau: (typeof bureaus)[number] | null,
  rfc: string | null,
  parts: Readonly<Record<ReportPart, readonly TextRow[]>>,
): Report['type'] {
  if (bureau === null) return 'unknown';
  return rfc?.length === 12 || parts.shareholders.length > 0 ? `${bureau.name}_pm` : `${bureau.name}_pf`;
}

/** Reads the rows of all tables with these columns. `fieldsOf` reads the cells of a row. */
function readList<Column extends string, Fields extends Readonly<Record<keyof Fields, PaperField<unknown> | null>>>(
  rows: readonly TextRow[],
  columns: LabelTexts<Column>,
  name: string,
  findings: FieldCollector,
  fieldsOf: (row: TableRow<Column>) => Fields,
) {
  const tableRows = tablesOf(rows, columns, MIN_COLUMNS).flatMap((table) => table.rows);
  return tableRows.slice(0, MAX_LISTED).map((row, at) => findings.takeAll(fieldsOf(row), `${name}.${at}`));
}

/** Reads the RFC in a cell, or else the cell's text. Null if OCR read a text with digits: it may be a misread RFC. */
function keyInCell(row: TableRow<'rfc'>, today: string): PaperField | null {
  const like = foundInCell(row, 'rfc', rfcLikeIn);
  if (like) return correctRfc(like, NO_FACTS, today);
  const other = foundInCell(row, 'rfc', (text) => (/[\p{L}\d]/u.test(text) ? text : null));
  return other?.source.origin === 'ocr' && /\d/.test(other.value) ? null : other;
}
