import type { Drawing } from '../drawing.ts';
import { type Address, dateAs, moneyOf, type Person, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

export const streetLine = ({ street, outer, inner }: Address) => `${street} ${outer}${inner ? ` INT ${inner}` : ''}`;

/** Returns the data that should be read from a bill. */
export const truthOf = (
  person: Person,
  more: {
    type: 'electricity' | 'telephone' | 'water' | 'gas' | 'internet' | 'property_tax';
    brand: string;
    date: string;
    end: string;
    recent: boolean;
  },
) => ({
  ...{ name: person.full, type: more.type, issued_by: more.brand, date: more.date, end_date: more.end, likely_recent: more.recent },
  address: {
    ...{
      street: person.address.street,
      ext_num: person.address.outer,
      int_num: person.address.inner || null,
      postal_code: person.address.zip,
    },
    ...{ neighborhood: person.address.neighborhood, municipality: person.address.municipality, state: person.address.state },
    country: 'México',
  },
});

/** Draws the address for an envelope's window: name, street, neighbourhood, postal code, place. */
export function window(sheet: Sheet, person: Person, x: number, y: number) {
  const { address } = person;
  const lines = [
    person.full,
    streetLine(address),
    `COL. ${address.neighborhood}`,
    `C.P. ${address.zip}`,
    `${address.municipality}, ${address.state}`,
  ];
  for (const [at, line] of lines.entries()) sheet.text(line, x, y + at * 13, { size: 10, bold: at === 0 });
}

/** Returns a billing period. `limit` is the last day of payment, `recent` if that is at most three months before `TODAY`. */
export function periodOf(random: Random) {
  const year = random.of([2024, 2025, 2026]);
  const month = random.between(1, 8);
  const two = (number: number) => String(number).padStart(2, '0');
  const [start, end, limit] = [`${year}-${two(month)}-05`, `${year}-${two(month + 2)}-04`, `${year}-${two(month + 2)}-22`];
  return { start, end, limit, recent: limit >= '2026-08-22' };
}

function rowsOf(sheet: Sheet, rows: readonly (readonly [string, string])[], x: number, y: number, gap = 18) {
  for (const [at, [label, value]] of rows.entries()) {
    const end = sheet.text(label, x, y + at * gap, { size: 9, bold: true });
    sheet.text(value, end + 6, y + at * gap, { size: 9 });
  }
}

export const addressProofDrawing: Drawing<'addressProof'> = {
  layouts: {
    async electricity(page, random) {
      const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
      sheet.text('CFE Suministrador de Servicios Básicos', 60, 40, { size: 12, bold: true });
      sheet.text('Río Ródano 14, colonia Cuauhtémoc, CP 06500, Ciudad de México. RFC: CSS160330CP7', 60, 56, { size: 6 });
      window(sheet, person, 60, 90);
      rowsOf(
        sheet,
        [
          ['NO. DE SERVICIO:', random.digits(12)],
          ['RMU:', `${random.digits(5)} 26-05-01 XAXX-010101 001 CFE`],
          ['LÍMITE DE PAGO:', dateAs.brief(period.limit)],
          ['PERIODO FACTURADO:', `${dateAs.brief(period.start)} - ${dateAs.brief(period.end)}`],
          ['TARIFA:', '1'],
          ['NO. MEDIDOR:', `${random.letters(2)}${random.digits(6)}`],
        ],
        ...([60, 190] as const),
      );
      sheet.text('TOTAL A PAGAR:', 380, 90, { size: 12, bold: true });
      sheet.text(`$${moneyOf(random.between(90, 4000))}`, 380, 106, { size: 20, bold: true });
      return truthOf(person, { type: 'electricity', brand: 'CFE', date: period.start, end: period.end, recent: period.recent });
    },

    async telephone(page, random) {
      const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
      sheet.text('Teléfonos de México S.A.B. de C.V.', 60, 40, { size: 11, bold: true });
      sheet.text('Parque Vía 198, Col. Cuauhtémoc C.P. 06599 Ciudad de México RFC: TME840315KT6', 60, 54, { size: 7 });
      sheet.text('Estado de cuenta', 400, 40, { size: 12, bold: true });
      window(sheet, person, 60, 110);
      rowsOf(
        sheet,
        [
          ['Teléfono:', person.phone],
          ['Fecha de emisión:', dateAs.slashed(period.end)],
          ['Pagar antes de:', dateAs.short(period.limit)],
          ['Total a pagar:', `$ ${moneyOf(random.between(300, 1500))}`],
        ],
        ...([360, 110, 20] as const),
      );
      return truthOf(person, { type: 'telephone', brand: 'Telmex', date: period.end, end: period.limit, recent: period.recent });
    },

    async water(page, random) {
      const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
      const { address } = person;
      sheet.text('SIAPA', 60, 40, { size: 16, bold: true });
      sheet.text('Servicio de agua potable y alcantarillado', 60, 60, { size: 9 });
      rowsOf(
        sheet,
        [
          ['Número de cuenta:', random.digits(9)],
          ['Usuario:', person.full],
          ['Domicilio:', streetLine(address)],
          ['Colonia:', address.neighborhood],
          ['C.P.:', address.zip],
          ['Municipio:', address.municipality],
          ['Estado:', address.state],
          ['Fecha de expedición:', dateAs.long(period.start)],
          ['Fecha de vencimiento:', dateAs.long(period.limit)],
          ['Total a pagar:', `$${moneyOf(random.between(100, 900))}`],
        ],
        ...([60, 100] as const),
      );
      return truthOf(person, { type: 'water', brand: 'SIAPA', date: period.start, end: period.limit, recent: period.recent });
    },

    async gas(page, random) {
      const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
      sheet.text('Naturgy', 60, 40, { size: 18, bold: true });
      sheet.text('Consumo de gas natural', 60, 64, { size: 9 });
      window(sheet, person, 340, 80);
      const cells: [string, string][] = [
        ['Número de cuenta', random.digits(8)],
        ['Periodo', `${dateAs.slashed(period.start)} al ${dateAs.slashed(period.end)}`],
        ['Fecha límite de pago', dateAs.slashed(period.limit)],
        ['Total a pagar', `$${moneyOf(random.between(150, 1900))}`],
      ];
      for (const [at, [label, value]] of cells.entries()) {
        sheet.text(label, 60, 100 + at * 34, { size: 8, gray: 0.3 });
        sheet.text(value, 60, 112 + at * 34, { size: 11, bold: true });
      }
      return truthOf(person, { type: 'gas', brand: 'Naturgy', date: period.start, end: period.end, recent: period.recent });
    },
  },
};
