import type { Drawing } from '../drawing.ts';
import { dateAs, dayOf, moneyOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

const lenders = ['BANCO JACARANDA', 'TIENDA DEL PORTAL', 'FINANCIERA NOGAL', 'AUTOS DEL VALLE', 'TARJETA CLARA'];

export function creditsOf(random: Random) {
  return Array.from({ length: random.between(2, 5) }, () => {
    const limit = random.between(5_000, 90_000);
    return {
      ...{
        institution: random.of(lenders),
        status: random.of(['AL CORRIENTE', 'VENCIDO', 'LIQUIDADO']),
        type: random.of(['TARJETA', 'PRÉSTAMO', 'AUTO']),
      },
      ...{ start_date: dayOf(random, 2015, 2020), end_date: null as string | null },
      ...{ last_update: dayOf(random, 2026, 2026), last_payment_date: dayOf(random, 2025, 2025) },
      ...{
        current_balance: limit / 2,
        overdue_balance: 0,
        payment_amount: 450.5,
        credit_limit_amount: limit,
        max_credit_amount: limit + 1000,
      },
    };
  });
}

type Credit = ReturnType<typeof creditsOf>[number];

export const consultationsOf = (random: Random) =>
  Array.from({ length: random.between(1, 4) }, () => ({
    ...{ institution: random.of(lenders), date: dayOf(random, 2025, 2026), phone: `55${random.digits(8)}` },
    address: 'AV JUÁREZ 10 CENTRO',
  }));

export function table(
  sheet: Sheet,
  columns: readonly (readonly [label: string, x: number])[],
  rows: readonly (readonly string[])[],
  y: number,
) {
  for (const [label, x] of columns) sheet.text(label, x, y, { size: 6, narrow: true });
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries()) sheet.text(text, columns[column]![1], y + 12 + at * 12, { size: 6, narrow: true });
  return y + 12 + rows.length * 12;
}

export function creditTable(sheet: Sheet, credits: readonly Credit[], y: number) {
  const columns = [
    ['Otorgante', 30],
    ['Tipo de contrato', 110],
    ['Estatus', 168],
    ['Fecha de apertura', 224],
    ['Último pago', 282],
    ['Última actualización', 326],
    ['Límite de crédito', 388],
    ['Máximo autorizado', 440],
    ['Saldo actual', 496],
    ['Saldo vencido', 536],
    ['Monto a pagar', 578],
  ] as const;
  const rows = credits.map((credit) => [
    ...[credit.institution, credit.type, credit.status],
    ...[credit.start_date, credit.last_payment_date, credit.last_update].map((day) => dateAs.slashed(day)),
    ...[credit.credit_limit_amount, credit.max_credit_amount, credit.current_balance, credit.overdue_balance, credit.payment_amount].map(
      (amount) => moneyOf(amount),
    ),
  ]);
  return table(sheet, columns, rows, y);
}

function head(sheet: Sheet, rows: readonly (readonly [string, string])[], y: number) {
  for (const [at, [label, value]] of rows.entries()) {
    const end = sheet.text(label, 40, y + at * 15, { size: 9, bold: true });
    sheet.text(value, end + 5, y + at * 15, { size: 9 });
  }
}

export const creditReportDrawing: Drawing<'creditReport'> = {
  layouts: {
    /** A person's report, with the credits in a table. */
    async table(page, random) {
      const [person, sheet] = [personOf(random), await page([640, 792])];
      const [credits, consultations, score] = [creditsOf(random), consultationsOf(random), random.between(456, 760)];
      const { address } = person;
      sheet.text('Buró de Crédito', 40, 30, { size: 16, bold: true });
      sheet.text('Reporte de Crédito Especial', 40, 52, { size: 12, bold: true });
      sheet.text('Datos generales', 40, 80, { size: 10, bold: true });
      head(
        sheet,
        [
          ['Nombre:', person.full],
          ['Fecha de nacimiento:', dateAs.slashed(person.birth)],
          ['RFC:', person.rfc],
          ['CURP:', person.curp],
          ['Domicilio:', `${address.street} ${address.outer}`],
          ['Colonia:', address.neighborhood],
          ['Código postal:', address.zip],
          ['Ciudad:', address.municipality],
          ['Estado:', address.state],
          ['País:', 'MÉXICO'],
          ['Mi Score:', String(score)],
        ],
        100,
      );
      sheet.text('Detalle de créditos', 40, 280, { size: 10, bold: true });
      const end = creditTable(sheet, credits, 298);
      sheet.text('Detalle de consultas', 40, end + 24, { size: 10, bold: true });
      table(
        sheet,
        [
          ['Otorgante', 40],
          ['Fecha', 180],
          ['Teléfono', 260],
          ['Domicilio', 360],
        ],
        consultations.map(({ institution, date, phone, address: place }) => [institution, dateAs.slashed(date), phone, place]),
        end + 42,
      );
      return {
        ...{ type: 'buro_pf' as const, name: person.full, rfc: person.rfc, curp: person.curp, birthdate: person.birth },
        fiscal_address: {
          ...{ street: address.street, number: address.outer, neighborhood: address.neighborhood, zip_code: address.zip },
          ...{ city: address.municipality, state: address.state, country: 'MÉXICO' },
        },
        ...{ credit_score: score, shareholders: [], guarantors: [], credits, previous_consultations: consultations },
      };
    },

    /** A person's report, with a block of labelled fields for each credit. */
    async blocks(page, random) {
      const [person, sheet] = [personOf(random), await page()];
      const credits = creditsOf(random).slice(0, 3);
      sheet.text('Círculo de Crédito', 40, 30, { size: 16, bold: true });
      sheet.text('Reporte de Crédito', 40, 52, { size: 12, bold: true });
      head(
        sheet,
        [
          ['Nombre:', person.full],
          ['RFC:', person.rfc],
          ['CURP:', person.curp],
          ['Fecha de nacimiento:', dateAs.slashed(person.birth)],
        ],
        80,
      );
      sheet.text('Créditos activos', 40, 160, { size: 10, bold: true });
      for (const [at, credit] of credits.entries()) {
        const cells: [string, string][] = [
          ['Otorgante:', credit.institution],
          ['Tipo de crédito:', credit.type],
          ['Estatus:', credit.status],
          ['Fecha de apertura:', dateAs.slashed(credit.start_date)],
          ['Último pago:', dateAs.slashed(credit.last_payment_date)],
          ['Última actualización:', dateAs.slashed(credit.last_update)],
          ['Límite de crédito:', `$${moneyOf(credit.credit_limit_amount)}`],
          ['Crédito máximo:', `$${moneyOf(credit.max_credit_amount)}`],
          ['Saldo actual:', `$${moneyOf(credit.current_balance)}`],
          ['Saldo vencido:', `$${moneyOf(credit.overdue_balance)}`],
          ['Monto a pagar:', `$${moneyOf(credit.payment_amount)}`],
        ];
        for (const [number, [label, value]] of cells.entries()) {
          const [x, y] = [40 + (number % 2) * 280, 184 + at * 120 + Math.floor(number / 2) * 16];
          const end = sheet.text(label, x, y, { size: 8.5, bold: true });
          sheet.text(value, end + 4, y, { size: 8.5 });
        }
      }
      const nowhere = { street: null, number: null, neighborhood: null, zip_code: null, city: null, state: null, country: null };
      return {
        ...{ type: 'circulo_pf' as const, name: person.full, rfc: person.rfc, curp: person.curp, birthdate: person.birth },
        ...{ fiscal_address: nowhere, credit_score: null, shareholders: [], guarantors: [], credits, previous_consultations: [] },
      };
    },
  },
};
