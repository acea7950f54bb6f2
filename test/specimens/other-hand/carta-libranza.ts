import type { Random } from '../random.ts';
import { html } from './html.ts';
import { clabe, mailOf, person } from './people.ts';
import { type Drawing, MONEY_FACES, moneyPage } from './sheets.ts';
import { daysAfter, inDigits, longDay, money } from './written.ts';

const LENDERS = [
  'Financiera Ejemplo del Centro, S.A. de C.V., SOFOM, E.N.R.',
  'Préstamos Ficticios, S.A.P.I. de C.V.',
  'Crédito Modelo, S.A. de C.V.',
];
const LENDER_MAIL = 'contacto@financiera.example';

/** Draws a carta libranza: a pensioner's permission to deduct a loan from the pension. */
export function cartaLibranza(random: Random): Drawing {
  const pensioner = person(random, { hasAccents: random.chance(0.3) });
  const face = random.of(MONEY_FACES);
  const lender = random.of(LENDERS);
  const loan = loanOf(random);
  const written = random.of([(day: string) => inDigits(day), longDay]);
  const [mobile, lenderPhone] = [`55${random.digits(8)}`, `55${random.digits(8)}`];
  const office = random.of(['JALISCO', 'MÉXICO ORIENTE', 'NUEVO LEÓN', 'CDMX SUR']);
  const promoter = person(random).fullName;
  const oldLoans = Array.from({ length: random.between(0, 2) }, () => oldLoanOf(random));
  const percent = random.of(['%', ' %']);
  const email = mailOf(pensioner);
  const content = html`
    <div style="display:flex;justify-content:space-between"><b style="font-size:20px;color:#0b5f4e">IMSS</b><b>${lender}</b></div>
    <div style="text-align:center;font-size:17px;font-weight:700;margin:10px 0">CARTA DE LIBRANZA</div>
    <div style="text-align:right">${random.of(['Fecha:', 'Fecha de elaboración:'])} ${written(loan.day)}</div>
    <b>Datos de la Entidad Financiera</b>
    ${table(['Entidad Financiera', lender, 'Folio', loan.lenderFolio], ['Correo electrónico', LENDER_MAIL, 'Teléfono', lenderPhone])}
    <b>Datos del pensionado</b>
    ${table(
      ['Nombre(s)', pensioner.name, 'Primer apellido', pensioner.first],
      ['Segundo apellido', pensioner.second, 'CURP', pensioner.curp],
      ['NSS', pensioner.nss, 'OOAD', office],
      ['Correo electrónico', email, random.of(['Teléfono celular', 'Celular']), mobile],
    )}
    <b>Condiciones del préstamo</b>
    ${table(
      [
        random.of(['Importe del préstamo', 'Monto del préstamo']),
        loan.amount,
        random.of(['Importe a recibir', 'Monto a recibir']),
        loan.received,
      ],
      ['Descuento mensual', loan.monthly, 'Plazo', loan.term],
      [
        random.of(['Monto total a pagar', 'Importe total a pagar']),
        loan.total,
        random.of(['CAT (con IVA)', 'CAT con IVA']),
        `${loan.cost}${percent}`,
      ],
      [
        random.of(['Fecha del primer descuento', 'Primer descuento']),
        written(loan.firstDeduction),
        random.of(['Vigencia del folio', 'Fecha de vigencia del folio']),
        written(loan.validUntil),
      ],
      ['Promotor', promoter, '', ''],
    )}
    ${oldLoans.length > 0 ? oldLoansTable(oldLoans) : ''}
    <p style="font-size:10px">${PERMISSION}</p>
    <div style="margin-top:60px;text-align:center">______________________<br>Firma del pensionado</div>`;
  return moneyPage('cartaLibranza', face, content, {
    business_email: LENDER_MAIL,
    business_name: lender,
    business_folio: loan.lenderFolio,
    business_phone: lenderPhone,
    curp: pensioner.curp,
    date: loan.day,
    email,
    first_name: pensioner.name,
    first_lastname: pensioner.first,
    second_lastname: pensioner.second || null,
    mobile_number: mobile,
    nss: pensioner.nss,
    ooad: office,
    promotor: promoter,
    curp_structure_valid: true,
    loan_amount: loan.amount,
    loan_amount_to_receive: loan.received,
    loan_monthly_deduction: loan.monthly,
    loan_total_amount_due: loan.total,
    loan_cat_with_iva: `${loan.cost}%`,
    loan_first_deduction_date: loan.firstDeduction,
    loan_folio_validity_date: loan.validUntil,
    loan_term: loan.term,
    loans_to_liquidate: oldLoans,
  });
}

