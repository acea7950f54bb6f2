import type { Drawing } from '../drawing.ts';
import { dateAs, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** Returns the text of the certificate's QR code. */
export const codeOf = (person: ReturnType<typeof personOf>) =>
  `${person.curp}||${person.first}|${person.second}|${person.name}|${person.sex === 'M' ? 'MUJER' : 'HOMBRE'}|${dateAs.slashed(person.birth)}|${person.birthState}|14|`;

/** Returns the data that should be read; `qr`: the certificate has its QR code. */
export const truthOf = (person: ReturnType<typeof personOf>, registration: string, qr: boolean) => ({
  full_name: person.full,
  curp: person.curp,
  curp_structure_valid: true,
  birthdate: person.birth,
  state_of_birth: person.birthState,
  state_of_registration: registration,
  asociated_curps: [],
  qr_found: qr,
  qr_valid: qr,
  curp_valid: null,
  curp_response: null,
});

function title(sheet: Sheet) {
  sheet.text('ESTADOS UNIDOS MEXICANOS', 210, 60, { size: 12, bold: true });
  sheet.text('CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', 120, 84, { size: 12, bold: true });
}

const folio = (random: Random) => `${random.letters(2)}${random.digits(8)}`;

export const curpDrawing: Drawing<'curp'> = {
  layouts: {
    /** Values to the right of their labels. */
    async beside(page, random) {
      const [person, sheet] = [personOf(random), await page()];
      title(sheet);
      const rows: [string, string][] = [
        ['Clave:', person.curp],
        ['Nombre:', person.full],
        ['Fecha de inscripción:', '12/03/1999'],
        ['Folio:', folio(random)],
        ['Entidad de registro:', person.birthState],
      ];
      for (const [at, [label, value]] of rows.entries()) {
        sheet.text(label, 70, 150 + at * 22, { size: 10, bold: true });
        sheet.text(value, 210, 150 + at * 22, { size: 11 });
      }
      sheet.text('CURP Certificada: verificada con el Registro Civil', 70, 290, { size: 9 });
      sheet.qr(codeOf(person), 430, 140, 110);
      sheet.wrapped('Conforme a la Ley General de Población se expide la presente a petición de la persona interesada.', 70, 400, 460);
      return truthOf(person, person.birthState, true);
    },

    /** Values under their labels. */
    async below(page, random) {
      const [person, sheet] = [personOf(random), await page()];
      title(sheet);
      sheet.text('Clave', 70, 140, { size: 8, gray: 0.35 });
      sheet.text(person.curp, 70, 152, { size: 14, bold: true });
      sheet.text('Nombre', 70, 184, { size: 8, gray: 0.35 });
      sheet.text(person.full, 70, 196, { size: 12, bold: true });
      sheet.text('Fecha de inscripción', 70, 228, { size: 8, gray: 0.35 });
      sheet.text(dateAs.slashed('2001-05-09'), 70, 240, { size: 11 });
      sheet.text('Folio', 240, 228, { size: 8, gray: 0.35 });
      sheet.text(folio(random), 240, 240, { size: 11 });
      sheet.text('Entidad de registro', 380, 228, { size: 8, gray: 0.35 });
      sheet.text(person.birthState, 380, 240, { size: 11 });
      sheet.qr(codeOf(person), 70, 300, 120);
      return truthOf(person, person.birthState, true);
    },

    /** Layout with another CURP of the same person, and without a QR code. */
    async associated(page, random) {
      const [person, sheet] = [personOf(random), await page()];
      const other = personOf(random);
      title(sheet);
      for (const [at, [label, value]] of (
        [
          ['CURP:', person.curp],
          ['Nombre(s):', person.name],
          ['Primer apellido:', person.first],
          ['Segundo apellido:', person.second],
          ['Entidad de registro:', person.birthState],
        ] as const
      ).entries()) {
        const end = sheet.text(label, 70, 150 + at * 20, { size: 10 });
        sheet.text(value, end + 4, 150 + at * 20, { size: 10, bold: true });
      }
      sheet.text('CURP asociadas:', 70, 280, { size: 10, bold: true });
      sheet.text(other.curp, 70, 296, { size: 10 });
      return { ...truthOf(person, person.birthState, false), asociated_curps: [other.curp] };
    },
  },
};
