import type { Drawing } from '../drawing.ts';
import { clabeOf, dateAs, dayOf, moneyOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

const pesos = (amount: number) => `$${moneyOf(amount)}`;

function loansOf(random: Random, count: number) {
  return Array.from({ length: count }, () => {
    const amount = random.between(10_000, 90_000);
    return {
      cat_with_iva: `${random.between(20, 60)}.${random.digits(1)}%`,
      loan_amount: pesos(amount),
      monthly_deduction: pesos(amount / 30),
      deductions_term: String(random.between(6, 60)),
      capital_balance: pesos(amount * 0.6),
      total_amount_due: pesos(amount * 0.7),
      entity_clabe: clabeOf(random, random.of(['012', '072', '137'])),
      fine_entity: random.of(['CREDITOS DEL NORTE', 'FINANCIERA JACARANDA', 'BANCO DEL PORTAL']),
    };
  });
}

function letterOf(random: Random) {
  const person = personOf(random);
  const amount = random.between(20_000, 200_000);
  const date = dayOf(random, 2024, 2026);
  return {
    ...{ business_email: 'atencion@financiera.example', business_name: 'FINANCIERA ZAGUÁN DE EJEMPLO' },
    ...{ business_folio: `${random.letters(2)}${random.digits(8)}`, business_phone: `55${random.digits(8)}`, curp: person.curp, date },
    ...{ email: person.email, first_name: person.name, first_lastname: person.first, second_lastname: person.second || null },
    ...{
      mobile_number: person.phone,
      nss: person.nss,
      ooad: random.of(['JALISCO', 'NUEVO LEÓN', 'CDMX NORTE']),
      promotor: 'LAURA RUIZ SOTO',
    },
    curp_structure_valid: true,
    ...{ loan_amount: pesos(amount), loan_amount_to_receive: pesos(amount * 0.9), loan_monthly_deduction: pesos(amount / 40) },
    ...{ loan_total_amount_due: pesos(amount * 1.6), loan_cat_with_iva: `${random.between(20, 70)}.${random.digits(1)}%` },
    ...{ loan_first_deduction_date: `${Number(date.slice(0, 4)) + 1}-01-01`, loan_folio_validity_date: `${date.slice(0, 8)}28` },
    loan_term: `${random.between(6, 60)} meses`,
    loans_to_liquidate: loansOf(random, random.between(0, 3)),
    curp_valid: null,
  };
}

function table(sheet: Sheet, loans: ReturnType<typeof loansOf>, y: number) {
  if (loans.length === 0) return;
  sheet.text('Préstamos a liquidar', 50, y, { size: 10, bold: true });
  const columns: [keyof (typeof loans)[number], string, number][] = [
    ['fine_entity', 'Entidad Financiera', 40],
    ['entity_clabe', 'CLABE', 138],
    ['loan_amount', 'Importe del préstamo', 228],
    ['monthly_deduction', 'Descuento mensual', 306],
    ['deductions_term', 'Plazo', 378],
    ['capital_balance', 'Saldo capital', 408],
    ['total_amount_due', 'Total a liquidar', 466],
    ['cat_with_iva', 'CAT con IVA', 530],
  ];
  for (const [, label, x] of columns) sheet.text(label, x, y + 18, { size: 6.5, narrow: true });
  for (const [at, loan] of loans.entries())
    for (const [name, , x] of columns) sheet.text(loan[name], x, y + 32 + at * 13, { size: 6.5, narrow: true });
}

export const cartaLibranzaDrawing: Drawing<'cartaLibranza'> = {
  layouts: {
    async letter(page, random) {
      const [letter, sheet] = [letterOf(random), await page()];
      sheet.text('CARTA DE LIBRANZA', 230, 36, { size: 15, bold: true });
      const rows: [string, string][] = [
        ['Entidad Financiera:', letter.business_name],
        ['Folio:', letter.business_folio],
        ['Fecha:', dateAs.long(letter.date)],
        ['Teléfono de la Entidad Financiera:', letter.business_phone],
        ['Correo de la Entidad Financiera:', letter.business_email],
        ['OOAD:', letter.ooad],
        ['Promotor:', letter.promotor],
        ['NSS:', letter.nss],
        ['CURP:', letter.curp],
        ['Nombre(s):', letter.first_name],
        ['Primer apellido:', letter.first_lastname],
        ['Segundo apellido:', letter.second_lastname ?? ''],
        ['Correo electrónico:', letter.email],
        ['Teléfono celular:', letter.mobile_number],
        ['Importe del préstamo:', letter.loan_amount],
        ['Importe a recibir:', letter.loan_amount_to_receive],
        ['Descuento mensual:', letter.loan_monthly_deduction],
        ['Plazo:', letter.loan_term],
        ['Monto total a pagar:', letter.loan_total_amount_due],
        ['CAT con IVA:', letter.loan_cat_with_iva],
        ['Fecha del primer descuento:', dateAs.slashed(letter.loan_first_deduction_date)],
        ['Vigencia del folio:', dateAs.slashed(letter.loan_folio_validity_date)],
      ];
      for (const [at, [label, value]] of rows.entries()) {
        sheet.text(label, 50, 74 + at * 22, { size: 9, bold: true });
        sheet.text(value, 250, 74 + at * 22, { size: 9 });
      }
      table(sheet, letter.loans_to_liquidate, 580);
      return letter;
    },

    /** Layout in two columns, with labels over their values. */
    async form(page, random) {
      const [letter, sheet] = [letterOf(random), await page()];
      sheet.text('Carta Libranza', 50, 36, { size: 15, bold: true });
      const cells: [string, string][] = [
        ['Nombre de la Entidad Financiera', letter.business_name],
        ['Número de folio', letter.business_folio],
        ['Fecha de expedición', dateAs.slashed(letter.date)],
        ['Teléfono de atención', letter.business_phone],
        ['Correo de contacto', letter.business_email],
        ['Órgano de Operación Administrativa Desconcentrada', letter.ooad],
        ['Nombre del promotor', letter.promotor],
        ['Número de Seguridad Social', letter.nss],
        ['CURP', letter.curp],
        ['Nombre', letter.first_name],
        ['Apellido paterno', letter.first_lastname],
        ['Apellido materno', letter.second_lastname ?? ''],
        ['Correo electrónico', letter.email],
        ['Celular', letter.mobile_number],
        ['Monto del préstamo', letter.loan_amount],
        ['Monto a recibir', letter.loan_amount_to_receive],
        ['Descuento mensual', letter.loan_monthly_deduction],
        ['Plazo', letter.loan_term],
        ['Importe total a pagar', letter.loan_total_amount_due],
        ['CAT (con IVA)', letter.loan_cat_with_iva],
        ['Primer descuento', dateAs.slashed(letter.loan_first_deduction_date)],
        ['Vigencia', dateAs.slashed(letter.loan_folio_validity_date)],
      ];
      for (const [at, [label, value]] of cells.entries()) {
        const [x, y] = [50 + (at % 2) * 270, 70 + Math.floor(at / 2) * 34];
        sheet.text(label, x, y, { size: 7.5, gray: 0.35 });
        sheet.text(value, x, y + 11, { size: 9.5 });
      }
      table(sheet, letter.loans_to_liquidate, 480);
      return letter;
    },
  },
};
