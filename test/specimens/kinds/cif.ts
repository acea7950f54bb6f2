import type { Drawing } from '../drawing.ts';
import { dateAs } from '../people.ts';
import { card, labelled, plain, taxpayerOf, truthOf } from './tax.ts';

export const cifDrawing: Drawing<'cif'> = {
  layouts: {
    /** Print of the web page to which the card's QR code leads. */
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

    /** The card without the page's other data. */
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
