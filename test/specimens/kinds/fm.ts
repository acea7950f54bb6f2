import { CARD, type Drawing } from '../drawing.ts';
import { dateAs, dayOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';

const countries = ['COLOMBIA', 'ESPAÑA', 'VENEZUELA', 'ARGENTINA', 'GUATEMALA', 'ESTADOS UNIDOS DE AMÉRICA'];

/** Draws a foreign person with country, document number and day of issue. */
export function some(random: Random) {
  const issue = dayOf(random, 2022, 2025);
  return { person: personOf(random, { abroad: true }), country: random.of(countries), number: random.digits(12), issue };
}

/** Returns the same day of the next year. */
export const yearLater = (iso: string) => `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`;

export const truthOf = (
  { person, country, number, issue }: ReturnType<typeof some>,
  type: 'RESIDENTE_TEMPORAL' | 'RESIDENTE_PERMANENTE' | 'FM2' | 'FM3',
  expiry: string | null,
) => ({
  ...{ type, number, name: person.name, last_name: [person.first, person.second].filter(Boolean).join(' ') },
  ...{ first_lastname: person.first, second_lastname: person.second || null, country, birth_date: person.birth, gender: person.sex },
  ...{
    curp: person.curp,
    curp_structure_valid: true,
    curp_valid: null,
    expedition_date: issue,
    expiration_date: expiry,
    curp_response: null,
  },
});

export const fmDrawing: Drawing<'fm'> = {
  layouts: {
    /** A temporary or permanent resident's card. */
    async card(page, random) {
      const [holder, sheet] = [some(random), await page(CARD)];
      const isPermanent = random.chance(0.4);
      const expiry = isPermanent ? null : yearLater(holder.issue);
      sheet.text('INSTITUTO NACIONAL DE MIGRACIÓN', 220, 30, { size: 15, bold: true });
      sheet.text(isPermanent ? 'RESIDENTE PERMANENTE' : 'RESIDENTE TEMPORAL', 220, 56, { size: 18, bold: true });
      sheet.portrait(30, 110, 170, 210);
      sheet.signature(45, 340, 140);
      const pairs: [string, string][] = [
        ['APELLIDOS', [holder.person.first, holder.person.second].filter(Boolean).join(' ')],
        ['NOMBRE', holder.person.name],
        ['NACIONALIDAD', holder.country],
        ['FECHA DE NACIMIENTO', dateAs.slashed(holder.person.birth)],
        ['SEXO', holder.person.sex],
        ['CURP', holder.person.curp],
        ['NUE', holder.number],
        ['EXPEDICIÓN', dateAs.slashed(holder.issue)],
        ['VENCIMIENTO', expiry ? dateAs.slashed(expiry) : 'INDEFINIDO'],
      ];
      for (const [at, [label, value]] of pairs.entries()) {
        sheet.text(label, 220, 100 + at * 33, { size: 9, gray: 0.35 });
        sheet.text(value, 220, 111 + at * 33, { size: 14 });
      }
      return truthOf(holder, isPermanent ? 'RESIDENTE_PERMANENTE' : 'RESIDENTE_TEMPORAL', expiry);
    },

    /** A page of the old FM2 or FM3 booklet. */
    async booklet(page, random) {
      const [holder, sheet] = [some(random), await page([420, 560])];
      const type = random.of(['FM2', 'FM3'] as const);
      const expiry = yearLater(holder.issue);
      sheet.text('FORMA MIGRATORIA', 40, 40, { size: 14, bold: true });
      sheet.text(type, 320, 40, { size: 16, bold: true });
      const rows: [string, string][] = [
        ['Número de documento:', holder.number],
        ['Nombre:', holder.person.name],
        ['Primer apellido:', holder.person.first],
        ['Segundo apellido:', holder.person.second],
        ['Nacionalidad:', holder.country],
        ['Fecha de nacimiento:', dateAs.long(holder.person.birth)],
        ['Sexo:', holder.person.sex],
        ['CURP:', holder.person.curp],
        ['Calidad migratoria:', 'NO INMIGRANTE'],
        ['Fecha de expedición:', dateAs.long(holder.issue)],
        ['Fecha de vencimiento:', dateAs.long(expiry)],
      ];
      for (const [at, [label, value]] of rows.entries()) {
        const end = sheet.text(label, 40, 90 + at * 26, { size: 9 });
        sheet.text(value, end + 6, 88 + at * 26, { size: 12, bold: true });
      }
      return truthOf(holder, type, expiry);
    },
  },
};
