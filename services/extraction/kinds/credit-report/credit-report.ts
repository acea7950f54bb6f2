import { says } from '../../layout/phrases.ts';
import type { Row } from '../../layout/rows.ts';
import { tablesOf } from '../../layout/tables.ts';
import { postalCodeIn } from '../../texts/addresses.ts';
import { dateIn } from '../../texts/dates.ts';
import { curpIn, rfcIn } from '../../texts/identifiers.ts';
import { amountIn } from '../../texts/money.ts';
import { nameIn } from '../../texts/names.ts';
import { streetIn } from '../../texts/streets.ts';
import { Findings, mapFound } from '../findings.ts';
import { type DataOf, defineKind } from '../kind.ts';
import { LabelReader, textIn } from '../label-reader.ts';
import { creditsOf } from './credits.ts';
import { consultationColumns, guarantorColumns, headLabels, shareholderColumns } from './labels.ts';
import { type Part, partsOf } from './parts.ts';

type Report = DataOf<'creditReport'>;

const LEAST_COLUMNS = 2;
const scoreIn = (text: string) => {
  const [number] = /(?<!\d)\d{3}(?!\d)/.exec(text) ?? [];
  return number === undefined ? null : Number(number);
};

export const creditReportKind = defineKind({
  name: 'creditReport',
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
  parse({ pages }, { today }) {
    const reader = new LabelReader(pages, headLabels);
    const findings = new Findings();
    const rows = partsOf(reader.rows);
    const head = new LabelReader(pages.slice(0, 2), headLabels);
    const street = head.value('street', textIn);
    const parts = street && streetIn(street.value.split(',')[0] ?? '');
    const rfc = findings.take('rfc', head.value('rfc', rfcIn) ?? head.anywhere(rfcIn));
    const number =
      head.value('number', (text) => /^\d{1,6}[A-Z]?$/.exec(text)?.[0] ?? null) ?? mapFound(street, () => parts?.ext_num ?? null);
    const at = findings.take.bind(findings);
    const data: Report = {
      type: typeOf(reader.rows, rfc, rows),
      name: at('name', head.value('name', rfc?.length === 12 ? textIn : nameIn)),
      rfc,
      curp: at('curp', head.value('curp', curpIn) ?? head.anywhere(curpIn)),
      birthdate: at(
        'birthdate',
        head.value('birth', (text) => dateIn(text, today)),
      ),
      fiscal_address: {
        street: at(
          'fiscal_address.street',
          mapFound(street, () => parts?.street ?? null),
        ),
        number: at('fiscal_address.number', number),
        neighborhood: at('fiscal_address.neighborhood', head.text('neighborhood')),
        zip_code: at('fiscal_address.zip_code', head.value('zip', postalCodeIn)),
        city: at('fiscal_address.city', head.value('city', nameIn)),
        state: at('fiscal_address.state', head.value('state', nameIn)),
        country: at('fiscal_address.country', head.value('country', nameIn)),
      },
      credit_score: at('credit_score', reader.value('score', scoreIn, { places: ['right', 'below', 'above'] })),
      shareholders: shareholdersOf(rows.shareholders),
      guarantors: guarantorsOf(rows.guarantors),
      credits: creditsOf(rows.credits),
      previous_consultations: consultationsOf(rows.consultations),
    };
    return { data, sources: findings.sources, beside: { status: isPartial(data, rows) ? 'partial' : 'ok' } };
  },
  isEnough: ({ name, rfc, curp }) => name !== null && (rfc !== null || curp !== null),
});

/** Whether a part has a heading and nothing of it was read. */
function isPartial(data: Report, rows: Readonly<Record<Part, readonly Row[]>>): boolean {
  return (
    (rows.credits.length > 2 && data.credits.length === 0) ||
    (rows.consultations.length > 2 && data.previous_consultations.length === 0) ||
    (rows.shareholders.length > 2 && data.shareholders.length === 0) ||
    (rows.guarantors.length > 2 && data.guarantors.length === 0)
  );
}

function typeOf(all: readonly Row[], rfc: string | null, parts: Readonly<Record<Part, readonly Row[]>>): Report['type'] {
  const bureau = says(all, 'Círculo de Crédito') ? 'circulo' : says(all, 'Buró de Crédito') ? 'buro' : null;
  if (bureau === null) return 'unknown';
  return rfc?.length === 12 || parts.shareholders.length > 0 ? `${bureau}_pm` : `${bureau}_pf`;
}

const numberRows = (rows: readonly Row[]) => rows.map((row, at): Row => ({ ...row, at }));

function shareholdersOf(rows: readonly Row[]): Report['shareholders'] {
  return tablesOf(numberRows(rows), shareholderColumns, LEAST_COLUMNS).flatMap((table) =>
    table.rows.map(({ name = null, rfc = null, address = null, participation = null }) => ({ name, rfc, address, participation })),
  );
}

function guarantorsOf(rows: readonly Row[]): Report['guarantors'] {
  return tablesOf(numberRows(rows), guarantorColumns, LEAST_COLUMNS).flatMap((table) =>
    table.rows.map(({ name = null, rfc = null, address = null, amount }) => ({
      name,
      rfc,
      address,
      amount: amount ? amountIn(amount) : null,
    })),
  );
}

function consultationsOf(rows: readonly Row[]): Report['previous_consultations'] {
  return tablesOf(numberRows(rows), consultationColumns, LEAST_COLUMNS).flatMap((table) =>
    table.rows.map(({ institution = null, date = null, phone = null, address = null }) => ({ institution, date, phone, address })),
  );
}
