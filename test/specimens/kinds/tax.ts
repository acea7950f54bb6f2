import { dateAs, dayOf, type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

const regimes = [
  'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
  'Régimen Simplificado de Confianza',
  'Régimen de Arrendamiento',
];

/** A taxpayer as the tax authority (SAT) prints them. `id` is the idCIF, `over` a regime that has ended. */
interface Taxpayer {
  person: Person;
  id: string;
  start: string;
  change: string;
  situation: string;
  inForce: { regime: string; start_date: string }[];
  over: { regime: string; start_date: string; end: string } | null;
}

export function taxpayerOf(random: Random): Taxpayer {
  const start = dayOf(random, 2008, 2019);
  const first = random.between(0, 3);
  const count = random.between(1, 2);
  return {
    person: personOf(random),
    id: `1${random.digits(10)}`,
    start,
    change: start,
    situation: random.of(['ACTIVO', 'ACTIVO', 'SUSPENDIDO', 'REACTIVADO']),
    inForce: Array.from({ length: count }, (_, at) => ({ regime: regimes[(first + at) % 4]!, start_date: dayOf(random, 2019, 2024) })),
    over: random.chance(0.4) ? { regime: 'Régimen de Incorporación Fiscal', start_date: '2014-01-01', end: '31/12/2021' } : null,
  };
}

/** Returns the URL in the card's QR code. */
const codeOf = ({ person, id }: Taxpayer) =>
  `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=${id}_${person.rfc}`;

/** Returns a text without accents, as the SAT prints it; Ñ stays. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

export function truthOf({ person, id, start, change, situation, inForce }: Taxpayer, more: { email?: string; al?: string } = {}) {
  const { address } = person;
  return {
    holder: { full_name: plain(person.full), rfc: person.rfc, id },
    rest: {
      identification_data: {
        ...{
          curp: person.curp,
          name: plain(person.name),
          first_lastname: plain(person.first),
          second_lastname: plain(person.second) || null,
        },
        ...{ birthdate: person.birth, start_date: start, situation, situation_last_update: change },
      },
      fiscal_address: {
        ...{ street: plain(address.street), ext_num: address.outer, int_num: address.inner || null, postal_code: address.zip },
        ...{ neighborhood: plain(address.neighborhood), municipality: plain(address.municipality), state: plain(address.state) },
        ...{ email: more.email ?? null, al: more.al ?? null },
      },
      fiscal_characteristics: { rfc: person.rfc, regimes: inForce },
      ...{ qr_found: true, qr_valid: true },
    },
  };
}

/** Draws the tax identification card (cédula de identificación fiscal). */
export function card(sheet: Sheet, taxpayer: Taxpayer, y: number) {
  sheet.text('CÉDULA DE IDENTIFICACIÓN FISCAL', 60, y, { size: 11, bold: true });
  sheet.qr(codeOf(taxpayer), 60, y + 24, 86);
  sheet.text(taxpayer.person.rfc, 170, y + 26, { size: 11, bold: true });
  sheet.text('Registro Federal de Contribuyentes', 170, y + 40, { size: 8 });
  sheet.text(plain(taxpayer.person.full), 170, y + 62, { size: 11, bold: true });
  sheet.text('Nombre, denominación o razón social', 170, y + 76, { size: 8 });
  sheet.text(`idCIF: ${taxpayer.id}`, 170, y + 96, { size: 9 });
  sheet.text('VALIDA TU INFORMACIÓN FISCAL', 60, y + 122, { size: 8 });
}

/** Draws rows of a bold label with its value behind it. */
export function labelled(sheet: Sheet, rows: readonly (readonly [string, string])[], x: number, y: number, gap: number) {
  for (const [at, [label, value]] of rows.entries()) {
    const end = sheet.text(label, x, y + at * gap, { size: 8, bold: true });
    sheet.text(value, end + 4, y + at * gap, { size: 8 });
  }
}

/** Draws the tables of regimes and obligations. */
export function table(sheet: Sheet, { inForce, over }: Taxpayer, y: number) {
  sheet.text('Regímenes:', 60, y, { size: 9, bold: true });
  sheet.text('Régimen', 60, y + 18, { size: 8.5, bold: true });
  sheet.text('Fecha Inicio', 400, y + 18, { size: 8.5, bold: true });
  sheet.text('Fecha Fin', 490, y + 18, { size: 8.5, bold: true });
  let at = y + 34;
  for (const { regime, start_date } of inForce) {
    const lines = sheet.wrapped(regime, 60, at, 260, { size: 8.5 });
    sheet.text(dateAs.slashed(start_date), 400, at, { size: 8.5 });
    at += lines * 11 + 5;
  }
  if (over) {
    sheet.text(over.regime, 60, at, { size: 8.5 });
    sheet.text(dateAs.slashed(over.start_date), 400, at, { size: 8.5 });
    sheet.text(over.end, 490, at, { size: 8.5 });
    at += 16;
  }
  sheet.text('Obligaciones:', 60, at + 14, { size: 9, bold: true });
  sheet.text('Descripción de la Obligación', 60, at + 30, { size: 8.5, bold: true });
  sheet.text('Pago definitivo mensual de IVA.', 60, at + 44, { size: 8.5 });
  sheet.text('01/01/2020', 400, at + 44, { size: 8.5 });
  sheet.text('Sus datos personales son incorporados y protegidos en los sistemas del SAT.', 60, at + 70, { size: 7 });
}

export const identification = ({ person, start, change, situation }: Taxpayer): [string, string][] => [
  ['RFC:', person.rfc],
  ['CURP:', person.curp],
  ['Nombre (s):', plain(person.name)],
  ['Primer Apellido:', plain(person.first)],
  ['Segundo Apellido:', plain(person.second)],
  ['Fecha inicio de operaciones:', dateAs.long(start)],
  ['Estatus en el padrón:', situation],
  ['Fecha de último cambio de estado:', dateAs.long(change)],
  ['Nombre Comercial:', ''],
];
