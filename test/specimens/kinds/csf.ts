import type { Drawing } from '../drawing.ts';
import { card, identification, labelled, plain, table, taxpayerOf, truthOf } from './tax.ts';

export const csfDrawing: Drawing<'csf'> = {
  layouts: {
    /** Layout with the address in two columns of labels, as on the present certificate. */
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

    /** A table with the label on the left and the value on the right. */
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
