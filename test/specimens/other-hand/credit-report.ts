import type { Random } from '../random.ts';
import { html } from './html.ts';
import { dayIn, person, someDay } from './people.ts';
import { type Drawing, MONEY_FACES, moneyPage } from './sheets.ts';
import { inDigits, mediumDay } from './written.ts';

const LENDERS = ['BANCO EJEMPLO', 'TIENDA MODELO', 'TELEFONÍA FICTICIA', 'FINANCIERA DEMO', 'BANCO DEL VALLE'];

/** Draws a credit report of one of two bureaus. */
export function creditReport(random: Random, turn: number): Drawing {
  const debtor = person(random, { hasAccents: false });
  const face = random.of(MONEY_FACES);
  const isBuro = turn % 2 === 0;
  const score = random.between(456, 760);
  const asked = dayIn(random, 2026);
  const written = random.of([(day: string) => inDigits(day), (day: string) => mediumDay(day, '-'), (day: string) => mediumDay(day, '/')]);
  const credits = Array.from({ length: random.between(2, 3) }, (_, at) => creditOf(random, LENDERS[at + (turn % 2)]!, at === 2));
  const consultations = Array.from({ length: 3 }, (_, at) => ({
    institution: LENDERS[(at + 2) % 5]!,
    date: dayIn(random, 2026),
    phone: `55${random.digits(8)}`,
  }));
  const content = html`
    <div style="display:flex;justify-content:space-between;border-bottom:3px solid ${isBuro ? '#0b3c8c' : '#d35400'}">
      <b style="font-size:20px">${isBuro ? 'Buró de Crédito' : 'Círculo de Crédito'}</b>
      <div style="text-align:right;font-size:14px">
        Reporte de Crédito Especial<br>
        <span style="font-size:10px">Folio de consulta: ${random.digits(9)} · Fecha de consulta: ${written(asked)}</span>
      </div>
    </div>
    ${title(random.of(['Datos Generales', 'DATOS GENERALES']))}
    <div>
      ${fact('Nombre(s):', debtor.fullName)}
      ${fact('RFC:', debtor.rfc)}
      ${fact('Fecha de nacimiento:', written(debtor.birth))}
      ${fact('CURP:', debtor.curp)}
    </div>
    ${title(random.of(['Domicilio', 'Domicilios reportados']))}
    ${table(
      '',
      ['Calle y número', 'Colonia', random.of(['Delegación / Municipio', 'Municipio']), 'Estado', 'C.P.'],
      [[`${debtor.street} ${debtor.exterior}`, debtor.neighborhood, debtor.city, debtor.state, debtor.zip]],
    )}
    <div style="margin:10px 0;font-size:14px">${random.of(['Mi Score', 'Score'])}: <b style="font-size:20px">${score}</b></div>
    ${title(random.of(['Detalle de Créditos', 'Detalle de créditos', 'Créditos']))}
    ${table(
      ';font-size:8.5px',
      CREDIT_HEADINGS,
      credits.map((credit) => creditCells(credit, written)),
    )}
    ${title(random.of(['Detalle de Consultas', 'Consultas realizadas']))}
    ${table(
      '',
      ['Otorgante', 'Fecha de consulta', 'Teléfono'],
      consultations.map(({ institution, date, phone }) => [institution, written(date), phone]),
    )}`;
  return moneyPage('creditReport', face, content, {
    type: isBuro ? 'buro_pf' : 'circulo_pf',
    name: debtor.fullName,
    rfc: debtor.rfc,
    curp: debtor.curp,
    birthdate: debtor.birth,
    fiscal_address: {
      street: debtor.street,
      number: debtor.exterior,
      neighborhood: debtor.neighborhood,
      city: debtor.city,
      state: debtor.state,
      zip_code: debtor.zip,
    },
    credit_score: score,
    credits,
    previous_consultations: consultations,
  });
}

type Credit = ReturnType<typeof creditOf>;

function creditOf(random: Random, institution: string, isClosed: boolean) {
  const opened = someDay(random, 2015, 2024);
  return {
    institution,
    type: random.of(['TARJETA DE CREDITO', 'PRESTAMO PERSONAL', 'LINEA DE CREDITO']),
    start_date: opened,
    end_date: isClosed ? '2025-10-12' : null,
    last_update: dayIn(random, 2026),
    last_payment_date: dayIn(random, 2026),
    current_balance: random.between(0, 40000),
    overdue_balance: random.of([0, 0, random.between(100, 900)]),
    payment_amount: random.between(0, 3000),
    credit_limit_amount: random.between(5, 60) * 1000,
    max_credit_amount: random.between(5, 60) * 1000,
    status: isClosed ? 'CERRADO' : 'VIGENTE',
  };
}

const CREDIT_HEADINGS = [
  'Otorgante',
  'Tipo de crédito',
  'Estatus',
  'Fecha de apertura',
  'Fecha de cierre',
  'Última actualización',
  'Último pago',
  'Límite de crédito',
  'Crédito máximo',
  'Saldo actual',
  'Saldo vencido',
  'Monto a pagar',
];

function creditCells(credit: Credit, written: (day: string) => string): readonly string[] {
  const pesos = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  return [
    credit.institution,
    credit.type,
    credit.status,
    written(credit.start_date),
    credit.end_date === null ? '' : written(credit.end_date),
    written(credit.last_update),
    written(credit.last_payment_date),
    pesos(credit.credit_limit_amount),
    pesos(credit.max_credit_amount),
    pesos(credit.current_balance),
    pesos(credit.overdue_balance),
    pesos(credit.payment_amount),
  ];
}

const title = (text: string) => `<h3 style="margin:8px 0 2px">${text}</h3>`;

const fact = (label: string, value: string) => html`
  <div style="display:inline-block;width:240px;vertical-align:top;margin-bottom:3px"><span style="color:#666">${label}</span> <b>${value}</b></div>`;

function table(style: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (tag: 'th' | 'td') => (text: string) => `<${tag} style="border:1px solid #bbb;padding:2px 4px">${text}</${tag}>`;
  return html`
    <table style="border-collapse:collapse;width:100%${style}">
      <tr style="background:#e5e5e5">${headings.map(cell('th')).join('')}</tr>
      ${rows.map((texts) => `<tr>${texts.map(cell('td')).join('')}</tr>`).join('')}
    </table>`;
}
