import type { Drawing } from '../drawing.ts';
import { dateAs, dayOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';

type Person = ReturnType<typeof personOf>;

/** Returns the original string (cadena original) of the digital seal, which the QR code also contains. */
export const chainOf = (person: Person, date: string, folio: string) =>
  `||Invocante:portalimssdigital|Trámite:Asignación de NSS|Fecha:${dateAs.long(date).toLowerCase()}, 10:21:45|Folio:${folio}|CURP:${person.curp}|NSS:${person.nss}||`;

export const truthOf = (person: Person, date: string, folio: string, qr: boolean) => ({
  ...{
    nss: person.nss,
    request_date: date,
    folio,
    name: person.name,
    first_lastname: person.first,
    second_lastname: person.second || null,
  },
  ...{ birthdate: person.birth, curp: person.curp, gender: person.sex === 'M' ? 'MUJER' : 'HOMBRE', state_of_birth: person.birthState },
  ...{ qr_found: qr, qr_valid: qr, nss_valid: null, nss_structure_valid: true, nss_response: null },
  ...{ curp_structure_valid: true, valid_curp: null, curp_response: null },
});

/** Draws a person with the date and folio of their request. */
export const some = (random: Random) => ({ person: personOf(random), date: dayOf(random, 2021, 2025), folio: `${random.digits(12)}` });

export const nssDrawing: Drawing<'nss'> = {
  layouts: {
    async table(page, random) {
      const [{ person, date, folio }, sheet] = [some(random), await page()];
      sheet.text('Instituto Mexicano del Seguro Social', 60, 50, { size: 11, bold: true });
      sheet.text('Asignación o Localización de Número de Seguridad Social', 60, 72, { size: 13, bold: true });
      const rows: [string, string][] = [
        ['Folio', folio],
        ['Fecha', dateAs.slashed(date)],
        ['Número de Seguridad Social', person.nss],
        ['CURP', person.curp],
        ['Nombre(s)', person.name],
        ['Primer apellido', person.first],
        ['Segundo apellido', person.second],
        ['Fecha de nacimiento', dateAs.slashed(person.birth)],
        ['Sexo', person.sex === 'M' ? 'MUJER' : 'HOMBRE'],
        ['Lugar de nacimiento', person.birthState],
      ];
      for (const [at, [label, value]] of rows.entries()) {
        sheet.line(60, 118 + at * 24, 490);
        sheet.text(label, 66, 122 + at * 24, { size: 9 });
        sheet.text(value, 260, 122 + at * 24, { size: 10, bold: true });
      }
      sheet.qr(chainOf(person, date, folio), 60, 420, 130);
      sheet.text('Cadena original', 60, 570, { size: 8, bold: true });
      sheet.wrapped(chainOf(person, date, folio), 60, 584, 490, { size: 6 });
      return truthOf(person, date, folio, true);
    },

    /** Layout in two columns, with labels over their values, and without a QR code. */
    async columns(page, random) {
      const [{ person, date, folio }, sheet] = [some(random), await page()];
      sheet.text('Asignación de Número de Seguridad Social', 60, 60, { size: 13, bold: true });
      const cells: [string, string][] = [
        ['Folio de la solicitud', folio],
        ['Fecha de solicitud', dateAs.long(date)],
        ['Nombre(s)', person.name],
        ['Primer apellido', person.first],
        ['Segundo apellido', person.second || '-'],
        ['Fecha de nacimiento', dateAs.slashed(person.birth)],
        ['Sexo', person.sex === 'M' ? 'MUJER' : 'HOMBRE'],
        ['Entidad de nacimiento', person.birthState],
        ['CURP', person.curp],
        ['Número de Seguridad Social', person.nss],
      ];
      for (const [at, [label, value]] of cells.entries()) {
        const [x, y] = [60 + (at % 2) * 260, 110 + Math.floor(at / 2) * 44];
        sheet.text(label, x, y, { size: 8, gray: 0.3 });
        sheet.text(value, x, y + 12, { size: 11, bold: true });
      }
      return truthOf(person, date, folio, false);
    },
  },
};
