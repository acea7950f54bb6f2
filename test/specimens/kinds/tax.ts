import type { Drawing } from '../drawing.ts';
import { dateAs, dayOf, type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

const regimes = [
  'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
  'Régimen Simplificado de Confianza',
  'Régimen de Arrendamiento',
];

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

const codeOf = ({ person, id }: Taxpayer) =>
  `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=${id}_${person.rfc}`;

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

function labelled(sheet: Sheet, rows: readonly (readonly [string, string])[], x: number, y: number, gap: number) {
  for (const [at, [label, value]] of rows.entries()) {
    const end = sheet.text(label, x, y + at * gap, { size: 8, bold: true });
    sheet.text(value, end + 4, y + at * gap, { size: 8 });
  }
}

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

export const csfDrawing: Drawing<'csf'> = {
  layouts: {
    /** Two columns of labels for the address, as the certificate of today. */
    async columns(page, random) {
      const [taxpayer, first] = [taxpayerOf(random), await page()];
      const { address } = taxpayer.person;
      card(first, taxpayer, 60);
      first.text('CONSTANCIA DE SITUACIÓN FISCAL', 330, 60, { size: 12, bold: true });
      first.text('Lugar y Fecha de Emisión', 330, 84, { size: 8 });
      first.text('GUADALAJARA , JALISCO A 02 DE NOVIEMBRE DE 2026', 330, 96, { size: 8 });
      first.text('Datos de Identificación del Contribuyente:', 60, 214, { size: 10, bold: true });
      labelled(first, identification(taxpayer), 60, 236, 19);
      first.text('Datos del domicilio registrado', 60, 430, { size: 10, bold: true });
      labelled(
        first,
        [
          ['Código Postal:', address.zip],
          ['Nombre de Vialidad:', plain(address.street)],
          ['Número Interior:', address.inner],
          ['Nombre de la Localidad:', plain(address.municipality)],
          ['Nombre de la Entidad Federativa:', plain(address.state)],
          ['Y Calle:', ''],
        ],
        ...([60, 452, 20] as const),
      );
      labelled(
        first,
        [
          ['Tipo de Vialidad:', 'CALLE'],
          ['Número Exterior:', address.outer],
          ['Nombre de la Colonia:', plain(address.neighborhood)],
          ['Nombre del Municipio o Demarcación Territorial:', plain(address.municipality)],
          ['Entre Calle:', 'PROLONGACION SUR'],
        ],
        ...([310, 452, 20] as const),
      );
      const second = await page();
      second.text('Actividades Económicas:', 60, 60, { size: 9, bold: true });
      second.text('1 Asalariado 100 01/01/2019', 60, 78, { size: 8.5 });
      table(second, taxpayer, 110);
      const { holder, rest } = truthOf(taxpayer);
      return { csf_data: holder, ...rest, rfc_person_valid: null, rfc_person_status: taxpayer.situation };
    },

    /** A table of cells: label left, value right, without a blank behind the colon. */
    async cells(page, random) {
      const [taxpayer, sheet] = [taxpayerOf(random), await page()];
      const { address } = taxpayer.person;
      sheet.text('CONSTANCIA DE SITUACIÓN FISCAL', 200, 40, { size: 12, bold: true });
      card(sheet, taxpayer, 60);
      const rows: [string, string][] = [
        ...identification(taxpayer),
        ['Código Postal:', address.zip],
        ['Tipo de Vialidad:', 'AVENIDA (AV.)'],
        ['Nombre de Vialidad:', plain(address.street)],
        ['Número Exterior:', address.outer],
        ['Número Interior:', address.inner],
        ['Nombre de la Colonia:', plain(address.neighborhood)],
        ['Nombre del Municipio o Demarcación Territorial:', plain(address.municipality)],
        ['Nombre de la Entidad Federativa:', plain(address.state)],
        ['Correo electrónico:', taxpayer.person.email],
      ];
      for (const [at, [label, value]] of rows.entries()) {
        sheet.text(label, 60, 206 + at * 15, { size: 8 });
        sheet.text(value, 300, 206 + at * 15, { size: 8.5, bold: true });
      }
      table(sheet, taxpayer, 500);
      const { holder, rest } = truthOf(taxpayer, { email: taxpayer.person.email });
      return { csf_data: holder, ...rest, rfc_person_valid: null, rfc_person_status: taxpayer.situation };
    },
  },
};

export const cifDrawing: Drawing<'cif'> = {
  layouts: {
    /** As the page behind the card's code prints it. */
    async page(newSheet, random) {
      const [taxpayer, sheet] = [taxpayerOf(random), await newSheet()];
      const { person, start, change, situation, inForce } = taxpayer;
      const { address } = person;
      card(sheet, taxpayer, 40);
      sheet.text('Datos de identificación', 60, 190, { size: 10, bold: true });
      const rows: [string, string][] = [
        ['CURP:', person.curp],
        ['Nombre:', plain(person.name)],
        ['Apellido Paterno:', plain(person.first)],
        ['Apellido Materno:', plain(person.second)],
        ['Fecha Nacimiento:', dateAs.dashed(person.birth)],
        ['Fecha de Inicio de operaciones:', dateAs.dashed(start)],
        ['Situación del contribuyente:', situation],
        ['Fecha del último cambio de situación:', dateAs.dashed(change)],
        ['Entidad Federativa:', plain(address.state)],
        ['Municipio o delegación:', plain(address.municipality)],
        ['Colonia:', plain(address.neighborhood)],
        ['Tipo de vialidad:', 'CALLE'],
        ['Nombre de la vialidad:', plain(address.street)],
        ['Número exterior:', address.outer],
        ['Número interior:', address.inner],
        ['CP:', address.zip],
        ['Correo electrónico:', person.email],
        ['AL:', 'JALISCO 1'],
      ];
      labelled(sheet, rows, 60, 212, 17);
      sheet.text('Características fiscales', 60, 530, { size: 10, bold: true });
      for (const [at, { regime, start_date }] of inForce.entries()) {
        labelled(
          sheet,
          [
            ['Régimen:', regime],
            ['Fecha de alta:', dateAs.dashed(start_date)],
          ],
          ...([60, 552 + at * 40, 17] as const),
        );
      }
      const { holder, rest } = truthOf(taxpayer, { email: person.email, al: 'JALISCO 1' });
      return { cif: holder, ...rest, rfc_person_valid: null };
    },

    /** The card alone. */
    async card(newSheet, random) {
      const [taxpayer, sheet] = [taxpayerOf(random), await newSheet([420, 240])];
      card(sheet, taxpayer, 40);
      const { holder, rest } = truthOf(taxpayer);
      const nothing = <Record extends object>(record: Record) =>
        Object.fromEntries(Object.keys(record).map((name) => [name, null])) as { [Name in keyof Record]: null };
      return {
        cif: holder,
        ...rest,
        identification_data: nothing(rest.identification_data),
        fiscal_address: nothing(rest.fiscal_address),
        fiscal_characteristics: { rfc: taxpayer.person.rfc, regimes: [] },
        rfc_person_valid: null,
      };
    },
  },
};