const PERMISSION = [
  'Autorizo al Instituto Mexicano del Seguro Social a realizar los descuentos señalados con cargo a mi pensión, conforme al convenio',
  'celebrado con la entidad financiera.',
].join(' ');

const pesos = (amount: number) => `$${money(amount)}`;

function loanOf(random: Random) {
  const amount = random.between(10, 200) * 1000;
  const months = random.of([12, 24, 36, 48, 60]);
  const monthly = (amount / months) * 1.4;
  const cost = (20 + random.unit() * 30).toFixed(1);
  const day = `2026-${random.of(['05', '09', '10'])}-1${random.between(0, 9)}`;
  random.digits(12); // Not shown, but it consumes random numbers: published figures depend on the documents of the seeds.
  return {
    amount: pesos(amount),
    received: pesos(amount * 0.95),
    monthly: pesos(monthly),
    total: pesos(monthly * months),
    term: `${months} meses`,
    cost,
    day,
    firstDeduction: daysAfter(day, 45),
    validUntil: daysAfter(day, 15),
    lenderFolio: random.digits(8),
  };
}

type OldLoan = ReturnType<typeof oldLoanOf>;

function oldLoanOf(random: Random) {
  const balance = random.between(5, 60) * 1000 + random.unit();
  return {
    cat_with_iva: `${(20 + random.unit() * 20).toFixed(1)}%`,
    loan_amount: pesos(balance * 1.5),
    monthly_deduction: pesos(balance / 20),
    deductions_term: String(random.of([12, 24, 36])),
    capital_balance: pesos(balance),
    total_amount_due: pesos(balance * 1.2),
    entity_clabe: clabe(random, random.of(['012', '072', '646'])),
    fine_entity: random.of(['Crédito Antiguo SOFOM', 'Financiera Norte']),
  };
}

/** Returns a table with two labels and their values per row. */
function table(...rows: readonly (readonly string[])[]): string {
  const cell = (text: string, at: number) =>
    `<td style="border:1px solid #999;padding:2px 6px;${at % 2 === 0 ? 'background:#f0f0f0;' : ''}">${text}</td>`;
  const lines = rows.map((texts) => `<tr>${texts.map(cell).join('')}</tr>`);
  return `<table style="width:100%;border-collapse:collapse">${lines.join('')}</table>`;
}

const OLD_LOAN_COLUMNS: readonly (readonly [heading: string, member: keyof OldLoan])[] = [
  ['Entidad Financiera', 'fine_entity'],
  ['CLABE', 'entity_clabe'],
  ['Importe del préstamo', 'loan_amount'],
  ['Descuento mensual', 'monthly_deduction'],
  ['Plazo', 'deductions_term'],
  ['CAT con IVA', 'cat_with_iva'],
  ['Saldo capital', 'capital_balance'],
  ['Monto total a pagar', 'total_amount_due'],
];

function oldLoansTable(loans: readonly OldLoan[]): string {
  const headings = OLD_LOAN_COLUMNS.map(([heading]) => `<th>${heading}</th>`).join('');
  const rows = loans.map((loan) => `<tr>${OLD_LOAN_COLUMNS.map(([, member]) => `<td>${loan[member]}</td>`).join('')}</tr>`);
  return html`
    <b>Préstamos a liquidar</b>
    <table style="width:100%;border-collapse:collapse;font-size:9px" border=1><tr>${headings}</tr>${rows.join('')}</table>`;
}
